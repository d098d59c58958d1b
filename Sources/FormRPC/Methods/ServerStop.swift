// server/stop
// SPDX-License-Identifier: MIT

import FormCore

/// Asks the daemon to stop.
enum ServerStop: Method {
  static let name: StaticString = "server/stop"
  static let summary: StaticString = "Asks the daemon to stop once every answer due has gone out."
  static let errors: [ErrorKind] = []

  typealias Params = NoParams
  typealias Result = Nothing

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    call.server.stopRequested = true
    return Nothing()
  }
}
