// Options by condition: which list can be chosen from, and what becomes of what was chosen before.
// SPDX-License-Identifier: MIT

/// One of a field's `optionsWhen`: what can be chosen while its condition is the first that holds.
struct Alternative: Sendable {
  /// The options as their author wrote them; null stands for "not known yet".
  let options: Value
  let choices: Choices

  /// Where the condition of the one at `index` stands among a field's attributes.
  static func place(_ index: Int) -> [Fault.Step] {
    [.member("optionsWhen"), .index(index), .member("when")]
  }
  /// Those of a field.
  static func all(_ attributes: Attributes) throws(Fault) -> [Alternative] {
    var found: [Alternative] = []
    for (index, alternative) in (attributes[.optionsWhen]?.list ?? []).enumerated() {
      let options = alternative.member("options") ?? .list([])
      let choices = try Fault.at([.member("optionsWhen"), .index(index)]) { () throws(Fault) in
        try Choices(options)
      }
      found.append(Alternative(options: options, choices: choices))
    }
    return found
  }
}

/// Why a choice may not be among the options that are offered.
enum ChoiceCause {
  /// It was given, at this place in the call: refused there unless it is offered in the end.
  case given([Fault.Step])
  /// It came with its item, at this place in there: refused there unless it is offered.
  case begun([Fault.Step])
  /// It was there before its options were others: gone with them.
  case offered
  /// It was what the form began with: gone unless it is offered now.
  case reset
}

extension FieldPlan {
  /// What can be chosen while the alternative `offer` is offered, or the field's own while 0 is.
  func choices(_ offer: Int) -> Choices? {
    offer > 0 && offer <= alternatives.count ? alternatives[offer - 1].choices : choices
  }
  /// The value as the field holds it while `offer` is offered.
  func normal(_ value: Value, _ offer: Int) throws(Fault) -> Value {
    let value = try normal(value)
    guard !alternatives.isEmpty, type.isChosen, let choices = choices(offer) else { return value }
    return try choices.normal(value)
  }
  /// A choice of which every key is among some of the options.
  func known(_ value: Value) throws(Fault) -> Value {
    func isKnown(_ key: Text) -> Bool {
      choices?.mayHave(key) ?? true || alternatives.contains { $0.choices.mayHave(key) }
    }
    if let key = value.text, !isKnown(key) { throw Fault(.noSuchOption) }
    for (index, key) in (value.list ?? []).enumerated() where !(key.text.map(isKnown) ?? false) {
      throw Fault(.noSuchOption, at: [.index(index)])
    }
    return value
  }
}

extension Row.Content {
  /// What can be chosen as things are; nil where nothing is chosen.
  var choices: Choices? { plan?.choices(answer?.offer ?? 0) }
  /// The options offered instead of the field's own; nil while those are.
  var offered: Value? {
    guard let plan, let offer = answer?.offer, offer > 0, offer <= plan.alternatives.count else {
      return nil
    }
    return plan.alternatives[offer - 1].options
  }
}

extension Form {
  /// Has the choice of a field follow what is offered when all is settled.
  ///
  /// Most fields offer the same whatever is answered; then nobody asks for the cause, which makes a
  /// list of where the edit stands.
  func follow(_ field: Row, _ cause: @autoclosure () -> ChoiceCause) {
    guard !(field.content.plan?.alternatives.isEmpty ?? true) else { return }
    let cause = cause()
    // What was given stays so, whatever happened to its options since.
    switch (draft.chosen[ObjectIdentifier(field)], cause) {
    case (.given?, .offered), (.given?, .reset), (.begun?, .offered), (.begun?, .reset): return
    default: break
    }
    draft.chosen[ObjectIdentifier(field)] = cause
    draft.agenda.add(.row(field))
  }
  /// The same where its attributes were others; `old` is what they meant.
  func follow(_ field: Row, from old: FieldPlan?) {
    guard let answer = field.content.answer, let plan = field.content.plan else { return }
    if answer.offer > plan.alternatives.count { change(field) { $0.answer?.offer = 0 } }
    let wasOffered = old?.choices(answer.offer)?.holds(answer.value) ?? true
    guard wasOffered, draft.chosen[ObjectIdentifier(field)] == nil else { return }
    draft.chosen[ObjectIdentifier(field)] = .offered
    draft.agenda.add(.row(field))
  }

