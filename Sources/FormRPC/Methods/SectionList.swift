// section/list
// SPDX-License-Identifier: MIT

import FormCore

/// Lists the sections.
enum SectionList: Method {
  static let name: StaticString = "section/list"
  static let summary: StaticString = "Lists the sections without their rows, page by page."
  static let errors: [ErrorKind] = [.noSuchForm]

  typealias Params = PageParams

  struct Result: WritableObject {
    let sections: [Listed]
    let page: Page
    static func shape(_ m: inout some Members<Self>) {
      m("sections", \.sections, "The sections, in order.")
      m("total", \.page.total, "How many there are in all.")
      m("next", \.page.next, "Where the next page begins; none: this was the last.")
    }
    /// A section as lists show it.
    struct Listed: WritableObject {
      let section: Section
      static func shape(_ m: inout some Members<Self>) {
        m("id", \.section.id, "Its id.")
        m("header", { $0.section.attributes[.header] }, "What stands above it.")
        m("rows", \.section.rowCount, "How many rows it has.")
      }
    }
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let form = try call.form(params.form).form
    let page = params.page(of: form.sectionCount)
    return Result(sections: form.sections(in: page.range).map(Result.Listed.init), page: page)
  }
}
