// server/stats
// SPDX-License-Identifier: MIT

import FormCore

/// Counts what the daemon has done.
enum ServerStats: Method {
  static let name: StaticString = "server/stats"
  static let summary: StaticString = "Counts what the daemon has done since it started."
  static let errors: [ErrorKind] = []

  typealias Params = NoParams

  struct Result: WritableObject {
    let counters: Counters
    let forms: Int
    let clients: Int
    let judgements: Int
    static func shape(_ m: inout some Members<Self>) {
      m("forms", \.forms, "Forms held now.")
      m("clients", \.clients, "Clients connected now.")
      m("clientsEver", \.counters.clients, "Clients that ever came.")
      m("messages", \.counters.messages, "Messages received.")
      m("errors", \.counters.errors, "Error responses sent.")
      m("transactions", \.counters.transactions, "Changes of forms carried out.")
      m("judgements", \.judgements, "Answers judged, each time one was.")
      m("notifications", \.counters.notifications, "Notifications sent, one for each reader.")
    }
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    Result(
      counters: call.server.counters, forms: call.server.forms.count,
      clients: call.server.clients.count,
      judgements: call.server.forms.all.reduce(call.server.counters.judgements) {
        $0 + $1.form.judgements
      })
  }
}
