// Judging one field: its answer against its type and its rules.
// SPDX-License-Identifier: MIT

extension Form {
  /// What is wrong with a field's answer, type first, then rules in their order.
  ///
  /// An empty answer is judged only by rules that ask for one. Whether the field is disabled is
  /// the caller's business.
  func issues(of row: Row) throws(Fault) -> [Issue] {
    guard let answer = row.content.answer, let plan = row.content.plan else { return [] }
    let isEmpty = answer.isEmpty
    var issues: [Issue] = []
    judgements += 1
    if !isEmpty, let code = typeFault(plan, answer) {
      issues.append(typeIssue(code, plan, row))
    }
    if row.content.required, isEmpty {
      issues.append(issue(Rule(check: .required), Finding(code: plan.type.requiredCode), row))
    }
    var customs = 0
    for rule in plan.rules where !isEmpty || rule.check.judgesEmpty {
      if rule.check.custom != nil {
        issues += self.issues(of: row, rule, custom: customs)
        customs += 1
      } else if let found = try broken(rule, row, plan, answer, isEmpty: isEmpty) {
        issues.append(issue(rule, found, row))
      }
    }
    return issues
  }

  /// What a broken rule found: its code in the catalogue and its parameters.
  struct Finding {
    var code: Text
    var params: [Value.Member] = []
  }

  func broken(
    _ rule: Rule, _ row: Row, _ plan: FieldPlan, _ answer: Answer, isEmpty: Bool
  ) throws(Fault) -> Finding? {
    switch rule.check {
    case .required: return isEmpty ? Finding(code: plan.type.requiredCode) : nil
    case .nonEmpty: return isEmpty ? Finding(code: "nonEmpty") : nil
    case .notBlank: return judgedText(plan, answer).isBlank ? Finding(code: "notBlank") : nil
    case .minLength(let least):
      let text = judgedText(plan, answer)
      guard lengthUnit.fallsShort(text, least) else { return nil }
      return Finding(
        code: lengthUnit == .bytes ? "minLength.bytes" : "minLength",
        params: lengths("min", least, text, row))
    case .maxLength(let most):
      let text = judgedText(plan, answer)
      guard lengthUnit.exceeds(text, most) else { return nil }
      return Finding(
        code: lengthUnit == .bytes ? "maxLength.bytes" : "maxLength",
        params: lengths("max", most, text, row))
    case .pattern(let pattern, let source):
      return missing(pattern, source, in: answer.value.text ?? judgedText(plan, answer))
    case .min, .max, .exclusiveMin, .exclusiveMax:
      return rule.check.outside(answer.value, today: today)
    case .multipleOf, .maxDecimals, .step, .minuteInterval:
      return rule.check.between(answer.value, plan.type)
    case .minPicks(let least):
      let count = answer.value.list?.count ?? 0
      return count < least
        ? Finding(code: "minPicks", params: picks("min", least, count, row)) : nil
    case .maxPicks(let most):
      let count = answer.value.list?.count ?? 0
      return count > most ? Finding(code: "maxPicks", params: picks("max", most, count, row)) : nil
    case .enum(let values):
      if values.contains(where: { plan.isSame($0, answer) }) { return nil }
      return Finding(
        code: "enum", params: row.isSecret ? [] : [Value.Member("enum", .list(values))])
    case .const(let value):
      if plan.isSame(value, answer) { return nil }
      if let bool = value.bool { return Finding(code: bool ? "const.true" : "const.false") }
      let isWord = value.list == nil && value.record == nil
      return Finding(
        code: isWord ? "const" : "invalid",
        params: row.isSecret ? [] : [Value.Member("const", value)])
    case .valid(let condition):
      return try holds(condition, of: .row(row), .validWhen) ? nil : Finding(code: "invalid")
    case .matches(let id):
      let other = rowsById[id]?.content.answer
      return sameAnswer(answer, other)
        ? nil : Finding(code: "matches", params: [Value.Member("field", .text(id))])
    case .custom: return nil
    }
  }

  /// The text whose length counts: what was typed.
  func judgedText(_ plan: FieldPlan, _ answer: Answer) -> Text {
    answer.raw ?? plan.type.canonicalText(answer.value)
  }
  private func lengths(_ name: Text, _ bound: Int, _ text: Text, _ row: Row) -> [Value.Member] {
    let unit = lengthUnit
    var params = [Value.Member(name, .number(Decimal(bound)))]
    if !row.isSecret { params.append(Value.Member("actual", .number(Decimal(unit.count(text))))) }
    params.append(Value.Member("unit", .text(Text(unit.rawValue))))
    return params
  }
  private func picks(_ name: Text, _ bound: Int, _ count: Int, _ row: Row) -> [Value.Member] {
    let params = [Value.Member(name, .number(Decimal(bound)))]
    return row.isSecret ? params : params + [Value.Member("actual", .number(Decimal(count)))]
  }
  /// A missing field reads as empty.
  private func sameAnswer(_ answer: Answer, _ other: Answer?) -> Bool {
    guard let other else { return answer.isEmpty }
    if answer.isEmpty || other.isEmpty { return answer.isEmpty == other.isEmpty }
    return answer.value == other.value
  }

  private func issue(_ rule: Rule, _ found: Finding, _ row: Row) -> Issue {
    wording.issue(
      rule: rule.name, code: rule.code, catalogued: found.code, params: found.params,
      given: rule.message, level: rule.level, of: row.content.attributes)
  }

  // MARK: Lengths

  /// What lengths count in this form.
  var lengthUnit: TextLength {
    content.attributes.text(.lengthUnit).flatMap { TextLength(rawValue: $0.string) } ?? .graphemes
  }
}

extension AnswerType {
  /// What the catalogue calls a missing answer.
  fileprivate var requiredCode: Text {
    switch self {
    case .key, .keys: "required.choice"
    case .civil(.date), .civil(.dateTime), .civil(.instant): "required.date"
    case .text, .number, .civil, .bool, .any: "required"
    }
  }
}

extension FieldPlan {
  /// Whether an answer is `value`; the order of choices does not matter.
  fileprivate func isSame(_ value: Value, _ answer: Answer) -> Bool {
    guard type == .keys, let choices = choices(answer.offer), let one = value.list,
      let other = answer.value.list
    else { return value == answer.value }
    return choices.sorted(one) == choices.sorted(other)
  }
}

extension Text {
  /// Whether there is nothing in it but white space.
  fileprivate var isBlank: Bool { string.unicodeScalars.allSatisfy(\.properties.isWhitespace) }
}
