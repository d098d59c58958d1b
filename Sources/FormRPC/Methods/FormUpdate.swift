// form/update
// SPDX-License-Identifier: MIT

import FormCore

/// Changes a form's own attributes.
enum FormUpdate: Mutation {
  static let name: StaticString = "form/update"
  static let summary: StaticString = "Changes a form's own attributes, each as a whole."
  static let errors: [ErrorKind] = [
    .noSuchForm, .outOfRange, .limitExceeded, .conflict, .hasOutcome,
  ]

  struct Params: ReadableObject {
    let set: FormEdits
    init(_ m: inout Reader) throws(WireError) {
      set = try m("set", "Attributes by name; null takes one back to its default.")
    }
  }
  typealias Result = Nothing

  static func edit(_ params: Params, _ form: Form) throws(Fault) -> Result {
    try Fault.at([.member("set")]) { () throws(Fault) in try form.update(params.set.edits) }
    return Nothing()
  }
  static func concerns(_ params: Params, _ form: Form) throws(Fault) -> [Concern] {
    [.form]
  }
}
