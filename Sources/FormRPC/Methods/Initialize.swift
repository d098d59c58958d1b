// initialize
// SPDX-License-Identifier: MIT

import FormCore

/// Introduces client and server, as in LSP.
enum Initialize: Method {
  static let name: StaticString = "initialize"
  static let summary: StaticString = "Introduces client and server, as in LSP; optional."
  static let errors: [ErrorKind] = []

  struct Params: ReadableObject {
    static let takesAnything = true
    let positionEncodings: [Text]?
    let capabilities: Capabilities?
    let clientInfo: ClientName?
    init(_ m: inout Reader) throws(WireError) {
      positionEncodings = try m("positionEncodings", "What offsets may count, best first.")
      capabilities = try m("capabilities", "As in LSP; `general.positionEncodings` is read.")
      clientInfo = try m("clientInfo", "As in LSP; its `name` stands in presence.")
    }
    struct ClientName: ReadableObject {
      static let takesAnything = true
      let name: Text?
      init(_ m: inout Reader) throws(WireError) {
        name = try m("name", "What the client calls itself, at most 128 bytes.")
      }
    }
    struct Capabilities: ReadableObject {
      static let takesAnything = true
      let general: General?
      init(_ m: inout Reader) throws(WireError) {
        general = try m("general", "As in LSP.")
      }
    }
    struct General: ReadableObject {
      static let takesAnything = true
      let positionEncodings: [Text]?
      init(_ m: inout Reader) throws(WireError) {
        positionEncodings = try m("positionEncodings", "What offsets may count, best first.")
      }
    }
  }

  struct Result: WritableObject {
    let version: Text
    let encoding: PositionEncoding
    let limits: Limits
    let client: Int
    static func shape(_ m: inout some Members<Self>) {
      m("serverInfo", { ServerName(version: $0.version) }, "The program.")
      m("protocolVersion", { _ in protocolVersion }, "The protocol's version.")
      m("capabilities", { Capabilities(encoding: $0.encoding) }, "What was agreed.")
      m("limits", \.limits, "The ceilings in force.")
      m("client", \.client, "The number of this connection.")
    }
    struct ServerName: WritableObject {
      let version: Text
      static func shape(_ m: inout some Members<Self>) {
        m("name", { _ in ProgramName() }, "The program.")
        m("version", \.version, "The program's version.")
      }
    }
    struct Capabilities: WritableObject {
      let encoding: PositionEncoding
      static func shape(_ m: inout some Members<Self>) {
        m("positionEncoding", \.encoding, "What offsets count from now on.")
      }
    }
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let wanted = params.positionEncodings ?? params.capabilities?.general?.positionEncodings ?? []
    for word in wanted {
      guard
        let encoding = PositionEncoding.allCases.first(where: {
          word == Text($0.rawValue)
        })
      else { continue }
      call.client.encoding = encoding
      break
    }
    if let name = params.clientInfo?.name, name.byteCount <= 128 { call.client.name = name }
    return Result(
      version: Text(call.server.setup.version), encoding: call.client.encoding,
      limits: call.server.limits, client: call.client.number)
  }
}
