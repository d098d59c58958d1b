// Numbers in attributes that came as text: kept as the numbers they are.
// SPDX-License-Identifier: MIT

extension Attributes {
  /// The same, with numbers for texts where a field of numbers states what its answers may be.
  ///
  /// Not every JSON writer has exact numbers, so both are taken; equal definitions are then still
  /// equal bytes. A text that is no number stays for its rule to complain about.
  func withNumbers(_ kind: RowKind) -> Attributes {
    guard entries.contains(where: { $0.attribute.statesAnswers || $0.attribute == .rules }),
      let type = AnswerType(kind, self), case .number = type
    else { return self }
    var attributes = self
    for entry in entries {
      if entry.attribute.statesAnswers {
        attributes[entry.attribute] = entry.value.withNumbers(type)
      } else if entry.attribute == .rules, let rules = entry.value.list {
        attributes[.rules] = .list(rules.map { $0.withNumbersOfRule(type) })
      }
    }
    return attributes
  }
}

extension Attribute {
  /// Whether its value is an answer, or several.
  fileprivate var statesAnswers: Bool {
    switch self {
    case .min, .max, .exclusiveMin, .exclusiveMax, .enum, .const: true
    default: false
    }
  }
}

extension Value {
  fileprivate func withNumbers(_ type: AnswerType) -> Value {
    switch self {
    case .text(let text): text.isEmpty ? self : (try? type.normal(self)) ?? self
    case .list(let list): .list(list.map { $0.withNumbers(type) })
    case .null, .bool, .number, .record: self
    }
  }
  fileprivate func withNumbersOfRule(_ type: AnswerType) -> Value {
    guard let members = record else { return self }
    return .record(
      members.map { member in
        guard Attribute.named(member.name)?.statesAnswers ?? false else { return member }
        return Member(member.name, member.value.withNumbers(type))
      })
  }
}
