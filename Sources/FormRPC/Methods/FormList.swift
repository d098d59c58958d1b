// form/list
// SPDX-License-Identifier: MIT

import FormCore

/// Lists the forms.
enum FormList: Method {
  static let name: StaticString = "form/list"
  static let summary: StaticString = "Lists the forms in the order in which they were created."
  static let errors: [ErrorKind] = []

  typealias Params = NoParams

  struct Result: WritableObject {
    let forms: [Listed]
    static func shape(_ m: inout some Members<Self>) {
      m("forms", \.forms, "Every form.")
    }
    /// A form as lists show it.
    struct Listed: WritableObject {
      static let typeName: StaticString? = "ListedForm"
      let form: Form
      static func shape(_ m: inout some Members<Self>) {
        m("form", \.form.id, "The form's id.")
        m("title", { $0.form.attributes.text(.title) }, "What it is called.")
        m("revision", \.form.revision, "Its revision.")
        m("outcome", \.form.outcome?.kind, "How it ended, if it did.")
      }
    }
    init(_ server: Server) { forms = server.forms.all.map { Listed(form: $0.form) } }
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    Result(call.server)
  }
}
