// Answers at the edges: what is typed, what it means, what is wrong with it; refusals first.
// SPDX-License-Identifier: MIT

import Testing

@testable import FormCore

/// One answer as it is typed into a field with these attributes.
struct TypedAnswer: CustomTestStringConvertible, Sendable {
  let name: String
  let field: [(Attribute, Value)]
  let raw: Text
  let value: Value
  let broken: [String]
  var locale: Text = "en"
  init(
    _ name: String, _ field: [(Attribute, Value)], _ raw: Text, _ value: Value,
    _ broken: [String] = [], _ locale: Text = "en"
  ) {
    (self.name, self.field, self.raw, self.value) = (name, field, raw, value)
    (self.broken, self.locale) = (broken, locale)
  }
  var testDescription: String { name }
}

struct AnswerEdgeTests {
  private static let integer: [(Attribute, Value)] = [(.type, "integer")]
  private static let double: [(Attribute, Value)] = [(.type, "double")]
  private static let money: [(Attribute, Value)] = [(.type, "double"), (.maxDecimals, 2)]
  private static let whole: [(Attribute, Value)] = [(.type, "double"), (.maxDecimals, 0)]
  private static let date: [(Attribute, Value)] = [(.type, "date")]
  private static let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"

  /// A sketch of ours of what pitfalls B23, B24, B26, B27, B31 and B33 tell, and RSFormView's lists.
  static let refused: [TypedAnswer] = [
    TypedAnswer("digits of another script", integer, "١٢", .null, ["type"]),
    TypedAnswer("wide digits", integer, "１２", .null, ["type"]),
    TypedAnswer("a superscript", integer, "1²", .null, ["type"]),
    TypedAnswer("an underscore", integer, "1_000", .null, ["type"]),
    TypedAnswer("hexadecimal", integer, "0x10", .null, ["type"]),
    TypedAnswer("an exponent", integer, "1e3", .null, ["type"]),
    TypedAnswer("a sign alone", integer, "-", .null, ["type"]),
    TypedAnswer("two signs", integer, "--1", .null, ["type"]),
    TypedAnswer("blanks around, which nobody asked to trim", integer, " 42 ", .null, ["type"]),
    TypedAnswer("a blank alone", integer, " ", .null, ["type"]),
    TypedAnswer("a trailing newline", integer, "42\n", .null, ["type"]),
    TypedAnswer("decimals of a whole number", integer, "1.0", .null, ["type"]),
    TypedAnswer(
      "35 digits", integer, "12345678901234567890123456789012345", .null, ["type"]),
    TypedAnswer("not a number", double, "NaN", .null, ["type"]),
    TypedAnswer("infinity", double, "Infinity", .null, ["type"]),
    TypedAnswer("minus infinity", double, "-inf", .null, ["type"]),
    TypedAnswer("a hexadecimal float", double, "0x1p3", .null, ["type"]),
    TypedAnswer("beyond any float", double, "1e400", .null, ["type"]),
    TypedAnswer("below any float", double, "1e-400", .null, ["type"]),
    TypedAnswer("a mark alone", double, ".", .null, ["type"]),
    TypedAnswer("two marks", double, "1.2.3", .null, ["type"]),
    TypedAnswer("letters behind", double, "12abc", .null, ["type"]),
    TypedAnswer("a plus", double, "+1.5", .null, ["type"]),
    TypedAnswer("a currency", double, "$5", .null, ["type"]),
    TypedAnswer("an accountant's minus", double, "(5)", .null, ["type"]),
    TypedAnswer("NaN below a maximum", double + [(.max, 5)], "NaN", .null, ["type"]),
    TypedAnswer("three decimals", money, "1.505", number("1.505"), ["maxDecimals"]),
    TypedAnswer("decimals where none may be", whole, "1.5", number("1.5"), ["maxDecimals"]),
    TypedAnswer("the other mark alone", double, "5.6", .null, ["type"], "de"),
    TypedAnswer("groups that are none", double, "1,2,3", .null, ["type"], "de"),
    TypedAnswer("no leap day", date, "2023-02-29", .null, ["type"]),
    TypedAnswer("no leap day in 1900", date, "1900-02-29", .null, ["type"]),
    TypedAnswer("a day too many", date, "02/30/2020", .null, ["type"]),
    TypedAnswer("five digits of a year", date, "12024-01-01", .null, ["type"]),
    TypedAnswer("two digits of a year", date, "1/2/24", .null, ["type"]),
    TypedAnswer("a date with a newline", date, "2024-02-29\n", .null, ["type"]),
    TypedAnswer("digits of another script in a date", date, "２０２４-02-29", .null, ["type"]),
    TypedAnswer("the day first in English", date, "29/2/2024", .null, ["type"]),
    TypedAnswer("a sign in a zip", [(.type, "fiveDigitZipCode")], "+1234", "+1234", ["type"]),
    TypedAnswer("a minus in a zip", [(.type, "fiveDigitZipCode")], "-1234", "-1234", ["type"]),
    TypedAnswer(
      "a newline behind an address", [(.type, "email")], "a@b.co\n", "a@b.co\n", ["type"]),
    TypedAnswer(
      "letters of any script, not asked for", [(.type, "email")], "x@bücher.example",
      "x@bücher.example", ["type"]),
    TypedAnswer(
      "international, one label", [(.type, "email"), (.international, true)], "x@bücher",
      "x@bücher",
      ["type"]),
    TypedAnswer(
      "two families where one may be", [(.maxLength, 1)], Text(family + family),
      .text(Text(family + family)), ["maxLength"]),
    TypedAnswer(
      "one mark too long in bytes", [(.maxLength, 2)], "e\u{301}e\u{301}e\u{301}",
      "e\u{301}e\u{301}e\u{301}", ["maxLength"]),
    TypedAnswer("too short", [(.minLength, 2)], "a", "a", ["minLength"]),
    TypedAnswer("nothing at all", [(.nonEmpty, true)], "", "", ["nonEmpty"]),
    TypedAnswer("blanks alone", [(.notBlank, true)], " \u{3000}\n", " \u{3000}\n", ["notBlank"]),
  ]
  static let taken: [TypedAnswer] = [
    TypedAnswer("blanks around, trimmed", integer + [(.transforms, .list(["trim"]))], " 42 ", 42),
    TypedAnswer("a plus of a whole number", integer, "+5", 5),
    TypedAnswer("leading zeros", integer, "007", 7),
    TypedAnswer("more than 64 bits", integer, "9223372036854775808", number("9223372036854775808")),
    TypedAnswer(
      "less than 64 bits", integer, "-9223372036854775809", number("-9223372036854775809")),
    TypedAnswer(
      "34 digits", integer, "1234567890123456789012345678901234",
      number("1234567890123456789012345678901234")),
    TypedAnswer("no whole part", double, ".5", number("0.5")),
    TypedAnswer("no decimals behind the mark", double, "5.", 5),
    TypedAnswer("surplus zeros", money, "00.10", number("0.1")),
    TypedAnswer("two decimals", money, "1.50", number("1.5")),
    TypedAnswer("a mark where no decimals may be", whole, "1.", 1),
    TypedAnswer("a decimal comma", double, "5,6", number("5.6"), [], "de"),
    TypedAnswer("groups and a comma", double, "1.234,5", number("1234.5"), [], "de"),
    TypedAnswer(
      "narrow blanks between groups", double, "1\u{202F}234,5", number("1234.5"), [], "fr"),
    TypedAnswer("a leap day", date, "2024-02-29", "2024-02-29"),
    TypedAnswer("a leap day in 2000", date, "2/29/2000", "2000-02-29"),
    TypedAnswer("the day first in German", date, "29.2.2024", "2024-02-29", [], "de"),
    TypedAnswer("a zip with its zero", [(.type, "fiveDigitZipCode")], "01234", "01234"),
    TypedAnswer(
      "letters of any script, asked for", [(.type, "email"), (.international, true)],
      "x@bücher.example", "x@bücher.example"),
    TypedAnswer(
      "an apostrophe and a plus", [(.type, "email")], "o'neil+tag@example.co",
      "o'neil+tag@example.co"),
    TypedAnswer("a family is one", [(.maxLength, 1)], Text(family), .text(Text(family))),
    TypedAnswer("CR LF is one", [(.maxLength, 3)], "a\r\nb", "a\r\nb"),
    TypedAnswer("a letter with its mark is one", [(.maxLength, 1)], "e\u{301}", "e\u{301}"),
    TypedAnswer("a blank is something", [(.nonEmpty, true)], " ", " "),
    TypedAnswer("a newline is something", [(.nonEmpty, true)], "\n", "\n"),
    TypedAnswer("an empty answer has no length", [(.minLength, 2)], "", ""),
    TypedAnswer("anything", [], "\u{202E}👩‍🚀 \n", "\u{202E}👩‍🚀 \n"),
  ]
  private static func number(_ text: Text) -> Value {
    (try? Decimal(json: text)).map(Value.number) ?? .null
  }

