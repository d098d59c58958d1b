// form/reopen
// SPDX-License-Identifier: MIT

import FormCore

/// Takes an outcome back.
enum FormReopen: Mutation {
  static let name: StaticString = "form/reopen"
  static let summary: StaticString = "Takes a form's outcome back, so that it can be changed again."
  static let errors: [ErrorKind] = [.noSuchForm, .noOutcome]
  static let pastOutcome = true
  static let isEdit = false

  typealias Params = NoParams
  typealias Result = Nothing

  static func edit(_ params: Params, _ form: Form) throws(Fault) -> Result {
    try form.reopen()
    return Nothing()
  }
}
