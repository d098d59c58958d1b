// Judging one answer by its bounds and its steps.
// SPDX-License-Identifier: MIT

extension Rule.Check {
  /// What a bound finds: a value outside stays as it is and is wrong.
  func outside(_ value: Value) -> Form.Finding? {
    switch self {
    case .min(let bound):
      return finding("min", bound, "min", value) { answer in answer.isBelow(bound) }
    case .max(let bound):
      return finding("max", bound, "max", value) { answer in bound.isBelow(answer) }
    case .exclusiveMin(let bound):
      return finding("min", bound, "exclusiveMin", value) { answer in !bound.isBelow(answer) }
    case .exclusiveMax(let bound):
      return finding("max", bound, "exclusiveMax", value) { answer in !answer.isBelow(bound) }
    default: return nil
    }
  }
  private func finding(
    _ name: Text, _ bound: Bound, _ rule: String, _ value: Value, isBroken: (Bound) -> Bool
  ) -> Form.Finding? {
    guard let answer = Bound(answer: value, like: bound), isBroken(answer) else { return nil }
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
    case .civil(.date), .civil(.dateTime), .civil(.instant): ".date"
    }
  }
}
