// What a field holds, and what conditions and custom rows are made of.
// SPDX-License-Identifier: MIT

/// An answer, a custom row's data or a condition: JSON's shapes with exact numbers and byte text.
public enum Value: Sendable {
  case null
  case bool(Bool)
  case number(Decimal)
  case text(Text)
  case list([Value])
  case record([Member])

  /// One member of a record; members keep the order they came in.
  public struct Member: Sendable, Equatable {
    /// The member's name, unique in its record.
    public let name: Text
    /// What the name stands for.
    public let value: Value
    /// A named value.
    public init(_ name: Text, _ value: Value) {
      self.name = name
      self.value = value
    }
  }
}

extension Value: Equatable {
  /// Whether both are the same; numbers by their value, text by its bytes.
  ///
  /// Only reads, which is said so that nobody has to hold both for the time it takes.
  @_effects(readonly)
  public static func == (left: Value, right: Value) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.bool(let a), .bool(let b)): a == b
    case (.number(let a), .number(let b)): a == b
    case (.text(let a), .text(let b)): a == b
    case (.list(let a), .list(let b)): a == b
    case (.record(let a), .record(let b)): a == b
    case (.null, _), (.bool, _), (.number, _), (.text, _), (.list, _), (.record, _): false
    }
  }
}

extension Value {
  /// The text, when it is one.
  public var text: Text? { if case .text(let text) = self { text } else { nil } }
  /// The number, when it is one.
  public var number: Decimal? { if case .number(let number) = self { number } else { nil } }
  /// The truth value, when it is one.
  public var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }
  /// The elements, when it is a list.
  public var list: [Value]? { if case .list(let list) = self { list } else { nil } }
  /// The members, when it is a record.
  public var record: [Member]? { if case .record(let members) = self { members } else { nil } }
  /// The value of the member called `name`, when it is a record that has one.
  public func member(_ name: Text) -> Value? { record?.first { $0.name == name }?.value }
}
