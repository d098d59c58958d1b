// $/cancelRequest
// SPDX-License-Identifier: MIT

import FormCore

/// Takes a waiting request back.
enum CancelRequest: Method {
  static let name: StaticString = "$/cancelRequest"
  static let summary: StaticString =
    "Takes a waiting request of this client back; it is answered with an error."
  static let errors: [ErrorKind] = []

  struct Params: ReadableObject {
    let id: Value
    init(_ m: inout Reader) throws(WireError) {
      id = try m("id", "The request's id. One that does not wait is passed over.")
    }
  }
  typealias Result = Nothing

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    call.server.answerWaiters(
      of: call.client, id: params.id,
      RPCError(.requestCancelled, "the request was cancelled by its client"))
    return Nothing()
  }
}
