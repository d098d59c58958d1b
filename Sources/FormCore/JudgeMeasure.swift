// Judging one answer by its bounds and its steps.
// SPDX-License-Identifier: MIT

extension Rule.Check {
  /// Whether it reads what day it is.
  var readsToday: Bool {
    switch self {
    case .min(let bound), .max(let bound), .exclusiveMin(let bound), .exclusiveMax(let bound):
      bound.isRelative
    default: false
    }
  }
  /// What a bound finds: a value outside stays as it is and is wrong.
  func outside(_ value: Value, today: @autoclosure () -> Day?) -> Form.Finding? {
    let day = readsToday ? today() : nil
    switch self {
    case .min(let bound):
      return finding("min", bound.on(day), "min", value) { answer, bound in answer.isBelow(bound) }
    case .max(let bound):
      return finding("max", bound.on(day), "max", value) { answer, bound in bound.isBelow(answer) }
    case .exclusiveMin(let bound):
      return finding("min", bound.on(day), "exclusiveMin", value) { answer, bound in
        !bound.isBelow(answer)
      }
    case .exclusiveMax(let bound):
      return finding("max", bound.on(day), "exclusiveMax", value) { answer, bound in
        !answer.isBelow(bound)
      }
    default: return nil
    }
  }
  private func finding(
    _ name: Text, _ bound: Bound?, _ rule: String, _ value: Value,
    isBroken: (_ answer: Bound, _ bound: Bound) -> Bool
  ) -> Form.Finding? {
    guard let bound, let answer = Bound(answer: value, like: bound), isBroken(answer, bound) else {
      return nil
    }
    return Form.Finding(
      code: Text(rule + bound.refinement), params: [Value.Member(name, bound.value)])
  }

  /// What a grid finds: a value between its points.
  func between(_ value: Value, _ type: AnswerType) -> Form.Finding? {
    switch self {
    case .multipleOf(let unit):
      guard let number = value.number, !number.isMultiple(of: unit) else { return nil }
      return Form.Finding(
        code: "multipleOf", params: [Value.Member("multipleOf", .number(unit))])
    case .maxDecimals(let most):
      guard let number = value.number, number.fractionDigits > most else { return nil }
      return Form.Finding(
        code: "maxDecimals", params: [Value.Member("max", .number(Decimal(most)))])
    case .step(let steps):
      guard let number = value.number, !steps.contains(number) else { return nil }
      return Form.Finding(
        code: "step",
        params: [
          Value.Member("step", .number(steps.step)), Value.Member("min", .number(steps.base)),
        ])
    case .minuteInterval(let interval):
      guard case .civil(let kind) = type,
        let civil = value.text.flatMap({ try? CivilValue($0, as: kind) }),
        !civil.isOn(minuteInterval: interval)
      else { return nil }
      return Form.Finding(
        code: "minuteInterval",
        params: [Value.Member("minuteInterval", .number(Decimal(interval)))])
    default: return nil
    }
  }
}

extension Bound {
  /// What the catalogue adds to a rule's code: dates and times have other words than numbers.
  fileprivate var refinement: String {
    switch self {
    case .number, .civil(.duration): ""
    case .civil(.time): ".time"
    case .civil(.date), .civil(.dateTime), .civil(.instant), .today: ".date"
    }
  }
}
