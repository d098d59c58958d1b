// What a condition names, and what it compares answers with: names of nobody, answers never given.
// SPDX-License-Identifier: MIT

extension Lint {
  /// Looks at what a condition names and compares.
  ///
  /// Names that are looked up in the elements of a list are nobody's business.
  mutating func names(in source: Value) {
    switch source {
    case .null, .bool, .number, .text: break
    case .list(let list): each(of: list) { $0.names(in: $1) }
    case .record(let members):
      guard members.count == 1, let found = Operator.named(members[0].name) else { return }
      inside([.name(members[0].name)]) { $0.arguments(of: found, members[0].value) }
    }
  }
  private mutating func arguments(of found: Operator, _ given: Value) {
    switch (found, given) {
    case (.read, .list(let list)):
      each(of: list) { lint, argument, index in
        if index == 0 { lint.literals(in: argument) } else { lint.names(in: argument) }
      }
    case (.read, _), (.missing, _): literals(in: given)
    case (.missingSome, .list(let list)):
      each(of: list) { lint, argument, index in
        if index == 1 { lint.literals(in: argument) } else { lint.names(in: argument) }
      }
    case (_, .list(let list)):
      each(of: list) { lint, argument, index in
        if !found.walks(index) { lint.names(in: argument) }
      }
      compared(by: found, list)
    default: names(in: given)
    }
  }
  private mutating func each(of list: [Value], _ body: (inout Lint, Value, Int) -> Void) {
    for (index, element) in list.enumerated() {
      inside([.index(index)]) { body(&$0, element, index) }
    }
  }
  private mutating func each(of list: [Value], _ body: (inout Lint, Value) -> Void) {
    each(of: list) { lint, element, _ in body(&lint, element) }
  }
  /// Names that are written out, or chosen by `if` and `merge`.
  private mutating func literals(in given: Value) {
    switch given {
    case .null: break
    case .bool, .number, .text: if let name = ConditionName(given) { look(up: name) }
    case .list(let list): each(of: list) { $0.literals(in: $1) }
    case .record(let members):
      guard members.count == 1, let found = Operator.named(members[0].name) else { return }
      inside([.name(members[0].name)]) { lint in
        guard let list = members[0].value.list else { return lint.literals(in: members[0].value) }
        lint.each(of: list) { lint, argument, index in
          let decides = found != .merge && index % 2 == 0 && index + 1 < list.count
          if decides { lint.names(in: argument) } else { lint.literals(in: argument) }
        }
      }
    }
  }
  private mutating func look(up name: ConditionName) {
    switch name.subject(plain: false) {
    case nil, .formValidity?, .dirt?: break
    case .validity(let id)?, .visibility(let id)?:
      if row(id) == nil, form.repeated(id) == nil { warn(.unknownField(id)) }
    case .value?:
      guard !name.text.isEmpty else { return }
      if name.ids.contains(where: { form.repeated($0.id) != nil }) { return }
      let rows = name.ids.compactMap { self.row($0.id) }
      guard let row = rows.first else { return warn(.unknownField(name.text)) }
      if rows.allSatisfy({ $0.content.answer == nil }) { warn(.noAnswer(row.id)) }
    }
  }

  // MARK: Comparing

  /// Looks at what a field of few answers is compared with.
  private mutating func compared(by found: Operator, _ arguments: [Value]) {
    guard arguments.count == 2 else { return }
    switch found {
    case .equal, .unequal, .same, .different:
      let isStrict = found == .same || found == .different
      for (index, other) in [(1, 0), (0, 1)] {
        guard let field = field(named: arguments[other]) else { continue }
        inside([.index(index)]) { $0.compare(field, arguments[index], isStrict: isStrict) }
      }
    case .contains:
      if let field = field(named: arguments[0]), case .list(let list) = arguments[1] {
        for (index, element) in list.enumerated() {
          inside([.index(1), .index(index)]) { $0.compare(field, element, isStrict: true) }
        }
      }
      guard let field = field(named: arguments[1]), field.content.plan?.type == .keys else {
        return
      }
      inside([.index(0)]) { $0.compare(field, arguments[0], isStrict: true) }
    default: break
    }
  }
  /// The field whose whole answer is read, without anything to stand in for it.
  private func field(named argument: Value) -> Row? {
    guard let name = argument.member("var"), argument.record?.count == 1,
      let id = name.text ?? (name.list?.count == 1 ? name.list?[0].text : nil)
    else { return nil }
    return row(id)
  }
  private mutating func compare(_ field: Row, _ literal: Value, isStrict: Bool) {
    switch literal {
    case .bool, .number, .text: break
    // Null is what a hidden field reads as; what is worked out is not known.
    case .null, .list, .record: return
    }
    guard !field.isSecret, let answers = answers(of: field) else { return }
    var evaluation = Evaluation(
      answers: FormAnswers(form: form, reveals: false, item: nil), meter: meter)
    defer { meter = evaluation.meter }
    for answer in answers {
      let isEqual =
        isStrict
        ? try? evaluation.areSame(answer, literal) : try? evaluation.areEqual(answer, literal)
      // Where the work was too much nothing is known.
      if isEqual ?? true { return }
    }
    warn(.neverEqual(field.id))
  }
  /// All answers a field can have, as far as they are few and known.
  private func answers(of field: Row) -> [Value]? {
    guard let type = field.content.plan?.type else { return nil }
    switch type {
    case .bool: return [.bool(true), .bool(false)]
    case .key, .keys: return keys(of: field)?.map(Value.text)
    case .text, .number, .civil, .any: return nil
    }
  }
}
