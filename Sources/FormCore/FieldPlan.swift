// What a field's attributes mean, compiled once when they are set.
// SPDX-License-Identifier: MIT

/// A field's attributes, checked and compiled; shared and never changed.
final class FieldPlan: Sendable {
  let type: AnswerType
  let rules: [Rule]
  let isSecret: Bool
  /// When its issues begin to show; nil: as the form says.
  let validateOn: ValidateOn?
  /// Ids of the fields its rules read.
  let reads: [Text]
  /// Keys that can be chosen; nil when it is not a choice or they are not known yet.
  let keys: Set<Text>?
  /// The first option that can be chosen.
  let firstKey: Text?

  private init(
    _ kind: RowKind, _ attributes: Attributes, type: AnswerType
  ) throws(Fault) {
    self.type = type
    var rules: [Rule] = []
    for entry in attributes.entries where Rule.keywords.contains(entry.attribute) {
      let check = try Fault.at([.member(StaticWord(entry.attribute.spec.name))]) {
        () throws(Fault) in
        try Rule.Check(entry.attribute, entry.value, for: type)
      }
      if let check { rules.append(Rule(check: check)) }
    }
    for (index, record) in (attributes[.rules]?.list ?? []).enumerated() {
      let rule = try Fault.at([.member("rules"), .index(index)]) { () throws(Fault) in
        try Rule(record, for: type)
      }
      if let rule { rules.append(rule) }
    }
    try FieldPlan.checkBounds(rules)
    self.rules = rules
    isSecret = attributes.flag(.secret) || type == .text(.password)
    validateOn = attributes.text(.validateOn).flatMap(ValidateOn.init)
    reads = rules.compactMap { rule in
      if case .matches(let id) = rule.check { id } else { nil }
    }
    keys = try FieldPlan.keys(attributes[.options])
    firstKey = FieldPlan.firstKey(attributes[.options])
  }

  /// Bounds must leave room for an answer.
  private static func checkBounds(_ rules: [Rule]) throws(Fault) {
    var least: Decimal?
    var greatest: Decimal?
    var shortest = 0
    var longest = Int.max
    for rule in rules {
      switch rule.check {
      case .min(let bound): least = Swift.max(least ?? bound, bound)
      case .max(let bound): greatest = Swift.min(greatest ?? bound, bound)
      case .minLength(let count): shortest = Swift.max(shortest, count)
      case .maxLength(let count): longest = Swift.min(longest, count)
      case .required, .const, .matches: break
      }
    }
    if let least, let greatest, greatest < least {
      throw Fault(.badBounds(lower: .min, upper: .max))
    }
    if longest < shortest { throw Fault(.badBounds(lower: .minLength, upper: .maxLength)) }
  }
  private static func firstKey(_ options: Value?) -> Text? {
    for option in options?.list ?? [] {
      let members = option.record ?? []
      if members.contains(where: { $0.name == "enabled" && $0.value == .bool(false) }) { continue }
      return members.first { $0.name == "key" }?.value.text
    }
    return nil
  }
  private static func keys(_ options: Value?) throws(Fault) -> Set<Text>? {
    guard let options = options?.list else { return options == nil ? [] : nil }
    var keys: Set<Text> = []
    for (index, option) in options.enumerated() {
      let key = option.record?.first { $0.name == "key" }?.value.text
      guard let key else {
        throw Fault(
          .malformed(expected: "a string"),
          at: [.member("options"), .index(index), .member("key")])
      }
      guard keys.insert(key).inserted else {
        throw Fault(
          .malformed(expected: "a key no other option has"),
          at: [.member("options"), .index(index), .member("key")])
      }
    }
    return keys
  }

  /// The plan of a row; nil when rows of its kind hold no answer.
  static func make(_ kind: RowKind, _ attributes: Attributes) throws(Fault) -> FieldPlan? {
    guard let type = AnswerType(kind, attributes) else { return nil }
    let plain = attributes.entries.allSatisfy { FieldPlan.isIdle($0.attribute) }
    if plain, let shared = FieldPlan.shared[kind] { return shared }
    return try FieldPlan(kind, attributes, type: type)
  }
  /// Attributes that mean nothing to a plan.
  private static func isIdle(_ attribute: Attribute) -> Bool {
    switch attribute {
    case .title, .help, .placeholder, .hints, .enabled, .readonly: true
    default: false
    }
  }
  /// Plans of rows without rules: most rows of a large form share one.
  private static let shared: [RowKind: FieldPlan] = {
    var plans: [RowKind: FieldPlan] = [:]
    for kind in RowKind.allCases {
      guard let type = AnswerType(kind, Attributes()) else { continue }
      plans[kind] = try? FieldPlan(kind, Attributes(), type: type)
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
