// form/get
// SPDX-License-Identifier: MIT

import FormCore

/// Reads a whole form.
enum FormGet: Method {
  static let name: StaticString = "form/get"
  static let summary: StaticString = "Reads a whole form, in normal form and with its state."
  static let errors: [ErrorKind] = [.noSuchForm]

  struct Params: ReadableObject {
    let form: Text
    let rows: Bool?
    init(_ m: inout Reader) throws(WireError) {
      form = try m("form", "The form's id.")
      rows = try m("rows", "False leaves the rows out; read them with `row/list`.")
    }
  }

  struct Result: WritableObject {
    let form: FormForm
    static func shape(_ m: inout some Members<Self>) {
      m("definition", \.form, "The form.")
      m("revision", \.form.form.revision, "Its revision.")
    }
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let form = try call.form(params.form).form
    return Result(form: FormForm(form: form, showsRows: params.rows ?? true))
  }
}
