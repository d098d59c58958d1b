// Exact decimal numbers of at most 34 digits.
// SPDX-License-Identifier: MIT

/// An exact decimal number: at most 34 significant digits, within decimal128's range.
///
/// The value is coefficient * 10^exponent. It is always kept normalised: no trailing zeros in the
/// coefficient, no -0. So `==` and hashing go by numeric value: `1.50` is `1.5`, `1e2` is `100`.
/// Range (IEEE 754-2008, decimal128): the first digit at most at 10^6144, the last one at least at
/// 10^-6176.
public struct Decimal: Sendable, Hashable {
  /// Upper 64 bits of the coefficient, which is below 10^34.
  private let high: UInt64
  /// Lower 64 bits of the coefficient.
  private let low: UInt64
  /// Power of ten of the coefficient's last digit; 0 for zero.
  private let power: Int16
  /// Whether the number is below zero.
  private let negative: Bool

  /// Why text is no number.
  public enum Fault: Error, Equatable {
    /// The text does not follow the grammar.
    case malformed
    /// More than 34 significant digits, or outside decimal128's range. Text is never rounded.
    case outOfRange
  }

  /// A whole number.
  public init(_ value: Int) {
    self.init(
      stripping: UInt128(UInt64(value.magnitude)), exponent: 0, negative: value < 0)
  }

  /// Takes a coefficient below 10^34 and a power already known to be in range; normalises them.
  init(stripping coefficient: UInt128, exponent: Int, negative: Bool) {
    guard coefficient != 0 else {
      (high, low, power, self.negative) = (0, 0, 0, false)
      return
    }
    var digits = coefficient
    var exponent = exponent
    digits.stripZeros(into: &exponent)
    high = UInt64(truncatingIfNeeded: digits >> 64)
    low = UInt64(truncatingIfNeeded: digits)
    power = Int16(truncatingIfNeeded: exponent)
    self.negative = negative
  }

  /// The digits as a whole number, below 10^34, without trailing zeros.
  var coefficient: UInt128 { UInt128(high) << 64 | UInt128(low) }
  /// The coefficient, when it fits one word.
  var word: UInt64? { high == 0 ? low : nil }
  /// Power of ten of the last digit.
  var exponent: Int { Int(power) }
  /// Power of ten of the first digit.
  var adjustedExponent: Int { Int(power) + coefficient.digitCount - 1 }

  /// Whether the number is below zero.
  public var isNegative: Bool { negative }
  /// Whether the number is zero.
  public var isZero: Bool { high == 0 && low == 0 }
  /// Whether there is nothing after the decimal point.
  public var isInteger: Bool { power >= 0 }
  /// Digits after the decimal point in canonical text: 2 for `0.25`, 0 for `100`.
  public var fractionDigits: Int { power < 0 ? -Int(power) : 0 }
  /// Digits from the first to the last that is not zero: 2 for `0.025`, 1 for `100` and for 0.
  public var significantDigits: Int { isZero ? 1 : coefficient.digitCount }

  /// Whether the number crosses the wire as a JSON number in plain notation.
  ///
  /// At most 15 significant digits, or a whole number within ±(2^53-1): what every reader's double
  /// keeps. `1E+300` is plain by its one digit, `1E+400` is not: read as a double it is infinite.
  /// Others are sent as strings (protocol, section 4).
  public var isPlain: Bool {
    if significantDigits <= 15 {
      return isZero || (-307...307).contains(adjustedExponent)
    }
    guard let whole = asInt else { return false }
    return whole.magnitude <= (1 << 53) - 1
  }

  /// The number as an `Int`; nil if it has a fraction or does not fit.
  public var asInt: Int? {
    if power == 0, high == 0 {
      guard negative else { return Int(exactly: low) }
      return low <= Int.min.magnitude ? Int(truncatingIfNeeded: 0 &- low) : nil
    }
    guard power > 0, power < 19, high == 0 else { return nil }
    let (whole, overflow) = low.multipliedReportingOverflow(by: UInt64.powerOfTen(Int(power)))
    guard !overflow else { return nil }
    guard negative else { return Int(exactly: whole) }
    return whole <= Int.min.magnitude ? Int(truncatingIfNeeded: 0 &- whole) : nil
  }

  /// The number without its sign.
  public var magnitude: Decimal { negative ? negated : self }
  /// The number with the other sign; zero stays zero.
  public var negated: Decimal {
    Decimal(stripping: coefficient, exponent: exponent, negative: !negative)
  }
}

extension Decimal: ExpressibleByIntegerLiteral {
  /// A constant whole number.
  public init(integerLiteral value: Int) { self.init(value) }
}
