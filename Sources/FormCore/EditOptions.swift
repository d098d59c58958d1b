// Edits of what can be chosen.
// SPDX-License-Identifier: MIT

/// What becomes of a choice that is no longer among the options.
public enum IfGone: Sendable, CaseIterable {
  /// Nothing is chosen any more.
  case clear
  /// The first option that can be chosen is.
  case first
  /// The choice is kept, and judged wrong.
  case keep
  /// The word on the wire.
  public var name: StaticString {
    switch self {
    case .clear: "clear"
    case .first: "first"
    case .keep: "keep"
    }
  }
}

extension Form {
  /// Replaces the options of a field; null means that they are not known yet.
  ///
  /// - Parameters:
  ///   - field: A field that is chosen.
  ///   - options: A list of options in normal form, or null.
  ///   - ifGone: What becomes of a choice that is no longer among them.
  /// - Throws: what is wrong with the options, or that the field takes none.
  public func setOptions(of field: Row, to options: Value, ifGone: IfGone) throws(Fault) {
    guard let type = field.content.plan?.type, type.takesOptions else {
      throw Fault(.wrongKind(field.kind), at: [.member("field")])
    }
    var attributes = field.content.attributes
    attributes[.options] = options
    try checkLimits(attributes)
    let stamp = now
    if attributes != field.content.attributes {
      change(field) { content in
        content.attributes = attributes
        content.answerStamp.renew(stamp)
      }
      try plan(field)
    }
    // What is computed is computed anew.
    guard !field.isComputed, let plan = field.content.plan, let answer = field.content.answer
    else { return }
    let kept = plan.kept(answer.value, among: plan.choices(answer.offer), ifGone: ifGone)
    if kept != answer.value { write(field, kept, raw: nil) }
  }
}

extension FieldPlan {
  /// What stays chosen of `value` when only these options can be.
  func kept(_ value: Value, among choices: Choices?, ifGone: IfGone) -> Value {
    guard ifGone != .keep, value != type.empty, let choices, !choices.holds(value) else {
      return value
    }
    let left = value.list?.filter { $0.text.map(choices.mayHave) ?? false } ?? []
    if !left.isEmpty { return .list(left) }
    guard ifGone == .first, let first = choices.first else { return type.empty }
    return value.list == nil ? .text(first) : .list([.text(first)])
  }
}
