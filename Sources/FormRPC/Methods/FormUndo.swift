// form/undo
// SPDX-License-Identifier: MIT

import FormCore

/// Takes back the newest step.
enum FormUndo: Mutation {
  static let name: StaticString = "form/undo"
  static let summary: StaticString =
    "Takes back the newest step, whoever made it, or the newest of this client."
  static let errors: [ErrorKind] = [
    .noSuchForm, .badCondition, .conditionCycle, .limitExceeded, .conflict, .hasOutcome,
  ]
  static let isEdit = false

  struct Params: ReadableObject {
    let own: Bool?
    init(_ m: inout Reader) throws(WireError) {
      own = try m("own", "Only a step of this client.")
    }
  }

  struct Result: WritableObject {
    let undone: Bool
    static func shape(_ m: inout some Members<Self>) {
      m("undone", \.undone, "Whether there was a step.")
    }
  }

  static func edit(_ params: Params, _ form: Form) throws(Fault) -> Result {
    Result(undone: try form.undo(own: params.own ?? false))
  }
  static func concerns(_ params: Params, _ form: Form) throws(Fault) -> [Concern] {
    [.anything]
  }
}
