// Snapshots on the wire: nodes in normal form, each with its state.
// SPDX-License-Identifier: MIT

import FormCore

/// A row as it stands in snapshots, answers and changes.
struct RowForm: Writable {
  let row: Row
  init(_ row: Row) { self.row = row }

  func write(_ w: inout Writer) {
    let mark = w.count
    w.name("id")
    w.text(row.id)
    w.name("kind")
    row.kind.write(&w)
    row.attributes.write(&w)
    if let value = row.shownValue { value.write(as: "value", &w) }
    row.state.write(&w)
    w.closeObject(mark)
  }
  static var schema: Schema { .named("Row") { NodeSchema.row(isDefinition: false) } }
}

/// A section as it stands in snapshots, answers and changes.
struct SectionForm: Writable {
  let section: Section
  /// The rows to show; nil for none, as where rows were not asked for.
  let rows: [Row]?

  func write(_ w: inout Writer) {
    let mark = w.count
    w.name("id")
    w.text(section.id)
    section.attributes.write(&w)
    if let rows {
      w.name("rows")
      let list = w.count
      for row in rows {
        w.comma()
        RowForm(row).write(&w)
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
      SectionForm(section: section, rows: showsRows ? section.rows : nil).write(&w)
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
