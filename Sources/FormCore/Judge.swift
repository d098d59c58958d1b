// Judging one field: its answer against its type and its rules.
// SPDX-License-Identifier: MIT

extension Form {
  /// What is wrong with a field's answer, type first, then rules in their order.
  ///
  /// An empty answer is judged only by rules that ask for one. Whether the field is disabled is
  /// the caller's business.
  func issues(of row: Row) -> [Issue] {
    guard let answer = row.content.answer, let plan = row.content.plan else { return [] }
    let isEmpty = answer.isEmpty
    var issues: [Issue] = []
    if !isEmpty, let typeIssue = typeIssue(row, plan, answer) { issues.append(typeIssue) }
    for rule in plan.rules where !isEmpty || rule.check.judgesEmpty {
      if let found = broken(rule, row, answer, isEmpty: isEmpty) {
        issues.append(issue(rule, found, row))
      }
    }
    return issues
  }

  /// What a broken rule found: its code in the catalogue and its parameters.
  private struct Finding {
    var code: StaticString
    var params: [Value.Member] = []
  }

  private func typeIssue(_ row: Row, _ plan: FieldPlan, _ answer: Answer) -> Issue? {
    let isRight: Bool
    let code: StaticString
    let type: StaticString
    switch plan.type {
    case .text(.email):
      isRight = answer.value.text?.withBytes { Email.accepts($0) } ?? false
      (code, type) = ("type.email", "email")
    case .integer:
      isRight = answer.value != .null
      (code, type) = ("type.integer", "integer")
    case .key:
      isRight = plan.keys.map { keys in answer.value.text.map(keys.contains) ?? true } ?? true
      (code, type) = ("type.option", "option")
    case .text, .bool: return nil
    }
    if isRight { return nil }
    return wording.issue(
      rule: "type", code: nil, catalogued: code,
      params: [Value.Member("type", .text(Text(type.description)))], given: nil, level: .error,
      of: row)
  }

  private func broken(_ rule: Rule, _ row: Row, _ answer: Answer, isEmpty: Bool) -> Finding? {
    switch rule.check {
    case .required: return isEmpty ? Finding(code: "required") : nil
    case .minLength(let least):
      guard let text = judgedText(row, answer), let length = length(text, atLeast: least) else {
        return nil
      }
      return Finding(code: "minLength", params: lengths("min", least, length, row))
    case .maxLength(let most):
      guard let text = judgedText(row, answer), let length = length(text, atMost: most) else {
        return nil
      }
      return Finding(code: "maxLength", params: lengths("max", most, length, row))
    case .min(let bound):
      guard let number = answer.value.number, number < bound else { return nil }
      return Finding(code: "min", params: [Value.Member("min", .number(bound))])
    case .max(let bound):
      guard let number = answer.value.number, number > bound else { return nil }
      return Finding(code: "max", params: [Value.Member("max", .number(bound))])
    case .const(let value):
      if answer.value == value { return nil }
      if value == .bool(true) { return Finding(code: "const.true") }
      return Finding(code: "const", params: row.isSecret ? [] : [Value.Member("const", value)])
    case .matches(let id):
      let other = rowsById[id]?.content.answer
      return sameAnswer(answer, other)
        ? nil : Finding(code: "matches", params: [Value.Member("field", .text(id))])
    }
  }
  /// The text whose length counts: what was typed.
  private func judgedText(_ row: Row, _ answer: Answer) -> Text? {
    answer.raw ?? row.content.plan.map { $0.type.canonicalText(answer.value) }
  }
  private func lengths(
    _ name: Text, _ bound: Int, _ actual: Int, _ row: Row
  ) -> [Value.Member] {
    var params = [
      Value.Member(name, .number(Decimal(bound))),
      Value.Member("unit", .text(Text(lengthUnit.name.description))),
    ]
    if !row.isSecret { params.insert(Value.Member("actual", .number(Decimal(actual))), at: 1) }
    return params
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
      given: rule.message, level: rule.level, of: row)
  }

  // MARK: Lengths

  /// What lengths count in this form.
  var lengthUnit: LengthUnit {
    content.attributes.text(.lengthUnit).flatMap(LengthUnit.init) ?? .graphemes
  }
  /// The length, when it is less than `least`.
  private func length(_ text: Text, atLeast least: Int) -> Int? {
    let length = lengthUnit.count(text, upTo: least)
    return length < least ? length : nil
  }
  /// The whole length, when it is more than `most`.
  private func length(_ text: Text, atMost most: Int) -> Int? {
    guard lengthUnit.count(text, upTo: most + 1) > most else { return nil }
    return lengthUnit.count(text, upTo: .max)
  }
}
