// server/info
// SPDX-License-Identifier: MIT

import FormCore

/// Says who is serving.
enum ServerInfo: Method {
  static let name: StaticString = "server/info"
  static let summary: StaticString = "Says who is serving, and within which limits."
  static let errors: [ErrorKind] = []

  typealias Params = NoParams

  struct Result: WritableObject {
    let version: Text
    let instance: Text
    let client: Int
    let limits: Limits
    static func shape(_ m: inout some Members<Self>) {
      m("name", { _ in ProgramName() }, "The program.")
      m("version", \.version, "The program's version.")
      m("protocolVersion", { _ in protocolVersion }, "The protocol's version.")
      m("instance", \.instance, "Tells this run of the daemon from others.")
      m("client", \.client, "The number of this connection.")
      m("limits", \.limits, "The ceilings in force.")
      m("locales", { _ in Locale.allCases.map { Text($0.rawValue) } }, "Languages of messages.")
    }
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let setup = call.server.setup
    return Result(
      version: Text(setup.version), instance: Text(setup.instance), client: call.client.number,
      limits: setup.limits)
  }
}

/// The version of the protocol this program speaks.
let protocolVersion = 1
