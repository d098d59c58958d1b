// Numbers and dates as each language shows them.
// SPDX-License-Identifier: MIT

import Testing

@testable import FormCore

private struct ShownNumber: CustomTestStringConvertible, Sendable {
  let number: Text
  let format: NumberFormat
  let locale: Locale
  let text: String
  init(_ number: Text, _ format: NumberFormat, _ locale: Locale, _ text: String) {
    (self.number, self.format, self.locale, self.text) = (number, format, locale, text)
  }
  var testDescription: String { "\(number.string) as \(text)" }
}

private let plain = NumberFormat()
private let grouped = NumberFormat(grouping: true)
private let none = NumberFormat(decimals: 0)
private let two = NumberFormat(decimals: 2)
private let euros = NumberFormat(decimals: 2, grouping: true, suffix: "\u{A0}€")

private let numbers: [ShownNumber] = [
  ShownNumber("", grouped, .en, ""), ShownNumber("abc", grouped, .en, "abc"),
  ShownNumber("-", two, .en, "-"), ShownNumber("1.", two, .en, "1."),
  ShownNumber("1.5", plain, .en, "1.5"), ShownNumber("1.5", plain, .de, "1,5"),
  ShownNumber("-1.5", plain, .fr, "-1,5"), ShownNumber("0", plain, .ja, "0"),
  ShownNumber("999", grouped, .en, "999"), ShownNumber("1000", grouped, .en, "1,000"),
  ShownNumber("-1234567.25", grouped, .de, "-1.234.567,25"),
  ShownNumber("1234", grouped, .fr, "1\u{202F}234"), ShownNumber("1234", grouped, .es, "1234"),
  ShownNumber("12345", grouped, .es, "12.345"), ShownNumber("1234.5", plain, .en, "1234.5"),
  ShownNumber("1.234567", two, .en, "1.23"), ShownNumber("2", two, .en, "2.00"),
  ShownNumber("0.125", two, .en, "0.12"), ShownNumber("0.135", two, .en, "0.14"),
  ShownNumber("0.1251", two, .en, "0.13"), ShownNumber("0.995", two, .en, "1.00"),
  ShownNumber("9.999", two, .en, "10.00"), ShownNumber("99.5", none, .en, "100"),
  ShownNumber("0.5", none, .en, "0"), ShownNumber("1.5", none, .en, "2"),
  ShownNumber("2.5", none, .en, "2"), ShownNumber("-0.4", none, .en, "0"),
  ShownNumber("-0.6", none, .en, "-1"),
  ShownNumber("1", NumberFormat(decimals: -3), .en, "1"),
  ShownNumber("1", NumberFormat(decimals: .max), .en, "1." + String(repeating: "0", count: 34)),
  ShownNumber("1234.5", euros, .de, "1.234,50\u{A0}€"),
  ShownNumber("-5", NumberFormat(prefix: "$"), .en, "-$5"),
]

private let both = DateParts(year: 2031, month: 4, day: 9, hour: 14, minute: 5, second: 7)
private let date = DateParts(year: 2031, month: 4, day: 9)
private let time = DateParts(hour: 0, minute: 30)

private struct ShownDate: CustomTestStringConvertible, Sendable {
  let parts: DateParts
  let format: DateFormat
  let locale: Locale
  let text: String
  init(_ parts: DateParts, _ format: DateFormat, _ locale: Locale, _ text: String) {
    (self.parts, self.format, self.locale, self.text) = (parts, format, locale, text)
  }
  init(
    _ parts: DateParts, _ date: DateFormat.Style, _ time: DateFormat.Style, _ locale: Locale,
    _ text: String
  ) {
    self.init(parts, .styles(date: date, time: time), locale, text)
  }
  var testDescription: String { "\(locale): \(text)" }
}

