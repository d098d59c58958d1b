// What a field holds: which values it takes, which one is empty, how each is written.
// SPDX-License-Identifier: MIT

/// The type of a field's value.
public enum AnswerType: Sendable, Equatable {
  /// Text, as stored; empty is `""`.
  case text(TextType)
  /// A number, perhaps only a whole one; empty is null.
  case number(whole: Bool)
  /// The canonical text of a date, a time or another civil value; empty is null.
  case civil(CivilKind)
  /// A truth value; it starts false and is never empty.
  case bool
  /// The key of an option; empty is null.
  case key
  /// Keys of options, each once; empty is `[]`.
  case keys
  /// Whatever the front end makes of it; empty is null.
  case any

  /// The type that rows of `kind` with these attributes hold; nil for those that hold none.
  ///
  /// A custom row without a type holds anything; with bounds or a step it holds numbers.
  init?(_ kind: RowKind, _ attributes: Attributes) {
    let named = attributes.text(.type).flatMap(TextType.init)
    switch kind.family {
    case .caption: return nil
    case .text: self = AnswerType(named ?? .text)
    case .toggle: self = .bool
    case .number: self = .number(whole: false)
    case .choice: self = .key
    case .choices: self = .keys
    case .date:
      self = .civil((attributes.text(.mode).flatMap(DateMode.init) ?? .date).kind)
    case .custom:
      let isNumber = AnswerType.measures.contains { attributes[$0] != nil }
      self = named.map(AnswerType.init) ?? (isNumber ? .number(whole: false) : .any)
    }
  }
  private static let measures: [Attribute] = [
    .min, .max, .exclusiveMin, .exclusiveMax, .multipleOf, .maxDecimals, .step,
  ]
  /// The type of what is typed as `type`.
  init(_ type: TextType) {
    switch type {
    case .integer: self = .number(whole: true)
    case .double: self = .number(whole: false)
    case .date: self = .civil(.date)
    case .time: self = .civil(.time)
    case .dateTime: self = .civil(.dateTime)
    case .text, .email, .usState, .usPhone, .fiveDigitZipCode, .expiration, .password, .picker,
      .url, .uuid, .hostname, .ipAddress, .phone:
      self = .text(type)
    }
  }

  /// The value a field of this type is cleared to.
  public var empty: Value {
    switch self {
    case .text: .text("")
    case .number, .civil, .key, .any: .null
    case .bool: .bool(false)
    case .keys: .list([])
    }
  }
  /// Whether `value` is the one a field of this type is cleared to.
  func isEmpty(_ value: Value) -> Bool {
    switch (self, value) {
    case (.text, .text(let text)): text.isEmpty
    case (.number, .null), (.civil, .null), (.key, .null), (.any, .null): true
    case (.bool, .bool(let bool)): !bool
    case (.keys, .list(let keys)): keys.isEmpty
    case (.text, _), (.number, _), (.civil, _), (.bool, _), (.key, _), (.keys, _), (.any, _): false
    }
  }
  /// Whether a person can type it.
  public var isTyped: Bool {
    switch self {
    case .text, .number, .civil: true
    case .bool, .key, .keys, .any: false
    }
  }
  /// Whether options may stand beside it.
  var takesOptions: Bool {
    switch self {
    case .key, .keys, .text(.picker), .any: true
    case .text, .number, .civil, .bool: false
    }
  }
  /// Whether it is chosen among options.
  var isChosen: Bool { self == .key || self == .keys }

  /// The value as this type holds it; null clears.
  ///
  /// Numbers may come as text, since not every JSON reader keeps large ones. Whether options know
  /// a key is not asked here.
  func normal(_ value: Value) throws(Fault) -> Value {
    if value == .null { return empty }
    switch (self, value) {
    case (.text(let type), .text(let text)): return .text(type.canonical(text))
    case (.bool, .bool), (.key, .text), (.any, _): return value
    case (.number(let whole), .number(let number)):
      guard !whole || number.isInteger else { throw Fault(.wrongType(expected: expectation)) }
      return value
    case (.number, .text(let text)), (.civil, .text(let text)):
      return text.isEmpty ? .null : try meaning(text)
    case (.keys, .list(let keys)): return .list(try AnswerType.normal(keys))
    default: throw Fault(.wrongType(expected: expectation))
    }
  }
  /// Keys, each of them text and there once.
  private static func normal(_ keys: [Value]) throws(Fault) -> [Value] {
    var seen: Set<Text> = []
    for (index, key) in keys.enumerated() {
      guard let text = key.text else {
        throw Fault(.wrongType(expected: "the key of an option"), at: [.index(index)])
      }
      guard seen.insert(text).inserted else {
        throw Fault(.wrongType(expected: "each key only once"), at: [.index(index)])
      }
    }
    return keys
  }
  /// The value that canonical text means.
  private func meaning(_ text: Text) throws(Fault) -> Value {
    switch self {
    case .number(let whole):
      do throws(Decimal.Fault) {
        return .number(whole ? try Decimal(integer: text) : try Decimal(json: text))
      } catch {
        throw Fault(error == .outOfRange ? .outOfRange : .wrongType(expected: expectation))
      }
    case .civil(let kind):
      guard let value = try? CivilValue(text, as: kind) else {
        throw Fault(.wrongType(expected: expectation))
      }
      return .text(Text(value.canonicalText))
    case .text, .bool, .key, .keys, .any: throw Fault(.wrongType(expected: expectation))
    }
  }
  private var expectation: StaticWord {
    switch self {
    case .text: "a string"
    case .number(whole: true): "an integer"
    case .number(whole: false): "a number"
    case .civil(.date): "a date of the calendar, YYYY-MM-DD"
    case .civil(.time): "a time of day, HH:MM[:SS[.f]]"
    case .civil(.dateTime): "a date with a time, YYYY-MM-DDTHH:MM[:SS[.f]]"
    case .civil(.instant): "a moment in UTC, YYYY-MM-DDTHH:MM[:SS[.f]]Z"
    case .civil(.duration): "a length of time, such as PT1H30M"
    case .bool: "true or false"
    case .key: "the key of an option"
    case .keys: "a list of keys of options"
    case .any: "any value"
    }
  }

  /// How a person would type `value`.
  func canonicalText(_ value: Value) -> Text {
    switch value {
    case .text(let text): text
    case .number(let number): Text(number.canonicalText)
    case .null, .bool, .list, .record: ""
    }
  }
}
