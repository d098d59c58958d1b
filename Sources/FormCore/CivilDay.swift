// Days counted from 1970-01-01: what "today" is, and the arithmetic of dates.
// SPDX-License-Identifier: MIT

/// A calendar day as a count of days since 1970-01-01, within the years 1 to 9999.
///
/// The day comes into the model as a value: nothing below the event loop reads a clock.
public struct Day: Sendable, Hashable {
  private let stored: Int32

  /// Days since 1970-01-01, which is 0; earlier days are negative.
  public var number: Int { Int(stored) }

  /// The day that many days after 1970-01-01; nil outside 0001-01-01 to 9999-12-31.
  public init?(_ number: Int) {
    guard number >= Day.first.number, number <= Day.last.number else { return nil }
    self.init(known: number)
  }

  private init(known number: Int) { stored = Int32(truncatingIfNeeded: number) }

  /// 0001-01-01.
  public static let first = Day(known: -719_162)
  /// 9999-12-31.
  public static let last = Day(known: 2_932_896)

  /// The day of a date.
  ///
  /// Years are taken from March, in eras of 400 years or 146,097 days (Howard Hinnant,
  /// "chrono-Compatible Low-Level Date Algorithms", 2013).
  public init(_ date: CivilDate) {
    let year = date.month <= 2 ? date.year - 1 : date.year
    let era = year / 400
    let yearOfEra = year - era * 400
    let monthFromMarch = (date.month + 9) % 12
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + date.day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    self.init(known: era * 146_097 + dayOfEra - 719_468)
  }

  /// Year, month and day; the same source.
  public var date: CivilDate {
    let shifted = number + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return CivilDate(known: year, month, day)
  }

  /// The day `days` later, or earlier; nil outside the years 1 to 9999.
  public func adding(_ days: Int) -> Day? {
    let (sum, overflow) = number.addingReportingOverflow(days)
    return overflow ? nil : Day(sum)
  }

  /// The day of the week, 1 (Monday) to 7 (Sunday) as in ISO 8601.
  public var weekday: Int {
    // 0001-01-01 was a Monday, and counting from it keeps the remainder positive.
    (number - Day.first.number) % 7 + 1
  }
}

extension Day: Comparable {
  /// Whether `left` is the earlier day.
  public static func < (left: Day, right: Day) -> Bool { left.stored < right.stored }
}
