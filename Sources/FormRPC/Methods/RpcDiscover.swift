// rpc.discover: what the daemon says of its own protocol.
// SPDX-License-Identifier: MIT

import FormCore

/// Describes the protocol.
enum RpcDiscover: Method {
  static let name: StaticString = "rpc.discover"
  static let summary: StaticString = "Describes the protocol, as an OpenRPC document."
  static let errors: [ErrorKind] = []

  typealias Params = NoParams
  struct Result: Verbatim {
    static var schema: Schema { .map(.anything) }
    func write(_ w: inout Writer) { ProtocolDocument.write(&w) }
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result { Result() }
}
