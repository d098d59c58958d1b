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
  struct Result: Writable {
    let text: Slice
    static func schema(_ w: inout Writer) { w.member("type", "object") }
    func write(_ w: inout Writer) { w.raw(text) }
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    Result(text: call.paramsText)
  }
}
