// The order of decimal numbers, by numeric value.
// SPDX-License-Identifier: MIT

extension Decimal: Comparable {
  /// Whether `left` is the smaller number.
  public static func < (left: Decimal, right: Decimal) -> Bool {
    guard left.isNegative == right.isNegative else { return left.isNegative }
    return left.isNegative
      ? isSmaller(right, left) : isSmaller(left, right)
  }

  /// Whether `left` is nearer to zero than `right`.
  private static func isSmaller(_ left: Decimal, _ right: Decimal) -> Bool {
    if left.exponent == right.exponent {
      if let one = left.word, let other = right.word { return one < other }
      return left.coefficient < right.coefficient
    }
    if left.isZero || right.isZero { return !right.isZero }
    let first = left.adjustedExponent
    let second = right.adjustedExponent
    guard first == second else { return first < second }
    // The first digits stand at the same place, so aligning never makes more than 34 digits.
    let shift = left.exponent - right.exponent
    return shift > 0
      ? left.coefficient &* .powerOfTen(shift) < right.coefficient
      : left.coefficient < right.coefficient &* .powerOfTen(-shift)
  }
}
