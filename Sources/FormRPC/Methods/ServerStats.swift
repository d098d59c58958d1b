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
    let textBytes: Int
    let heldBytes: Int
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
      m("overflows", \.counters.overflows, "Watchers that read too slowly and were told so.")
      m("givenUp", \.counters.givenUp, "Connections closed over a limit.")
      m("turnedAway", \.counters.turnedAway, "Clients that were not let in.")
      m("bytesIn", \.counters.bytesIn, "Bytes received.")
      m("textBytes", \.textBytes, "Bytes the texts of all forms take, about.")
      m("heldBytes", \.heldBytes, "Bytes of unfinished messages and of what waits to be sent.")
      m(
        "turns", \.counters.turns,
        "Turns of the loop: at index i, how many took less than 2^i microseconds, but half of it.")
    }
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    Result(
      counters: call.server.counters, forms: call.server.forms.count,
      clients: call.server.clients.count, textBytes: call.server.forms.byteCount,
      heldBytes: call.server.ledger.bytes,
      judgements: call.server.forms.all.reduce(call.server.counters.judgements) {
        $0 + $1.form.judgements
      })
  }
}
