// editing/next
// SPDX-License-Identifier: MIT

import FormCore

/// Moves to the next field.
enum EditingNext: Mutation {
  static let name: StaticString = "editing/next"
  static let summary: StaticString =
    "Moves this client to the next field that can be edited."
  static let errors: [ErrorKind] = [.noSuchForm, .limitExceeded, .hasOutcome]
  static let isEdit = false

  typealias Params = MovementParams
  typealias Result = MovementResult

  static func edit(_ params: Params, _ form: Form) throws(Fault) -> Result {
    Result(field: form.move(.next, params.movement))
  }
}

/// How to move.
struct MovementParams: ReadableObject {
  let movement: Movement
  init(_ m: inout Reader) throws(WireError) {
    let strict: Bool? = try m("strict", "Only the neighbouring row, and only of Former's kinds.")
    let wrap: Bool? = try m("wrap", "Whether it goes on from the other end of the form.")
    movement = Movement(strict: strict ?? false, wraps: wrap ?? false)
  }
}

/// Where a move led.
struct MovementResult: WritableObject {
  let field: Row?
  static func shape(_ m: inout some Members<Self>) {
    m("moved", { $0.field != nil }, "Whether there was a field to move to.")
    m("row", { $0.field?.line.id }, "Its row.")
    m("field", { $0.field?.id }, "The field.")
  }
}
