// form/submit
// SPDX-License-Identifier: MIT

import FormCore

/// Submits a form.
enum FormSubmit: Mutation {
  static let name: StaticString = "form/submit"
  static let summary: StaticString =
    "Submits a form if nothing is wrong; else shows everything that is."
  static let errors: [ErrorKind] = [
    .noSuchForm, .conflict, .hasOutcome, .closing, .limitExceeded, .requestCancelled,
  ]
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
    let submission: Submission?
    /// The answers, of a form that was submitted.
    let values: Values?
    /// What came of submitting a form; nil where it was overtaken by other changes.
    init(_ submission: Submission?, _ form: Form, reveal: Bool) {
      self.submission = submission
      values = submission?.submitted ?? false ? form.values(reveal: reveal) : nil
    }
    static func shape(_ m: inout some Members<Self>) {
      m("submitted", { $0.values != nil }, "Whether the form was submitted.")
      m(
        "reason", { $0.submission == nil ? "changed" as Text : nil },
        "`changed` where answers, lists or the outcome changed while it waited.")
      m("outcome", { $0.values.map { _ in Outcome.Kind.submitted } }, "The form's outcome.")
      m("values", { $0.values.map { AnswersForm($0) } }, "The answers submitted.")
      m("withheld", { $0.values?.withheldIds }, "Fields left out because they are secret.")
      m("issues", { $0.issues }, "What is wrong.")
      m("firstInvalid", { $0.submission?.verdict.firstInvalid?.id }, "The first field that blocks.")
      m("pending", { $0.submission?.verdict.pendingForms }, "What clients have yet to judge.")
    }
    private var issues: [IssueForm]? {
      guard let issues = submission?.verdict.issues, !issues.isEmpty else { return nil }
      return issues.map(IssueForm.init)
    }
  }

  static func edit(_ params: Params, _ form: Form) throws(Fault) -> Result {
    Result(try form.submit(waits: params.wait ?? false), form, reveal: params.reveal ?? false)
  }
  static func keeps(
    _ call: Call, _ params: Params, _ result: Result, _ entry: FormEntry
  ) throws(RPCError) -> Bool {
    guard params.wait ?? false, result.submission?.waits ?? false, !call.server.isClosing else {
      return false
    }
    try call.wait(
      for: .verdicts(since: entry.form.movedAt), of: entry, reveal: params.reveal ?? false)
    return true
  }
  static func check(_ params: Params, _ call: Call) throws(RPCError) {
    guard params.wait ?? false else { return }
    try call.refuseInBatch()
    try call.checkRoomToWait()
  }
  static func concerns(_ params: Params, _ form: Form) throws(Fault) -> [Concern] {
    [.anyValue]
  }
}
