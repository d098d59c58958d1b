// form/fill
// SPDX-License-Identifier: MIT

import FormCore

/// Fills in many answers at once.
enum FormFill: Mutation {
  static let name: StaticString = "form/fill"
  static let summary: StaticString =
    "Fills in answers as a program loads them: nobody counts as having been there."
  static let errors: [ErrorKind] = [
    .noSuchForm, .noSuchField, .wrongType, .noSuchOption, .outOfRange, .limitExceeded, .conflict,
    .hasOutcome,
  ]

  struct Params: ReadableObject {
    let values: NamedValues
    let asBaseline: Bool?
    let ignoreUnknown: Bool?
    init(_ m: inout Reader) throws(WireError) {
      values = try m(
        "values",
        "Values by field id, lists by repeated section; null clears. What `form/values` gives.")
      asBaseline = try m("asBaseline", "Whether they count as unchanged from now on.")
      ignoreUnknown = try m("ignoreUnknown", "Whether names of no field are passed over.")
    }
  }

  struct Result: WritableObject {
    let form: Form
    let fields: [Row]
    let ignored: [Text]?
    static func shape(_ m: inout some Members<Self>) {
      m("issues", { $0.issues }, "What is wrong with the fields filled.")
      m("ignored", \.ignored, "Names of no field.")
    }
    private var issues: [IssueForm] {
      fields.flatMap { form.issues(found: $0) }.map(IssueForm.init)
    }
  }

  static func edit(_ params: Params, _ form: Form) throws(Fault) -> Result {
    let (fields, ignored) = try Fault.at([.member("values")]) { () throws(Fault) in
      try form.fill(
        params.values.members, asBaseline: params.asBaseline ?? false,
        ignoreUnknown: params.ignoreUnknown ?? false)
    }
    return Result(form: form, fields: fields, ignored: ignored.isEmpty ? nil : ignored)
  }
  static func concerns(_ params: Params, _ form: Form) throws(Fault) -> [Concern] {
    params.values.members.compactMap { member in
      (try? form.field(member.name)).map { .value($0) }
        ?? (try? form.section(member.name)).map { .wholeSection($0) }
    }
  }
}
