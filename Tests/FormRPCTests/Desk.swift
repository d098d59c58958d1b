// A server without a process, spoken to in lines by clients with numbers.
// SPDX-License-Identifier: MIT

@testable import FormRPC

/// A server and what its clients are told, for tests of calls.
final class Desk {
  private let server: Server
  private var present: Set<Int> = []

  init(_ limits: Limits = Limits()) {
    var setup = Server.Setup()
    setup.limits = limits
    server = Server(setup)
    server.tick(now: 0, day: 20_000)
  }

  /// Takes bytes from a client, who comes when it was not there; then what it was sent.
  @discardableResult
  func take(_ bytes: [UInt8], from client: Int = 1) -> String {
    if present.insert(client).inserted { server.opened(client, uid: 0) }
    var turn = bytes.withUnsafeBytes { server.bytes(client, $0) }
    while turn == .more { turn = server.more(client) }
    return heard(by: client)
  }
  /// A call and all that its client is sent for it.
  @discardableResult
  func call(_ method: String, _ params: String, from client: Int = 1) -> String {
    let text = #"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":\#(params)}"# + "\n"
    return take(Array(text.utf8), from: client)
  }
  /// A client goes.
  func leave(_ client: Int) {
    present.remove(client)
    server.closed(client)
  }
  /// What waits for a client.
  func heard(by client: Int) -> String {
    server.takeReady { _ in }
    var bytes: [UInt8] = []
    _ = server.drain(client) {
      bytes.append(contentsOf: $0)
      return $0.count
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// How an error begins whose message is about `path`.
func refused(_ code: Int, _ path: String) -> String {
  #"{"jsonrpc":"2.0","id":1,"error":{"code":\#(code),"message":"\#(path): "#
}
