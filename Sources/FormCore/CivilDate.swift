// Days of the calendar: YYYY-MM-DD in no zone.
// SPDX-License-Identifier: MIT

/// A day of the proleptic Gregorian calendar, 0001-01-01 to 9999-12-31.
///
/// It is year, month and day and nothing else: no zone, no clock, so it never shifts.
public struct CivilDate: Sendable, Hashable {
  private let storedYear: Int16
  private let storedMonth: UInt8
  private let storedDay: UInt8

  /// 1 to 9999.
  public var year: Int { Int(storedYear) }
  /// 1 to 12.
  public var month: Int { Int(storedMonth) }
  /// 1 to 31.
  public var day: Int { Int(storedDay) }

  /// The day of that year, month and day of the month; nil if the calendar has none.
  public init?(year: Int, month: Int, day: Int) {
    guard day >= 1, day <= CivilDate.daysIn(month: month, year: year) else { return nil }
    self.init(known: year, month, day)
  }

  /// Takes parts already known to be a day.
  init(known year: Int, _ month: Int, _ day: Int) {
    storedYear = Int16(truncatingIfNeeded: year)
    storedMonth = UInt8(truncatingIfNeeded: month)
    storedDay = UInt8(truncatingIfNeeded: day)
  }

  /// Reads `YYYY-MM-DD`, the whole of `text`.
  public init(_ text: Text) throws(CivilFault) {
    self = try CivilReading.whole(text, .date) { r throws(CivilFault) in try CivilDate(&r) }
  }
  /// Reads the date part of a longer text.
  init(_ reading: inout CivilReading) throws(CivilFault) {
    let year = try reading.digits(4)
    try reading.take("-")
    let month = try reading.digits(2)
    try reading.take("-")
    let day = try reading.digits(2)
    guard let date = CivilDate(year: year, month: month, day: day) else {
      throw .impossible(reading.kind)
    }
    self = date
  }

  /// `YYYY-MM-DD`.
  public var canonicalText: String { CivilWriting.text { write(&$0) } }
  func write(_ writing: inout CivilWriting) {
    writing.put(year, width: 4)
    writing.put("-")
    writing.put(month, width: 2)
    writing.put("-")
    writing.put(day, width: 2)
  }

  /// Whether the year has a 29 February.
  public static func isLeap(year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }
  /// How many days the month has; 0 for a month or year that there is not.
  public static func daysIn(month: Int, year: Int) -> Int {
    guard year >= 1, year <= 9999 else { return 0 }
    return switch month {
    case 1, 3, 5, 7, 8, 10, 12: 31
    case 4, 6, 9, 11: 30
    case 2: isLeap(year: year) ? 29 : 28
    default: 0
    }
  }
}

extension CivilDate: Comparable {
  /// Whether `left` is the earlier day.
  public static func < (left: CivilDate, right: CivilDate) -> Bool { left.packed < right.packed }
  private var packed: Int { year << 9 | month << 5 | day }
}

extension CivilDate {
  /// The date `days` later, or earlier; nil outside the years 1 to 9999.
  public func adding(days: Int) -> CivilDate? { Day(self).adding(days)?.date }

  /// The date `months` later, or earlier; nil outside the years 1 to 9999.
  ///
  /// Where the month is too short it is its last day: 31 January and a month is 28 or 29 February.
  public func adding(months: Int) -> CivilDate? {
    let (total, overflow) = (year * 12 + month - 1).addingReportingOverflow(months)
    guard !overflow, total >= 12, total < 120_000 else { return nil }
    let (year, month) = (total / 12, total % 12 + 1)
    return CivilDate(
      known: year, month, min(day, CivilDate.daysIn(month: month, year: year)))
  }

  /// The date `years` later, or earlier; 29 February becomes the 28th where there is none.
  public func adding(years: Int) -> CivilDate? {
    let (months, overflow) = years.multipliedReportingOverflow(by: 12)
    return overflow ? nil : adding(months: months)
  }

  /// The day of the week, 1 (Monday) to 7 (Sunday) as in ISO 8601.
  public var weekday: Int { Day(self).weekday }
}
