// Rules that leave no answer: a constant outside of the bounds, more picks than there are options.
// SPDX-License-Identifier: MIT

extension Lint {
  /// Looks for an answer that all rules that block let pass, where answers are few.
  ///
  /// Conditions, other fields, clients and the day may say otherwise tomorrow, so they are not asked.
  mutating func rules(of row: Row) {
    guard let plan = row.content.plan, row.content.logic?.computed == nil else { return }
    let blocking = plan.rules.filter { $0.level == .error }
    if case .minPicks(let least)? = blocking.map(\.check).first(where: { $0.attribute == .minPicks }
    ),
      let most = mostOptions(of: row), least > most
    {
      return inside(.minPicks) { $0.warn(.unmeetable) }
    }
    guard let (stated, candidates) = candidates(of: row, plan, blocking),
      candidates.count <= judgements
    else { return }
    judgements -= candidates.count
    for candidate in candidates where passes(candidate, row, plan, blocking) { return }
    guard let stated else { return warn(.unmeetable) }
    let isKeyword = row.content.attributes[stated] != nil
    inside(isKeyword ? stated : .rules) { $0.warn(.unmeetable) }
  }
  private func passes(_ value: Value, _ row: Row, _ plan: FieldPlan, _ rules: [Rule]) -> Bool {
    if plan.type.isEmpty(value), plan.type != .bool { return true }
    let answer = Answer(value)
    switch plan.type {
    case .key, .keys: if (try? plan.normal(value)) == nil { return false }
    case .number(let whole): if whole, !(value.number?.isInteger ?? true) { return false }
    case .text(.expiration), .text(.picker), .any, .civil, .bool: break
    case .text: if form.typeFault(plan, answer) != nil { return false }
    }
    for rule in rules where rule.check.isLasting {
      guard let found = try? form.broken(rule, row, plan, answer, isEmpty: false) else { continue }
      if !found.params.contains(where: { $0.name == "failed" }) { return false }
    }
    return true
  }

  // MARK: Few answers

  /// All answers that could be right, and the rule that says that there are no others.
  private func candidates(of row: Row, _ plan: FieldPlan, _ rules: [Rule])
    -> (stated: Attribute?, [Value])?
  {
    for rule in rules {
      switch rule.check {
      case .const(let value): return (.const, [value])
      case .enum(let values): return (.enum, values)
      default: break
      }
    }
    switch plan.type {
    case .bool: return (nil, [.bool(true), .bool(false)])
    case .key: return keys(of: row).map { (nil, $0.map(Value.text)) }
    case .number(let whole): return multiples(whole, rules)
    case .text, .civil, .keys, .any: return nil
    }
  }
  /// Multiples between the bounds, where there are few.
  private func multiples(_ whole: Bool, _ rules: [Rule]) -> (stated: Attribute?, [Value])? {
    var unit: Decimal? = whole ? 1 : nil
    for rule in rules { if case .multipleOf(let measure) = rule.check { unit = measure } }
    let bounds = try? Bounds(rules)
    guard let unit, let lower = bounds?.lower?.bound.value.number,
      let upper = bounds?.upper?.bound.value.number, var count = lower.divided(by: unit)?.truncated
    else { return nil }
    var found: [Value] = []
    if lower.isNegative, let before = count.subtracting(1) { count = before }
    while found.count <= Lint.few {
      guard let multiple = count.multiplied(by: unit), let next = count.adding(1) else {
        return nil
      }
      if upper < multiple {
        return (rules.contains { $0.check.attribute == .multipleOf } ? .multipleOf : .min, found)
      }
      if !(multiple < lower) { found.append(.number(multiple)) }
      count = next
    }
    return nil
  }
  /// More than these are many.
  private static let few = 1_000

  /// The keys of all options a field may offer; nil where some are not known, or none are there yet.
  func keys(of row: Row) -> [Text]? {
    guard let lists = optionLists(of: row) else { return nil }
    let keys = lists.flatMap { $0.compactMap { $0.member("key")?.text } }
    return keys.isEmpty ? nil : keys
  }
  private func mostOptions(of row: Row) -> Int? {
    guard keys(of: row) != nil else { return nil }
    return optionLists(of: row)?.map(\.count).max()
  }
  private func optionLists(of row: Row) -> [[Value]]? {
    let attributes = row.content.attributes
    let all =
      [attributes[.options] ?? .list([])]
      + (attributes[.optionsWhen]?.list ?? []).map { $0.member("options") ?? .null }
    let lists = all.compactMap(\.list)
    return lists.count == all.count ? lists : nil
  }
}

extension Rule.Check {
  /// Whether it says tomorrow of an answer what it says today.
  fileprivate var isLasting: Bool {
    switch self {
    case .required, .nonEmpty, .notBlank, .matches, .custom, .valid: false
    case .minLength, .maxLength, .pattern, .min, .max, .exclusiveMin, .exclusiveMax, .multipleOf,
      .maxDecimals, .step, .minuteInterval, .minPicks, .maxPicks, .enum, .const:
      !readsToday
    }
  }
}
