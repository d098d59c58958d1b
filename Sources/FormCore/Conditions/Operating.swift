// Working a condition out: the operators that take all of their arguments as values.
// SPDX-License-Identifier: MIT

extension Evaluation {
  func isTrue(_ value: Value?) -> Bool { value?.isTruthy ?? false }

  /// What an operator makes of its arguments; nil where that is not a number.
  mutating func operate(_ found: Operator, _ values: [Value?]) throws(Fault) -> Value? {
    let (first, second) = (values.first ?? .null, values.count > 1 ? values[1] : .null)
    switch found {
    case .not: return .bool(!isTrue(first))
    case .truth: return .bool(isTrue(first))
    case .log: return first
    case .equal: return .bool(try areEqual(first, second))
    case .unequal: return .bool(!(try areEqual(first, second)))
    case .same: return .bool(try areSame(first, second))
    case .different: return .bool(!(try areSame(first, second)))
    case .less, .atMost:
      for index in 1..<values.count
      where !(try inOrder(values[index - 1], values[index], orEqual: found == .atMost)) {
        return .bool(false)
      }
      return .bool(true)
    case .greater: return .bool(try inOrder(second, first, orEqual: false))
    case .atLeast: return .bool(try inOrder(second, first, orEqual: true))
    case .largest: return try extreme(values) { $0 < $1 }
    case .smallest: return try extreme(values) { $1 < $0 }
    case .sum:
      var sum: Decimal? = 0
      for value in values { sum = plus(sum, try leadingNumber(value)) }
      return sum.map(Value.number)
    case .product:
      guard values.count > 1 else { return first }
      var product: Decimal? = 1
      for value in values {
        let factor = try leadingNumber(value)
        product = product.flatMap { one in factor.flatMap { one.multiplied(by: $0) } }
      }
      return product.map(Value.number)
    case .difference where values.count == 1: return try number(first).map { .number($0.negated) }
    case .difference: return try both(first, second) { $0.subtracting($1) }
    case .quotient: return try both(first, second) { $0.divided(by: $1) }
    case .remainder: return try both(first, second) { $0.remainder(dividingBy: $1) }
    case .round:
      let places = values.count > 1 ? try number(second)?.clampedInt : 0
      guard let places else { return nil }
      return try number(first).map { .number($0.rounded(places: places)) }
    case .join: return .text(try text(of: values))
    case .part: return .text(try part(values))
    case .contains: return .bool(try contains(first, in: second))
    case .merge: return .list(try merged(values))
    case .read, .missing, .missingSome, .choose, .chooseShort, .and, .or, .map, .filter, .reduce,
      .all, .some, .none:
      return .null
    }
  }

  // MARK: Numbers

  private func plus(_ one: Decimal?, _ other: Decimal?) -> Decimal? {
    one.flatMap { one in other.flatMap { one.adding($0) } }
  }
  private mutating func both(
    _ one: Value?, _ other: Value?, _ body: (Decimal, Decimal) -> Decimal?
  ) throws(Fault) -> Value? {
    let (one, other) = (try number(one), try number(other))
    return one.flatMap { one in other.flatMap { body(one, $0) } }.map(Value.number)
  }
  private mutating func extreme(_ values: [Value?], _ isBetter: (Decimal, Decimal) -> Bool)
    throws(Fault) -> Value?
  {
    var best: Decimal?
    for value in values {
      guard let number = try number(value) else { return nil }
      if best.map({ isBetter($0, number) }) ?? true { best = number }
    }
    return best.map(Value.number)
  }

  // MARK: Texts and lists

  /// A run of code points: from `start`, counted from the end if below 0; a length, or below 0 what
  /// to leave off the end.
  private mutating func part(_ values: [Value?]) throws(Fault) -> Text {
    let source = try text(of: [values[0]])
    try meter.read(source.byteCount)
    let scalars = source.string.unicodeScalars
    let count = scalars.count
    let start = try number(values[1])?.clampedInt ?? 0
    let from = start < 0 ? max(count + start, 0) : min(start, count)
    var length = count - from
    if values.count > 2 {
      let given = try number(values[2])?.clampedInt ?? 0
      length = given < 0 ? max(length + given, 0) : min(given, length)
    }
    let lower = scalars.index(scalars.startIndex, offsetBy: from)
    let upper = scalars.index(lower, offsetBy: length)
    let text = Text(String(scalars[lower..<upper]))
    try meter.make(text.byteCount)
    return text
  }
  private mutating func contains(_ needle: Value?, in heap: Value?) throws(Fault) -> Bool {
    switch heap {
    case .list(let list)?:
      for element in list where try areSame(needle, element) { return true }
      return false
    case .text(let text)? where !text.isEmpty:
      let needle = try self.text(of: [needle], empty: "null")
      try meter.work((text.byteCount + needle.byteCount) >> 3)
      return text.contains(needle)
    default: return false
    }
  }
  private mutating func merged(_ values: [Value?]) throws(Fault) -> [Value] {
    var merged: [Value] = []
    for value in values {
      let elements = value?.list ?? [value ?? .null]
      for element in elements { try meter.hold(element) }
      merged += elements
    }
    return merged
  }
}

extension Text {
  /// Whether `needle` stands in it, byte for byte; linear in both (Knuth, Morris and Pratt, 1977).
  func contains(_ needle: Text) -> Bool {
    withBytes { heap in
      needle.withBytes { needle in
        guard needle.count <= heap.count else { return false }
        guard needle.count > 1 else { return needle.isEmpty || heap.contains(needle[0]) }
        /// How much of the needle's start ends at each of its bytes.
        var borders = [Int](repeating: 0, count: needle.count)
        var matched = 0
        for at in 1..<needle.count {
          while matched > 0, needle[at] != needle[matched] { matched = borders[matched - 1] }
          if needle[at] == needle[matched] { matched += 1 }
          borders[at] = matched
        }
        matched = 0
        for byte in heap {
          while matched > 0, byte != needle[matched] { matched = borders[matched - 1] }
          if byte == needle[matched] { matched += 1 }
          if matched == needle.count { return true }
        }
        return false
      }
    }
  }
}

extension Decimal {
  /// The number without its fraction, no further from 0 than any text is long.
  fileprivate var clampedInt: Int {
    truncated.asInt.map { max(-1 << 40, min($0, 1 << 40)) } ?? (isNegative ? -1 << 40 : 1 << 40)
  }
}
