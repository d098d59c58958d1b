// What conditions are told of a form.
// SPDX-License-Identifier: MIT

/// The answers of a form as its conditions see them: hidden and missing ones are not there.
struct FormAnswers: ConditionAnswers {
  let form: Form
  /// Whether secrets are told, as to what is secret itself.
  let reveals: Bool
  /// The item whose names come first.
  var item: Item?

  var whole: Value { .null }

  func answer(_ name: ConditionName, _ meter: inout WorkMeter) throws(Fault) -> Value? {
    switch name.subject(plain: false) {
    case nil: return nil
    case .dirt?: return .bool(form.isDirty)
    case .formValidity?: return .bool(form.isValid)
    case .validity(let id)?: return row(id).map { .bool(!$0.content.isInvalid) }
    case .visibility(let id)?:
      return .bool(row(id)?.visible ?? form.repeated(id)?.visible ?? false)
    case .value?:
      for (id, rest) in name.ids {
        guard let row = row(id), let answer = row.content.answer else {
          guard let section = form.repeated(id) else { continue }
          guard section.visible else { return nil }
          let list = try form.list(of: section, &meter)
          return rest.isEmpty ? list : try list.member(at: rest, &meter)
        }
        guard row.visible else { return nil }
        if row.isSecret, !reveals { return answer.isEmpty ? .null : .bool(true) }
        return rest.isEmpty ? answer.value : try answer.value.member(at: rest, &meter)
      }
      return nil
    }
  }
  private func row(_ id: Text) -> Row? { item?.node(id) ?? form.rowsById[id] }
}

extension Form {
  /// Whether a condition of a node holds.
  func holds(_ condition: Condition, of node: Node, _ attribute: Attribute) throws(Fault) -> Bool {
    try value(of: condition, of: node, attribute, reveals: false).isTruthy
  }
  /// Whether a condition that stands at `place` in a node's attributes holds.
  func holds(_ condition: Condition, of node: Node, at place: [Fault.Step]) throws(Fault) -> Bool {
    try value(of: condition, of: node, at: place, reveals: false).isTruthy
  }
  /// What a condition of a node comes to.
  func value(
    of condition: Condition, of node: Node, _ attribute: Attribute, reveals: Bool
  ) throws(Fault) -> Value {
    try value(
      of: condition, of: node, at: [.member(StaticWord(attribute.spec.name))], reveals: reveals)
  }
  private func value(
    of condition: Condition, of node: Node, at place: [Fault.Step], reveals: Bool
  ) throws(Fault) -> Value {
    workings += 1
    let answers = FormAnswers(form: self, reveals: reveals, item: node.item)
    do throws(Fault) { return try condition.value(answers, &draft.meter) } catch {
      throw Fault(error.error, at: blame(node) + place)
    }
  }
}
