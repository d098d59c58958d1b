// The steps between answers: a grid of numbers, or of minutes.
// SPDX-License-Identifier: MIT

/// The grid on which a field's numbers stand: a base and whole steps from it; the end always counts.
struct Steps: Sendable, Equatable {
  /// What steps are counted from.
  let base: Decimal
  /// The end, on the grid or not.
  let end: Decimal?
  /// The distance, above 0.
  let step: Decimal

  /// Whether `value` is on the grid; whether it is inside the bounds is not asked here.
  func contains(_ value: Decimal) -> Bool {
    value == end || value.isMultiple(of: step, from: base)
  }
}

extension FieldPlan {
  /// The points that stepping goes through; nil for fields without steps.
  var grid: DecimalGrid? {
    for rule in rules {
      if case .step(let steps) = rule.check {
        return DecimalGrid(min: steps.base, max: steps.end, step: steps.step)
      }
    }
    return nil
  }

  /// Which of `points` points from the lower to the upper bound is nearest to a number.
  func place(of number: Decimal, among points: Int) -> Int? {
    guard let bounds = try? Bounds(rules), case .number(let low)? = bounds.lower?.bound,
      case .number(let high)? = bounds.upper?.bound, low < high, let way = high.subtracting(low),
      let gone = number.subtracting(low)?.multiplied(by: Decimal(points - 1))?.divided(by: way)
    else { return nil }
    if number <= low { return 0 }
    if number >= high { return points - 1 }
    return gone.rounded(places: 0).asInt
  }
  /// What a person's value becomes: a slider stands on its grid, as its thumb does.
  ///
  /// One beyond the bounds stays and is judged: nothing is clamped. Former's `adjustedValueFromValue`.
  func adjusted(_ value: Value, _ kind: RowKind) -> Value {
    guard kind == .slider, let number = value.number, let grid, number >= grid.min,
      grid.max.map({ number <= $0 }) ?? true
    else { return value }
    return grid.nearest(to: number).map { .number($0) } ?? value
  }

  /// The bounds that rows of numbers have where their author gave none.
  ///
  /// A stepper goes from 0 to 100 and a slider from 0 to 1 (protocol, section 4).
  static func standardBounds(_ kind: RowKind, beside rules: [Rule]) -> [Rule] {
    guard kind.family == .number else { return [] }
    let isLowerGiven = rules.contains { $0.isBound(.min, .exclusiveMin) }
    let isUpperGiven = rules.contains { $0.isBound(.max, .exclusiveMax) }
    return (isLowerGiven ? [] : [Rule(check: .min(.number(0)))])
      + (isUpperGiven ? [] : [Rule(check: .max(.number(kind == .stepper ? 100 : 1)))])
  }
  /// The rule that answers stand on a grid; nil without one.
  static func stepRule(
    _ kind: RowKind, _ attributes: Attributes, _ type: AnswerType, _ bounds: Bounds
  ) throws(Fault) -> Rule? {
    let given = attributes[.step] ?? (kind == .stepper ? .number(1) : nil)
    guard let given else { return nil }
    let step = try Fault.at([.member("step")]) { () throws(Fault) in
      try Rule.measure(given, .step, for: type)
    }
    var (base, end): (Decimal, Decimal?) = (0, nil)
    if case .number(let bound)? = bounds.lower?.bound { base = bound }
    if let upper = bounds.upper, !upper.isOpen, case .number(let bound) = upper.bound {
      end = bound
    }
    return Rule(check: .step(Steps(base: base, end: end, step: step)))
  }
  /// The rule that answers fall on whole intervals of minutes; nil without one.
  static func minuteRule(_ attributes: Attributes) throws(Fault) -> Rule? {
    guard let given = attributes[.minuteInterval] else { return nil }
    guard let interval = given.number?.asInt, CivilValue.isMinuteInterval(interval) else {
      throw Fault(
        .badMeasure(.minuteInterval, expected: "a divisor of 60 from 1 to 30"),
        at: [.member("minuteInterval")])
    }
    return Rule(check: .minuteInterval(interval))
  }
}

extension Rule {
  fileprivate func isBound(_ one: Attribute, _ other: Attribute) -> Bool {
    check.attribute == one || check.attribute == other
  }
}
