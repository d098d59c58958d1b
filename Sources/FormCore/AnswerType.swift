// What a field holds: which values it takes, which one is empty, how text becomes one.
// SPDX-License-Identifier: MIT

/// The type of a field's value.
public enum AnswerType: Sendable, Equatable {
  /// Text, as stored; empty is `""`.
  case text(TextType)
  /// A whole number; empty is null.
  case integer
  /// A truth value; it starts false and is never empty.
  case bool
  /// The key of an option; empty is null.
  case key

  /// The type that rows of `kind` with these attributes hold; nil for those that hold none.
  init?(_ kind: RowKind, _ attributes: Attributes) {
    switch kind {
    case .label, .fields: return nil
    case .textField:
      let type = attributes.text(.type).flatMap(TextType.init) ?? .text
      self = type == .integer ? .integer : .text(type)
    case .check, .switch: self = .bool
    case .picker: self = .key
    }
  }

  /// The value a field of this type starts with and is cleared to.
  public var empty: Value {
    switch self {
    case .text: .text("")
    case .integer, .key: .null
    case .bool: .bool(false)
    }
  }
  /// Whether a person types it.
  public var isTyped: Bool {
    switch self {
    case .text, .integer: true
    case .bool, .key: false
    }
  }

  /// The value as this type holds it; null clears.
  ///
  /// Numbers may come as text, since not every JSON reader keeps large ones.
  func normal(_ value: Value) throws(Fault) -> Value {
    if value == .null { return empty }
    switch (self, value) {
    case (.text, .text), (.bool, .bool), (.key, .text): return value
    case (.integer, .number(let number)) where number.isInteger: return value
    case (.integer, .text(let text)):
      if text.isEmpty { return .null }
      return .number(try AnswerType.integer(text))
    default: throw Fault(.wrongType(expected: expectation))
    }
  }
  private var expectation: StaticWord {
    switch self {
    case .text: "a string"
    case .integer: "an integer"
    case .bool: "true or false"
    case .key: "the key of an option"
    }
  }
  private static func integer(_ text: Text) throws(Fault) -> Decimal {
    do throws(Decimal.Fault) {
      return try text.withBytes { bytes throws(Decimal.Fault) in try Decimal(integer: bytes) }
    } catch {
      throw Fault(error == .outOfRange ? .outOfRange : .wrongType(expected: "an integer"))
    }
  }

  /// What typed text means; a text that means nothing leaves the field without a value.
  func read(_ raw: Text) -> Value {
    switch self {
    case .text: return .text(raw)
    case .integer:
      let number = raw.withBytes { bytes in try? Decimal(integer: bytes) }
      return number.map(Value.number) ?? .null
    case .bool, .key: return empty
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
