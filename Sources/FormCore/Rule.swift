// The rules a field's answer is judged by, compiled once from its attributes.
// SPDX-License-Identifier: MIT

/// One rule of a field.
struct Rule: Sendable {
  /// What is checked, with its parameter.
  enum Check: Sendable {
    case required
    case nonEmpty
    case notBlank
    case minLength(Int)
    case maxLength(Int)
    case pattern(any CompiledPattern, source: Text)
    case min(Bound)
    case max(Bound)
    case exclusiveMin(Bound)
    case exclusiveMax(Bound)
    case multipleOf(Decimal)
    case maxDecimals(Int)
    case step(Steps)
    case minuteInterval(Int)
    case minPicks(Int)
    case maxPicks(Int)
    case `enum`([Value])
    case const(Value)
    case matches(Text)
    case custom(CustomRule)
    case valid(Condition)

    /// The rule's name: the attribute that states it.
    var attribute: Attribute {
      switch self {
      case .required: .required
      case .nonEmpty: .nonEmpty
      case .notBlank: .notBlank
      case .minLength: .minLength
      case .maxLength: .maxLength
      case .pattern: .pattern
      case .min: .min
      case .max: .max
      case .exclusiveMin: .exclusiveMin
      case .exclusiveMax: .exclusiveMax
      case .multipleOf: .multipleOf
      case .maxDecimals: .maxDecimals
      case .step: .step
      case .minuteInterval: .minuteInterval
      case .minPicks: .minPicks
      case .maxPicks: .maxPicks
      case .enum: .enum
      case .const: .const
      case .matches: .matches
      case .custom: .custom
      case .valid: .validWhen
      }
    }
    /// Whether an empty answer is judged by it too.
    var judgesEmpty: Bool {
      switch self {
      case .required, .nonEmpty, .notBlank, .minPicks, .matches, .custom: true
      case .minLength, .maxLength, .pattern, .min, .max, .exclusiveMin, .exclusiveMax,
        .multipleOf, .maxDecimals, .step, .minuteInterval, .maxPicks, .enum, .const, .valid:
        false
      }
    }
    /// What clients judge by it; nil where none does.
    var custom: CustomRule? { if case .custom(let rule) = self { rule } else { nil } }
  }
  let check: Check
  var message: Text?
  var level: Issue.Level = .error
  var code: Text?

  var name: Text { Text(check.attribute.spec.name.description) }
}

extension Attribute {
  /// Those that state rules and may stand in `rules` too, in the order in which issues are listed.
  public static let ruleKeywords: [Attribute] = [
    .required, .nonEmpty, .notBlank, .minLength, .maxLength, .pattern, .min, .max, .exclusiveMin,
    .exclusiveMax, .multipleOf, .maxDecimals, .minPicks, .maxPicks, .enum, .const, .matches,
    .custom, .validWhen,
  ]
  /// What the parameter of the rule is called in `rules`.
  public var ruleParameter: StaticString {
    switch self {
    case .matches: "field"
    case .custom: "name"
    case .validWhen: "when"
    default: spec.name
    }
  }
  /// What else stands beside it there, where it need not.
  public var ruleOptions: [StaticString] { self == .custom ? ["params", "timeoutMs"] : [] }
}

