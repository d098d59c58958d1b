// row/deselect
// SPDX-License-Identifier: MIT

import FormCore

/// Takes a selection back.
enum RowDeselect: Method {
  static let name: StaticString = "row/deselect"
  static let summary: StaticString = "Takes back this client's selection; what it edits goes on."
  static let errors: [ErrorKind] = [.noSuchForm]

  struct Params: ReadableObject {
    let form: Text
    init(_ m: inout Reader) throws(WireError) { form = try m("form", "The form's id.") }
  }
  typealias Result = Nothing

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let entry = try call.form(params.form)
    _ = try call.transact(entry, pastOutcome: true, animation: nil) { form throws(Fault) in
      form.deselect()
    }
    return Nothing()
  }
}
