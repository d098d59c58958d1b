// row/list
// SPDX-License-Identifier: MIT

import FormCore

/// Lists rows.
enum RowList: Method {
  static let name: StaticString = "row/list"
  static let summary: StaticString =
    "Lists the rows of a section or of the whole form, page by page."
  static let errors: [ErrorKind] = [.noSuchForm, .noSuchSection]

  struct Params: ReadableObject {
    let page: PageParams
    let section: SectionRef?
    init(_ m: inout Reader) throws(WireError) {
      page = try PageParams(&m)
      section = try m("section", "Only this section, by id or index.")
    }
  }

  struct Result: WritableObject {
    let rows: RowsForm
    let page: Page
    static func shape(_ m: inout some Members<Self>) {
      m("rows", \.rows, "The rows, in order.")
      m("total", \.page.total, "How many there are in all.")
      m("next", \.page.next, "Where the next page begins; none: this was the last.")
    }
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let form = try call.form(params.page.form).form
    return try call.ask { () throws(Fault) in
      let section = try params.section.map { section throws(Fault) in
        try form.find(section, as: "section")
      }
      let page = params.page.page(of: section?.rowCount ?? form.rowCount)
      let rows = section?.rows(in: page.range) ?? form.rows(in: page.range)
      return Result(rows: RowsForm(rows: rows), page: page)
    }
  }
}
