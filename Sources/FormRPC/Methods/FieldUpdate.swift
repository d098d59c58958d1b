// field/update
// SPDX-License-Identifier: MIT

import FormCore

/// Changes the attributes of a field.
enum FieldUpdate: Mutation {
  static let name: StaticString = "field/update"
  static let summary: StaticString =
    "Changes attributes of a field, each as a whole; its id may change too."
  static let errors: [ErrorKind] = [
    .noSuchForm, .wrongSection, .noSuchField, .duplicateId, .badId, .wrongType, .badPattern,
    .badBounds,
    .secretField, .badCondition, .conditionCycle, .outOfRange, .limitExceeded, .conflict,
    .hasOutcome,
  ]

  struct Params: ReadableObject {
    let field: Text
    let set: RowEdits
    init(_ m: inout Reader) throws(WireError) {
      field = try m("field", "The field's id.")
      set = try m("set", "Attributes by name; null takes one back to its default.")
    }
  }

  typealias Result = Nothing

  static func edit(_ params: Params, _ form: Form) throws(Fault) -> Result {
    let field = try form.field(params.field, as: "field")
    try Fault.at([.member("set")]) { () throws(Fault) in try form.update(field, params.set.edits) }
    return Nothing()
  }
  static func concerns(_ params: Params, _ form: Form) throws(Fault) -> [Concern] {
    [.field(try form.field(params.field, as: "field"))]
  }
}
