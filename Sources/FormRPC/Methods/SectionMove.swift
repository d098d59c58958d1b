// section/move
// SPDX-License-Identifier: MIT

import FormCore

/// Moves a section.
enum SectionMove: Mutation {
  static let name: StaticString = "section/move"
  static let summary: StaticString = "Moves a section; an index counts the places without it."
  static let errors: [ErrorKind] = [
    .noSuchForm, .noSuchSection, .conflict, .hasOutcome,
  ]

  struct Params: ReadableObject {
    let section: SectionRef
    let place: SectionPlaceParams
    init(_ m: inout Reader) throws(WireError) {
      section = try m("section", "The section, by id or index.")
      place = try SectionPlaceParams(&m)
    }
  }

  typealias Result = Nothing

  static func edit(_ params: Params, _ form: Form) throws(Fault) -> Result {
    let section = try form.find(params.section, as: "section")
    try form.move(section, to: try params.place.resolved(form))
    return Nothing()
  }
  static func concerns(_ params: Params, _ form: Form) throws(Fault) -> [Concern] {
    [.sectionPlace(try form.find(params.section, as: "section"))] + params.section.concerns
      + (try params.place.concerns(form))
  }
}
