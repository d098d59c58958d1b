// The calendar: counting days, weekdays, months and years.
// SPDX-License-Identifier: MIT

import Testing

@testable import FormCore

@Suite struct CivilDateTests {
  private static func date(_ text: String) throws -> CivilDate { try CivilDate(Text(text)) }

  @Test(arguments: [
    (-719_163, "nil", 0), (2_932_897, "nil", 0), (Int.min, "nil", 0), (Int.max, "nil", 0),
    (-719_162, "0001-01-01", 1), (2_932_896, "9999-12-31", 5), (0, "1970-01-01", 4),
    (-1, "1969-12-31", 3), (59, "1970-03-01", 7), (11_016, "2000-02-29", 2),
    (-25_509, "1900-02-28", 3), (-25_508, "1900-03-01", 4), (19_844, "2024-05-01", 3),
    (-141_428, "1582-10-14", 4),
  ])
  func countsDays(_ number: Int, _ text: String, _ weekday: Int) throws {
    let day = Day(number)
    #expect((day?.date.canonicalText ?? "nil") == text)
    guard let day else { return }
    #expect(Day(try Self.date(text)) == day)
    #expect(day.number == number)
    #expect(day.weekday == weekday)
    #expect(try Self.date(text).weekday == weekday)
  }

  /// Every day of the 9,999 years, each year's months compared with the calendar's own rules.
  @Test func goesThroughAllDaysInOrder() {
    var (year, month, day, weekday) = (1, 1, 1, 1)
    for number in Day.first.number...Day.last.number {
      if number % 7 == 0 || day == 1 || day >= 28 {
        guard let counted = Day(number), let written = CivilDate(year: year, month: month, day: day)
        else {
          Issue.record("no day \(number)")
          return
        }
        guard counted.date == written, Day(written) == counted, counted.weekday == weekday else {
          Issue.record("day \(number) is not \(year)-\(month)-\(day)")
          return
        }
      }
      weekday = weekday % 7 + 1
      let leap = year % 400 == 0 || year % 4 == 0 && year % 100 != 0
      let length = month == 2 ? (leap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
      day += 1
      if day > length { (day, month) = (1, month + 1) }
      if month > 12 { (month, year) = (1, year + 1) }
    }
    #expect(year == 10_000)
  }

  @Test(arguments: [
    ("2024-01-31", 1, "2024-02-29"), ("2023-01-31", 1, "2023-02-28"),
    ("2024-03-31", -1, "2024-02-29"),
    ("2024-05-31", 1, "2024-06-30"), ("2024-12-15", 1, "2025-01-15"),
    ("2024-01-15", -1, "2023-12-15"),
    ("2024-02-29", 12, "2025-02-28"), ("2024-02-29", 48, "2028-02-29"),
    ("2024-05-01", 0, "2024-05-01"),
    ("9999-12-31", 1, "nil"), ("0001-01-01", -1, "nil"), ("0001-12-31", -11, "0001-01-31"),
    ("2024-05-01", Int.max, "nil"), ("2024-05-01", Int.min, "nil"), ("9999-11-30", 1, "9999-12-30"),
    ("2024-05-01", -1204, "1924-01-01"),
  ])
  func addsMonths(_ text: String, _ months: Int, _ expected: String) throws {
    let moved = try Self.date(text).adding(months: months)
    #expect((moved?.canonicalText ?? "nil") == expected)
  }

  @Test(arguments: [
    ("2024-02-28", 1, "2024-02-29"), ("2023-02-28", 1, "2023-03-01"),
    ("2024-12-31", 1, "2025-01-01"),
    ("2024-03-01", -1, "2024-02-29"), ("9999-12-31", 1, "nil"), ("0001-01-01", -1, "nil"),
    ("2024-05-01", Int.max, "nil"), ("2024-05-01", Int.min, "nil"),
    ("2024-05-01", 365, "2025-05-01"),
  ])
  func addsDays(_ text: String, _ days: Int, _ expected: String) throws {
    #expect((try Self.date(text).adding(days: days)?.canonicalText ?? "nil") == expected)
  }

  @Test(arguments: [
    ("2024-02-29", 1, "2025-02-28"), ("2024-02-29", 4, "2028-02-29"),
    ("2024-02-29", -124, "1900-02-28"),
    ("2024-05-01", 8000, "nil"), ("2024-05-01", Int.max, "nil"), ("2006-05-01", 18, "2024-05-01"),
  ])
  func addsYears(_ text: String, _ years: Int, _ expected: String) throws {
    #expect((try Self.date(text).adding(years: years)?.canonicalText ?? "nil") == expected)
  }

  @Test(arguments: [
    (2024, 2, 29), (2023, 2, 28), (1900, 2, 28), (2000, 2, 29), (2024, 4, 30), (2024, 12, 31),
    (2024, 0, 0), (2024, 13, 0), (0, 1, 0), (10_000, 1, 0), (-4, 2, 0), (Int.max, 1, 0),
    (2024, Int.min, 0),
  ])
  func knowsTheLengthOfMonths(_ year: Int, _ month: Int, _ expected: Int) {
    #expect(CivilDate.daysIn(month: month, year: year) == expected)
    #expect(CivilDate(year: year, month: month, day: expected + 1) == nil)
    #expect((CivilDate(year: year, month: month, day: expected) != nil) == (expected > 0))
    #expect(CivilDate(year: year, month: month, day: Int.min) == nil)
  }

  @Test func orders() throws {
    let dates = try [
      "0001-01-01", "1999-12-31", "2000-01-01", "2000-01-31", "2000-02-01", "9999-12-31",
    ]
    .map(Self.date)
    for (at, one) in dates.enumerated() {
      for (index, other) in dates.enumerated() {
        #expect((one < other) == (at < index))
        #expect((Day(one) < Day(other)) == (at < index))
        #expect((one == other) == (at == index))
      }
    }
  }
}
