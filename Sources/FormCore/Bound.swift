// Bounds of answers, in the field's own type.
// SPDX-License-Identifier: MIT

/// The least or greatest answer of a field, in its own type.
enum Bound: Sendable, Equatable {
  case number(Decimal)
  case civil(CivilValue)

  /// A bound of a field of `type`.
  init(_ value: Value, for type: AnswerType) throws(Fault) {
    switch type {
    case .number:
      if let number = try type.normal(value).number {
        self = .number(number)
        return
      }
    case .civil(let kind):
      if let text = try type.normal(value).text, let civil = try? CivilValue(text, as: kind) {
        self = .civil(civil)
        return
      }
    case .text, .bool, .key, .keys, .any:
      throw Fault(.malformed(expected: "a field of numbers or dates, as this one is not"))
    }
    throw Fault(.wrongType(expected: "a value of the field's own type"))
  }
  /// The bound as its field would hold it.
  var value: Value {
    switch self {
    case .number(let number): .number(number)
    case .civil(let value): .text(Text(value.canonicalText))
    }
  }
  /// Whether `self` is below `other`; both belong to one field.
  func isBelow(_ other: Bound) -> Bool {
    switch (self, other) {
    case (.number(let one), .number(let two)): one < two
    case (.civil(let one), .civil(let two)): one.isBefore(two) ?? false
    case (.number, .civil), (.civil, .number): false
    }
  }
  /// The answer as a bound to compare with; nil where there is none.
  init?(answer: Value, like bound: Bound) {
    switch (bound, answer) {
    case (.number, .number(let number)): self = .number(number)
    case (.civil(let civil), .text(let text)):
      guard let value = try? CivilValue(text, as: civil.kind) else { return nil }
      self = .civil(value)
    default: return nil
    }
  }
}

/// All bounds of a field's rules together, which must leave room for an answer.
struct Bounds {
  /// One side of the range: the strictest bound, and whether it is itself allowed.
  struct Side {
    var bound: Bound
    var attribute: Attribute
    var isOpen: Bool { attribute.isOpen }
  }
  private(set) var lower: Side?
  private(set) var upper: Side?
  private var counts: [Attribute: Int] = [:]

  init(_ rules: [Rule]) throws(Fault) {
    for rule in rules { add(rule.check) }
    try check()
  }
  private mutating func add(_ check: Rule.Check) {
    switch check {
    case .min(let bound), .exclusiveMin(let bound):
      let side = Side(bound: bound, attribute: check.attribute)
      guard let old = lower else { return lower = side }
      let isStricter = old.bound.isBelow(bound) || old.bound == bound && side.isOpen
      if isStricter { lower = side }
    case .max(let bound), .exclusiveMax(let bound):
      let side = Side(bound: bound, attribute: check.attribute)
      guard let old = upper else { return upper = side }
      let isStricter = bound.isBelow(old.bound) || old.bound == bound && side.isOpen
      if isStricter { upper = side }
    case .minLength(let count), .minPicks(let count):
      counts[check.attribute] = Swift.max(counts[check.attribute] ?? 0, count)
    case .maxLength(let count), .maxPicks(let count):
      counts[check.attribute] = Swift.min(counts[check.attribute] ?? .max, count)
    case .required, .nonEmpty, .notBlank, .multipleOf, .maxDecimals, .step, .minuteInterval, .enum,
      .const, .matches, .custom, .valid:
      break
    }
  }
  private func check() throws(Fault) {
    if let lower, let upper {
      let isTight = lower.bound == upper.bound && (lower.isOpen || upper.isOpen)
      if upper.bound.isBelow(lower.bound) || isTight {
        throw Fault(.badBounds(lower: lower.attribute, upper: upper.attribute))
      }
    }
    for (least, most) in [(Attribute.minLength, Attribute.maxLength), (.minPicks, .maxPicks)] {
      if let shortest = counts[least], let longest = counts[most], longest < shortest {
        throw Fault(.badBounds(lower: least, upper: most))
      }
    }
  }
}
