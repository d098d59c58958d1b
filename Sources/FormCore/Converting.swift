// An answer whose field is made another: what of it can follow.
// SPDX-License-Identifier: MIT

extension AnswerType {
  /// What a value becomes when its field's type changes from `old` to `new`.
  ///
  /// The date and time parts follow where they can (a missing time is midnight, no date is made
  /// up); numbers and text follow where one can be written as the other; else it is empty.
  public static func converted(_ value: Value, from old: AnswerType, to new: AnswerType) -> Value {
    if old == new { return value }
    switch (old, new) {
    case (_, .any): return value
    case (.civil(let before), .civil(let after)):
      let civil = value.text.flatMap { try? CivilValue($0, as: before) }
      return civil?.converted(to: after).map { .text(Text($0.canonicalText)) } ?? new.empty
    case (.text, .number), (.text, .civil), (.any, _), (.number, .number), (.text, .text):
      return (try? new.normal(value)) ?? new.empty
    case (.number, .text), (.civil, .text):
      return (try? new.normal(.text(old.canonicalText(value)))) ?? new.empty
    default: return new.empty
    }
  }
}

extension Answer {
  /// The same answer under another plan.
  ///
  /// What was typed is read anew where the new type is typed too, so that no text is lost; what was
  /// chosen stands in the order of the new options.
  func following(from old: FieldPlan, to new: FieldPlan, _ locale: Locale) -> Answer {
    var answer = self
    guard old.type != new.type else {
      if let choices = new.choices(offer), let keys = value.list, new.type == .keys {
        answer.value = .list(choices.sorted(keys))
        if let keys = baseline.list { answer.baseline = .list(choices.sorted(keys)) }
      }
      return answer
    }
    answer.value = AnswerType.converted(value, from: old.type, to: new.type)
    answer.baseline = AnswerType.converted(baseline, from: old.type, to: new.type)
    answer.raw = nil
    let typed = raw ?? old.type.canonicalText(value)
    if old.type.isTyped, new.type.isTyped, !typed.isEmpty, !new.type.isOtherDate(than: old.type) {
      if raw != nil || answer.value == new.type.empty {
        answer.value = new.type.read(typed, locale)
      }
      answer.raw = new.type.canonicalText(answer.value) == typed ? nil : typed
    }
    return answer
  }
}

extension AnswerType {
  /// Whether both are dates or times, of which parts follow and nothing is read anew.
  fileprivate func isOtherDate(than old: AnswerType) -> Bool {
    if case .civil = self, case .civil = old { return true }
    return false
  }
}
