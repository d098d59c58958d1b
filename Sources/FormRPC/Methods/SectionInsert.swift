// section/insert
// SPDX-License-Identifier: MIT

import FormCore

/// Inserts sections at a place.
enum SectionInsert: Mutation {
  static let name: StaticString = "section/insert"
  static let summary: StaticString = "Inserts sections as one block, in the order given."
  static let errors: [ErrorKind] = [
    .noSuchForm, .noSuchSection, .wrongSection, .duplicateId, .badId, .noSuchField, .wrongType,
    .noSuchOption, .badPattern,
    .badBounds, .badCondition, .conditionCycle, .outOfRange, .limitExceeded, .conflict, .hasOutcome,
  ]

  struct Params: ReadableObject {
    let sections: [SectionDefinition]
    let place: SectionPlaceParams
    init(_ m: inout Reader) throws(WireError) {
      sections = try m("sections", "The sections, with their rows.")
      place = try SectionPlaceParams(&m)
    }
  }

  typealias Result = SectionAppend.Result

  static func edit(_ params: Params, _ form: Form) throws(Fault) -> Result {
    let place = try params.place.resolved(form)
    return Result(sections: try form.insert(params.sections, at: place))
  }
  static func concerns(_ params: Params, _ form: Form) throws(Fault) -> [Concern] {
    try params.place.concerns(form)
  }
}
