// editing/previous
// SPDX-License-Identifier: MIT

import FormCore

/// Moves to the previous field.
enum EditingPrevious: Mutation {
  static let name: StaticString = "editing/previous"
  static let summary: StaticString =
    "Moves this client to the previous field that can be edited."
  static let errors: [ErrorKind] = [.noSuchForm, .limitExceeded, .hasOutcome]
  static let isEdit = false

  typealias Params = MovementParams
  typealias Result = MovementResult

  static func edit(_ params: Params, _ form: Form) throws(Fault) -> Result {
    Result(field: form.move(.previous, params.movement))
  }
}
