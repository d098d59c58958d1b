// field/return
// SPDX-License-Identifier: MIT

import FormCore

/// Presses Return in a field of text.
enum FieldReturn: Mutation {
  static let name: StaticString = "field/return"
  static let summary: StaticString =
    "Presses Return in a field of text: on to the next, or the end; in a text view a line end."
  static let errors: [ErrorKind] = [
    .noSuchForm, .noSuchField, .wrongKind, .notEditable, .limitExceeded, .conflict, .hasOutcome,
  ]

  struct Params: ReadableObject {
    let field: Text?
    init(_ m: inout Reader) throws(WireError) {
      field = try m("field", "The field; without it the one this client edits.")
    }
  }
  typealias Result = MovementResult

  static func edit(_ params: Params, _ form: Form) throws(Fault) -> Result {
    var field: Row?
    if let id = params.field { field = try form.field(id, as: "field") }
    return Result(
      field: try Fault.at([.member("field")]) { () throws(Fault) in
        try form.pressReturn(in: field)
      })
  }
  static func concerns(_ params: Params, _ form: Form) throws(Fault) -> [Concern] {
    guard let id = params.field else { return [] }
    let field = try form.field(id, as: "field")
    return field.kind == .textView ? [.field(field)] : []
  }
}
