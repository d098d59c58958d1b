// section/get
// SPDX-License-Identifier: MIT

import FormCore

/// Reads one section.
enum SectionGet: Method {
  static let name: StaticString = "section/get"
  static let summary: StaticString = "Reads one section with its rows and says where it stands."
  static let errors: [ErrorKind] = [.noSuchForm, .noSuchSection]

  struct Params: ReadableObject {
    let form: Text
    let section: SectionRef
    init(_ m: inout Reader) throws(WireError) {
      form = try m("form", "The form's id.")
      section = try m("section", "The section, by id or index.")
    }
  }

  struct Result: WritableObject {
    let section: SectionForm
    let index: Int
    static func shape(_ m: inout some Members<Self>) {
      m("section", \.section, "The section.")
      m("index", \.index, "Its place in the form, from 0.")
    }
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let form = try call.form(params.form).form
    return try call.ask { () throws(Fault) in
      let section = try form.find(params.section, as: "section")
      return Result(section: SectionForm(section), index: form.index(of: section))
    }
  }
}
