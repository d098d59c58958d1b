// form/watch
// SPDX-License-Identifier: MIT

import FormCore

/// Subscribes to a form, or to the coming and going of all.
enum FormWatch: Method {
  static let name: StaticString = "form/watch"
  static let summary: StaticString =
    "Subscribes to what happens to a form, or to the coming and going of all forms."
  static let errors: [ErrorKind] = [.noSuchForm]

  struct Params: ReadableObject {
    let form: Text?
    let rows: Bool?
    init(_ m: inout Reader) throws(WireError) {
      form = try m("form", "The form's id; without it all forms are watched as a list.")
      rows = try m("rows", "False leaves the rows out of the definition.")
    }
  }

  struct Result: WritableObject {
    let watched: FormForm?
    let client: Int
    let presence: [PresenceForm]?
    let forms: [FormList.Result.Listed]?
    static func shape(_ m: inout some Members<Self>) {
      m("definition", \.watched, "The form; changes are told from here on.")
      m("revision", { $0.watched?.form.revision }, "Its revision.")
      m("life", { $0.watched?.form.life }, "Tells this form from earlier ones of its id.")
      m("client", { $0.watched == nil ? nil : $0.client }, "The number of this connection.")
      m("presence", \.presence, "Who is where in the form; events keep it current.")
      m("forms", \.forms, "Every form, when all are watched.")
    }
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    try call.refuseInBatch()
    guard let id = params.form else {
      return Result(
        watched: nil, client: call.client.number, presence: nil,
        forms: FormList.Result(call.server).forms)
    }
    let form = try call.form(id).form
    return Result(
      watched: FormForm(form: form, showsRows: params.rows ?? true),
      client: call.client.number,
      presence: form.presence.map {
        PresenceForm(presence: $0, name: call.server.clients[$0.client]?.name)
      },
      forms: nil)
  }
  /// Who could not be told what there is would make nothing of what changes.
  static func told(_ params: Params, _ call: Call) {
    guard let id = params.form else {
      call.client.watchesForms = true
      return
    }
    guard let entry = try? call.form(id) else { return }
    if !entry.watchers.contains(where: { $0 === call.client }) {
      entry.watchers.append(call.client)
    }
  }
}
