// Adding, multiplying and dividing decimal numbers, rounded half to even at 34 digits.
// SPDX-License-Identifier: MIT

extension Decimal {
  /// `self` + `other`, rounded half to even to 34 digits; nil past the largest number.
  public func adding(_ other: Decimal) -> Decimal? { sum(other).rounded() }
  /// `self` - `other`, rounded half to even to 34 digits; nil past the largest number.
  public func subtracting(_ other: Decimal) -> Decimal? { sum(other.negated).rounded() }
  /// `self` * `other`, rounded half to even to 34 digits; nil past the largest number.
  public func multiplied(by other: Decimal) -> Decimal? { product(other).rounded() }
  /// `self` / `other`, rounded half to even to 34 digits; nil past the largest number and by zero.
  public func divided(by other: Decimal) -> Decimal? { quotient(other)?.rounded() }

  /// `self` + `other`, if 34 digits hold it without rounding.
  public func addingExactly(_ other: Decimal) -> Decimal? { sum(other).exact() }
  /// `self` - `other`, if 34 digits hold it without rounding.
  public func subtractingExactly(_ other: Decimal) -> Decimal? { sum(other.negated).exact() }
  /// `self` * `other`, if 34 digits hold it without rounding.
  public func multipliedExactly(by other: Decimal) -> Decimal? { product(other).exact() }

  private var unrounded: UnroundedDecimal {
    UnroundedDecimal(coefficient: coefficient, exponent: exponent, negative: isNegative)
  }

  private func sum(_ other: Decimal) -> UnroundedDecimal {
    if isZero { return other.unrounded }
    if other.isZero { return unrounded }
    let (upper, lower) = exponent >= other.exponent ? (self, other) : (other, self)
    let gap = upper.exponent - lower.exponent
    let digits = upper.coefficient.digitCount
    guard digits + gap > 38 else {
      return .difference(
        (upper.coefficient &* .powerOfTen(gap), upper.isNegative),
        (lower.coefficient, lower.isNegative), exponent: lower.exponent)
    }
    // Too far apart for one coefficient: the upper one gets 37 digits, the lower one what reaches
    // up to them, and the rest of it is the tail. Three guard digits survive any subtraction.
    let raised = 37 - digits
    let cut = gap - raised
    let (reach, rest) =
      cut > 34
      ? (0, lower.coefficient)
      : lower.coefficient.quotientAndRemainder(dividingBy: .powerOfTen(cut))
    var result = UnroundedDecimal.difference(
      (upper.coefficient &* .powerOfTen(raised), upper.isNegative),
      (reach, lower.isNegative), exponent: upper.exponent - raised)
    if rest != 0 {
      result.tail = true
      // Taking away a little more than `reach` leaves one unit less and the other part of it.
      if upper.isNegative != lower.isNegative { result.coefficient &-= 1 }
    }
    return result
  }

  private func product(_ other: Decimal) -> UnroundedDecimal {
    let exponent = exponent + other.exponent
    let negative = isNegative != other.isNegative
    if let one = word, let two = other.word {
      // Two words make at most 39 digits: all of them go on to the rounding.
      return UnroundedDecimal(
        coefficient: UInt128(one) &* UInt128(two), exponent: exponent, negative: negative)
    }
    let full = coefficient.multipliedFullWidth(by: other.coefficient)
    let surplus = coefficient.digitCount + other.coefficient.digitCount - 37
    guard surplus > 0 else {
      return UnroundedDecimal(coefficient: full.low, exponent: exponent, negative: negative)
    }
    // At least 36 of at most 68 digits stay, so the quotient is below 10^37 and the tail is right.
    let (kept, rest) = UInt128.powerOfTen(surplus).dividingFullWidth(full)
    return UnroundedDecimal(
      coefficient: kept, exponent: exponent + surplus, negative: negative, tail: rest != 0)
  }

  private func quotient(_ other: Decimal) -> UnroundedDecimal? {
    guard !other.isZero else { return nil }
    // The dividend is brought to 34 digits and then to as many as make 35 or 36 of the quotient.
    let raised = 34 - coefficient.digitCount
    let more = other.coefficient.digitCount + 1
    let dividend = (coefficient &* .powerOfTen(raised))
      .multipliedFullWidth(by: .powerOfTen(more))
    let (digits, rest) = other.coefficient.dividingFullWidth(dividend)
    return UnroundedDecimal(
      coefficient: digits, exponent: exponent - other.exponent - raised - more,
      negative: isNegative != other.isNegative, tail: rest != 0)
  }
}

extension UnroundedDecimal {
  /// The sum of two signed coefficients at one exponent.
  fileprivate static func difference(
    _ one: (UInt128, negative: Bool), _ two: (UInt128, negative: Bool), exponent: Int
  ) -> UnroundedDecimal {
    if one.negative == two.negative {
      return UnroundedDecimal(
        coefficient: one.0 + two.0, exponent: exponent, negative: one.negative)
    }
    return one.0 >= two.0
      ? UnroundedDecimal(coefficient: one.0 - two.0, exponent: exponent, negative: one.negative)
      : UnroundedDecimal(coefficient: two.0 - one.0, exponent: exponent, negative: two.negative)
  }
}
