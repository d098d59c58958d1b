// Typed numbers: what each language reads, and what nobody guesses.
// SPDX-License-Identifier: MIT

import FormCore
import Testing

private struct Typed: CustomTestStringConvertible, Sendable {
  let locale: Locale
  let kind: TypedNumber.Kind
  let text: String
  let expected: Result<Text, TypedNumber.Fault>
  init(
    _ locale: Locale, _ kind: TypedNumber.Kind, _ text: String, _ fault: TypedNumber.Fault
  ) {
    (self.locale, self.kind, self.text, self.expected) = (locale, kind, text, .failure(fault))
  }
  init(_ locale: Locale, _ kind: TypedNumber.Kind, _ text: String, _ number: Text) {
    (self.locale, self.kind, self.text, self.expected) = (locale, kind, text, .success(number))
  }
  var testDescription: String { "\(kind) \(text.debugDescription.prefix(40)) in \(locale)" }
}

private let integers: [Typed] = [
  Typed(.en, .integer, "", .malformed), Typed(.en, .integer, "1.0", .malformed),
  Typed(.en, .integer, "1,000", .ambiguous), Typed(.en, .integer, " 1", .malformed),
  Typed(.en, .integer, "1 ", .malformed), Typed(.en, .integer, "1e3", .malformed),
  Typed(.en, .integer, "0x1F", .malformed), Typed(.en, .integer, "--1", .malformed),
  Typed(.en, .integer, "+", .malformed), Typed(.en, .integer, "-", .malformed),
  Typed(.en, .integer, "+-1", .malformed), Typed(.en, .integer, "1_000", .malformed),
  Typed(.en, .integer, "١٢", .malformed), Typed(.ja, .integer, "１２", .malformed),
  Typed(.en, .integer, "1²", .malformed), Typed(.en, .integer, "\u{2212}5", .malformed),
  Typed(.de, .integer, "1.000", .ambiguous), Typed(.de, .integer, "1,0", .malformed),
  Typed(.en, .integer, "5\n", .malformed),
  Typed(.en, .integer, "0", "0"), Typed(.en, .integer, "7", "7"),
  Typed(.en, .integer, "-5", "-5"), Typed(.en, .integer, "+5", "5"),
  Typed(.en, .integer, "007", "7"), Typed(.en, .integer, "000", "0"),
  Typed(.en, .integer, "9223372036854775808", "9223372036854775808"),
  Typed(.en, .integer, "1,000,000", "1000000"), Typed(.de, .integer, "1.000.000", "1000000"),
  Typed(.fr, .integer, "1 000", "1000"),
]

private let doubles: [Typed] = [
  Typed(.en, .double, "", .malformed), Typed(.en, .double, "abc", .malformed),
  Typed(.en, .double, ".", .malformed), Typed(.en, .double, "-.", .malformed),
  Typed(.en, .double, "+1.5", .malformed), Typed(.en, .double, "--1", .malformed),
  Typed(.en, .double, "-", .malformed), Typed(.en, .double, "NaN", .malformed),
  Typed(.en, .double, "-inf", .malformed), Typed(.en, .double, "Infinity", .malformed),
  Typed(.en, .double, "$5", .malformed), Typed(.en, .double, "(5)", .malformed),
  Typed(.en, .double, "1.5E3", .malformed), Typed(.en, .double, "0x1p3", .malformed),
  Typed(.en, .double, "12abc", .malformed), Typed(.en, .double, "5%", .malformed),
  Typed(.en, .double, "1 ", .malformed), Typed(.en, .double, "1.2.3", .ambiguous),
  Typed(.en, .double, "1,5", .ambiguous), Typed(.en, .double, "1,000", .ambiguous),
  Typed(.en, .double, "1,00,000.5", .ambiguous), Typed(.en, .double, "1234,567.8", .ambiguous),
  Typed(.en, .double, "0,123,456", .ambiguous), Typed(.en, .double, "1,234.567,8", .ambiguous),
  Typed(.en, .double, "1,,234.5", .ambiguous), Typed(.en, .double, ",123.5", .malformed),
  Typed(.en, .double, "1,234,", .malformed), Typed(.en, .double, "1 234.5", .malformed),
  Typed(.de, .double, "5.6", .ambiguous), Typed(.de, .double, "1.234", .ambiguous),
  Typed(.de, .double, "1,2,3", .ambiguous), Typed(.de, .double, "1,234.5", .ambiguous),
  Typed(.de, .double, "1234.56", .ambiguous),
  Typed(.fr, .double, "5.6", .ambiguous), Typed(.fr, .double, "1 23,5", .malformed),
  Typed(.fr, .double, "1 234\u{A0}567", .malformed), Typed(.fr, .double, "1.234,5", .ambiguous),
  Typed(.es, .double, "1.5", .ambiguous), Typed(.ja, .double, "1,5", .ambiguous),
  Typed(.en, .double, "0", "0"), Typed(.en, .double, "1.50", "1.50"),
  Typed(.en, .double, "-1.5", "-1.5"), Typed(.en, .double, ".5", "0.5"),
  Typed(.en, .double, "5.", "5"), Typed(.en, .double, "00.10", "0.10"),
  Typed(.en, .double, "-0", "-0"), Typed(.en, .double, "1,234.5", "1234.5"),
  Typed(.en, .double, "1,234,567", "1234567"), Typed(.en, .double, "12,345.", "12345"),
  Typed(.de, .double, "5,6", "5.6"), Typed(.de, .double, "1.234,5", "1234.5"),
  Typed(.de, .double, "-1.234.567", "-1234567"), Typed(.de, .double, ",5", "0.5"),
  Typed(.fr, .double, "1 234,5", "1234.5"), Typed(.fr, .double, "1\u{A0}234,5", "1234.5"),
  Typed(.fr, .double, "1\u{202F}234", "1234"), Typed(.es, .double, "1.234,5", "1234.5"),
  Typed(.ja, .double, "1,234.5", "1234.5"),
]

@Suite("Typed numbers")
struct TypedNumberTests {
  @Test("are read by their language's marks or refused", arguments: integers + doubles)
  private func number(_ typed: Typed) {
    let read = Text(typed.text).withBytes { bytes in
      Result { () throws(TypedNumber.Fault) in
        try TypedNumber.json(bytes, typed.kind, locale: typed.locale)
      }
    }
    #expect(read == typed.expected)
  }
}
