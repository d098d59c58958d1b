// hook/answer
// SPDX-License-Identifier: MIT

import FormCore

/// Gives a verdict.
enum HookAnswer: Method {
  static let name: StaticString = "hook/answer"
  static let summary: StaticString =
    "Gives the verdict that `hook/requested` asked for; one that comes too late changes nothing."
  static let errors: [ErrorKind] = [
    .notYourTicket, .noSuchField, .noSuchSection, .limitExceeded,
  ]

  struct Params: ReadableObject {
    let ticket: Text
    let issues: [Finding]
    init(_ m: inout Reader) throws(WireError) {
      ticket = try m("ticket", "The question.")
      issues = try m("issues", "What is wrong; an empty list says that nothing is.")
    }
    /// One thing that is wrong.
    struct Finding: ReadableObject {
      static let typeName: StaticString? = "HookFinding"
      let target: MarkedRef?
      let finding: HookFinding
      init(_ m: inout Reader) throws(WireError) {
        target = try MarkedRef(&m)
        finding = HookFinding(
          code: try m("code", "What is wrong, for programs."),
          message: try m("message", "What to tell a person; else it is looked up by the code."),
          level: try m("level", "Only errors block; else as the rule says."),
          params: (try m("params", "Facts, left out of secret fields.") as NamedValues?)?.members
            ?? [])
      }
    }
  }

  struct Result: WritableObject {
    let applied: Bool
    static func shape(_ m: inout some Members<Self>) {
      m("applied", \.applied, "False where the question had had its time.")
    }
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    guard let (entry, number) = call.server.find(ticket: params.ticket) else {
      return Result(applied: false)
    }
    let (applied, _) = try call.transact(entry, pastOutcome: true, animation: nil) {
      form throws(Fault) in
      try form.answer(number, by: call.client.number, try findings(params, form, number))
    }
    return Result(applied: applied)
  }
  /// What is wrong with what; of a question that had its time nothing is looked up.
  private static func findings(_ params: Params, _ form: Form, _ number: Int) throws(Fault)
    -> [(HookFinding, about: Markable?)]
  {
    guard form.isOpen(number) else { return [] }
    var findings: [(HookFinding, about: Markable?)] = []
    for (index, issue) in params.issues.enumerated() {
      let about = try Fault.at([.member("issues"), .index(index)]) { () throws(Fault) in
        try issue.target?.resolved(form)
      }
      findings.append((issue.finding, about))
    }
    return findings
  }
}
