// shutdown
// SPDX-License-Identifier: MIT

import FormCore

/// Ends a conversation but for `exit`, as in LSP.
enum Shutdown: Method {
  static let name: StaticString = "shutdown"
  static let summary: StaticString = "Ends this conversation but for `exit`, as in LSP; optional."
  static let errors: [ErrorKind] = []

  typealias Params = NoParams
  /// Null, as LSP has it.
  struct Result: Writable {
    static var schema: Schema { .null }
    func write(_ w: inout Writer) { w.null() }
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    call.client.isShutDown = true
    return Result()
  }
}
