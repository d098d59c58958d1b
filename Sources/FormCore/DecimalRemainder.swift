// What is left of a decimal number after whole multiples of another, exactly.
// SPDX-License-Identifier: MIT

extension Decimal {
  /// What is left after taking `divisor` out a whole number of times, with the sign of `self`.
  ///
  /// As JavaScript's `%`: `5.5 % -2` is `1.5`, `-5.5 % 2` is `-1.5`. Never rounded, however far
  /// apart the two are (1E+6144 by 1E-6176 takes some fourteen steps). Nil when `divisor` is 0.
  public func remainder(dividingBy divisor: Decimal) -> Decimal? {
    guard !divisor.isZero else { return nil }
    let gap = exponent - divisor.exponent
    let modulus = divisor.coefficient
    if gap >= 0 {
      var rest = coefficient % modulus
      if gap > 0, rest != 0 {
        rest = rest.times(.powerOfTen(gap, modulo: modulus), modulo: modulus)
      }
      return Decimal(stripping: rest, exponent: divisor.exponent, negative: isNegative)
    }
    // At 35 digits the divisor is above every coefficient and is never taken out.
    guard modulus.digitCount - gap <= 35 else { return self }
    let rest = coefficient % (modulus &* .powerOfTen(-gap))
    return Decimal(stripping: rest, exponent: exponent, negative: isNegative)
  }

  /// Whether the number is a whole multiple of `divisor`, exactly: `0.0075` is one of `0.0001`.
  ///
  /// Nothing is rounded (JSON Schema's multipleOf). Only 0 is a multiple of 0.
  public func isMultiple(of divisor: Decimal) -> Bool {
    remainder(dividingBy: divisor)?.isZero ?? isZero
  }

  /// Whether `self` - `origin` is a whole multiple of `step`, exactly, even where 34 digits could
  /// not hold the difference.
  public func isMultiple(of step: Decimal, from origin: Decimal) -> Bool {
    guard let one = remainder(dividingBy: step), let two = origin.remainder(dividingBy: step)
    else { return self == origin }
    if one == two { return true }
    // Both are within one step of 0, so their difference is a multiple only if it is one step. Where
    // 34 digits do not hold the difference, it is not the step, which they hold.
    return one.subtractingExactly(two)?.magnitude == step.magnitude
  }
}
