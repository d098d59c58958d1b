// form/render
// SPDX-License-Identifier: MIT

import FormCore

/// Draws a form as text.
enum FormRender: Method {
  static let name: StaticString = "form/render"
  static let summary: StaticString =
    "Draws a form as lines of text, as this client sees it, page by page."
  static let errors: [ErrorKind] = [.noSuchForm, .limitExceeded]

  struct Params: ReadableObject {
    let page: PageParams
    let width: Int?
    let style: RenderStyle?
    init(_ m: inout Reader) throws(WireError) {
      page = try PageParams(&m)
      width = try m("width", "Columns of a line, from 1 to 10,000; 80 by itself.")
      style = try m("style", "With which signs: `unicode` or `ascii`.")
      if let width, !(1...10_000 ~= width), !m.isAsking {
        throw WireError("expected a whole number from 1 to 10000", at: [.member("width")])
      }
    }
  }

  struct Result: WritableObject {
    let lines: [RenderedLineForm]
    let page: Page
    let revision: Int
    static func shape(_ m: inout some Members<Self>) {
      m("lines", \.lines, "The lines, in order.")
      m("total", \.page.total, "How many there are in all.")
      m("next", \.page.next, "Where the next page begins; none: this was the last.")
      m("revision", \.revision, "The form's revision.")
    }
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let form = try call.form(params.page.form).form
    let most = call.server.limits.renderLines
    if let limit = params.page.limit, limit > most {
      throw .limit(
        "renderLines", max: most, actual: limit, "params.limit: expected at most \(most)")
    }
    let client = call.client
    let lines = form.render(
      for: client.number, width: params.width ?? 80, params.style ?? .unicode)
    let page = params.page.page(of: lines.count, atMost: most)
    return Result(
      lines: lines[page.range].map { RenderedLineForm(line: $0, encoding: client.encoding) },
      page: page, revision: form.revision)
  }
}
