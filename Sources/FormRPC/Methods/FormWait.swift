// form/wait
// SPDX-License-Identifier: MIT

import FormCore

/// Waits until a form ends.
enum FormWait: WaitingMethod {
  static let name: StaticString = "form/wait"
  static let summary: StaticString = "Waits until a form has an outcome; later calls go on."
  static let errors: [ErrorKind] = [
    .noSuchForm, .closing, .limitExceeded, .requestCancelled,
  ]

  struct Params: ReadableObject {
    let form: Text
    let timeoutMs: Int?
    let reveal: Bool?
    init(_ m: inout Reader) throws(WireError) {
      form = try m("form", "The form's id.")
      timeoutMs = try m("timeoutMs", "Milliseconds after which there is an answer without outcome.")
      reveal = try m("reveal", "Whether the values in the answer show secrets.")
      if let timeoutMs, timeoutMs < 0 {
        throw WireError("expected a whole number from 0", at: [.member("timeoutMs")])
      }
    }
  }

  struct Result: WritableObject {
    let outcome: Outcome?
    let values: Values?
    init(_ form: Form, reveal: Bool) {
      outcome = form.outcome
      values = form.outcome?.kind == .submitted ? form.values(reveal: reveal) : nil
    }
    static func shape(_ m: inout some Members<Self>) {
      m("outcome", \.outcome?.kind, "How it ended; none: time is up.")
      m("reason", { $0.outcome?.reason }, "Why it was declined or cancelled.")
      m("values", { $0.values.map { AnswersForm($0) } }, "The answers of a submitted form.")
      m("withheld", { $0.values?.withheldIds }, "Fields left out because they are secret.")
    }
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result? {
    try call.refuseInBatch()
    let entry = try call.form(params.form)
    let reveal = params.reveal ?? false
    if entry.form.outcome != nil || params.timeoutMs == 0 {
      return Result(entry.form, reveal: reveal)
    }
    if call.server.isClosing { throw RPCError(.closing, "the daemon is stopping") }
    try call.wait(for: .outcome, of: entry, reveal: reveal, timeoutMs: params.timeoutMs)
    return nil
  }
}
