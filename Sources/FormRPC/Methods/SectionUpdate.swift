// section/update
// SPDX-License-Identifier: MIT

import FormCore

/// Changes the attributes of a section.
enum SectionUpdate: Mutation {
  static let name: StaticString = "section/update"
  static let summary: StaticString =
    "Changes attributes of a section, each as a whole; its id may change too."
  static let errors: [ErrorKind] = [
    .noSuchForm, .noSuchSection, .wrongSection, .duplicateId, .badId, .wrongType, .noSuchOption,
    .badPattern, .badBounds, .badCondition, .conditionCycle, .outOfRange, .limitExceeded, .conflict,
    .hasOutcome,
  ]

  struct Params: ReadableObject {
    let section: SectionRef
    let set: SectionEdits
    init(_ m: inout Reader) throws(WireError) {
      section = try m("section", "The section, by id or index.")
      set = try m("set", "Attributes by name; null takes one back to its default.")
    }
  }

  typealias Result = Nothing

  static func edit(_ params: Params, _ form: Form) throws(Fault) -> Result {
    let section = try form.find(params.section, as: "section")
    try Fault.at([.member("set")]) { () throws(Fault) in
      try form.update(section, params.set.edits)
    }
    return Nothing()
  }
  static func concerns(_ params: Params, _ form: Form) throws(Fault) -> [Concern] {
    [.section(try form.find(params.section, as: "section"))] + params.section.concerns
  }
}
