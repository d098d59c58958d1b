// form/lint
// SPDX-License-Identifier: MIT

import FormCore

/// Warns of what an author may not have meant.
enum FormLint: Method {
  static let name: StaticString = "form/lint"
  static let summary: StaticString =
    "Warns of what is allowed and hardly meant, in a form or in a definition that makes none yet."
  static let errors: [ErrorKind] = [
    .noSuchForm, .wrongSection, .duplicateId, .badId, .noSuchField, .wrongType, .noSuchOption,
    .badPattern, .badBounds, .badCondition, .conditionCycle, .outOfRange, .limitExceeded,
  ]

  struct Params: ReadableObject {
    enum Subject {
      case form(Text)
      case definition(FormDefinition)
    }
    let subject: Subject
    init(_ m: inout Reader) throws(WireError) {
      let form: Text? = try m("form", "The form's id.")
      let definition: FormDefinition? = try m("definition", "Instead of `form`: a definition.")
      switch (form, definition) {
      case (let form?, nil): subject = .form(form)
      case (nil, let definition?): subject = .definition(definition)
      case (let form?, _) where m.isAsking: subject = .form(form)
      default: throw WireError("expected either form or definition")
      }
    }
  }

  struct Result: WritableObject {
    let warnings: [WarningForm]
    static func shape(_ m: inout some Members<Self>) {
      m("warnings", \.warnings, "In the form's order.")
    }
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    Result(warnings: try form(params.subject, call).lint().map { WarningForm(warning: $0) })
  }
  private static func form(_ subject: Params.Subject, _ call: Call) throws(RPCError) -> Form {
    switch subject {
    case .form(let id): return try call.form(id).form
    case .definition(let definition):
      let server = call.server
      do throws(Fault) {
        return try Form.drafted(
          definition, limits: server.limits.form, phrasebook: server.setup.phrasebook,
          otherBytes: server.forms.byteCount)
      } catch {
        throw RPCError(error, root: "params.definition")
      }
    }
  }
}
