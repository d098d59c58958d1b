// field/options
// SPDX-License-Identifier: MIT

import FormCore

/// Replaces what can be chosen.
enum FieldOptions: Mutation {
  static let name: StaticString = "field/options"
  static let summary: StaticString =
    "Replaces the options of a field; null means that they are not known yet."
  static let errors: [ErrorKind] = [
    .noSuchForm, .noSuchField, .wrongKind, .limitExceeded, .outOfRange, .conflict, .hasOutcome,
  ]

  struct Params: ReadableObject {
    let field: Text
    let options: Maybe<OptionList>
    let ifGone: IfGone?
    init(_ m: inout Reader) throws(WireError) {
      field = try m("field", "The field's id.")
      options = try m("options", "The options, or null for not known yet.")
      ifGone = try m("ifGone", "What becomes of a choice that is gone: `clear`, `first`, `keep`.")
      if case .missing = options { throw WireError("missing", at: [.member("options")]) }
    }
  }

  struct Result: WritableObject {
    let field: Row
    static func shape(_ m: inout some Members<Self>) {
      m("value", { $0.shown }, "What is chosen now; left out of secret fields.")
    }
    private var shown: Value? { field.isSecret ? nil : field.answer?.value }
  }

  static func edit(_ params: Params, _ form: Form) throws(Fault) -> Result {
    let field = try form.field(params.field, as: "field")
    guard case .given(let list) = params.options else { return Result(field: field) }
    try form.setOptions(of: field, to: list.options, ifGone: params.ifGone ?? .clear)
    return Result(field: field)
  }
  static func concerns(_ params: Params, _ form: Form) throws(Fault) -> [Concern] {
    [.field(try form.field(params.field, as: "field"))]
  }
}
