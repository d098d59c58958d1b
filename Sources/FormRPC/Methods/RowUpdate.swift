// row/update
// SPDX-License-Identifier: MIT

import FormCore

/// Changes the attributes of a row.
enum RowUpdate: Mutation {
  static let name: StaticString = "row/update"
  static let summary: StaticString =
    "Changes attributes of a row, each as a whole; its id may change too."
  static let errors: [ErrorKind] = [
    .noSuchForm, .noSuchSection, .wrongSection, .noSuchRow, .duplicateId, .badId, .wrongType,
    .badPattern,
    .badBounds, .secretField, .badCondition, .conditionCycle, .outOfRange, .limitExceeded,
    .conflict, .hasOutcome,
  ]

  struct Params: ReadableObject {
    let row: RowRef
    let set: RowEdits
    init(_ m: inout Reader) throws(WireError) {
      row = try m("row", "The row, by id or as `[section, index]`.")
      set = try m("set", "Attributes by name; null takes one back to its default.")
    }
  }

  typealias Result = Nothing

  static func edit(_ params: Params, _ form: Form) throws(Fault) -> Result {
    let row = try form.find(params.row, as: "row")
    try Fault.at([.member("set")]) { () throws(Fault) in try form.update(row, params.set.edits) }
    return Nothing()
  }
  static func concerns(_ params: Params, _ form: Form) throws(Fault) -> [Concern] {
    [.row(try form.find(params.row, as: "row"))] + (try params.row.concerns(form))
  }
}
