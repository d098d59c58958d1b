// What values count as where another sort is wanted: truth, numbers, text, equality, order.
// SPDX-License-Identifier: MIT

extension Value {
  /// Whether it counts as true: not null, false, 0, `""` or `[]` (jsonlogic.com/truthy.html).
  var isTruthy: Bool {
    switch self {
    case .null: false
    case .bool(let bool): bool
    case .number(let number): !number.isZero
    case .text(let text): !text.isEmpty
    case .list(let list): !list.isEmpty
    case .record: true
    }
  }
}

extension Evaluation {
  /// The number that a value is, as JavaScript's `Number` has it; nil where it is none.
  mutating func number(_ value: Value?) throws(Fault) -> Decimal? {
    switch value {
    case nil, .record?: return nil
    case .null?: return 0
    case .bool(let bool)?: return bool ? 1 : 0
    case .number(let number)?: return number
    case .text(let text)?:
      try meter.read(text.byteCount)
      return NumberText.whole(text)
    case .list?: return NumberText.whole(try text(of: [value]))
    }
  }
  /// The number that a value's text begins with, as JavaScript's `parseFloat` has it.
  mutating func leadingNumber(_ value: Value?) throws(Fault) -> Decimal? {
    switch value {
    case nil, .null?, .bool?, .record?: return nil
    case .number(let number)?: return number
    case .text(let text)?:
      try meter.read(text.byteCount)
      return NumberText.leading(text)
    case .list?: return NumberText.leading(try text(of: [value]))
    }
  }

  // MARK: Text

  /// The texts of `values`, one behind the other; a lone null is `empty`.
  mutating func text(of values: [Value?], empty: Text = "") throws(Fault) -> Text {
    if values.count == 1, case .text(let text)? = values[0] { return text }
    if values.count == 1, values[0] == .null { return empty }
    var bytes: [UInt8] = []
    for value in values { try write(value, &bytes) }
    return Text(String(decoding: bytes, as: UTF8.self))
  }
  private mutating func write(_ value: Value?, _ bytes: inout [UInt8]) throws(Fault) {
    switch value {
    case nil: try write("NaN", &bytes)
    case .null?: break
    case .bool(let bool)?: try write(bool ? "true" : "false", &bytes)
    case .number(let number)?: try write(Text(number.canonicalText), &bytes)
    case .text(let text)?: try write(text, &bytes)
    case .list(let list)?:
      for (index, element) in list.enumerated() {
        try meter.work(1)
        if index > 0 { try write(",", &bytes) }
        try write(element, &bytes)
      }
    case .record?: try write("[object Object]", &bytes)
    }
  }
  private mutating func write(_ text: Text, _ bytes: inout [UInt8]) throws(Fault) {
    try meter.make(text.byteCount)
    text.withBytes { bytes.append(contentsOf: $0) }
  }

  // MARK: Equality and order

  /// Whether both are the same: of one sort and equal, lists and records by what they hold.
  mutating func areSame(_ one: Value?, _ other: Value?) throws(Fault) -> Bool {
    try meter.work(1)
    switch (one, other) {
    case (.null?, .null?): return true
    case (.bool(let one)?, .bool(let other)?): return one == other
    case (.number(let one)?, .number(let other)?): return one == other
    case (.text(let one)?, .text(let other)?):
      try meter.read(one.byteCount)
      return one == other
    case (.list(let one)?, .list(let other)?):
      guard one.count == other.count else { return false }
      for (a, b) in zip(one, other) where !(try areSame(a, b)) { return false }
      return true
    case (.record(let one)?, .record(let other)?):
      guard one.count == other.count else { return false }
      for (a, b) in zip(one, other) {
        guard a.name == b.name, try areSame(a.value, b.value) else { return false }
      }
      return true
    default: return false
    }
  }
  /// Whether both are equal where numbers may be text, as JavaScript's `==` has it.
  mutating func areEqual(_ one: Value?, _ other: Value?) throws(Fault) -> Bool {
    guard let one, let other else { return false }
    switch (one, other) {
    case (.null, _), (_, .null), (.text, .text), (.number, .number), (.bool, .bool),
      (.list, .list), (.list, .record), (.record, .list), (.record, .record):
      return try areSame(one, other)
    case (.bool, _), (_, .bool), (.number, .text), (.text, .number):
      guard let one = try number(plain(one)), let other = try number(plain(other)) else {
        return false
      }
      return one == other
    case (.list, _), (.record, _), (_, .list), (_, .record):
      return try areEqual(plain(one), plain(other))
    }
  }
  /// Whether `one` comes before `other`: both text by their bytes, else by number.
  mutating func inOrder(_ one: Value?, _ other: Value?, orEqual: Bool) throws(Fault) -> Bool {
    guard let one, let other else { return false }
    let (first, second) = (try plain(one), try plain(other))
    if let one = first.text, let other = second.text {
      try meter.read(min(one.byteCount, other.byteCount))
      let order = one.order(other)
      return order < 0 || orEqual && order == 0
    }
    guard let one = try number(first), let other = try number(second) else { return false }
    return one < other || orEqual && one == other
  }
  /// Lists and records as the text they count as; anything else as it is.
  private mutating func plain(_ value: Value) throws(Fault) -> Value {
    switch value {
    case .list, .record: .text(try text(of: [value]))
    case .null, .bool, .number, .text: value
    }
  }
}

extension Text {
  /// Below 0 when its bytes come first, 0 when they are the same.
  fileprivate func order(_ other: Text) -> Int {
    withBytes { one in
      other.withBytes { other in
        var at = 0
        let shorter = min(one.count, other.count)
        while at < shorter, one[at] == other[at] { at += 1 }
        return at < shorter ? Int(one[at]) - Int(other[at]) : one.count - other.count
      }
    }
  }
}
