// field/input
// SPDX-License-Identifier: MIT

import FormCore

/// Types into a field of text.
enum FieldInput: Mutation {
  static let name: StaticString = "field/input"
  static let summary: StaticString =
    "Replaces a piece of what is typed in a field, and begins editing it."
  static let errors: [ErrorKind] = [
    .noSuchForm, .noSuchField, .wrongKind, .notEditable, .badOffset, .limitExceeded, .conflict,
    .hasOutcome,
  ]

  struct Params: ReadableObject {
    let field: Text
    let edit: TextEdit
    init(_ m: inout Reader) throws(WireError) {
      field = try m("field", "The field's id.")
      edit = TextEdit(
        start: try m("start", "Where the piece begins, in the connection's position encoding."),
        end: try m("end", "Where it ends, itself not included."),
        text: try m("text", "What stands there from now on."),
        isComposing: try m("composing", "Whether an input method still composes it.") ?? false)
    }
  }

  struct Result: WritableObject {
    let form: Form
    let field: Row
    let caret: Int
    let isComposing: Bool
    static func shape(_ m: inout some Members<Self>) {
      m("raw", { $0.shown }, "What is typed now; left out of secret fields.")
      m("filled", { $0.filled }, "Whether a secret field holds something.")
      m("caret", \.caret, "Where the caret stands, in the connection's position encoding.")
      m("value", { $0.field.isSecret ? nil : $0.field.answer?.value }, "What it means.")
      m("issues", { $0.issues }, "What is wrong with the field; nothing while it is composed.")
    }
    private var shown: Text? { field.isSecret ? nil : field.typed }
    private var filled: Bool? { field.isSecret ? !(field.answer?.isEmpty ?? true) : nil }
    private var issues: [IssueForm] {
      isComposing ? [] : form.issues(found: field).map(IssueForm.init)
    }
  }

  static func edit(_ params: Params, _ form: Form) throws(Fault) -> Result {
    let field = try form.field(params.field, as: "field")
    return Result(
      form: form, field: field, caret: try form.input(field, params.edit),
      isComposing: params.edit.isComposing)
  }
  static func concerns(_ params: Params, _ form: Form) throws(Fault) -> [Concern] {
    [.field(try form.field(params.field, as: "field"))]
  }
}
