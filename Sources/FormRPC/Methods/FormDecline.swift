// form/decline
// SPDX-License-Identifier: MIT

import FormCore

/// Declines a form.
enum FormDecline: Mutation {
  static let name: StaticString = "form/decline"
  static let summary: StaticString =
    "Declines a form: whoever was asked does not want to answer."
  static let errors: [ErrorKind] = [.noSuchForm, .limitExceeded, .conflict, .hasOutcome]
  static let isEdit = false

  typealias Params = EndingParams
  typealias Result = EndingResult

  static func edit(_ params: Params, _ form: Form) throws(Fault) -> Result {
    try form.end(Outcome(.declined, reason: params.reason))
    return Result(outcome: .declined)
  }
  static func concerns(_ params: Params, _ form: Form) throws(Fault) -> [Concern] {
    [.anything]
  }
}

/// What the methods take that end a form without its answers.
struct EndingParams: ReadableObject {
  let reason: Text?
  init(_ m: inout Reader) throws(WireError) {
    reason = try m("reason", "Why, for whoever waits.")
  }
}
/// What the methods answer that end a form without its answers.
struct EndingResult: WritableObject {
  let outcome: Outcome.Kind
  static func shape(_ m: inout some Members<Self>) {
    m("outcome", \.outcome, "The form's outcome.")
  }
}
