// field/unmark
// SPDX-License-Identifier: MIT

import FormCore

/// Takes marks away.
enum FieldUnmark: Mutation {
  static let name: StaticString = "field/unmark"
  static let summary: StaticString =
    "Takes away what was said from outside of a field, a section or everything in the form."
  static let errors: [ErrorKind] = [
    .noSuchForm, .noSuchField, .noSuchSection, .limitExceeded, .conflict,
  ]
  static let pastOutcome = true

  struct Params: ReadableObject {
    let target: MarkedRef?
    let code: Text?
    init(_ m: inout Reader) throws(WireError) {
      target = try MarkedRef(&m)
      code = try m("code", "Only marks of this code.")
    }
  }

  typealias Result = Nothing

  static func edit(_ params: Params, _ form: Form) throws(Fault) -> Result {
    form.unmark(try params.target?.resolved(form), code: params.code)
    return Nothing()
  }
  static func concerns(_ params: Params, _ form: Form) throws(Fault) -> [Concern] {
    try params.target?.concerns(form) ?? []
  }
}
