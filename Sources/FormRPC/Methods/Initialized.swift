// initialized
// SPDX-License-Identifier: MIT

import FormCore

/// Says that a client is ready; nothing follows from it.
enum Initialized: Method {
  static let name: StaticString = "initialized"
  static let summary: StaticString = "Says that the client is ready, as in LSP; nothing follows."
  static let errors: [ErrorKind] = []

  struct Params: ReadableObject {
    static let takesAnything = true
    init(_ m: inout Reader) throws(WireError) {}
  }
  typealias Result = Nothing

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result { Nothing() }
}
