// row/insert
// SPDX-License-Identifier: MIT

import FormCore

/// Inserts rows at a place.
enum RowInsert: Mutation {
  static let name: StaticString = "row/insert"
  static let summary: StaticString = "Inserts rows as one block, in the order given."
  static let errors: [ErrorKind] = [
    .noSuchForm, .noSuchSection, .wrongSection, .noSuchRow, .duplicateId, .badId, .wrongType,
    .noSuchOption, .badPattern, .badBounds, .badCondition, .conditionCycle, .outOfRange,
    .limitExceeded, .conflict,
    .hasOutcome,
  ]

  struct Params: ReadableObject {
    let rows: [RowDefinition]
    let place: RowPlaceParams
    init(_ m: inout Reader) throws(WireError) {
      rows = try m("rows", "The rows.")
      place = try RowPlaceParams(&m)
    }
  }

  typealias Result = RowAppend.Result

  static func edit(_ params: Params, _ form: Form) throws(Fault) -> Result {
    let place = try params.place.resolved(form)
    return Result(rows: try form.insert(params.rows, at: place))
  }
  static func concerns(_ params: Params, _ form: Form) throws(Fault) -> [Concern] {
    try params.place.concerns(form)
  }
}
