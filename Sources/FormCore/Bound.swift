// Bounds of answers, in the field's own type.
// SPDX-License-Identifier: MIT

/// The least or greatest answer of a field, in its own type.
enum Bound: Sendable, Equatable {
  case number(Decimal)
  case civil(CivilValue)
  /// So many days after today, or before it.
  case today(Int)

  /// A bound of a field of `type`.
  init(_ value: Value, for type: AnswerType) throws(Fault) {
    switch type {
    case .number:
      if let number = try type.normal(value).number {
        self = .number(number)
        return
      }
    case .civil(let kind):
      if kind == .date, let days = value.text.flatMap(Bound.daysFromToday) {
        self = .today(days)
        return
      }
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
    case .today(let days): .text(Text(days == 0 ? "today" : "today\(days > 0 ? "+" : "")\(days)"))
    }
  }
  /// Whether it moves with the days.
  var isRelative: Bool { if case .today = self { true } else { false } }
  /// The bound as it stands on a day; nil where there is no such day.
  func on(_ today: Day?) -> Bound? {
    guard case .today(let days) = self else { return self }
    return today?.adding(days).map { .civil(.date($0.date)) }
  }
  /// What `today`, `today+30` and `today-30` mean in days; nil for any other text.
  private static func daysFromToday(_ text: Text) -> Int? {
    guard text.string.utf8.starts(with: "today".utf8) else { return nil }
    let rest = text.string.utf8.dropFirst(5)
    guard let sign = rest.first else { return 0 }
    let digits = rest.dropFirst()
    guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"), (1...6).contains(digits.count),
      digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let days = Int(String(decoding: digits, as: UTF8.self))
    else { return nil }
    return sign == UInt8(ascii: "-") ? -days : days
  }
  /// Whether `self` is below `other`; both belong to one field.
  func isBelow(_ other: Bound) -> Bool {
    switch (self, other) {
    case (.number(let one), .number(let two)): one < two
    case (.civil(let one), .civil(let two)): one.isBefore(two) ?? false
    case (.today(let one), .today(let two)): one < two
    // Which day comes first is seen when the day comes.
    case (.number, _), (.civil, _), (.today, _): false
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
    case .required, .nonEmpty, .notBlank, .pattern, .multipleOf, .maxDecimals, .step,
      .minuteInterval, .enum, .const, .matches, .custom, .valid:
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
