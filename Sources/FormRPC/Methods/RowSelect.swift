// row/select
// SPDX-License-Identifier: MIT

import FormCore

/// Selects a row, as a tap does.
enum RowSelect: Mutation {
  static let name: StaticString = "row/select"
  static let summary: StaticString =
    "Selects a row as a tap does: begins editing, turns over, expands or acts, by its kind."
  static let errors: [ErrorKind] = [
    .noSuchForm, .noSuchSection, .noSuchRow, .noSuchField, .limitExceeded, .conflict, .hasOutcome,
  ]

  struct Params: ReadableObject {
    let row: RowRef
    let field: Text?
    let scrollPosition: ScrollPosition?
    init(_ m: inout Reader) throws(WireError) {
      row = try m("row", "The row, by id or as `[section, index]`.")
      field = try m("field", "The field that is meant, in a row of several.")
      scrollPosition = try m("scrollPosition", "Where to scroll it; passed on to watchers.")
    }
  }

  struct Result: WritableObject {
    let selection: Selection
    static func shape(_ m: inout some Members<Self>) {
      m("selected", \.selection.selected, "False for a row that is disabled or hidden.")
      m("editing", { $0.selection.editing ? true : nil }, "Whether it is being edited now.")
      m("expanded", { $0.selection.expanded ? true : nil }, "Whether it is expanded now.")
      m("value", \.selection.value, "The answer, where selecting turns it over.")
    }
  }

  static func edit(_ params: Params, _ form: Form) throws(Fault) -> Result {
    let row = try form.find(params.row, as: "row")
    let part = try part(params, of: row)
    return Result(
      selection: try form.select(row, part: part, scrollPosition: params.scrollPosition))
  }
  private static func part(_ params: Params, of row: Row) throws(Fault) -> Row? {
    guard let id = params.field, id != row.id || row.answer == nil else { return nil }
    guard let part = row.parts.first(where: { $0.id == id }) else {
      throw Fault(.noSuchField(id), at: [.member("field")])
    }
    return part
  }
  static func concerns(_ params: Params, _ form: Form) throws(Fault) -> [Concern] {
    let row = try form.find(params.row, as: "row")
    return form.concernsOfSelecting(row) + (try params.row.concerns(form))
  }
}
