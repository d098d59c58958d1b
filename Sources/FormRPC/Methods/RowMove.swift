// row/move
// SPDX-License-Identifier: MIT

import FormCore

/// Moves a row.
enum RowMove: Mutation {
  static let name: StaticString = "row/move"
  static let summary: StaticString = "Moves a row; an index counts the places without it."
  static let errors: [ErrorKind] = [
    .noSuchForm, .noSuchSection, .wrongSection, .noSuchRow, .conditionCycle, .limitExceeded,
    .conflict, .hasOutcome,
  ]

  struct Params: ReadableObject {
    let row: RowRef
    let place: RowPlaceParams
    init(_ m: inout Reader) throws(WireError) {
      row = try m("row", "The row, by id or as `[section, index]`.")
      place = try RowPlaceParams(&m)
    }
  }

  typealias Result = Nothing

  static func edit(_ params: Params, _ form: Form) throws(Fault) -> Result {
    let row = try form.find(params.row, as: "row")
    try form.move(row, to: try params.place.resolved(form))
    return Nothing()
  }
  static func concerns(_ params: Params, _ form: Form) throws(Fault) -> [Concern] {
    [.place(try form.find(params.row, as: "row"))] + (try params.row.concerns(form))
      + (try params.place.concerns(form))
  }
}
