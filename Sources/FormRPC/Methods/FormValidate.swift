// form/validate
// SPDX-License-Identifier: MIT

import FormCore

/// Judges a form, a section or a field.
enum FormValidate: Mutation {
  static let name: StaticString = "form/validate"
  static let summary: StaticString =
    "Judges a form or part of it; unless quiet, what is wrong shows from now on."
  static let errors: [ErrorKind] = [
    .noSuchForm, .noSuchSection, .noSuchRow, .noSuchField, .limitExceeded, .hasOutcome,
  ]
  static let isEdit = false

  struct Params: ReadableObject {
    let section: SectionRef?
    let row: RowRef?
    let field: Text?
    let includeHidden: Bool?
    let includeDisabled: Bool?
    let quiet: Bool?
    let limit: Int?
    init(_ m: inout Reader) throws(WireError) {
      section = try m("section", "Only this section.")
      row = try m("row", "Only this row.")
      field = try m("field", "Only this field.")
      includeHidden = try m("includeHidden", "Whether hidden fields are judged too.")
      includeDisabled = try m("includeDisabled", "Whether disabled fields are judged too.")
      quiet = try m("quiet", "Whether nothing begins to show.")
      limit = try m("limit", "At most so many issues are listed.")
      if let limit, limit < 0 {
        throw WireError("expected a whole number from 0", at: [.member("limit")])
      }
      let scopes = (section == nil ? 0 : 1) + (row == nil ? 0 : 1) + (field == nil ? 0 : 1)
      if scopes > 1, !m.isAsking { throw WireError("expected at most one of section, row, field") }
    }
  }

  struct Result: WritableObject {
    let verdict: Verdict
    let limit: Int
    static func shape(_ m: inout some Members<Self>) {
      m("valid", \.verdict.valid, "Whether nothing blocks.")
      m("issues", { $0.verdict.issues.prefix($0.limit).map(IssueForm.init) }, "What is wrong.")
      m("firstInvalid", { $0.verdict.firstInvalid?.id }, "The first field that blocks.")
      m("pending", \.verdict.pendingForms, "What clients have yet to judge.")
    }
  }

  static func edit(_ params: Params, _ form: Form) throws(Fault) -> Result {
    let verdict = try form.validate(
      try scope(params, form), includeHidden: params.includeHidden ?? false,
      includeDisabled: params.includeDisabled ?? false,
      quiet: params.quiet ?? false)
    return Result(verdict: verdict, limit: params.limit ?? .max)
  }
  private static func scope(_ params: Params, _ form: Form) throws(Fault) -> Scope {
    if let section = params.section { return .section(try form.find(section, as: "section")) }
    if let row = params.row { return .row(try form.find(row, as: "row")) }
    if let field = params.field {
      return .row(
        try Fault.at([.member("field")]) { () throws(Fault) in try form.field(field) })
    }
    return .form
  }
}
