// What a decimal number says of itself, step grids, and laws on random numbers.
// SPDX-License-Identifier: MIT

import Testing

@testable import FormCore

@Suite struct DecimalTests {
  private static func number(_ text: String) throws -> Decimal { try Decimal(json: Text(text)) }

  @Test func staysSmall() {
    #expect(MemoryLayout<Decimal>.size <= 24)
    #expect(MemoryLayout<Decimal>.stride == 24)
    #expect(MemoryLayout<Decimal>.alignment == 8)
  }

  @Test(arguments: [
    0, 1, -1, 9, 10, 100, -1000, 123_456_789, 1_000_000_000_000_000_000, Int.max, Int.min,
    Int.max - 7, 9_007_199_254_740_991,
  ])
  func keepsInts(_ value: Int) throws {
    #expect(Decimal(value).canonicalText == "\(value)")
    #expect(Decimal(value).asInt == value)
    #expect(try Self.number("\(value)") == Decimal(value))
    #expect(Decimal(value).isInteger)
  }

  @Test(arguments: [
    "9223372036854775808", "-9223372036854775809", "18446744073709551616", "1e19", "1e6144", "0.5",
    "-1.5", "1e-6176", "92233720368547758070", "-9300000000000000000",
  ])
  func isNoInt(_ text: String) throws { #expect(try Self.number(text).asInt == nil) }

  @Test(arguments: [
    ("1234567890123456", true), ("9007199254740991", true), ("-9007199254740991", true),
    ("9007199254740992", false), ("-9007199254740992", false), ("1234567890123456000", false),
    ("0.1234567890123456", false), ("0.123456789012345", true), ("123456789012345.6", false),
    ("18446744073709551616", false), ("1e300", true), ("1.5e-300", true), ("0", true),
    ("0.1", true), ("1e307", true), ("1e308", false), ("-1e6144", false), ("1e-307", true),
    ("1e-308", false), ("1.5e-307", true), ("1e-6176", false), ("12e306", true), ("12e307", false),
  ])
  func saysWhetherItIsPlain(_ text: String, _ plain: Bool) throws {
    #expect(try Self.number(text).isPlain == plain)
  }

  @Test(arguments: [
    ("0", 1, 0, true), ("100", 1, 0, true), ("0.25", 2, 2, false), ("0.025", 2, 3, false),
    ("-1.50", 2, 1, false), ("1e-6176", 1, 6176, false), ("1e6144", 1, 0, true),
    ("9999999999999999999999999999999999", 34, 0, true),
  ])
  func countsDigits(_ text: String, _ significant: Int, _ fraction: Int, _ integer: Bool) throws {
    let number = try Self.number(text)
    #expect(number.significantDigits == significant)
    #expect(number.fractionDigits == fraction)
    #expect(number.isInteger == integer)
  }

  @Test(arguments: [
    ("-1e6144", "-2"), ("-2", "-1.5"), ("-1.5", "-1e-6176"), ("-1e-6176", "0"), ("0", "1e-6176"),
    ("1e-6176", "0.1"), ("0.1", "0.11"), ("0.99", "1"), ("9", "10"), ("99", "100"),
    ("1e33", "1e34"),
    ("9999999999999999999999999999999998", "9999999999999999999999999999999999"),
    ("9999999999999999999999999999999999", "1e34"), ("0.1", "0.1000000000000000000000000000000001"),
    ("9007199254740992", "9007199254740993"),
  ])
  func orders(_ smaller: String, _ larger: String) throws {
    let (left, right) = try (Self.number(smaller), Self.number(larger))
    #expect(left < right && !(right < left) && left != right)
    #expect(right.negated < left.negated)
    #expect(!(left < left))
  }

  @Test(arguments: [
    ("0", "1", "0", false), ("1.5", "0.25", "0.5", false), ("-0.2", "0.1", "0.2", false),
    ("1e30", "1e-30", "3", false), ("1e6144", "2", "7", false),
    ("1e30", "-1e-33", "1.000000000000000000000000000000001", false),
    ("1", "1", "0", true), ("1.25", "0.25", "0.5", true), ("-0.3", "0.1", "0.2", true),
    ("0.7", "-0.1", "0.4", true), ("1e6144", "1", "7", true),
    ("1e6144", "1e-6176", "9e-6176", true),
    ("9999999999999999999999999999999999", "-1", "1e34", true),
  ])
  func stepsFromAnOrigin(
    _ value: String, _ origin: String, _ step: String, _ expected: Bool
  ) throws {
    let (value, origin, step) = try (Self.number(value), Self.number(origin), Self.number(step))
    #expect(value.isMultiple(of: step, from: origin) == expected)
    #expect(origin.isMultiple(of: step.negated, from: value) == expected)
  }

  @Test func keepsLawsOnRandomNumbers() throws {
    let seed = UInt64.random(in: 1...UInt64.max)
    var source = RandomDecimals(seed: seed)
    for pair in 0..<1_500 {
      let (a, b) = (source.next(), source.next())
      let note: Comment = "seed \(seed), pair \(pair)"
      #expect(try Decimal(json: Text(a.canonicalText)) == a, note)
      #expect(try Decimal(typed: Text(a.canonicalText)) == a, note)
      #expect(a.adding(b) == b.adding(a), note)
      #expect(a.multiplied(by: b) == b.multiplied(by: a), note)
      #expect(a.subtracting(b) == b.subtracting(a)?.negated, note)
      #expect(a.subtracting(a) == 0, note)
      #expect((a < b) == (b.subtracting(a).map { $0 > 0 } ?? (a < b)), note)
      if let difference = a.subtractingExactly(b) {
        #expect(difference.adding(b) == a, note)
        #expect(difference == a.subtracting(b), note)
      }
      if let product = a.multipliedExactly(by: b), !b.isZero {
        #expect(product.isMultiple(of: b) || !a.isInteger, note)
        #expect(product.divided(by: b) == a || product.isZero, note)
      }
      if let rest = a.remainder(dividingBy: b) {
        #expect(rest.magnitude < b.magnitude, note)
        #expect(rest.isZero || rest.isNegative == a.isNegative, note)
        #expect(a.isMultiple(of: b, from: rest), note)
        if let whole = a.subtractingExactly(rest) { #expect(whole.isMultiple(of: b), note) }
      }
      #expect(a.floor <= a && a <= a.ceiling, note)
      #expect(a.rounded(places: 2).fractionDigits <= 2, note)
    }
  }
}

/// Random numbers of every size, often sharing digits and exponents so that they meet.
private struct RandomDecimals {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  /// The next number of splitmix64 (Steele, Lea and Flood 2014), below `limit`.
  private mutating func draw(_ limit: UInt64) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ mixed >> 31) % limit)
  }

  mutating func next() -> Decimal {
    var text = draw(2) == 0 ? "-" : ""
    let alike = draw(4) == 0
    text += "\(draw(9) + 1)"
    for _ in 0..<draw(34) { text += alike ? (draw(2) == 0 ? "9" : "0") : "\(draw(10))" }
    let exponent =
      switch draw(8) {
      case 0: draw(12_000) - 6_100
      case 1: -6_176
      case 2: 6_100
      default: draw(60) - 40
      }
    return (try? Decimal(json: Text("\(text)e\(exponent)"))) ?? Decimal(draw(100))
  }
}
