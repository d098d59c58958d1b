// form/delete
// SPDX-License-Identifier: MIT

import FormCore

/// Deletes a form.
enum FormDelete: Method {
  static let name: StaticString = "form/delete"
  static let summary: StaticString = "Deletes a form; waits for it are answered with noSuchForm."
  static let errors: [ErrorKind] = [.noSuchForm]

  struct Params: ReadableObject {
    let form: Text
    init(_ m: inout Reader) throws(WireError) {
      form = try m("form", "The form's id.")
    }
  }
  typealias Result = Nothing

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    call.server.close(try call.form(params.form), reason: .deleted)
    return Nothing()
  }
}
