// form/values
// SPDX-License-Identifier: MIT

import FormCore

/// Reads the answers.
enum FormValues: Method {
  static let name: StaticString = "form/values"
  static let summary: StaticString = "Reads the answers, by field, in the form's order."
  static let errors: [ErrorKind] = [.noSuchForm, .noSuchField]

  struct Params: ReadableObject {
    let form: Text
    let fields: [Text]?
    let includeHidden: Bool?
    let reveal: Bool?
    init(_ m: inout Reader) throws(WireError) {
      form = try m("form", "The form's id.")
      fields = try m(
        "fields", "Ids of the fields and repeated sections wanted; all without it.")
      includeHidden = try m("includeHidden", "Whether hidden fields are read too.")
      reveal = try m("reveal", "Whether secrets are shown.")
    }
  }

  struct Result: WritableObject {
    let values: Values
    let revision: Int
    private var items: NamedValues? { values.items.isEmpty ? nil : NamedValues(values.items) }
    static func shape(_ m: inout some Members<Self>) {
      m(
        "values", { AnswersForm($0.values) },
        "Values by field id; of a repeated section the list of its items' values.")
      m("items", { $0.items }, "Ids of the items in those lists, by the section's id.")
      m("withheld", { $0.values.withheldIds }, "Fields left out because they are secret.")
      m("revision", \.revision, "The form's revision.")
    }
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let form = try call.form(params.form).form
    try call.ask { () throws(Fault) in
      try Fault.at([.member("fields")]) { () throws(Fault) in
        try form.expectAnswers(params.fields ?? [])
      }
    }
    return Result(
      values: form.values(
        of: params.fields, includeHidden: params.includeHidden ?? false,
        reveal: params.reveal ?? false),
      revision: form.revision)
  }
}

/// Answers by field, as an object.
struct AnswersForm: Writable {
  let values: Values
  init(_ values: Values) { self.values = values }
  static var schema: Schema { .map(.anything) }
  func write(_ w: inout Writer) { values.members.write(&w) }
}
extension Values {
  /// The fields left out because they are secret; nil when there are none.
  var withheldIds: [Text]? { withheld.isEmpty ? nil : withheld }
}
