// What an author gives: forms, sections and rows before they are in a form.
// SPDX-License-Identifier: MIT

/// A row as its author writes it.
public struct RowDefinition: Sendable {
  /// Its id; without one the form gives it one of its own.
  public var id: Text?
  /// Its kind.
  public var kind: RowKind
  /// Its attributes.
  public var attributes: Attributes
  /// The fields of a row of kind `fields`.
  public var parts: [RowDefinition] = []
  /// Its first value.
  public var value: Value?
  /// The state a saved draft came with; looked at only when drafts are asked for.
  public var state: Value?
  /// A row.
  public init(
    id: Text?, kind: RowKind, attributes: Attributes, value: Value?, state: Value? = nil
  ) {
    self.id = id
    self.kind = kind
    self.attributes = attributes
    self.value = value
    self.state = state
  }
}

/// A section as its author writes it.
public struct SectionDefinition: Sendable {
  /// Its id; without one the form gives it one of its own.
  public var id: Text?
  /// Its attributes.
  public var attributes: Attributes
  /// Its rows, in order.
  public var rows: [RowDefinition]
  /// Its first items, in order, where it is repeated.
  public var items: [ItemDefinition] = []
  /// The state a saved draft came with; looked at only when drafts are asked for.
  public var state: Value?
  /// A section.
  public init(id: Text?, attributes: Attributes, rows: [RowDefinition]) {
    self.id = id
    self.attributes = attributes
    self.rows = rows
  }
}

/// A form as its author writes it.
public struct FormDefinition: Sendable {
  /// Its id; without one the daemon gives it one of its own.
  public var id: Text?
  /// Its attributes.
  public var attributes: Attributes
  /// Its sections, in order.
  public var sections: [SectionDefinition]
  /// The state a saved draft came with; looked at only when drafts are asked for.
  public var state: Value?
  /// A form.
  public init(id: Text?, attributes: Attributes, sections: [SectionDefinition]) {
    self.id = id
    self.attributes = attributes
    self.sections = sections
  }
  /// Refuses an id that no form can have.
  public func checkId() throws(Fault) {
    guard let id, let fault = Identifier.fault(id) else { return }
    throw Fault(.badId(fault), at: [.member("id")])
  }
}
