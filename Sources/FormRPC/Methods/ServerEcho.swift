// server/echo
// SPDX-License-Identifier: MIT

import FormCore

/// Sends params back.
enum ServerEcho: Method {
  static let name: StaticString = "server/echo"
  static let summary: StaticString = "Sends its params back as they came, to the byte."
  static let errors: [ErrorKind] = []

  struct Params: ReadableObject {
    static let takesAnything = true
    init(_ m: inout Reader) throws(WireError) {}
  }
  /// The text of the params.
  struct Result: Verbatim {
    let text: Slice
    static var schema: Schema { .map(.anything) }
    func write(_ w: inout Writer) { w.raw(text) }
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    Result(text: call.paramsText)
  }
}
