// field/step
// SPDX-License-Identifier: MIT

import FormCore

/// Steps a number along its grid.
enum FieldStep: Mutation {
  static let name: StaticString = "field/step"
  static let summary: StaticString = "Steps a number up or down along its grid."
  static let errors: [ErrorKind] = [
    .noSuchForm, .noSuchField, .wrongKind, .notEditable, .outOfRange, .limitExceeded, .conflict,
    .hasOutcome,
  ]

  struct Params: ReadableObject {
    let field: Text
    let by: Int
    init(_ m: inout Reader) throws(WireError) {
      field = try m("field", "The field's id.")
      by = try m("by", "How many steps; below 0 is down.")
    }
  }

  struct Result: WritableObject {
    let field: Row
    static func shape(_ m: inout some Members<Self>) {
      m("value", { $0.shown }, "The value now; left out of secret fields.")
    }
    private var shown: Value? { field.isSecret ? nil : field.answer?.value }
  }

  static func edit(_ params: Params, _ form: Form) throws(Fault) -> Result {
    let field = try form.field(params.field, as: "field")
    try form.step(field, by: params.by)
    return Result(field: field)
  }
  static func concerns(_ params: Params, _ form: Form) throws(Fault) -> [Concern] {
    [.field(try form.field(params.field, as: "field"))]
  }
}
