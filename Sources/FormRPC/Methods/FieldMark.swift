// field/mark
// SPDX-License-Identifier: MIT

import FormCore

/// Says from outside what is wrong with an answer.
enum FieldMark: Mutation {
  static let name: StaticString = "field/mark"
  static let summary: StaticString =
    "Says from outside what is wrong with a field or a section, until its answer changes."
  static let errors: [ErrorKind] = [
    .noSuchForm, .noSuchField, .noSuchSection, .limitExceeded, .conflict,
  ]
  static let pastOutcome = true

  struct Params: ReadableObject {
    let target: MarkedRef?
    let remark: Remark
    init(_ m: inout Reader) throws(WireError) {
      target = try MarkedRef(&m)
      remark = Remark(
        code: try m("code", "What is wrong, for programs; replaces a mark of the same code."),
        message: try m("message", "What to tell a person; else it is looked up by the code."),
        level: try m("level", "Only errors block.") ?? .error,
        params: (try m("params", "Facts, left out of secret fields.") as NamedValues?)?.members
          ?? [],
        isSticky: try m("sticky", "Whether only `field/unmark` takes it away.") ?? false)
      if target == nil, !m.isAsking { throw WireError("expected either field or section") }
    }
  }

  typealias Result = Nothing

  static func edit(_ params: Params, _ form: Form) throws(Fault) -> Result {
    if let target = try params.target?.resolved(form) { try form.mark(target, params.remark) }
    return Nothing()
  }
  static func concerns(_ params: Params, _ form: Form) throws(Fault) -> [Concern] {
    try params.target?.concerns(form) ?? []
  }
}
