// The points of steppers and sliders.
// SPDX-License-Identifier: MIT

import Testing

@testable import FormCore

@Suite struct DecimalGridTests {
  private static func grid(_ text: String) throws -> DecimalGrid? {
    let words = text.split(separator: " ").map(String.init)
    try #require(words.count == 3)
    return DecimalGrid(
      min: try Decimal(json: Text(words[0])),
      max: words[1] == "-" ? nil : try Decimal(json: Text(words[1])),
      step: try Decimal(json: Text(words[2])))
  }

  @Test(arguments: ["0 10 0", "0 10 -1", "1 0.9 0.1"])
  func refusesWhatIsNoGrid(_ text: String) throws { #expect(try Self.grid(text) == nil) }

  @Test(arguments: [
    ("0 100 1", "0.5", false), ("0 100 1", "-1", false), ("0 100 1", "101", false),
    ("0 1 0.3", "0.95", false), ("1 - 2", "2", false), ("1 - 2", "0", false),
    ("0 100 1", "0", true), ("0 100 1", "100", true), ("0 1 0.3", "0.9", true),
    ("0 1 0.3", "1", true), ("0.1 - 0.1", "0.3", true), ("1 - 2", "3", true), ("5 5 1", "5", true),
    ("-0.05 1 0.1", "0.15", true), ("0 - 1e-6176", "1e6144", true),
  ])
  func holdsItsPoints(_ grid: String, _ value: String, _ expected: Bool) throws {
    let grid = try #require(try Self.grid(grid))
    #expect(grid.contains(try Decimal(json: Text(value))) == expected)
  }

  @Test(arguments: [
    ("0 100 1", "0.4", "0"), ("0 100 1", "0.5", "1"), ("0 100 1", "-7", "0"),
    ("0 100 1", "1e9", "100"),
    ("0 1 0.3", "0.94", "0.9"), ("0 1 0.3", "0.95", "1"), ("0.1 - 0.25", "0.3", "0.35"),
    ("0.1 - 0.25", "1.1", "1.1"), ("0 - 1e-6000", "1e6000", "nil"),
  ])
  func findsTheNearestPoint(_ grid: String, _ value: String, _ expected: String) throws {
    let grid = try #require(try Self.grid(grid))
    let nearest = grid.nearest(to: try Decimal(json: Text(value)))
    #expect((nearest?.canonicalText ?? "nil") == expected)
  }

  @Test(arguments: [
    ("0 100 1", "5", 0, false, "5"), ("0 100 1", "5", 1, false, "6"),
    ("0 100 1", "5", -9, false, "0"),
    ("0 100 1", "99", 2, false, "100"), ("0 100 1", "5.5", 1, false, "6"),
    ("0 100 1", "5.5", -1, false, "5"), ("0 100 1", "-5", 1, false, "0"),
    ("0 100 1", "105", 1, true, "100"), ("0 1 0.1", "0.2", 1, false, "0.3"),
    ("0 1 0.3", "0.9", 1, false, "1"), ("0 1 0.3", "1", -1, false, "0.9"),
    ("0 1 0.3", "1", 1, true, "0"), ("0 1 0.3", "0", -1, true, "1"), ("0 5 1", "4", 3, true, "1"),
    ("0 5 1", "1", -3, true, "4"), ("0 5 1", "0", -600, true, "0"),
    ("0 5 1", "0", Int.max, true, "1"),
    ("3 3 1", "3", 5, true, "3"), ("0 - 0.5", "2", 3, true, "3.5"), ("0 - 0.5", "2", -9, true, "0"),
    ("0 5 1", "5", Int.min, false, "0"), ("0 - 1e-6000", "1e6000", 1, false, "nil"),
  ])
  func steps(
    _ grid: String, _ value: String, _ count: Int, _ wraps: Bool, _ expected: String
  ) throws {
    let grid = try #require(try Self.grid(grid))
    let result = grid.stepped(from: try Decimal(json: Text(value)), by: count, wraps: wraps)
    #expect((result?.canonicalText ?? "nil") == expected)
  }

  @Test(arguments: ["0 5 1", "0 1 0.3", "-1 1 0.7", "2 2 1", "0.5 9.75 1.25"])
  func severalStepsAreManySingleOnes(_ text: String) throws {
    let grid = try #require(try Self.grid(text))
    for wraps in [false, true] {
      for sign in [1, -1] {
        var value: Decimal? = grid.min
        for count in 0..<40 {
          #expect(grid.stepped(from: grid.min, by: sign * count, wraps: wraps) == value)
          value = value.flatMap { grid.stepped(from: $0, by: sign, wraps: wraps) }
        }
      }
    }
  }
}
