// Snapshots on the wire: nodes in normal form, each with its state.
// SPDX-License-Identifier: MIT

import FormCore

/// A row as it stands in snapshots, answers and changes.
struct RowForm: Writable {
  private enum Source {
    case row(Row)
    /// What was put in, by the id it had then.
    case inserted(InsertedRow)
    /// What it was before it was taken out.
    indirect case snapshot(RowSnapshot, isPart: Bool)
  }
  private let source: Source
  init(_ row: Row) { source = .row(row) }
  init(_ inserted: InsertedRow) { source = .inserted(inserted) }
  init(_ snapshot: RowSnapshot, isPart: Bool = false) {
    source = .snapshot(snapshot, isPart: isPart)
  }

  @inline(__always) func write(_ w: inout Writer) {
    switch source {
    case .row(let row): RowForm.write(row, &w)
    case .inserted(let inserted):
      let row = inserted.row
      row.read { content in
        RowForm.write(content, id: inserted.id, isPart: content.pointee.isPart, &w) { w in
          inserted.parts.map { RowForm($0) }.write(as: "fields", &w)
        }
      }
    case .snapshot(let row, let isPart):
      withUnsafePointer(to: row.content) { content in
        RowForm.write(content, id: nil, isPart: isPart, &w) { w in
          row.parts.map { RowForm($0, isPart: true) }.write(as: "fields", &w)
        }
      }
    }
  }
  static var schema: Schema { .named("Row") { NodeSchema.row(isDefinition: false) } }

  /// Writes a row as it is now.
  @inline(__always) static func write(_ row: Row, _ w: inout Writer) {
    row.read { content in
      write(content, id: nil, isPart: content.pointee.isPart, &w) { w in writeParts(row, &w) }
    }
  }
  // What few rows have stands aside, and says that it releases nothing: so the others are written
  // where they lie, without being held.
  @inline(never) @_effects(releasenone)
  private static func writeParts(_ row: Row, _ w: inout Writer) {
    row.parts.map { RowForm($0) }.write(as: "fields", &w)
  }
  @inline(never) @_effects(releasenone)
  private static func writeState(_ row: UnsafePointer<Row.Content>, _ w: inout Writer) {
    row.pointee.state.write(&w)
  }
  @inline(__always)
  private static func write(
    _ row: UnsafePointer<Row.Content>, id: Text?, isPart: Bool, _ w: inout Writer,
    parts: (inout Writer) -> Void
  ) {
    let mark = w.count
    w.name("id")
    if let id { w.text(id) } else { w.text(row.pointee.id) }
    if !isPart || row.pointee.kind != .textField {
      w.member(row.pointee.kind)
    }
    row.pointee.attributes.write(&w)
    if row.pointee.showsValue, let answer = row.pointee.answer {
      w.name("value")
      answer.value.write(&w)
    }
    if row.pointee.kind == .fields { parts(&w) }
    if !row.pointee.isOrdinary { writeState(row, &w) }
    w.closeObject(mark)
  }
}

/// Rows as they stand in snapshots and answers, written without a list of their forms in between.
struct RowsForm: Writable {
  let rows: ArraySlice<Row>
  static var schema: Schema { .list(RowForm.schema) }
  func write(_ w: inout Writer) {
    let mark = w.count
    rows.withUnsafeBufferPointer { rows in
      for index in rows.indices {
        w.comma()
        RowForm.write(rows[index], &w)
      }
    }
    w.closeArray(mark)
  }
}

/// A section as it stands in snapshots, answers and changes.
struct SectionForm: Writable {
  private let id: Text
  private let attributes: Attributes
  private let state: [StateEntry]
  private enum Rows {
    /// As where rows were not asked for.
    case none
    case now(RowsForm)
    case then([RowForm])
    case items([ItemForm])
  }
  private let rows: Rows