extension Rule.Check {
  /// The check that `attribute` with this parameter states; nil when it states none.
  init?(
    _ attribute: Attribute, _ parameter: Value, for type: AnswerType, _ compiling: Compiling
  ) throws(Fault) {
    switch attribute {
    case .required, .nonEmpty, .notBlank:
      guard let flag = parameter.bool else { throw Fault(.malformed(expected: "true or false")) }
      guard flag else { return nil }
      self = attribute == .required ? .required : attribute == .nonEmpty ? .nonEmpty : .notBlank
    case .minLength: self = .minLength(try Rule.count(parameter))
    case .maxLength: self = .maxLength(try Rule.count(parameter))
    case .pattern:
      guard let source = parameter.text else { throw Fault(.malformed(expected: "a string")) }
      self = .pattern(try compiling.pattern(source), source: source)
    case .minPicks: self = .minPicks(try Rule.count(parameter))
    case .maxPicks: self = .maxPicks(try Rule.count(parameter))
    case .min: self = .min(try Bound(parameter, for: type))
    case .max: self = .max(try Bound(parameter, for: type))
    case .exclusiveMin: self = .exclusiveMin(try Bound(parameter, for: type))
    case .exclusiveMax: self = .exclusiveMax(try Bound(parameter, for: type))
    case .multipleOf: self = .multipleOf(try Rule.measure(parameter, attribute, for: type))
    case .maxDecimals:
      try Rule.checkIsNumber(type)
      self = .maxDecimals(try Rule.count(parameter))
    case .enum:
      guard let list = parameter.list, !list.isEmpty else {
        throw Fault(.malformed(expected: "a list of at least one value"))
      }
      var values: [Value] = []
      for (index, value) in list.enumerated() {
        values.append(
          try Fault.at([.index(index)]) { () throws(Fault) in try type.normal(value) })
      }
      self = .enum(values)
    case .const: self = .const(try type.normal(parameter))
    case .matches:
      let named = parameter.text ?? parameter.member("field")?.text
      guard let named else { throw Fault(.malformed(expected: "the id of a field")) }
      self = .matches(compiling.scope?.id(named) ?? named)
    case .custom: self = .custom(try CustomRule(parameter))
    case .validWhen:
      let permit = Condition.Permit(limits: compiling.limits)
      self = .valid(try Condition(parameter, permit))
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
  fileprivate static func checkIsNumber(_ type: AnswerType) throws(Fault) {
    guard case .number = type else {
      throw Fault(.malformed(expected: "a field of numbers, as this one is not"))
    }
  }
  /// A number above 0 that `attribute` measures answers by.
  static func measure(_ value: Value, _ attribute: Attribute, for type: AnswerType)
    throws(Fault) -> Decimal
  {
    try checkIsNumber(type)
    guard let number = try AnswerType.number(whole: false).normal(value).number else {
      throw Fault(.wrongType(expected: "a number"))
    }
    guard number > 0 else { throw Fault(.badMeasure(attribute, expected: "a number above 0")) }
    return number
  }

  /// The rule that one member of `rules` states.
  init?(_ record: Value, _ kind: RowKind, for type: AnswerType, _ compiling: Compiling)
    throws(Fault)
  {
    let members = record.record ?? []
    guard let name = record.member("rule")?.text, let attribute = Attribute.named(name),
      Attribute.ruleKeywords.contains(attribute)
    else {
      throw Fault(
        .malformed(
          expected: """
            one of required, nonEmpty, notBlank, minLength, maxLength, pattern, min, max, \
            exclusiveMin, exclusiveMax, multipleOf, maxDecimals, minPicks, maxPicks, enum, const, \
            matches, custom, validWhen
            """),
        at: [.member("rule")])
    }
    guard kind.takes(attribute) else {
      throw Fault(
        .malformed(expected: "a rule that rows of this kind take"), at: [.member("rule")])
    }
    let parameterName = StaticWord(attribute.ruleParameter)
    let given = record.member(Text(attribute.ruleParameter.description))
    let options = attribute.ruleOptions.map { Text($0.description) }
    let taken: [Text] =
      ["rule", Text(attribute.ruleParameter.description)] + options + ["message", "level", "code"]
    if let other = members.first(where: { !taken.contains($0.name) }) {
      throw Fault(.malformed(expected: "a member that this rule takes"), at: [.name(other.name)])
    }
    let isFlag = attribute.spec.form == .flag(default: false)
    guard var parameter = given ?? (isFlag ? .bool(true) : nil) else {
      throw Fault(.malformed(expected: "the rule's parameter"), at: [.member(parameterName)])
    }
    if !options.isEmpty {
      parameter = .record(members.filter { $0.name != "rule" })
    }
    let place: [Fault.Step] = options.isEmpty ? [.member(parameterName)] : []
    let check = try Fault.at(place) { () throws(Fault) in
      try Check(attribute, parameter, for: type, compiling)
    }
    guard let check else { return nil }
    self.check = check
    message = record.member("message")?.text
    code = record.member("code")?.text
    level = record.member("level")?.text.flatMap(Issue.Level.init) ?? .error
  }
}
