// row/remove
// SPDX-License-Identifier: MIT

import FormCore

/// Removes rows.
enum RowRemove: Mutation {
  static let name: StaticString = "row/remove"
  static let summary: StaticString = "Removes rows and answers what they were."
  static let errors: [ErrorKind] = [
    .noSuchForm, .noSuchSection, .wrongSection, .noSuchRow, .duplicateId, .limitExceeded, .conflict,
    .hasOutcome,
  ]

  struct Params: ReadableObject {
    let rows: [RowRef]?
    let section: SectionRef?
    let range: IndexRange?
    init(_ m: inout Reader) throws(WireError) {
      rows = try m("rows", "The rows, each by id or as `[section, index]`.")
      section = try m("section", "Instead: the section, together with `range`.")
      range = try m("range", "From one index up to another.")
      if (rows == nil) == (range == nil) || (section == nil) != (range == nil), !m.isAsking {
        throw WireError("expected either rows, or section and range")
      }
    }
    fileprivate func resolved(_ form: Form) throws(Fault) -> [Row] {
      guard let range, let section else { return try form.find(rows: rows ?? []) }
      let found = try form.find(section, as: "section")
      return Array(found.rows(in: try range.within(found.rowCount) { .noSuchRowAt($0) }))
    }
  }

  struct Result: WritableObject {
    let rows: [RowForm]
    static func shape(_ m: inout some Members<Self>) {
      m("rows", \.rows, "The rows as they were, in the order named.")
    }
  }

  static func edit(_ params: Params, _ form: Form) throws(Fault) -> Result {
    let rows = try form.take(try params.resolved(form))
    // As they are now: what follows from their going is of no interest.
    return Result(rows: rows.map { RowForm(RowSnapshot($0)) })
  }
  static func concerns(_ params: Params, _ form: Form) throws(Fault) -> [Concern] {
    var concerns = try params.resolved(form).map { Concern.wholeRow($0) }
    for row in params.rows ?? [] { concerns += try row.concerns(form) }
    if let section = params.section {
      concerns += [.rows(try form.find(section))] + section.concerns
    }
    return concerns
  }
}