  @Test(arguments: refused + taken)
  func isJudged(_ answer: TypedAnswer) throws {
    let sketch = try Sketch(.textField, answer.field, form: [(.locale, .text(answer.locale))])
    try sketch.set(.raw(answer.raw))
    #expect(try sketch.answer()?.value == answer.value)
    #expect(try sketch.broken() == answer.broken)
  }
  /// Whatever was typed stands as it was, unless transforms were asked for.
  @Test(arguments: refused + taken)
  func isKeptAsTyped(_ answer: TypedAnswer) throws {
    guard !answer.field.contains(where: { $0.0 == .transforms }) else { return }
    let sketch = try Sketch(.textField, answer.field, form: [(.locale, .text(answer.locale))])
    try sketch.set(.raw(answer.raw))
    #expect(try sketch.row().typed == answer.raw)
  }

  /// Each unit of length, by the longest that a family of three still has.
  @Test(
    arguments: [("graphemes", 1), ("scalars", 5), ("utf16", 8), ("bytes", 18)] as [(Text, Value)])
  func countsItsUnit(_ unit: Text, _ count: Value) throws {
    let length = try #require(count.number?.asInt)
    for (attribute, bound, broken) in [
      (Attribute.maxLength, length, []), (.maxLength, length - 1, ["maxLength"]),
      (.minLength, length, []), (.minLength, length + 1, ["minLength"]),
    ] as [(Attribute, Int, [String])] {
      let sketch = try Sketch(
        .textField, [(attribute, .number(Decimal(bound)))], form: [(.lengthUnit, .text(unit))])
      try sketch.set(.raw(Text(Self.family)))
      #expect(try sketch.broken() == broken)
    }
  }
}
