// form/redo
// SPDX-License-Identifier: MIT

import FormCore

/// Does again what was undone last.
enum FormRedo: Mutation {
  static let name: StaticString = "form/redo"
  static let summary: StaticString =
    "Does again what was undone last, or what this client undid last."
  static let errors: [ErrorKind] = [
    .noSuchForm, .badCondition, .conditionCycle, .limitExceeded, .conflict, .hasOutcome,
  ]
  static let isEdit = false

  typealias Params = FormUndo.Params

  struct Result: WritableObject {
    let redone: Bool
    static func shape(_ m: inout some Members<Self>) {
      m("redone", \.redone, "Whether there was a step.")
    }
  }

  static func edit(_ params: Params, _ form: Form) throws(Fault) -> Result {
    Result(redone: try form.redo(own: params.own ?? false))
  }
  static func concerns(_ params: Params, _ form: Form) throws(Fault) -> [Concern] {
    [.anything]
  }
}