  init(_ section: Section, showsRows: Bool = true) {
    id = section.id
    attributes = section.attributes
    state = section.state
    if !showsRows {
      rows = .none
    } else if section.isRepeated {
      rows = .items(section.items.map { ItemForm($0) })
    } else {
      rows = .now(RowsForm(rows: section.rows[...]))
    }
  }
  init(_ inserted: InsertedSection) {
    id = inserted.id
    attributes = inserted.section.attributes
    state = inserted.section.state
    rows =
      inserted.items.map { .items($0.map { ItemForm($0) }) }
      ?? .then(inserted.rows.map { RowForm($0) })
  }
  init(_ snapshot: SectionSnapshot) {
    id = snapshot.id
    attributes = snapshot.attributes
    state = snapshot.state
    rows =
      snapshot.items.map { .items($0.map { ItemForm(id: $0.id, rows: $0.rows) }) }
      ?? .then(snapshot.rows.map { RowForm($0) })
  }

  func write(_ w: inout Writer) {
    let mark = w.count
    id.write(as: "id", &w)
    attributes.write(&w)
    switch rows {
    case .none: break
    case .now(let rows): rows.write(as: "rows", &w)
    case .then(let rows): rows.write(as: "rows", &w)
    case .items(let items): items.write(as: "items", &w)
    }
    state.write(&w)
    w.closeObject(mark)
  }
  static var schema: Schema { .named("Section") { NodeSchema.section(isDefinition: false) } }
}

/// A form as it stands in snapshots and answers.
struct FormForm: Writable {
  let form: Form
  /// Whether sections show their rows.
  let showsRows: Bool

  func write(_ w: inout Writer) {
    let mark = w.count
    w.name("id")
    w.text(form.id)
    form.attributes.write(&w)
    w.name("sections")
    let list = w.count
    for section in form.sections {
      w.comma()
      SectionForm(section, showsRows: showsRows).write(&w)
    }
    w.closeArray(list)
    form.state.write(&w)
    w.closeObject(mark)
  }
  static var schema: Schema { .named("Form") { NodeSchema.form(isDefinition: false) } }
}

extension Attributes {
  /// Writes each attribute as a member.
  @inline(__always) func write(_ w: inout Writer) {
    entries.withUnsafeBufferPointer { entries in
      guard let first = entries.baseAddress else { return }
      for entry in first..<first + entries.count {
        w.name(entry.pointee.attribute)
        entry.pointee.value.write(&w)
      }
    }
  }
}

extension [StateEntry] {
  /// Writes the member `state`, unless there is nothing to say.
  @inline(__always) func write(_ w: inout Writer) {
    if isEmpty { return }
    w.name("state")
    writeObject(&w)
  }
  /// Writes the entries as an object.
  func writeObject(_ w: inout Writer) {
    let mark = w.count
    for entry in self {
      w.name(entry.member.name)
      switch entry.content {
      case .flag(let flag): w.bool(flag)
      case .word(let word): w.word(word.text)
      case .value(let value): value.write(&w)
      case .issues(let issues): issues.map { IssueForm($0) }.write(&w)
      }
    }
    w.closeObject(mark)
  }
}

/// An issue, with the field it belongs to where that is not plain from its place.
struct IssueForm: WritableObject {
  static let typeName: StaticString? = "Issue"
  let field: Text?
  let section: Text?
  let issue: Issue
  /// An issue that stands in what it is about.
  init(_ issue: Issue) {
    (field, section) = (nil, nil)
    self.issue = issue
  }
  init(_ found: FoundIssue) {
    (field, section) = (found.field?.id, found.section?.id)
    issue = found.issue
  }

  static func shape(_ m: inout some Members<Self>) {
    m("field", \.field, "The field it belongs to; left out inside that field's state.")
    m("section", \.section, "The section it belongs to; left out inside that section's state.")
    m(
      "rule", \.issue.rule,
      "The rule that failed, `type` when the text does not parse; of a mark its code.")
    m("code", \.issue.code, "The rule's own code, when its author gave one.")
    m("params", { NamedValues($0.issue.params) }, "The rule's parameters; never a secret.")
    m("message", \.issue.message, "What to tell a person.")
    m("level", \.issue.level, "`error`, `warning` or `info`; only errors block.")
    m("source", \.issue.source, "`rule`, `mark` or `hook`.")
    m("sticky", { $0.issue.isSticky ? true : nil }, "True of a mark that outlives changes.")
  }
}
