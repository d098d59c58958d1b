// Edits of answers: one field set, many filled.
// SPDX-License-Identifier: MIT

/// What a field is given: a value of its type, or text as a person types it.
public enum Given: Sendable {
  case value(Value)
  case raw(Text)
}

extension Form {
  /// Sets one field; unless forced, only one that a person could edit when all is done.
  ///
  /// `silent` leaves it untouched in every sense: nobody is said to have been there.
  public func set(_ field: Row, to given: Given, force: Bool = false, silent: Bool = false)
    throws(Fault)
  {
    guard let plan = field.content.plan else { throw Fault(.noSuchField(field.id)) }
    try expectEditable(field, isForced: force)
    let (value, raw) = try read(given, plan)
    draft.typed = field
    follow(field, .given(draft.place + [.member("value")]))
    write(field, plan.adjusted(value, field.kind), raw: raw)
    if !silent { visit(field, plan) }
  }

  /// Fills in values by field, as a program loads what it has: nobody has been there.
  ///
  /// Computed fields are passed over, and what this hides keeps its answer whatever its policy.
  /// - Parameters:
  ///   - values: Values by field id, and lists of records by the ids of repeated sections; a null
  ///     clears.
  ///   - asBaseline: Whether they count as unchanged from now on.
  ///   - ignoreUnknown: Whether names of no field are passed over instead of refused.
  /// - Returns: the fields filled, and the names passed over, in the order given.
  /// - Throws: what is wrong with a value, inside its name.
  public func fill(_ values: [Value.Member], asBaseline: Bool, ignoreUnknown: Bool)
    throws(Fault) -> (fields: [Row], ignored: [Text])
  {
    draft.loads = true
    var fields: [Row] = []
    var ignored: [Text] = []
    try eachNamed(values, at: [.member("values")]) { name throws(Fault) in
      guard ignoreUnknown else { throw Fault(.noSuchField(name)) }
      ignored.append(name)
    } _: { field, given, place throws(Fault) in
      guard !field.isComputed, let plan = field.content.plan else { return }
      let value = try normal(given, plan)
      follow(field, .given(draft.place + place))
      write(field, value, raw: nil)
      if asBaseline, let answer = field.content.answer, answer.baseline != answer.value {
        change(field) { $0.answer?.baseline = answer.value }
      }
      fields.append(field)
    }
    return (fields, ignored)
  }

  private func read(_ given: Given, _ plan: FieldPlan) throws(Fault) -> (Value, raw: Text?) {
    switch given {
    case .value(let value):
      return (
        try Fault.at([.member("value")]) { () throws(Fault) in
          try transformed(try normal(value, plan), plan)
        }, nil
      )
    case .raw(let text):
      guard plan.type.isTyped else {
        throw Fault(.wrongType(expected: "a field that is typed"), at: [.member("raw")])
      }
      let text = try Fault.at([.member("raw")]) { () throws(Fault) in
        try checkLength(text)
        return try transformed(text, plan)
      }
      let value = plan.type.read(text, locale(of: plan))
      return (value, plan.type.canonicalText(value) == text ? nil : text)
    }
  }
  /// Text as the field's transforms leave it.
  private func transformed(_ text: Text, _ plan: FieldPlan) throws(Fault) -> Text {
    if plan.typing.transforms.isEmpty { return text }
    let text = plan.typing.transformed(text)
    try checkLength(text)
    return text
  }
  private func transformed(_ value: Value, _ plan: FieldPlan) throws(Fault) -> Value {
    guard !plan.typing.transforms.isEmpty, case .text = plan.type, let text = value.text else {
      return value
    }
    return .text(try transformed(text, plan))
  }
  /// Carries the transforms of a field out that somebody typed into and leaves.
  func transform(_ field: Row, _ plan: FieldPlan) {
    guard let answer = field.content.answer else { return }
    let old = answer.raw ?? plan.type.canonicalText(answer.value)
    guard let text = try? transformed(old, plan), text != old else { return }
    let value = plan.type.read(text, locale(of: plan))
    draft.typed = field
    write(field, value, raw: plan.type.canonicalText(value) == text ? nil : text)
  }
  /// Stores an answer; those who read it are judged too.
  func write(_ field: Row, _ value: Value, raw: Text?) {
    guard let answer = field.content.answer, answer.value != value || answer.raw != raw else {
      return
    }
    let stamp = now
    change(field) { content in
      content.answer?.become(value, raw: raw)
      content.answerStamp.renew(stamp)
    }
    answersChanged(in: field)
    if !answer.opinions.isEmpty { askAnew(field) }
    content.answersStamp.renew(stamp)
    queue(field)
    // Once is enough: who begins to read it later in this transaction is judged for that.
    guard !field.isMarked(.announced, in: serial) else { return }
    field.mark(.announced, in: serial)
    announceValue(of: field)
  }
  /// Somebody has been in a field.
  func visit(_ field: Row, _ plan: FieldPlan) {
    guard let answer = field.content.answer else { return }
    let shows = answer.showsIssues || validateOn(plan) == .change
    guard !answer.touched || shows != answer.showsIssues else { return }
    change(field) {
      $0.answer?.touched = true
      $0.answer?.showsIssues = shows
    }
  }
  /// When issues of a field begin to show: as it says, else as the form says, else on leaving it.
  func validateOn(_ plan: FieldPlan) -> ValidateOn {
    plan.validateOn ?? content.attributes.text(.validateOn).flatMap(ValidateOn.init) ?? .blur
  }
  /// Whether a person could edit `field` now.
  func checkEditable(_ field: Row) throws(Fault) {
    if let lock = lock(of: field) { throw Fault(.notEditable(lock)) }
  }
  /// Why nobody could edit `field` now; nil when they could.
  ///
  /// Asked before everything is settled, so what follows from attributes is not taken as known.
  func lock(of field: Row) -> FormError.Lock? { lock(of: field, isEnabled: isEnabled(field)) }
  /// The same where it is known whether it can be used.
  func lock(of field: Row, isEnabled: Bool) -> FormError.Lock? {
    if field.isComputed { return .computed }
    if !field.visible { return .hidden }
    if !isEnabled { return .disabled }
    if field.isReadonly || content.attributes.flag(.readonly) { return .readonly }
    return nil
  }
}
