// item/append
// SPDX-License-Identifier: MIT

import FormCore

/// Appends items to a repeated section.
enum ItemAppend: Mutation {
  static let name: StaticString = "item/append"
  static let summary: StaticString =
    "Appends items to a repeated section, in the order given; without any, one as the template is."
  static let errors: [ErrorKind] = [
    .noSuchForm, .noSuchSection, .wrongSection, .duplicateId, .badId, .noSuchField, .wrongType,
    .noSuchOption, .badPattern, .badBounds, .badCondition, .conditionCycle, .outOfRange,
    .limitExceeded, .conflict, .hasOutcome,
  ]

  struct Params: ReadableObject {
    let section: SectionRef
    let items: [ItemDefinition]?
    init(_ m: inout Reader) throws(WireError) {
      section = try m("section", "The section, by id or index.")
      items = try m("items", "The items, each `{values}` by the template's names.")
    }
  }

  struct Result: WritableObject {
    let items: [Text]
    static func shape(_ m: inout some Members<Self>) {
      m("items", \.items, "Their ids.")
    }
  }

  static func edit(_ params: Params, _ form: Form) throws(Fault) -> Result {
    let section = try form.find(params.section, as: "section")
    let items = params.items ?? [ItemDefinition(.values([]))]
    return Result(items: try form.insert(items, in: section, at: .at(.max)))
  }
  static func concerns(_ params: Params, _ form: Form) throws(Fault) -> [Concern] {
    params.section.concerns
  }
}
