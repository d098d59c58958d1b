// form/cancel
// SPDX-License-Identifier: MIT

import FormCore

/// Cancels a form.
enum FormCancel: Mutation {
  static let name: StaticString = "form/cancel"
  static let summary: StaticString =
    "Cancels a form: it was put away without a decision."
  static let errors: [ErrorKind] = [.noSuchForm, .limitExceeded, .conflict, .hasOutcome]
  static let isEdit = false

  typealias Params = EndingParams
  typealias Result = EndingResult

  static func edit(_ params: Params, _ form: Form) throws(Fault) -> Result {
    try form.end(Outcome(.cancelled, reason: params.reason))
    return Result(outcome: .cancelled)
  }
  static func concerns(_ params: Params, _ form: Form) throws(Fault) -> [Concern] {
    [.anything]
  }
}
