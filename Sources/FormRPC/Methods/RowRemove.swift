// row/remove
// SPDX-License-Identifier: MIT

import FormCore

/// Removes rows.
enum RowRemove: Mutation {
  static let name: StaticString = "row/remove"
  static let summary: StaticString = "Removes rows and answers what they were."
  static let errors: [ErrorKind] = [.noSuchForm, .noSuchSection, .noSuchRow, .hasOutcome]

  struct Params: ReadableObject {
    let rows: [RowRef]
    init(_ m: inout Reader) throws(WireError) {
      rows = try m("rows", "The rows, each by id or as `[section, index]`.")
    }
  }

  struct Result: WritableObject {
    let rows: [RowForm]
    static func shape(_ m: inout some Members<Self>) {
      m("rows", \.rows, "The rows as they were, in the order named.")
    }
  }

  static func edit(_ params: Params, _ form: Form) throws(Fault) -> Result {
    var rows: [Row] = []
    for (index, row) in params.rows.enumerated() {
      rows.append(
        try Fault.at([.member("rows"), .index(index)]) { () throws(Fault) in
          try form.find(row)
        })
    }
    return Result(rows: form.take(rows).map(RowForm.init))
  }
}
