// section/removeAll
// SPDX-License-Identifier: MIT

import FormCore

/// Removes every section.
enum SectionRemoveAll: Mutation {
  static let name: StaticString = "section/removeAll"
  static let summary: StaticString = "Removes every section of the form."
  static let errors: [ErrorKind] = [
    .noSuchForm, .conflict, .hasOutcome,
  ]

  typealias Params = NoParams
  typealias Result = Nothing

  static func edit(_ params: Params, _ form: Form) throws(Fault) -> Result {
    _ = form.take(form.sections)
    return Nothing()
  }
  static func concerns(_ params: Params, _ form: Form) throws(Fault) -> [Concern] {
    form.sections.map { .wholeSection($0) } + [.sections]
  }
}
