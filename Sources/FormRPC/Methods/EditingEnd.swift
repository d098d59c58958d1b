// editing/end
// SPDX-License-Identifier: MIT

import FormCore

/// Ends editing.
enum EditingEnd: Mutation {
  static let name: StaticString = "editing/end"
  static let summary: StaticString = "Ends this client's editing and collapses what it expanded."
  static let errors: [ErrorKind] = [.noSuchForm, .limitExceeded, .hasOutcome]
  static let isEdit = false

  typealias Params = NoParams

  struct Result: WritableObject {
    let field: Row?
    static func shape(_ m: inout some Members<Self>) {
      m("ended", { $0.field?.id }, "The field whose editing ended.")
    }
  }

  static func edit(_ params: Params, _ form: Form) throws(Fault) -> Result {
    Result(field: form.endEditing())
  }
}
