// What a field's attributes mean, compiled once when they are set.
// SPDX-License-Identifier: MIT

/// A field's attributes, checked and compiled; shared and never changed.
final class FieldPlan: Sendable {
  let type: AnswerType
  /// The value it has until somebody answers; not always the empty one.
  let start: Value
  /// Whether that is the empty one.
  private let startsEmpty: Bool
  let rules: [Rule]
  let isSecret: Bool
  /// When its issues begin to show; nil: as the form says.
  let validateOn: ValidateOn?
  /// Those of its rules that clients judge, in their order.
  let customs: [CustomRule]
  /// What its rules look at.
  let readings: [Reading]
  /// Whether what day it is makes a difference.
  let readsToday: Bool
  /// What can be chosen where no alternative is offered; nil where nothing is chosen.
  let choices: Choices?
  /// What can be chosen instead, by condition.
  let alternatives: [Alternative]
  /// How its answers are shown; nil: as they are.
  let display: DisplayFormat?
  /// Whether an e-mail address may have letters of any script.
  let isInternational: Bool
  /// What is done to text while and after it is typed.
  let typing: Typing
  /// The language of its messages and numbers; nil: the form's.
  let locale: Locale?
  /// Whether no answer can be wrong or shown otherwise, so that nothing is left to judge.
  let isSilent: Bool

  private init(
    _ kind: RowKind, _ attributes: Attributes, type: AnswerType, _ compiling: Compiling
  ) throws(Fault) {
    self.type = type
    var rules = try FieldPlan.rules(kind, attributes, type, compiling)
    rules += FieldPlan.standardBounds(kind, beside: rules)
    let bounds = try Bounds(rules)
    if let step = try FieldPlan.stepRule(kind, attributes, type, bounds) { rules.append(step) }
    if let minutes = try FieldPlan.minuteRule(attributes) { rules.append(minutes) }
    self.rules = rules
    start = kind.family == .number ? bounds.lower?.bound.value ?? type.empty : type.empty
    startsEmpty = start == type.empty
    isSecret = attributes.flag(.secret) || type == .text(.password)
    validateOn = attributes.text(.validateOn).flatMap(ValidateOn.init)
    readings = rules.flatMap { rule in
      switch rule.check {
      case .matches(let id):
        // Two secrets may be compared: nobody sees either.
        compiling.scope.map { $0.id(id) == nil } ?? false
          ? [] : [Reading(subject: .value(id), stage: .judging, reveals: false, place: [])]
      case .valid(let condition): condition.readings(.judging, .validWhen, compiling.scope)
      default: [Reading]()
      }
    }
    readsToday = type == .text(.expiration) || rules.contains { $0.check.readsToday }
    customs = rules.compactMap(\.check.custom)
    choices = try FieldPlan.choices(attributes, type)
    alternatives = try Alternative.all(attributes)
    display = try attributes[.displayFormat].map { format throws(Fault) in
      try Fault.at([.member("displayFormat")]) { () throws(Fault) in
        try DisplayFormat(format, for: type)
      }
    }
    typing = try Typing(attributes, type)
    isInternational = attributes.flag(.international)
    guard !isInternational || type == .text(.email) else {
      throw Fault(
        .malformed(expected: "a field of type email, as this one is not"),
        at: [.member("international")])
    }
    locale = attributes.text(.locale).flatMap { Locale(tag: $0) }
    let isPlain = type == .text(.text) || type == .text(.password) || type == .bool
    isSilent = isPlain && self.rules.isEmpty && display == nil
  }

