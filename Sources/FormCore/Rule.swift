// The rules a field's answer is judged by, compiled once from its attributes.
// SPDX-License-Identifier: MIT

/// One rule of a field.
struct Rule: Sendable {
  /// What is checked, with its parameter.
  enum Check: Sendable {
    case required
    case minLength(Int)
    case maxLength(Int)
    case min(Decimal)
    case max(Decimal)
    case const(Value)
    case matches(Text)

    /// The rule's name: the attribute that states it.
    var attribute: Attribute {
      switch self {
      case .required: .required
      case .minLength: .minLength
      case .maxLength: .maxLength
      case .min: .min
      case .max: .max
      case .const: .const
      case .matches: .matches
      }
    }
    /// Whether an empty answer is judged by it too.
    var judgesEmpty: Bool {
      switch self {
      case .required, .matches: true
      case .minLength, .maxLength, .min, .max, .const: false
      }
    }
  }
  let check: Check
  var message: Text?
  var level: Issue.Level = .error
  var code: Text?

  var name: Text { Text(check.attribute.spec.name.description) }
}

extension Rule.Check {
  /// The check that `attribute` with this parameter states; nil when it states none.
  init?(_ attribute: Attribute, _ parameter: Value, for type: AnswerType) throws(Fault) {
    switch attribute {
    case .required:
      guard let isRequired = parameter.bool else {
        throw Fault(.malformed(expected: "true or false"))
      }
      guard isRequired else { return nil }
      self = .required
    case .minLength: self = .minLength(try Rule.count(parameter))
    case .maxLength: self = .maxLength(try Rule.count(parameter))
    case .min: self = .min(try Rule.bound(parameter, for: type))
    case .max: self = .max(try Rule.bound(parameter, for: type))
    case .const: self = .const(try type.normal(parameter))
    case .matches:
      let named = parameter.text ?? parameter.record?.first { $0.name == "field" }?.value.text
      guard let named else { throw Fault(.malformed(expected: "the id of a field")) }
      self = .matches(named)
    default: return nil
    }
  }
}

extension Rule {
  /// A number of things.
  fileprivate static func count(_ value: Value) throws(Fault) -> Int {
    guard let count = value.number?.asInt, count >= 0 else {
      throw Fault(.malformed(expected: "a whole number from 0"))
    }
    return count
  }
  /// A bound in the type of the field it stands on.
  fileprivate static func bound(_ value: Value, for type: AnswerType) throws(Fault) -> Decimal {
    guard type == .integer else {
      throw Fault(.malformed(expected: "a field of numbers, as this one is not"))
    }
    guard let number = try type.normal(value).number else {
      throw Fault(.wrongType(expected: "a number"))
    }
    return number
  }

  /// The attributes that state rules, in the order in which issues are listed.
  static let keywords: [Attribute] = [
    .required, .minLength, .maxLength, .min, .max, .const, .matches,
  ]

  /// The rule that one member of `rules` states.
  init?(_ record: Value, for type: AnswerType) throws(Fault) {
    let members = record.record ?? []
    func member(_ name: Text) -> Value? { members.first { $0.name == name }?.value }
    guard let name = member("rule")?.text, let attribute = Attribute.named(name),
      Rule.keywords.contains(attribute)
    else {
      throw Fault(
        .malformed(
          expected:
            "one of required, minLength, maxLength, min, max, const, matches"),
        at: [.member("rule")])
    }
    let parameterName = attribute == .matches ? "field" : attribute.spec.name
    let given = member(Text(parameterName.description))
    let taken: [Text] = ["rule", Text(parameterName.description), "message", "level", "code"]
    if let other = members.first(where: { !taken.contains($0.name) }) {
      throw Fault(.malformed(expected: "a member that this rule takes"), at: [.name(other.name)])
    }
    guard let parameter = given ?? (attribute == .required ? .bool(true) : nil) else {
      throw Fault(
        .malformed(expected: "the rule's parameter"), at: [.member(StaticWord(parameterName))])
    }
    let check = try Fault.at([.member(StaticWord(parameterName))]) { () throws(Fault) in
      try Check(attribute, parameter, for: type)
    }
    guard let check else { return nil }
    self.check = check
    message = member("message")?.text
    code = member("code")?.text
    level = member("level")?.text.flatMap(Issue.Level.init) ?? .error
  }
}
