// The points a stepper or slider can stand on: min, min + step, ... and always max.
// SPDX-License-Identifier: MIT

/// The points min + k * step up to max; max itself is always one of them.
public struct DecimalGrid: Sendable, Hashable {
  /// The first point.
  public let min: Decimal
  /// The last point, on the grid or not; nil where there is no end.
  public let max: Decimal?
  /// The distance of points, above 0.
  public let step: Decimal

  /// A grid; nil if `step` is not above 0 or `max` is below `min`.
  public init?(min: Decimal, max: Decimal?, step: Decimal) {
    guard step > 0 else { return nil }
    if let max, max < min { return nil }
    self.min = min
    self.max = max
    self.step = step
  }

  /// Whether `value` is one of the points, exactly.
  public func contains(_ value: Decimal) -> Bool {
    if value == max { return true }
    guard value >= min else { return false }
    if let max, value > max { return false }
    return value.isMultiple(of: step, from: min)
  }

  /// The point nearest to `value`, the upper one of two at the same distance.
  ///
  /// Nil when step and value are too far apart for 34 digits.
  public func nearest(to value: Decimal) -> Decimal? {
    if value <= min { return min }
    if let max, value >= max { return max }
    guard let place = place(of: value), let below = point(place.index) else { return nil }
    guard !place.exact else { return below }
    guard let next = place.index.addingExactly(1), let above = point(next),
      let down = value.subtracting(below), let up = above.subtracting(value)
    else { return nil }
    return down < up ? below : above
  }

  /// The point `count` points from `value`, up or down.
  ///
  /// A value between two points counts as standing on the one behind it. Past an end it is that
  /// end, or with `wraps` it goes on from the other one, as many single steps would: from 4 by 3
  /// in 0...5 it is 1. Without an end nothing wraps. A value outside comes in to the nearer
  /// end and no further. Nil when step and value are too far apart for 34 digits.
  public func stepped(from value: Decimal, by count: Int, wraps: Bool = false) -> Decimal? {
    guard count != 0 else { return value }
    if value < min { return min }
    if let max, value > max { return max }
    guard let place = place(of: value),
      let from = place.exact || count > 0 ? place.index : place.index.addingExactly(1),
      let target = from.addingExactly(Decimal(count))
    else { return nil }
    guard let last = lastIndex else { return max == nil ? point(Swift.max(target, 0)) : nil }
    if target == last { return max }
    if target >= 0, target < last { return point(target) }
    guard wraps else { return target < 0 ? min : max }
    guard let points = last.addingExactly(1), let rest = target.remainder(dividingBy: points)
    else { return nil }
    guard let around = rest.isNegative ? rest.addingExactly(points) : rest else { return nil }
    return around == last ? max : point(around)
  }

  /// Number of the last point, counting from 0; nil without an end or past 34 digits.
  private var lastIndex: Decimal? {
    guard let max, let place = regularPlace(of: max) else { return nil }
    return place.exact ? place.index : place.index.addingExactly(1)
  }

  /// The number of the point at or below `value`, and whether it is at it.
  private func place(of value: Decimal) -> (index: Decimal, exact: Bool)? {
    if let max, value == max { return lastIndex.map { ($0, true) } }
    return regularPlace(of: value)
  }

  /// The same for the grid without its end.
  private func regularPlace(of value: Decimal) -> (index: Decimal, exact: Bool)? {
    guard let distance = value.subtractingExactly(min),
      let rest = distance.remainder(dividingBy: step),
      let whole = distance.subtractingExactly(rest), let index = whole.divided(by: step),
      index.isInteger, index.multipliedExactly(by: step) == whole
    else { return nil }
    return (index, rest.isZero)
  }

  /// The point of number `index`, nil past 34 digits.
  ///
  /// The end stands for all points past it.
  private func point(_ index: Decimal) -> Decimal? {
    guard let offset = index.multipliedExactly(by: step), let point = min.addingExactly(offset)
    else { return nil }
    if let max, point > max { return max }
    return point
  }
}
