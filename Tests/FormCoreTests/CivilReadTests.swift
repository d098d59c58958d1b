// Reading and writing dates, times, instants and durations.
// SPDX-License-Identifier: MIT

import Testing

@testable import FormCore

@Suite struct CivilReadTests {
  /// The canonical text of what was read, or which fault it was.
  private func read(_ text: String, _ kind: CivilKind) -> String {
    do throws(CivilFault) {
      return try CivilValue(Text(text), as: kind).canonicalText
    } catch {
      return switch error {
      case .malformed(let expected): expected == kind ? "malformed" : "malformed \(expected)"
      case .impossible(let expected): expected == kind ? "impossible" : "impossible \(expected)"
      }
    }
  }

  @Test(arguments: [
    "", " ", "2024", "2024-05", "2024-5-01", "2024-05-1", "24-05-01", "02024-05-01", "12024-05-01",
    "+2024-05-01", "-2024-05-01", "2024/05/01", "20240501", "2024-05-01 ", " 2024-05-01",
    "2024-05-01\n", "2024-05-01T00:00", "2024-05-01Z", "2024-05-011", "2024-W18-3", "2024-122",
    "２０２４-05-01", "٢٠٢٤-05-01", "2024–05–01", "2024-05-01\0", "May 1", "05/01/2024",
  ])
  func refusesWhatIsNoDate(_ text: String) { #expect(read(text, .date) == "malformed") }

  @Test(arguments: [
    "2023-02-29", "1900-02-29", "2100-02-29", "2024-02-30", "2024-04-31", "2024-06-31",
    "2024-09-31",
    "2024-11-31", "2024-01-32", "2024-01-00", "2024-00-01", "2024-13-01", "0000-01-01",
    "2024-99-99",
  ])
  func refusesDaysTheCalendarLacks(_ text: String) { #expect(read(text, .date) == "impossible") }

  @Test(arguments: [
    "2024-02-29", "2000-02-29", "2023-02-28", "0001-01-01", "9999-12-31", "1582-10-10",
    "2018-11-04",
    "1970-01-01", "0400-02-29",
  ])
  func keepsDates(_ text: String) { #expect(read(text, .date) == text) }

  @Test(arguments: [
    ("", "malformed"), ("1:30", "malformed"), ("01:3", "malformed"), ("0130", "malformed"),
    ("01:30:", "malformed"), ("01:30:5", "malformed"), ("01:30:05.", "malformed"),
    ("01:30:05.1234567890", "malformed"), ("01:30:05,5", "malformed"), ("01:30.5", "malformed"),
    ("01:30 ", "malformed"), (" 01:30", "malformed"), ("01:30Z", "malformed"),
    ("01:30+02:00", "malformed"), ("1:30 PM", "malformed"), ("０1:30", "malformed"),
    ("001:30", "malformed"), ("01:30:005", "malformed"), ("-1:30", "malformed"),
    ("24:00", "impossible"), ("23:60", "impossible"), ("23:59:60", "impossible"),
    ("99:99", "impossible"), ("00:00", "00:00"), ("23:59", "23:59"), ("01:30:00", "01:30"),
    ("01:30:00.000", "01:30"), ("01:30:05", "01:30:05"), ("01:30:05.000000000", "01:30:05"),
    ("01:30:05.5", "01:30:05.5"), ("01:30:05.50", "01:30:05.5"),
    ("01:30:00.000000001", "01:30:00.000000001"), ("23:59:59.999999999", "23:59:59.999999999"),
    ("12:00:00.05", "12:00:00.05"),
  ])
  func readsTimes(_ text: String, _ expected: String) { #expect(read(text, .time) == expected) }

  @Test(arguments: [
    ("", "malformed"), ("2024-05-01", "malformed"), ("2024-05-01T", "malformed"),
    ("2024-05-01 10:00", "malformed"), ("2024-05-01t10:00", "malformed"),
    ("2024-05-01T10:00Z", "malformed"), ("2024-05-01T10:00+00:00", "malformed"),
    ("T10:00", "malformed"), ("2024-05-01T24:00", "impossible"), ("2023-02-29T10:00", "impossible"),
    ("2024-05-01T10:00", "2024-05-01T10:00"), ("2024-05-01T10:00:00.0", "2024-05-01T10:00"),
    ("9999-12-31T23:59:59.999999999", "9999-12-31T23:59:59.999999999"),
  ])
  func readsDateTimes(_ text: String, _ expected: String) {
    #expect(read(text, .dateTime) == expected)
  }

  @Test(arguments: [
    ("", "malformed"), ("2024-05-01T10:00", "malformed"), ("2024-05-01T10:00z", "malformed"),
    ("2024-05-01T10:00ZZ", "malformed"), ("2024-05-01T10:00+00:00", "malformed"),
    ("2024-05-01Z", "malformed"), ("2024-05-01T10:00 Z", "malformed"),
    ("2016-12-31T23:59:60Z", "impossible"), ("2023-02-29T10:00Z", "impossible"),
    ("2024-05-01T10:00Z", "2024-05-01T10:00:00Z"), ("2024-05-01T10:00:07Z", "2024-05-01T10:00:07Z"),
    ("2024-05-01T10:00:00.120Z", "2024-05-01T10:00:00.12Z"),
  ])
  func readsInstants(_ text: String, _ expected: String) {
    #expect(read(text, .instant) == expected)
  }

  @Test(arguments: [
    ("", "malformed"), ("P", "malformed"), ("PT", "malformed"), ("T1H", "malformed"),
    ("1H", "malformed"), ("PT1", "malformed"), ("PTH", "malformed"), ("P1D", "malformed"),
    ("P1DT1H", "malformed"), ("P1M", "malformed"), ("P1H", "malformed"), ("-PT1H", "malformed"),
    ("PT-1H", "malformed"), ("PT+1H", "malformed"), ("PT1M1H", "malformed"),
    ("PT1H1H", "malformed"), ("PT1S1M", "malformed"), ("PT1.5H", "malformed"),
    ("PT1.5M", "malformed"), ("PT1.S", "malformed"), ("PT.5S", "malformed"),
    ("PT1.0000000000S", "malformed"), ("PT1,5S", "malformed"), ("pt1h", "malformed"),
    ("PT1H ", "malformed"), ("PT１H", "malformed"), ("PT1H30", "malformed"), ("01:30", "malformed"),
    ("PT1000000H", "impossible"), ("PT999999H60M", "impossible"), ("PT3600000000S", "impossible"),
    ("PT99999999999999999999999999H", "impossible"), ("PT0S", "PT0S"), ("PT0H", "PT0S"),
    ("PT0H0M0.0S", "PT0S"), ("PT1H30M", "PT1H30M"), ("PT90M", "PT1H30M"), ("PT5400S", "PT1H30M"),
    ("PT01H", "PT1H"), ("PT60S", "PT1M"), ("PT1H1S", "PT1H1S"), ("PT0.5S", "PT0.5S"),
    ("PT1M0.050S", "PT1M0.05S"), ("PT59.999999999S", "PT59.999999999S"),
    ("PT999999H59M59.999999999S", "PT999999H59M59.999999999S"), ("PT48H", "PT48H"),
  ])
  func readsDurations(_ text: String, _ expected: String) {
    #expect(read(text, .duration) == expected)
    if let value = try? CivilValue(Text(text), as: .duration) {
      #expect(read(value.canonicalText, .duration) == expected)
    }
  }

  @Test(arguments: CivilKind.allCases)
  func boundsItsWork(_ kind: CivilKind) {
    let long = String(repeating: "1", count: 1_000_000)
    for text in [long, "PT" + long, "2024-05-01T10:00:00." + long, "10:00:00." + long] {
      #expect(read(text, kind) == "malformed")
    }
  }

  @Test func namesEveryPatternOnce() {
    #expect(Set(CivilKind.allCases.map(\.pattern)).count == CivilKind.allCases.count)
  }
}