  /// Works out what a field offers, and what of its choice that leaves.
  ///
  /// A hidden field keeps its choice until it shows: its answer is nobody's business until then.
  func settleOffer(_ row: Row, appears: Bool) throws(Fault) {
    let isDue = row.standing.due.remove(.offering) != nil
    var cause = draft.chosen.isEmpty ? nil : draft.chosen[ObjectIdentifier(row)]
    let isBegun = cause == nil && row.isNew(serial)
    guard let plan = row.content.plan, let before = row.content.answer,
      !plan.alternatives.isEmpty || cause != nil
    else { return }
    if isDue, let offers = row.content.logic?.offers {
      let offer = try firstOffer(offers, of: row)
      if offer != before.offer {
        change(row) { $0.answer?.offer = offer }
        if row.isComputed { row.standing.due.insert(.computing) }
        queue(row)
        let wasOffered = plan.choices(before.offer)?.holds(before.value) ?? true
        if cause == nil, wasOffered { cause = .offered }
      }
    }
    guard let choices = row.content.choices, !row.isComputed, !isUndoing else { return }
    if cause != nil || isBegun { sortChoice(row, choices) }
    guard let value = row.content.answer?.value, row.visible, !choices.holds(value) else { return }
    let isChosen = plan.type.isChosen
    switch cause {
    case .given(let place)?: if isChosen { try refuse(value, choices, at: place) }
    case .begun(let place)?:
      if isChosen { try refuse(value, choices, at: blame(.row(row)) + place) }
    case _ where isBegun:
      if isChosen { try refuse(value, choices, at: blame(.row(row)) + valuePlace(of: row)) }
    case .offered?: clear(row, to: plan.kept(value, among: choices, ifGone: .clear))
    case .reset?, nil:
      if isChosen, cause != nil || appears {
        clear(row, to: plan.kept(value, among: choices, ifGone: .clear))
      }
    }
  }
  /// What a row begins with counts as unchanged.
  private func clear(_ row: Row, to value: Value) {
    write(row, value, raw: nil)
    if row.isNew(serial) { change(row) { $0.answer?.baseline = value } }
  }
  /// Where the first value of a row stands in what it came with.
  private func valuePlace(of row: Row) -> [Fault.Step] {
    guard let item = row.item, let index = item.rows.firstIndex(where: { $0 === row.line }) else {
      return [.member("value")]
    }
    let part = row.whole?.parts.firstIndex { $0 === row }
    let inside: [Fault.Step] = part.map { [.member("fields"), .index($0)] } ?? []
    return [.member("rows"), .index(index)] + inside + [.member("value")]
  }
  private func firstOffer(_ offers: [Condition], of row: Row) throws(Fault) -> Int {
    for (index, condition) in offers.enumerated()
    where try holds(condition, of: .row(row), at: Alternative.place(index)) {
      return index + 1
    }
    return 0
  }
  private func refuse(_ value: Value, _ choices: Choices, at place: [Fault.Step]) throws(Fault) {
    _ = try Fault.at(place) { () throws(Fault) in try choices.normal(value) }
  }
  /// Several choices stand in the order of what is offered.
  private func sortChoice(_ row: Row, _ choices: Choices) {
    guard row.content.plan?.type == .keys, let answer = row.content.answer else { return }
    let value = answer.value.list.map { Value.list(choices.sorted($0)) } ?? answer.value
    let baseline = answer.baseline.list.map { Value.list(choices.sorted($0)) } ?? answer.baseline
    if baseline != answer.baseline { change(row) { $0.answer?.baseline = baseline } }
    if value != answer.value { write(row, value, raw: nil) }
  }
}
