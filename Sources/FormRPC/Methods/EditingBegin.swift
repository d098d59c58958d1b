// editing/begin
// SPDX-License-Identifier: MIT

import FormCore

/// Makes a field the one being edited.
enum EditingBegin: Mutation {
  static let name: StaticString = "editing/begin"
  static let summary: StaticString =
    "Makes a field the one this client edits, without what selecting its row would do."
  static let errors: [ErrorKind] = [
    .noSuchForm, .noSuchSection, .noSuchRow, .noSuchField, .wrongKind, .notEditable, .limitExceeded,
    .hasOutcome,
  ]
  static let isEdit = false

  struct Params: ReadableObject {
    let row: RowRef?
    let field: Text?
    init(_ m: inout Reader) throws(WireError) {
      row = try m("row", "The row; of several fields the first that can be edited.")
      field = try m("field", "Instead of `row`: the field.")
      if (row == nil) == (field == nil), !m.isAsking {
        throw WireError("expected either row or field")
      }
    }
  }

  struct Result: WritableObject {
    let field: Row
    static func shape(_ m: inout some Members<Self>) {
      m("row", \.field.line.id, "The row.")
      m("field", \.field.id, "The field.")
    }
  }

  static func edit(_ params: Params, _ form: Form) throws(Fault) -> Result {
    if let reference = params.row {
      let row = try form.find(reference, as: "row")
      return Result(
        field: try Fault.at([.member("row")]) { () throws(Fault) in try form.begin(row) })
    }
    let field = try form.field(params.field ?? "", as: "field")
    return Result(
      field: try Fault.at([.member("field")]) { () throws(Fault) in try form.begin(field) })
  }
}
