// A result of arithmetic before it is cut to 34 digits, and the cutting.
// SPDX-License-Identifier: MIT

extension Decimal {
  /// Most significant digits.
  static let precision = 34
  /// Highest power of ten of a first digit.
  static let greatestExponent = 6144
  /// Lowest power of ten of a last digit.
  static let leastExponent = -6176
}

/// A result before rounding: coefficient * 10^exponent, and perhaps a little more.
struct UnroundedDecimal {
  /// Up to 39 digits; at least 35 of them where there is a tail.
  var coefficient: UInt128
  /// Power of ten of the coefficient's last digit.
  var exponent: Int
  /// Whether the result is below zero.
  var negative: Bool
  /// Whether something greater than 0 and below one unit of the last digit was left off.
  var tail = false

  /// The nearest number of 34 digits, half to even; nil past the largest number.
  ///
  /// What is too small loses digits at 10^-6176, down to zero, as IEEE 754 has it. Rounding is done
  /// once, never twice.
  func rounded() -> Decimal? {
    var digits = coefficient.digitCount
    let surplus = max(digits - Decimal.precision, Decimal.leastExponent - exponent)
    guard surplus > 0 else {
      return Decimal(
        within: coefficient, digits: digits, exponent: exponent, negative: negative)
    }
    // What is below a tenth of the unit kept is nearer to zero; so is all of UInt128 at 10^39.
    guard surplus <= min(digits, 38) else { return Decimal(0) }
    let unit = UInt128.powerOfTen(surplus)
    let (cut, lost) = coefficient.quotientAndRemainder(dividingBy: unit)
    let half = unit / 2
    var kept = cut
    if lost > half || lost == half && (tail || kept & 1 == 1) { kept += 1 }
    digits = kept.digitCount
    return Decimal(
      within: kept, digits: digits, exponent: exponent + surplus, negative: negative)
  }

  /// The result, if 34 digits hold it without rounding.
  func exact() -> Decimal? {
    guard !tail else { return nil }
    guard coefficient != 0 else { return Decimal(0) }
    var digits = coefficient
    var exponent = exponent
    digits.stripZeros(into: &exponent)
    let count = digits.digitCount
    guard count <= Decimal.precision, exponent >= Decimal.leastExponent else { return nil }
    return Decimal(within: digits, digits: count, exponent: exponent, negative: negative)
  }
}

extension Decimal {
  /// A number of `digits` digits; nil if it is too large.
  fileprivate init?(within coefficient: UInt128, digits: Int, exponent: Int, negative: Bool) {
    guard coefficient == 0 || exponent + digits - 1 <= Decimal.greatestExponent else { return nil }
    self.init(stripping: coefficient, exponent: exponent, negative: negative)
  }
}
