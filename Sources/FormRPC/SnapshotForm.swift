// Snapshots on the wire: nodes in normal form, each with its state.
// SPDX-License-Identifier: MIT

import FormCore

/// A row as it stands in snapshots, answers and changes.
struct RowForm: Writable {
  let row: Row
  /// What it was called when it was put in, where changes tell of that.
  private let inserted: InsertedRow?
  init(_ row: Row) {
    self.row = row
    inserted = nil
  }
  init(_ inserted: InsertedRow) {
    row = inserted.row
    self.inserted = inserted
  }

  func write(_ w: inout Writer) {
    let mark = w.count
    w.name("id")
    w.text(inserted?.id ?? row.id)
    RowForm.write(row.contents, isPart: row.isPart, &w)
    if row.kind == .fields { writeFields(&w) }
    if !row.contents.isOrdinary { row.contents.state.write(&w) }
    w.closeObject(mark)
  }
  static var schema: Schema { .named("Row") { NodeSchema.row(isDefinition: false) } }
  @inline(__always)
  private static func write(_ row: borrowing Row.Content, isPart: Bool, _ w: inout Writer) {
    if !isPart || row.kind != .textField {
      w.name("kind")
      row.kind.write(&w)
    }
    row.attributes.write(&w)
    if row.showsValue { row.answer?.value.write(as: "value", &w) }
  }
  private func writeFields(_ w: inout Writer) {
    w.name("fields")
    let mark = w.count
    for (index, part) in row.parts.enumerated() {
      w.comma()
      (inserted.map { RowForm($0.parts[index]) } ?? RowForm(part)).write(&w)
    }
    w.closeArray(mark)
  }
}

/// A section as it stands in snapshots, answers and changes.
struct SectionForm: Writable {
  let section: Section
  private let id: Text
  /// The rows to show; nil for none, as where rows were not asked for.
  private let rows: [RowForm]?

  init(_ section: Section, showsRows: Bool = true) {
    self.section = section
    id = section.id
    rows = showsRows ? section.rows.map { RowForm($0) } : nil
  }
  init(_ inserted: InsertedSection) {
    section = inserted.section
    id = inserted.id
    rows = inserted.rows.map { RowForm($0) }
  }

  func write(_ w: inout Writer) {
    let mark = w.count
    w.name("id")
    w.text(id)
    section.attributes.write(&w)
    if let rows {
      w.name("rows")
      let list = w.count
      for row in rows {
        w.comma()
        row.write(&w)
      }
      w.closeArray(list)
    }
    section.state.write(&w)
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
    for entry in entries { entry.value.write(as: entry.attribute.spec.name, &w) }
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
      case .word(let word): w.string(Slice(word.text))
      case .value(let value): value.write(&w)
      case .issues(let issues): issues.map { IssueForm(field: nil, issue: $0) }.write(&w)
      }
    }
    w.closeObject(mark)
  }
}

/// An issue, with the field it belongs to where that is not plain from its place.
struct IssueForm: WritableObject {
  static let typeName: StaticString? = "Issue"
  let field: Text?
  let issue: Issue
  init(field: Text?, issue: Issue) {
    self.field = field
    self.issue = issue
  }
  init(_ found: FoundIssue) { self.init(field: found.field.id, issue: found.issue) }

  static func shape(_ m: inout some Members<Self>) {
    m("field", \.field, "The field it belongs to; left out inside that field's state.")
    m("rule", \.issue.rule, "The rule that failed; `type` when the text does not parse.")
    m("code", \.issue.code, "The rule's own code, when its author gave one.")
    m("params", { NamedValues($0.issue.params) }, "The rule's parameters; never a secret.")
    m("message", \.issue.message, "What to tell a person.")
    m("level", \.issue.level, "`error`, `warning` or `info`; only errors block.")
    m("source", \.issue.source, "`rule`, `mark` or `hook`.")
  }
}
