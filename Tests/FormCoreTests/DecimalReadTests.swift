// Reading and writing decimal numbers.
// SPDX-License-Identifier: MIT

import Testing

@testable import FormCore

@Suite struct DecimalReadTests {
  static let nines = String(repeating: "9", count: 34)
  static let zeros = String(repeating: "0", count: 1_000_000)

  /// The canonical text of what was read, or the name of the fault.
  private func read(_ body: () throws -> Decimal) -> String {
    do { return try body().canonicalText } catch { return "\(error)" }
  }

  @Test(arguments: [
    "", "-", "+1", "01", "-01", "00", ".5", "5.", "-.5", "1.e5", "1e", "1e+", "1e-", "e5", "1 ",
    " 1", "1\n", "1\0", "1,5", "1_000", "0x10", "NaN", "Infinity", "-inf", "1.2.3", "1e5.5", "--1",
    "1²", "１", "١", "1e5e5", "0-", "1f", "−1",
  ])
  func refusesWhatIsNoJSONNumber(_ text: String) {
    #expect(read { try Decimal(json: Text(text)) } == "malformed")
  }

  @Test(arguments: [
    "1e6145", "-1e6145", "10e6144", nines + "e6112", "1e-6177", "0.1e-6176", "11e-6177",
    nines + "9",
    "1" + nines, "0." + nines + "1", "1e99999999999999999999", "1e-99999999999999999999",
    "1" + String(repeating: "0", count: 33) + "1", "18446744073709551616.000000000000000001",
    String(repeating: "7", count: 1_000_000), "1" + zeros, "0." + zeros + "1",
  ])
  func neverRoundsWhatIsOutOfRange(_ text: String) {
    #expect(read { try Decimal(json: Text(text)) } == "outOfRange")
  }

  @Test(arguments: [nines + nines + "x", "1e99999999999999999999.", "1" + zeros + "-"])
  func callsBrokenTextMalformedEvenWhenItIsLong(_ text: String) {
    #expect(read { try Decimal(json: Text(text)) } == "malformed")
  }

  @Test(arguments: [
    ("0", "0"), ("-0", "0"), ("0.000", "0"), ("-0e99999999999999999999", "0"), ("0E-7", "0"),
    ("1", "1"), ("-12", "-12"), ("1.50", "1.5"), ("100", "100"), ("1e2", "100"), ("1E+2", "100"),
    ("0.5", "0.5"), ("-0.05", "-0.05"), ("12.5e-1", "1.25"), ("12.5e1", "125"), ("1e-2", "0.01"),
    ("1000000000000000000", "1000000000000000000"), ("9223372036854775808", "9223372036854775808"),
    ("18446744073709551615", "18446744073709551615"),
    ("18446744073709551616", "18446744073709551616"), (nines, nines), ("-" + nines, "-" + nines),
    (nines + "000", nines + "000"), (nines + ".000", nines), ("0." + nines, "0." + nines),
    ("1.00000000000000000000000000000000000000000", "1"),
    ("100000000000000000000000000000000000000000e-41", "1"),
    ("0." + zeros + "1e1000001", "1"), ("1" + zeros + "e-1000000", "1"), ("1." + zeros, "1"),
    ("1234567890123456789.012345678901234", "1234567890123456789.012345678901234"),
    ("1e40", "1" + String(repeating: "0", count: 40)),
    ("1e6144", "1" + String(repeating: "0", count: 6144)),
    (nines + "e6111", nines + String(repeating: "0", count: 6111)),
    ("-1e-6176", "-0." + String(repeating: "0", count: 6175) + "1"),
    ("10e-6177", "0." + String(repeating: "0", count: 6175) + "1"),
  ])
  func readsJSONAndWritesCanonicalText(_ text: String, _ expected: String) throws {
    #expect(read { try Decimal(json: Text(text)) } == expected)
    let number = try Decimal(json: Text(text))
    #expect(number.canonicalByteCount == expected.utf8.count)
    #expect(try Decimal(json: Text(expected)) == number)
    #expect(try Decimal(json: Text(expected)).hashValue == number.hashValue)
  }

  @Test(arguments: [
    ("", "malformed"), ("+", "malformed"), ("-", "malformed"), (".", "malformed"),
    ("-.", "malformed"), ("1.2.3", "malformed"), ("1..2", "malformed"), ("--1", "malformed"),
    ("+-1", "malformed"), ("1e3", "malformed"), ("1E3", "malformed"), (" 1", "malformed"),
    ("1 ", "malformed"), ("1,000", "malformed"), ("1_000", "malformed"), ("12abc", "malformed"),
    ("0x1p3", "malformed"), ("NaN", "malformed"), ("inf", "malformed"), ("5%", "malformed"),
    ("(5)", "malformed"), ("$5", "malformed"), ("١٢", "malformed"), ("１２", "malformed"),
    ("−1", "malformed"), ("1.5\n", "malformed"), ("1-", "malformed"), ("1\u{300}", "malformed"),
    ("1" + nines, "outOfRange"), (zeros + "7." + nines, "outOfRange"),
    ("0", "0"), ("-0", "0"), ("+0.0", "0"), ("007", "7"), ("+5", "5"), ("-5", "-5"), (".5", "0.5"),
    ("5.", "5"), ("-.5", "-0.5"), ("00.10", "0.1"), ("1.50", "1.5"), (zeros + "7", "7"),
  ])
  func readsWhatAPersonTypes(_ text: String, _ expected: String) {
    #expect(read { try Decimal(typed: Text(text)) } == expected)
  }

  @Test(arguments: [
    ("", "malformed"), ("-", "malformed"), ("+", "malformed"), ("--1", "malformed"),
    ("1.", "malformed"), ("1.0", "malformed"), ("1e3", "malformed"), (" 42 ", "malformed"),
    ("1_000", "malformed"), ("0x1F", "malformed"), ("1²", "malformed"), ("１２", "malformed"),
    (nines + "1", "outOfRange"), ("0", "0"), ("-0", "0"), ("7", "7"), ("+5", "5"), ("-5", "-5"),
    ("007", "7"), ("9223372036854775808", "9223372036854775808"), (nines + "0", nines + "0"),
  ])
  func readsWholeNumbers(_ text: String, _ expected: String) {
    #expect(read { try Decimal(integer: Text(text)) } == expected)
  }

  @Test func writesNothingIntoTooSmallABuffer() throws {
    let number = try Decimal(json: "-12.5")
    for room in 0..<8 {
      let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: room, alignment: 1)
      defer { bytes.deallocate() }
      #expect(number.writeCanonical(into: bytes) == (room < 5 ? 0 : 5))
    }
  }
}
