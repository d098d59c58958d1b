// form/reset
// SPDX-License-Identifier: MIT

import FormCore

/// Goes back to the baseline.
enum FormReset: Mutation {
  static let name: StaticString = "form/reset"
  static let summary: StaticString = "Takes every answer back to its baseline and reopens the form."
  static let errors: [ErrorKind] = [
    .noSuchForm, .noSuchField, .wrongType, .noSuchOption, .outOfRange, .limitExceeded, .conflict,
  ]
  static let pastOutcome = true

  struct Params: ReadableObject {
    let values: NamedValues?
    let keepDirty: Bool?
    init(_ m: inout Reader) throws(WireError) {
      values = try m(
        "values", "New baselines by field id, lists by repeated section; null is the empty value.")
      keepDirty = try m("keepDirty", "Whether answers that differ from their baseline stay.")
    }
  }

  typealias Result = Nothing

  static func edit(_ params: Params, _ form: Form) throws(Fault) -> Result {
    try Fault.at([.member("values")]) { () throws(Fault) in
      try form.reset(to: params.values?.members ?? [], keepDirty: params.keepDirty ?? false)
    }
    return Nothing()
  }
  static func concerns(_ params: Params, _ form: Form) throws(Fault) -> [Concern] {
    [.anything]
  }
}
