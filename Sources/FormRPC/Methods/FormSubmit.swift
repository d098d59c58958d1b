// form/submit
// SPDX-License-Identifier: MIT

import FormCore

/// Submits a form.
enum FormSubmit: Mutation {
  static let name: StaticString = "form/submit"
  static let summary: StaticString =
    "Submits a form if nothing is wrong; else shows everything that is."
  static let errors: [ErrorKind] = [.noSuchForm, .conflict, .hasOutcome]
  static let isEdit = false

  struct Params: ReadableObject {
    let wait: Bool?
    let reveal: Bool?
    init(_ m: inout Reader) throws(WireError) {
      wait = try m("wait", "Whether to wait for verdicts that are not in yet.")
      reveal = try m("reveal", "Whether the values in the answer show secrets.")
    }
  }

  struct Result: WritableObject {
    let verdict: Verdict
    /// The answers, of a form that was submitted.
    let values: Values?
    static func shape(_ m: inout some Members<Self>) {
      m("submitted", { $0.values != nil }, "Whether the form was submitted.")
      m("outcome", { $0.values.map { _ in Outcome.Kind.submitted } }, "The form's outcome.")
      m("values", { $0.values.map { AnswersForm($0) } }, "The answers submitted.")
      m("withheld", { $0.values?.withheldIds }, "Fields left out because they are secret.")
      m("issues", { $0.issues }, "What is wrong.")
      m("firstInvalid", { $0.verdict.firstInvalid?.id }, "The first field that blocks.")
    }
    private var issues: [IssueForm]? {
      verdict.issues.isEmpty ? nil : verdict.issues.map(IssueForm.init)
    }
  }

  static func edit(_ params: Params, _ form: Form) throws(Fault) -> Result {
    let verdict = try form.submit()
    return Result(
      verdict: verdict,
      values: verdict.valid ? form.values(reveal: params.reveal ?? false) : nil)
  }
  static func check(_ params: Params, _ call: Call) throws(RPCError) {
    if params.wait ?? false { try call.refuseInBatch() }
  }
  static func concerns(_ params: Params, _ form: Form) throws(Fault) -> [Concern] {
    [.anyValue]
  }
}
