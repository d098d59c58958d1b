// row/get
// SPDX-License-Identifier: MIT

import FormCore

/// Reads one row.
enum RowGet: Method {
  static let name: StaticString = "row/get"
  static let summary: StaticString = "Reads one row and says where it stands."
  static let errors: [ErrorKind] = [.noSuchForm, .noSuchSection, .noSuchRow]

  struct Params: ReadableObject {
    let form: Text
    let row: RowRef
    init(_ m: inout Reader) throws(WireError) {
      form = try m("form", "The form's id.")
      row = try m("row", "The row, by id or as `[section, index]`.")
    }
  }

  struct Result: WritableObject {
    let row: RowForm
    let section: Text
    let index: Int
    static func shape(_ m: inout some Members<Self>) {
      m("row", \.row, "The row.")
      m("section", \.section, "The id of its section.")
      m("index", \.index, "Its place in the section, from 0.")
    }
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let form = try call.form(params.form).form
    return try call.ask { () throws(Fault) in
      let row = try form.find(params.row, as: "row")
      guard let place = form.place(of: row) else { throw Fault(.noSuchRow(row.id)) }
      return Result(row: RowForm(row), section: place.section.id, index: place.index)
    }
  }
}
