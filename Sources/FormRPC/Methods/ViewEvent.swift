// view/event
// SPDX-License-Identifier: MIT

import FormCore

/// Passes on what a front end has to tell.
enum ViewEvent: Method {
  static let name: StaticString = "view/event"
  static let summary: StaticString =
    "Passes on what a front end has to tell; `beginDragging` ends editing and collapses too."
  static let errors: [ErrorKind] = [.noSuchForm, .noSuchSection, .noSuchRow, .limitExceeded]

  struct Params: ReadableObject {
    let form: Text
    let event: Text
    let row: RowRef?
    let section: SectionRef?
    let part: Text?
    let data: Maybe<Value>
    init(_ m: inout Reader) throws(WireError) {
      form = try m("form", "The form's id.")
      event = try m("event", "What it is called, such as `beginDragging`.")
      row = try m("row", "The row it is about.")
      section = try m("section", "Instead of `row`: the section it is about.")
      part = try m("part", "The part of it, such as `header`.")
      data = try m("data", "Anything.")
      if row != nil, section != nil, !m.isAsking {
        throw WireError("expected at most one of row, section")
      }
    }
  }
  typealias Result = Nothing

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let entry = try call.form(params.form)
    _ = try call.transact(entry, pastOutcome: true, animation: nil) { form throws(Fault) in
      var row: Row?
      var section: Section?
      var data: Value?
      if let given = params.row { row = try form.find(given, as: "row") }
      if let given = params.section { section = try form.find(given, as: "section") }
      if case .given(let value) = params.data { data = value }
      form.pass(
        on: ViewNews(params.event, row: row, section: section, part: params.part, data: data))
    }
    return Nothing()
  }
}
