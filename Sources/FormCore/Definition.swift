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
  /// Its first value.
  public var value: Value?
  /// What a saved draft remembers of its answer.
  public var draft: AnswerDraft?
  /// A row.
  public init(
    id: Text?, kind: RowKind, attributes: Attributes, value: Value?, draft: AnswerDraft? = nil
  ) {
    self.id = id
    self.kind = kind
    self.attributes = attributes
    self.value = value
    self.draft = draft
  }
}

/// What a saved draft remembers of an answer.
public struct AnswerDraft: Sendable {
  /// What was typed.
  public var raw: Text?
  /// What counted as unchanged.
  public var baseline: Value?
  /// Whether somebody had been there.
  public var touched = false
  /// Whether issues were shown.
  public var showsIssues = false
  /// An empty draft.
  public init() {}
}

/// A section as its author writes it.
public struct SectionDefinition: Sendable {
  /// Its id; without one the form gives it one of its own.
  public var id: Text?
  /// Its attributes.
  public var attributes: Attributes
  /// Its rows, in order.
  public var rows: [RowDefinition]
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
  /// A form.
  public init(id: Text?, attributes: Attributes, sections: [SectionDefinition]) {
    self.id = id
    self.attributes = attributes
    self.sections = sections
  }
}
