// row/append
// SPDX-License-Identifier: MIT

import FormCore

/// Appends rows to a section.
enum RowAppend: Mutation {
  static let name: StaticString = "row/append"
  static let summary: StaticString = "Appends rows to a section, in the order given."
  static let errors: [ErrorKind] = [
    .noSuchForm, .noSuchSection, .wrongSection, .duplicateId, .badId, .wrongType, .noSuchOption,
    .badPattern,
    .badBounds, .badCondition, .conditionCycle, .outOfRange, .limitExceeded, .conflict, .hasOutcome,
  ]

  struct Params: ReadableObject {
    let section: SectionRef
    let rows: [RowDefinition]
    init(_ m: inout Reader) throws(WireError) {
      section = try m("section", "The section, by id or index.")
      rows = try m("rows", "The rows.")
    }
  }

  struct Result: WritableObject {
    let rows: [Text]
    static func shape(_ m: inout some Members<Self>) {
      m("rows", \.rows, "Their ids.")
    }
  }

  static func edit(_ params: Params, _ form: Form) throws(Fault) -> Result {
    let section = try form.find(params.section, as: "section")
    return Result(rows: try form.insert(params.rows, at: .at(section, .max)))
  }
  static func concerns(_ params: Params, _ form: Form) throws(Fault) -> [Concern] {
    params.section.concerns
  }
}
