// What typed text means, by the marks of its language.
// SPDX-License-Identifier: MIT

extension AnswerType {
  /// Why typed text is no value of a type, as the catalogue calls it.
  struct TypeFault: Error {
    let code: Text
    init(_ code: Text) { self.code = code }
  }

  /// What typed text means; text that means nothing leaves a field of numbers or dates without a
  /// value, and stays as it is in a field of text.
  func read(_ raw: Text, _ locale: Locale) -> Value {
    if raw.isEmpty { return empty }
    switch self {
    case .text(let type): return .text(type.canonical(raw))
    case .number(let whole):
      return (try? AnswerType.number(raw, whole: whole, locale)).map(Value.number) ?? .null
    case .civil(let kind):
      return AnswerType.civil(raw, kind, locale).map { .text(Text($0.canonicalText)) } ?? .null
    case .bool, .key, .keys, .any: return empty
    }
  }

  /// A number by the marks of `locale`, never guessed.
  static func number(_ raw: Text, whole: Bool, _ locale: Locale) throws(TypeFault) -> Decimal {
    let text: Text
    do throws(TypedNumber.Fault) {
      text = try raw.withBytes { bytes throws(TypedNumber.Fault) in
        try TypedNumber.json(bytes, whole ? .integer : .double, locale: locale)
      }
    } catch {
      if error == .ambiguous { throw TypeFault("type.number.ambiguous") }
      throw TypeFault(whole ? "type.integer" : "type.double")
    }
    do throws(Decimal.Fault) { return try Decimal(json: text) } catch {
      throw TypeFault("type.number.outOfRange")
    }
  }
  /// A civil value; only dates are typed in the order of `locale` too.
  private static func civil(_ raw: Text, _ kind: CivilKind, _ locale: Locale) -> CivilValue? {
    guard kind == .date else { return try? CivilValue(raw, as: kind) }
    guard let (year, month, day) = raw.withBytes({ TypedDate.read($0, locale: locale) }) else {
      return nil
    }
    return CivilDate(year: year, month: month, day: day).map(CivilValue.date)
  }
}
