// Order, minute intervals, changes of mode and arithmetic of civil values.
// SPDX-License-Identifier: MIT

import Testing

@testable import FormCore

@Suite struct CivilValueTests {
  private static let samples: [CivilKind: String] = [
    .date: "2024-03-10", .time: "02:30:05.5", .dateTime: "2024-03-10T02:30:05.5",
    .instant: "2024-03-10T02:30:05.5Z", .duration: "PT2H30M",
  ]
  private static func value(_ kind: CivilKind) throws -> CivilValue {
    try CivilValue(Text(try #require(samples[kind])), as: kind)
  }

  @Test(arguments: [
    (CivilKind.date, CivilKind.time, "nil"), (.date, .duration, "nil"),
    (.time, .date, "nil"), (.time, .dateTime, "nil"), (.time, .instant, "nil"),
    (.time, .duration, "nil"), (.dateTime, .duration, "nil"), (.instant, .duration, "nil"),
    (.duration, .date, "nil"), (.duration, .time, "nil"), (.duration, .dateTime, "nil"),
    (.duration, .instant, "nil"),
    (.date, .dateTime, "2024-03-10T00:00"), (.date, .instant, "2024-03-10T00:00:00Z"),
    (.dateTime, .date, "2024-03-10"), (.dateTime, .time, "02:30:05.5"),
    (.dateTime, .instant, "2024-03-10T02:30:05.5Z"), (.instant, .date, "2024-03-10"),
    (.instant, .time, "02:30:05.5"), (.instant, .dateTime, "2024-03-10T02:30:05.5"),
  ])
  func followsItsMode(_ from: CivilKind, _ to: CivilKind, _ expected: String) throws {
    let value = try Self.value(from)
    #expect(value.kind == from)
    #expect((value.converted(to: to)?.canonicalText ?? "nil") == expected)
  }

  @Test(arguments: CivilKind.allCases)
  func keepsItselfInItsOwnMode(_ kind: CivilKind) throws {
    let value = try Self.value(kind)
    #expect(value.converted(to: kind) == value)
    for other in CivilKind.allCases {
      #expect((value.isBefore(try Self.value(other)) == nil) == (other != kind))
    }
  }

  @Test(arguments: [
    (CivilKind.date, "2024-05-01", "2024-05-02"), (.time, "09:59:59.999999999", "10:00"),
    (.time, "10:00", "10:00:00.000000001"), (.dateTime, "2024-05-01T23:59", "2024-05-02T00:00"),
    (.dateTime, "2024-05-01T00:00", "2024-05-01T00:00:00.1"),
    (.instant, "1969-12-31T23:59:59.9Z", "1970-01-01T00:00Z"), (.duration, "PT59M", "PT1H"),
    (.duration, "PT0S", "PT0.000000001S"), (.duration, "PT9H", "PT10H"),
  ])
  func orders(_ kind: CivilKind, _ earlier: String, _ later: String) throws {
    let one = try CivilValue(Text(earlier), as: kind)
    let two = try CivilValue(Text(later), as: kind)
    #expect(one.isBefore(two) == true)
    #expect(two.isBefore(one) == false)
    #expect(one.isBefore(one) == false)
    #expect(one != two)
  }

  @Test(arguments: [
    (0, false), (-5, false), (7, false), (60, false), (31, false), (Int.max, false), (1, true),
    (2, true), (5, true), (15, true), (20, true), (30, true),
  ])
  func knowsMinuteIntervals(_ interval: Int, _ expected: Bool) {
    #expect(CivilValue.isMinuteInterval(interval) == expected)
  }

  @Test(arguments: [
    (CivilKind.time, "10:07", 5, false), (.time, "10:05:01", 5, false),
    (.time, "10:05:00.1", 5, false),
    (.time, "10:00:30", 1, false), (.dateTime, "2024-05-01T10:10", 15, false),
    (.duration, "PT1H7M", 5, false), (.duration, "PT5M1S", 5, false),
    (.time, "10:05", 5, true), (.time, "10:00", 30, true), (.time, "00:00", 30, true),
    (.dateTime, "2024-05-01T10:45", 15, true), (.instant, "2024-05-01T10:45Z", 15, true),
    (.duration, "PT1H30M", 30, true), (.duration, "PT0S", 30, true),
    (.date, "2024-05-01", 30, true),
    (.time, "10:07", 7, true), (.time, "10:07", 0, true),
  ])
  func judgesMinuteIntervals(
    _ kind: CivilKind, _ text: String, _ interval: Int, _ expected: Bool
  ) throws {
    #expect(try CivilValue(Text(text), as: kind).isOn(minuteInterval: interval) == expected)
  }

  @Test(arguments: [
    ("2024-02-28T23:30", "PT1H", "2024-02-29T00:30"),
    ("2024-05-01T00:00", "PT0S", "2024-05-01T00:00"),
    ("9999-12-31T23:59", "PT1M", "nil"), ("2024-05-01T10:00", "PT0.5S", "2024-05-01T10:00:00.5"),
    ("2024-05-01T10:00", "PT240H", "2024-05-11T10:00"),
    ("9000-01-01T00:00", "PT999999H", "9114-01-30T15:00"),
  ])
  func addsDurations(_ text: String, _ length: String, _ expected: String) throws {
    let start = try CivilDateTime(Text(text))
    let duration = try CivilDuration(Text(length))
    let end = start.adding(duration)
    #expect((end?.canonicalText ?? "nil") == expected)
    if let end { #expect(end.subtracting(duration) == start) }
  }

  @Test func goesNoFurtherBackThanYearOne() throws {
    let start = try CivilDateTime("0001-01-01T00:59")
    #expect(start.subtracting(try CivilDuration("PT1H")) == nil)
    #expect(start.subtracting(try CivilDuration("PT59M"))?.canonicalText == "0001-01-01T00:00")
  }

  @Test(arguments: [
    (0, 0, "1970-01-01T00:00:00Z"), (-1, 500_000_000, "1969-12-31T23:59:59.5Z"),
    (86_399, 0, "1970-01-01T23:59:59Z"), (-86_400, 0, "1969-12-31T00:00:00Z"),
    (1_714_557_600, 0, "2024-05-01T10:00:00Z"), (-62_135_596_800, 0, "0001-01-01T00:00:00Z"),
    (253_402_300_799, 999_999_999, "9999-12-31T23:59:59.999999999Z"), (253_402_300_800, 0, "nil"),
    (-62_135_596_801, 0, "nil"), (0, 1_000_000_000, "nil"), (0, -1, "nil"), (Int.min, 0, "nil"),
    (Int.max, 0, "nil"),
  ])
  func countsSeconds(_ seconds: Int, _ nanosecond: Int, _ expected: String) {
    let instant = CivilInstant(secondsSince1970: seconds, nanosecond: nanosecond)
    #expect((instant?.canonicalText ?? "nil") == expected)
    if let instant { #expect(instant.secondsSince1970 == seconds) }
  }

  @Test(arguments: [
    (-1, 0, 0, 0), (24, 0, 0, 0), (0, 60, 0, 0), (0, -1, 0, 0), (0, 0, 60, 0), (0, 0, -1, 0),
    (0, 0, 0, 1_000_000_000), (0, 0, 0, -1),
  ])
  func refusesPartsOutOfRange(_ hour: Int, _ minute: Int, _ second: Int, _ nanosecond: Int) {
    #expect(
      CivilTime(hour: hour, minute: minute, second: second, nanosecond: nanosecond) == nil)
  }

  @Test func givesBackItsParts() throws {
    let time = try #require(CivilTime(hour: 23, minute: 58, second: 57, nanosecond: 6))
    #expect((time.hour, time.minute, time.second, time.nanosecond) == (23, 58, 57, 6))
    #expect(CivilTime(nanoseconds: time.nanoseconds) == time)
    #expect(CivilTime(nanoseconds: CivilTime.nanosecondsInDay) == nil)
    #expect(CivilTime(nanoseconds: -1) == nil)
    let length = try CivilDuration("PT25H61M61S")
    #expect((length.hours, length.minutes, length.seconds) == (26, 2, 1))
    #expect(CivilDuration(nanoseconds: -1) == nil)
    #expect(CivilDuration(nanoseconds: CivilDuration.limit) == nil)
  }
}
