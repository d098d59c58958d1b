// Nodes as they were at some moment, for answers that tell of what is gone.
// SPDX-License-Identifier: MIT

/// A row as it was.
public struct RowSnapshot {
  /// All that it was.
  public let content: Row.Content
  /// Its fields, if it is of kind `fields`.
  public let parts: [RowSnapshot]
  /// The row as it is now.
  public init(_ row: Row) {
    content = row.content
    parts = row.parts.map { RowSnapshot($0) }
  }
}

/// A section as it was, with its rows.
public struct SectionSnapshot {
  /// Its id.
  public let id: Text
  /// What its author wrote.
  public let attributes: Attributes
  /// Its state.
  public let state: [StateEntry]
  /// Its rows.
  public let rows: [RowSnapshot]
  /// Its items by id, each with its rows, where it is repeated.
  public let items: [(id: Text, rows: [RowSnapshot])]?
  /// The section as it is now.
  public init(_ section: Section) {
    id = section.id
    attributes = section.attributes
    state = section.state
    rows = section.list.map { RowSnapshot($0) }
    items =
      section.isRepeated
      ? section.items.map { ($0.id, $0.rows.map { RowSnapshot($0) }) } : nil
  }
}
