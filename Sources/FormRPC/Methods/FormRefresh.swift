// form/refresh
// SPDX-License-Identifier: MIT

import FormCore

/// Asks front ends to show a form anew.
enum FormRefresh: Method {
  static let name: StaticString = "form/refresh"
  static let summary: StaticString = "Asks front ends to show a form, or parts of it, anew."
  static let errors: [ErrorKind] = [.noSuchForm, .noSuchSection, .noSuchRow, .duplicateId]

  struct Params: ReadableObject {
    let form: Text
    let sections: [SectionRef]?
    let rows: [RowRef]?
    init(_ m: inout Reader) throws(WireError) {
      form = try m("form", "The form's id.")
      sections = try m("sections", "Only these sections, each by id or index.")
      rows = try m("rows", "Only these rows, each by id or as `[section, index]`.")
    }
  }
  typealias Result = Nothing

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let entry = try call.form(params.form)
    _ = try call.transact(entry, pastOutcome: true, animation: nil) { form throws(Fault) in
      var sections: [Section]?
      var rows: [Row]?
      if let given = params.sections { sections = try form.find(sections: given) }
      if let given = params.rows { rows = try form.find(rows: given) }
      form.requestRefresh(sections: sections, rows: rows)
    }
    return Nothing()
  }
}
