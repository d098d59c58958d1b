// exit
// SPDX-License-Identifier: MIT

import FormCore

/// Ends a connection.
enum Exit: Method {
  static let name: StaticString = "exit"
  static let summary: StaticString = "Ends this connection once every answer due has gone out."
  static let errors: [ErrorKind] = []

  typealias Params = NoParams
  typealias Result = Shutdown.Result

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    call.server.answerWaiters(
      of: call.client, RPCError(.closing, "this connection was asked to end"))
    call.client.isOver = true
    return Result()
  }
}