  /// Rules stated by keywords, then those in `rules`.
  private static func rules(
    _ kind: RowKind, _ attributes: Attributes, _ type: AnswerType, _ compiling: Compiling
  ) throws(Fault) -> [Rule] {
    var rules: [Rule] = []
    for entry in attributes.entries where Attribute.ruleKeywords.contains(entry.attribute) {
      let check = try Fault.at([.member(StaticWord(entry.attribute.spec.name))]) {
        () throws(Fault) in
        try Rule.Check(entry.attribute, entry.value, for: type, compiling)
      }
      if let check { rules.append(Rule(check: check)) }
    }
    for (index, record) in (attributes[.rules]?.list ?? []).enumerated() {
      let rule = try Fault.at([.member("rules"), .index(index)]) { () throws(Fault) in
        try Rule(record, kind, for: type, compiling)
      }
      if let rule { rules.append(rule) }
    }
    return rules
  }
  /// What can be chosen: always where a key is the answer, elsewhere where options are given.
  private static func choices(_ attributes: Attributes, _ type: AnswerType) throws(Fault)
    -> Choices?
  {
    let options = attributes[.options]
    let given: Attribute? =
      options != nil ? .options : attributes[.optionsWhen] != nil ? .optionsWhen : nil
    switch type {
    case .key, .keys: return try Choices(options)
    case .text(.picker), .any: return given == nil ? nil : try Choices(options)
    case .text, .number, .civil, .bool:
      guard let given else { return nil }
      throw Fault(
        .malformed(expected: "a field of type picker, as this one is not"),
        at: [.member(StaticWord(given.spec.name))])
    }
  }

  /// The value as the field holds it: of its type, among its options, several in their order.
  ///
  /// Which of several lists is offered shows only when all is settled; until then any will do.
  func normal(_ value: Value) throws(Fault) -> Value {
    let value = try type.normal(value)
    guard type.isChosen, let choices else { return value }
    guard alternatives.isEmpty else { return try known(value) }
    return try choices.normal(value)
  }
  /// A value as a draft remembers it: a choice that was offered once may not be any more.
  func remembered(_ value: Value) throws(Fault) -> Value {
    let value = try type.normal(value)
    guard let choices, let keys = value.list else { return value }
    return .list(choices.sorted(keys))
  }
  /// Whether a snapshot leaves `value` out: it is empty, and what a new row begins with.
  func hides(_ value: Value) -> Bool { startsEmpty && type.isEmpty(value) }

  /// The plan of a row; nil when rows of its kind hold no answer.
  static func make(_ kind: RowKind, _ attributes: Attributes, _ compiling: Compiling)
    throws(Fault) -> FieldPlan?
  {
    guard let type = AnswerType(kind, attributes) else { return nil }
    let plain = attributes.entries.allSatisfy { FieldPlan.isIdle($0.attribute) }
    if plain, let shared = FieldPlan.shared[kind] { return shared }
    return try FieldPlan(kind, attributes, type: type, compiling)
  }
  /// Attributes that mean nothing to a plan.
  private static func isIdle(_ attribute: Attribute) -> Bool {
    switch attribute {
    case .title, .help, .placeholder, .hints, .enabled, .visibleWhen, .enabledWhen, .requiredWhen,
      .computed, .hiddenValues, .readonly, .returnToNextRow,
      .switchWhenSelected, .wraps, .customKind, .attributes, .editable:
      true
    default: false
    }
  }
  /// Plans of rows without rules: most rows of a large form share one.
  private static let shared: [RowKind: FieldPlan] = {
    var plans: [RowKind: FieldPlan] = [:]
    let compiling = Compiling(patterns: NoPatterns(), limits: FormLimits())
    for kind in RowKind.allCases {
      guard let type = AnswerType(kind, Attributes()) else { continue }
      plans[kind] = try? FieldPlan(kind, Attributes(), type: type, compiling)
    }
    return plans
  }()
}

/// When a field's issues begin to show.
public enum ValidateOn: UInt8, Sendable, CaseIterable {
  case blur, change, submit, demand

  init?(_ word: Text) {
    switch word {
    case "blur": self = .blur
    case "change": self = .change
    case "submit": self = .submit
    case "demand": self = .demand
    default: return nil
    }
  }
}
