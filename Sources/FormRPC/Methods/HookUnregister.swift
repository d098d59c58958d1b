// hook/unregister
// SPDX-License-Identifier: MIT

import FormCore

/// Takes offers to judge back.
enum HookUnregister: Method {
  static let name: StaticString = "hook/unregister"
  static let summary: StaticString =
    "Takes hooks of this client back; what it was asked, the next one is asked."
  static let errors: [ErrorKind] = [.noSuchForm, .noSuchHook]

  struct Params: ReadableObject {
    let form: Text
    let hooks: [HookForm]?
    init(_ m: inout Reader) throws(WireError) {
      form = try m("form", "The form's id.")
      hooks = try m("hooks", "Which, by `hook`, `name` and `field`; all that are left out.")
    }
  }
  typealias Result = Nothing

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let entry = try call.form(params.form)
    _ = try call.transact(entry, pastOutcome: true, animation: nil) { form throws(Fault) in
      try form.unregister(params.hooks?.map(\.offer.what), by: call.client.number)
    }
    return Nothing()
  }
}
