// hook/register
// SPDX-License-Identifier: MIT

import FormCore

/// Offers to judge.
enum HookRegister: Method {
  static let name: StaticString = "hook/register"
  static let summary: StaticString =
    "Offers to judge custom rules, or a form before it is submitted, until this client leaves."
  static let errors: [ErrorKind] = [.noSuchForm, .limitExceeded]

  struct Params: ReadableObject {
    let form: Text
    let hooks: [HookForm]
    init(_ m: inout Reader) throws(WireError) {
      form = try m("form", "The form's id.")
      hooks = try m("hooks", "What this client judges; the newest that fits is asked.")
    }
  }
  typealias Result = Nothing

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let entry = try call.form(params.form)
    _ = try call.transact(entry, pastOutcome: true, animation: nil) { form throws(Fault) in
      try form.register(params.hooks.map(\.offer), by: call.client.number)
    }
    if !call.server.hooked.contains(where: { $0 === entry }) { call.server.hooked.append(entry) }
    return Nothing()
  }
}
