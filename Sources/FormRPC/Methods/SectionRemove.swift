// section/remove
// SPDX-License-Identifier: MIT

import FormCore

/// Removes sections.
enum SectionRemove: Mutation {
  static let name: StaticString = "section/remove"
  static let summary: StaticString = "Removes sections with their rows and answers what they were."
  static let errors: [ErrorKind] = [
    .noSuchForm, .noSuchSection, .duplicateId, .limitExceeded, .conflict, .hasOutcome,
  ]

  struct Params: ReadableObject {
    let sections: [SectionRef]?
    let range: IndexRange?
    init(_ m: inout Reader) throws(WireError) {
      sections = try m("sections", "The sections, each by id or index.")
      range = try m("range", "Instead: from one index up to another.")
      if (sections == nil) == (range == nil), !m.isAsking {
        throw WireError("expected either sections or range")
      }
    }
    fileprivate func resolved(_ form: Form) throws(Fault) -> [Section] {
      if let range {
        return Array(
          form.sections(in: try range.within(form.sectionCount) { .noSuchSectionAt($0) }))
      }
      return try form.find(sections: sections ?? [])
    }
  }

  struct Result: WritableObject {
    let sections: [SectionForm]
    static func shape(_ m: inout some Members<Self>) {
      m("sections", \.sections, "The sections as they were, in the order named.")
    }
  }

  static func edit(_ params: Params, _ form: Form) throws(Fault) -> Result {
    let sections = form.take(try params.resolved(form))
    // As they are now: what follows from their going is of no interest.
    return Result(sections: sections.map { SectionForm(SectionSnapshot($0)) })
  }
  static func concerns(_ params: Params, _ form: Form) throws(Fault) -> [Concern] {
    let byIndex = params.range != nil || params.sections?.contains { !$0.concerns.isEmpty } ?? false
    return try params.resolved(form).map { .wholeSection($0) } + (byIndex ? [.sections] : [])
  }
}
