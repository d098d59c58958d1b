// Numbers in attributes that came as text: kept as the numbers they are.
// SPDX-License-Identifier: MIT

extension Attributes {
  /// The same, with numbers for texts where a field of numbers states what its answers may be.
  ///
  /// Not every JSON writer has exact numbers, so both are taken; equal definitions are then still
  /// equal bytes. A text that is no number stays for its rule to complain about.
  func withNumbers(_ kind: RowKind) -> Attributes {
    guard entries.contains(where: { $0.attribute.statesAnswers || $0.attribute == .rules }),
      case .number? = AnswerType(kind, self)
    else { return self }
    var attributes = self
    for entry in entries {
      if entry.attribute.statesAnswers {
        attributes[entry.attribute] = entry.value.withNumbers
      } else if entry.attribute == .rules, let rules = entry.value.list {
        attributes[.rules] = .list(rules.map(\.withNumbersOfRule))
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
  fileprivate var withNumbers: Value {
    switch self {
    case .text(let text): (try? Decimal(json: text)).map(Value.number) ?? self
    case .list(let list): .list(list.map(\.withNumbers))
    case .null, .bool, .number, .record: self
    }
  }
  fileprivate var withNumbersOfRule: Value {
    guard let members = record else { return self }
    return .record(
      members.map { member in
        guard Attribute.named(member.name)?.statesAnswers ?? false else { return member }
        return Member(member.name, member.value.withNumbers)
      })
  }
}
