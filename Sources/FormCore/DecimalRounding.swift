// Rounding decimal numbers to places after the point, and to whole numbers.
// SPDX-License-Identifier: MIT

extension Decimal {
  /// The nearest number of at most `places` digits after the point, half to even.
  ///
  /// `places` below 0 count as 0. `1.25` to one place is `1.2`, `1.35` is `1.4`.
  public func rounded(places: Int) -> Decimal { rounded(places: places, .toNearestOrEven) }
  /// The greatest whole number that is not above this one: -2 for `-1.5`.
  public var floor: Decimal { rounded(places: 0, .down) }
  /// The smallest whole number that is not below this one: -1 for `-1.5`.
  public var ceiling: Decimal { rounded(places: 0, .up) }
  /// The number without what stands after the point: -1 for `-1.5`.
  public var truncated: Decimal { rounded(places: 0, .towardZero) }

  /// The number cut to `places` digits after the point by `rule`.
  public func rounded(places: Int, _ rule: FloatingPointRoundingRule) -> Decimal {
    let surplus = fractionDigits - max(places, 0)
    guard surplus > 0 else { return self }
    // Beyond 35 places everything is below a tenth of the unit; a 36th would say nothing more.
    let unit = UInt128.powerOfTen(min(surplus, 36))
    let (kept, lost) = coefficient.quotientAndRemainder(dividingBy: unit)
    let half = unit / 2
    let away =
      switch rule {
      case .toNearestOrEven: lost > half || lost == half && kept & 1 == 1
      case .toNearestOrAwayFromZero: lost >= half
      case .up: !isNegative && lost != 0
      case .down: isNegative && lost != 0
      case .towardZero: false
      case .awayFromZero: lost != 0
      @unknown default: false
      }
    // A fraction has fewer than 34 digits before the point, so one more is always in range.
    return Decimal(
      stripping: away ? kept + 1 : kept, exponent: exponent + surplus, negative: isNegative)
  }
}
