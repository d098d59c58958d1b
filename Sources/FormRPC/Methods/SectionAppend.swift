// section/append
// SPDX-License-Identifier: MIT

import FormCore

/// Appends sections.
enum SectionAppend: Mutation {
  static let name: StaticString = "section/append"
  static let summary: StaticString = "Appends sections, in the order given."
  static let errors: [ErrorKind] = [
    .noSuchForm, .wrongSection, .duplicateId, .badId, .noSuchField, .wrongType, .noSuchOption,
    .badPattern, .badBounds,
    .badCondition, .conditionCycle, .outOfRange, .limitExceeded, .hasOutcome,
  ]

  struct Params: ReadableObject {
    let sections: [SectionDefinition]
    init(_ m: inout Reader) throws(WireError) {
      sections = try m("sections", "The sections, with their rows.")
    }
  }

  struct Result: WritableObject {
    let sections: [Text]
    static func shape(_ m: inout some Members<Self>) {
      m("sections", \.sections, "Their ids.")
    }
  }

  static func edit(_ params: Params, _ form: Form) throws(Fault) -> Result {
    Result(sections: try form.insert(params.sections, at: .at(.max)))
  }
}
