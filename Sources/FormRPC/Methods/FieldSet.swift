// field/set
// SPDX-License-Identifier: MIT

import FormCore

/// Sets one field.
enum FieldSet: Mutation {
  static let name: StaticString = "field/set"
  static let summary: StaticString = "Sets one field and says what is wrong with it now."
  static let errors: [ErrorKind] = [
    .noSuchForm, .noSuchField, .notEditable, .wrongType, .noSuchOption, .outOfRange,
    .limitExceeded, .conflict, .hasOutcome,
  ]

  struct Params: ReadableObject {
    let field: Text
    let given: Given
    let force: Bool?
    let silent: Bool?
    init(_ m: inout Reader) throws(WireError) {
      field = try m("field", "The field's id.")
      let value: Maybe<Value> = try m("value", "The new value; null clears.")
      let raw: Text? = try m("raw", "Instead of `value`: text as a person types it.")
      force = try m("force", "Whether a field is set that could not be edited.")
      silent = try m("silent", "Whether nobody counts as having been there.")
      switch (value, raw) {
      case (.given(let value), nil): given = .value(value)
      case (.missing, let raw?): given = .raw(raw)
      case (.given(let value), _) where m.isAsking: given = .value(value)
      default: throw WireError("expected either value or raw")
      }
    }
  }

  struct Result: WritableObject {
    let form: Form
    let field: Row
    static func shape(_ m: inout some Members<Self>) {
      m("value", { $0.shown?.value }, "The value now; left out of secret fields.")
      m("raw", { $0.shown?.raw }, "What was typed, where the value is written another way.")
      m("display", { $0.shown?.display }, "What to show, where that differs from what was typed.")
      m("issues", { $0.issues }, "What is wrong with the field.")
    }
    private var shown: Answer? { field.isSecret ? nil : field.answer }
    private var issues: [IssueForm] { form.issues(found: field).map(IssueForm.init) }
  }

  static func edit(_ params: Params, _ form: Form) throws(Fault) -> Result {
    let field = try form.field(params.field, as: "field")
    try form.set(
      field, to: params.given, force: params.force ?? false, silent: params.silent ?? false)
    return Result(form: form, field: field)
  }
  static func concerns(_ params: Params, _ form: Form) throws(Fault) -> [Concern] {
    [.field(try form.field(params.field, as: "field"))]
  }
}
