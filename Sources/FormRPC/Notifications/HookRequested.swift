// hook/requested
// SPDX-License-Identifier: MIT

import FormCore

/// Asks a client for its verdict.
struct HookRequested: Notification {
  static let name: StaticString = "hook/requested"
  static let summary: StaticString =
    "Asks a client that registered a hook for its verdict, which it gives by `hook/answer`."

  let ticket: Ticket
  let form: Form

  static func shape(_ m: inout some Members<Self>) {
    m("ticket", { $0.ticket.id(in: $0.form) }, "Names the question.")
    m("form", \.form.id, "The form's id.")
    m("hook", { $0.ticket.field == nil ? HookKind.submit : .rule }, "What is asked.")
    m("name", \.ticket.name, "The rule's name.")
    m("field", { $0.ticket.field?.id }, "The field.")
    m("params", { $0.params }, "What the rule's author has to tell.")
    m("value", { $0.value }, "The answer; left out of secret fields without `reveal`.")
    m("raw", { $0.raw }, "What was typed, where the value is written another way.")
    m("values", { $0.values.map { AnswersForm($0) } }, "All answers, for `submit`.")
    m("withheld", { $0.values?.withheldIds }, "Fields left out because they are secret.")
    m("revision", \.form.revision, "The form's revision.")
  }
  private var params: NamedValues? {
    ticket.params.isEmpty ? nil : NamedValues(ticket.params)
  }
  private var answer: Answer? {
    guard let field = ticket.field, ticket.reveal || !field.isSecret else { return nil }
    return field.answer
  }
  private var value: Value? { answer?.value }
  private var raw: Text? { answer?.raw }
  private var values: Values? { ticket.field == nil ? form.values(reveal: ticket.reveal) : nil }
}

extension Ticket {
  /// What the ticket is called outside of its form.
  func id(in form: Form) -> Text { Text("\(form.life)-\(number)") }
}
