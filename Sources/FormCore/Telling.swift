// From what a transaction did to the changes watchers are told.
// SPDX-License-Identifier: MIT

extension Form {
  /// Lists first, in order; then the members of what was there before; the form's own last.
  ///
  /// What was put in is told as it is at the end, so that nothing else need be told of it; but
  /// every node is called by the id it had when the change came about.
  func changes(since before: Form.Content) -> [Change] {
    var changes = structuralChanges()
    for (section, before) in draft.sections where section.attached {
      changes += section.content.difference(from: before).map(Change.members)
    }
    let told = rowsPutIn
    for touched in draft.rows where touched.row.isAttached {
      let row = touched.row
      if !told.isEmpty, told.contains(ObjectIdentifier(row.whole ?? row)) { continue }
      changes += row.content.difference(from: touched.before).map(Change.members)
    }
    changes += content.difference(from: before).map(Change.members)
    return changes
  }

  /// Rows that were put in, by themselves or with their section.
  private var rowsPutIn: Set<ObjectIdentifier> {
    var rows: Set<ObjectIdentifier> = []
    for structural in draft.structure {
      switch structural {
      case .insertedSections(let sections, _):
        for (_, held, _) in sections { rows.formUnion(held.map { ObjectIdentifier($0) }) }
      case .insertedRows(let held, _, _): rows.formUnion(held.map { ObjectIdentifier($0) })
      case .insertedItems(let items, _, _):
        for item in items { rows.formUnion(item.rows.map { ObjectIdentifier($0) }) }
      case .removedItems, .movedItem, .changedTemplate, .removedSections, .movedSection,
        .removedRows, .movedRow, .renamedSection, .renamedRow,
        .promotedSection, .promotedRow:
        break
      }
    }
    return rows
  }
  /// Walked backwards: from the ids at the end to those before each renaming.
  private func structuralChanges() -> [Change] {
    var names = Names()
    for (row, told) in draft.claims.unnamedRows { names.call(row, told) }
    for (section, told) in draft.claims.unnamedSections { names.call(section, told) }
    var changes: [Change] = []
    for structural in draft.structure.reversed() {
      if let change = told(structural, &names) { changes.append(change) }
    }
    changes.reverse()
    return changes
  }
  private func told(_ structural: Structural, _ names: inout Names) -> Change? {
    switch structural {
    case .insertedSections(let sections, let index):
      return .sectionsInserted(
        at: index,
        sections.map {
          InsertedSection($0.section, rows: $0.rows, items: $0.items, names: names)
        })
    case .removedSections(let sections):
      return .sectionsRemoved(sections.map { names.of($0.section) })
    case .movedSection(let section, _, let to):
      return .sectionMoved(names.of(section), at: to)
    case .insertedRows(let rows, let section, let index):
      return .rowsInserted(
        section: names.of(section), at: index, rows.map { InsertedRow($0, names: names) })
    case .removedRows(let rows): return .rowsRemoved(rows.map { names.of($0.row) })
    case .movedRow(let row, _, let to):
      return .rowMoved(names.of(row), section: names.of(to.section), at: to.at)
    case .insertedItems(let items, let section, let index):
      return .itemsInserted(section: names.of(section), at: index, items)
    case .removedItems(let items):
      guard let section = items.first?.section else { return nil }
      return .itemsRemoved(section: names.of(section), items.map(\.item.id))
    case .movedItem(let item, let section, _, let to):
      return .itemMoved(section: names.of(section), item.id, at: to)
    case .changedTemplate(let section, let from, let to):
      // The attribute is told with the others of its section.
      guard (from == nil) != (to == nil) else { return nil }
      var change = MemberChange(.sectionUpdated, .section(names.of(section)))
      change.written.append(NamedValue(name: to == nil ? "rows" : "items", value: .list([])))
      change.removed.append(to == nil ? "items" : "rows")
      return .members(change)
    case .renamedSection(let section, _, _, let from), .promotedSection(let section, let from):
      let change = renaming(.sectionUpdated, .section(from), to: names.of(section))
      names.call(section, from)
      return change
    case .renamedRow(let row, _, _, let from), .promotedRow(let row, let from):
      let isRow = row.whole == nil
      let change = renaming(
        isRow ? .rowUpdated : .fieldUpdated, isRow ? .row(from) : .field(from), to: names.of(row))
      names.call(row, from)
      return change
    }
  }
  private func renaming(
    _ kind: MemberChange.Kind, _ node: MemberChange.Node, to id: Text
  ) -> Change {
    var change = MemberChange(kind, node)
    change.written.append(NamedValue(name: "id", value: .text(id)))
    return .members(change)
  }
}

/// What nodes were called at some moment of a transaction, where that is not what they are now.
struct Names {
  private var rows: [ObjectIdentifier: Text] = [:]
  private var sections: [ObjectIdentifier: Text] = [:]

  func of(_ row: Row) -> Text {
    rows.isEmpty ? row.id : rows[ObjectIdentifier(row)] ?? row.id
  }
  func of(_ section: Section) -> Text {
    sections.isEmpty ? section.id : sections[ObjectIdentifier(section)] ?? section.id
  }
  mutating func call(_ row: Row, _ id: Text) { rows[ObjectIdentifier(row)] = id }
  mutating func call(_ section: Section, _ id: Text) { sections[ObjectIdentifier(section)] = id }
}

/// A row as it was put in: its content as it is now, its id as it was then.
public struct InsertedRow {
  /// The row.
  public let row: Row
  /// What it was called when it was put in.
  public let id: Text
  /// Its fields, if it is of kind `fields`.
  public let parts: [InsertedRow]

  init(_ row: Row, names: Names) {
    self.row = row
    id = names.of(row)
    parts = row.parts.map { InsertedRow($0, names: names) }
  }
}

/// A section as it was put in, with the rows it held then.
public struct InsertedSection {
  /// The section.
  public let section: Section
  /// What it was called when it was put in.
  public let id: Text
  /// The rows it held when it was put in.
  public let rows: [InsertedRow]
  /// The items it held when it was put in, whose rows these are; nil where it was not repeated.
  public let items: [Item]?

  init(_ section: Section, rows: [Row], items: [Item]?, names: Names) {
    self.section = section
    self.items = items
    id = names.of(section)
    self.rows = rows.map { InsertedRow($0, names: names) }
  }
}
