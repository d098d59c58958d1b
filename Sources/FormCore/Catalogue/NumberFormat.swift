// Numbers as they are shown: `displayFormat` of numeric fields.
// SPDX-License-Identifier: MIT

/// How a number is shown; it never changes the number.
public struct NumberFormat: Sendable, Equatable {
  /// Exactly so many decimals, rounded half to even or filled up with zeros; nil: as many as it
  /// has.
  public var decimals: Int?
  /// Whether whole digits are grouped in threes by the language's mark.
  public var grouping: Bool
  /// Stands before the number, after its minus.
  public var prefix: Text
  /// Stands after the number.
  public var suffix: Text

  /// The most decimals shown; a decimal has no more digits.
  public static let mostDecimals = 34

  /// A format; without anything it only sets the decimal mark.
  public init(
    decimals: Int? = nil, grouping: Bool = false, prefix: Text = "", suffix: Text = ""
  ) {
    self.decimals = decimals
    self.grouping = grouping
    self.prefix = prefix
    self.suffix = suffix
  }

  /// The text to show for `canonical`, a decimal's canonical text; other text comes back as it is.
  public func text(_ canonical: Text, locale: Locale) -> String {
    let data = locale.data
    guard var (negative, whole, fraction) = Self.parts(of: canonical) else {
      return canonical.string
    }
    if let decimals {
      Self.round(&whole, &fraction, to: min(max(decimals, 0), Self.mostDecimals))
    }
    if negative, (whole + fraction).allSatisfy({ $0 == 0 }) { negative = false }
    var out = negative ? "-" : ""
    out += prefix.string
    let grouped = grouping && whole.count >= data.leastGrouped
    for (at, digit) in whole.enumerated() {
      if grouped, at > 0, (whole.count - at) % 3 == 0 { out += data.group }
      out.unicodeScalars.append(Unicode.Scalar(digit + UInt8(ascii: "0")))
    }
    if !fraction.isEmpty {
      out.unicodeScalars.append(Unicode.Scalar(data.decimalMark))
      for digit in fraction {
        out.unicodeScalars.append(Unicode.Scalar(digit + UInt8(ascii: "0")))
      }
    }
    return out + suffix.string
  }

  private static func parts(
    of canonical: Text
  ) -> (negative: Bool, whole: [UInt8], fraction: [UInt8])? {
    canonical.withBytes { bytes in
      let negative = bytes.first == UInt8(ascii: "-")
      let halves = bytes.dropFirst(negative ? 1 : 0).split(
        separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
      guard halves.allSatisfy({ !$0.isEmpty && $0.allSatisfy(ASCII.isDigit) }) else { return nil }
      let digits = halves.map { $0.map { $0 &- UInt8(ascii: "0") } }
      return (negative, digits[0], digits.count > 1 ? digits[1] : [])
    }
  }

  private static func round(_ whole: inout [UInt8], _ fraction: inout [UInt8], to places: Int) {
    while fraction.count < places { fraction.append(0) }
    guard fraction.count > places else { return }
    let next = fraction[places]
    let rest = fraction[(places + 1)...].contains { $0 != 0 }
    fraction.removeSubrange(places...)
    let last = fraction.last ?? whole.last ?? 0
    guard next > 5 || next == 5 && (rest || last % 2 == 1) else { return }
    if carry(into: &fraction), carry(into: &whole) { whole.insert(1, at: 0) }
  }

  /// Adds one at the last place; true when it did not fit.
  private static func carry(into digits: inout [UInt8]) -> Bool {
    for at in digits.indices.reversed() {
      if digits[at] < 9 {
        digits[at] += 1
        return false
      }
      digits[at] = 0
    }
    return true
  }
}