private let dates: [ShownDate] = [
  ShownDate(both, .none, .none, .en, ""), ShownDate(time, .full, .none, .en, ""),
  ShownDate(date, .none, .short, .en, ""),
  ShownDate(both, .short, .short, .en, "4/9/31, 2:05\u{202F}PM"),
  ShownDate(both, .medium, .medium, .en, "Apr 9, 2031, 2:05:07\u{202F}PM"),
  ShownDate(date, .long, .short, .en, "April 9, 2031"),
  ShownDate(date, .full, .none, .en, "Wednesday, April 9, 2031"),
  ShownDate(time, .none, .short, .en, "12:30\u{202F}AM"),
  ShownDate(both, .short, .short, .de, "09.04.31, 14:05"),
  ShownDate(date, .medium, .none, .de, "09.04.2031"),
  ShownDate(date, .full, .none, .de, "Mittwoch, 9. April 2031"),
  ShownDate(both, .short, .short, .fr, "09/04/2031 14:05"),
  ShownDate(both, .full, .full, .fr, "mercredi 9 avril 2031, 14:05:07"),
  ShownDate(date, .short, .none, .es, "9/4/31"),
  ShownDate(date, .full, .none, .es, "miércoles, 9 de abril de 2031"),
  ShownDate(time, .none, .medium, .es, "0:30:00"),
  ShownDate(both, .short, .short, .ja, "2031/04/09 14:05"),
  ShownDate(date, .full, .none, .ja, "2031年4月9日水曜日"),
  ShownDate(both, .pattern(""), .en, ""),
  ShownDate(both, .pattern("yyyy-MM-dd'T'HH:mm:ss"), .en, "2031-04-09T14:05:07"),
  ShownDate(both, .pattern("yy M d H h m s"), .en, "31 4 9 14 2 5 7"),
  ShownDate(both, .pattern("EEE, d MMM"), .de, "Mi., 9 Apr."),
  ShownDate(both, .pattern("h 'o''clock' a"), .en, "2 o'clock PM"),
  ShownDate(both, .pattern("''yy'"), .en, "'31"),
  ShownDate(both, .pattern("'open dd"), .en, "open dd"),
  ShownDate(both, .pattern("Q zzz"), .en, "Q zzz"),
  ShownDate(date, .pattern("d.M. HH"), .de, "9.4. "),
  ShownDate(DateParts(year: 800, month: 12, day: 25), .pattern("y yyyy"), .fr, "800 0800"),
  ShownDate(DateParts(year: 2000, month: 2, day: 29), .pattern("EEEE"), .en, "Tuesday"),
  ShownDate(DateParts(year: 1900, month: 3, day: 1), .pattern("EEEE"), .en, "Thursday"),
  ShownDate(DateParts(year: 1, month: 1, day: 1), .pattern("EEEE"), .en, "Monday"),
  ShownDate(DateParts(year: 9999, month: 12, day: 31), .pattern("EEEE"), .en, "Friday"),
  ShownDate(DateParts(year: .min, month: .min, day: .max), .pattern("EEEEMMMM"), .en, ""),
  ShownDate(DateParts(hour: .max), .pattern("EEEEMMMMy"), .en, ""),
]

@Suite("What is shown")
struct DisplayTests {
  @Test("of a number follows its format and language", arguments: numbers)
  private func number(_ shown: ShownNumber) {
    #expect(shown.format.text(shown.number, locale: shown.locale) == shown.text)
  }

  @Test("of a date follows its style or pattern and language", arguments: dates)
  private func date(_ shown: ShownDate) {
    #expect(shown.format.text(shown.parts, locale: shown.locale) == shown.text)
  }

  @Test("has all names in every language", arguments: Locale.allCases)
  func names(_ locale: Locale) {
    let data = locale.data
    #expect(data.months.count == 12)
    #expect(data.shortMonths.count == 12)
    #expect(data.weekdays.count == 7)
    #expect(data.shortWeekdays.count == 7)
    #expect(data.dates.count == 4)
    #expect(data.times.count == 2)
    #expect(data.joints.count == 2)
  }
}
