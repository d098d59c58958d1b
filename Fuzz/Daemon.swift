// A server with a few clients, driven as the event loop would drive it.
// SPDX-License-Identifier: MIT

@testable import FormRPC

/// A server without a loop, and what it sent to its clients.
final class Daemon {
  let server: Server
  /// What a client was sent and `take` did not hand out yet.
  private var sent: [Int: [UInt8]] = [:]
  /// Clients that read nothing until `listen`.
  private var deaf: Set<Int> = []

  init(_ limits: Limits = Limits()) {
    var setup = Server.Setup()
    setup.limits = limits
    server = Server(setup)
    server.tick(now: 1, day: 20_000)
  }

  func open(_ client: Int, deaf isDeaf: Bool = false) {
    server.opened(client, uid: 0)
    if isDeaf { deaf.insert(client) }
  }
  /// From here on a client reads what it is sent.
  func listen(_ client: Int) {
    deaf.remove(client)
    drain(client)
  }

  /// Hands bytes of a client to the server and lets it act until nothing is left to do.
  ///
  /// - Returns: whether the conversation goes on.
  @discardableResult
  func send(_ client: Int, _ bytes: [UInt8]) -> Bool {
    go(
      on: client,
      withSlice(bytes) { slice in
        server.bytes(
          client, UnsafeRawBufferPointer(start: slice.start, count: slice.count))
      })
  }
  @discardableResult
  func send(_ client: Int, _ text: String) -> Bool { send(client, Array(text.utf8)) }
  /// A client sends nothing more.
  func end(_ client: Int) { _ = go(on: client, server.ended(client)) }

  /// What a client was sent since the last call.
  func take(_ client: Int) -> [UInt8] {
    defer { sent[client] = nil }
    return sent[client] ?? []
  }

  /// Sends everybody what is due.
  func flush() {
    var ready: [Int] = []
    server.takeReady { ready.append($0) }
    for client in ready where !deaf.contains(client) { drain(client) }
  }
  private func go(on client: Int, _ turn: Server.Turn) -> Bool {
    var turn = turn
    while true {
      flush()
      switch turn {
      case .idle: return true
      case .over: return false
      case .more: turn = server.more(client)
      case .full:
        expect(server.accepts(client), "accepts more when everything was read")
        turn = server.more(client)
      }
    }
  }
  private func drain(_ client: Int) {
    let isEmpty = server.drain(client) { bytes in
      sent[client, default: []] += bytes
      return bytes.count
    }
    expect(isEmpty, "a client that takes everything has nothing waiting")
  }
}

/// The bodies of what a client was sent, cut by its framing.
func bodies(_ bytes: [UInt8]) -> [[UInt8]] {
  var cutter = Cutter(limit: 64 << 20)
  var bodies: [[UInt8]] = []
  var rest = bytes[...]
  while !rest.isEmpty {
    let taken: Int? = withSlice(rest) { slice in
      switch cutter.next(slice) {
      case .frame(let frame, let taken):
        bodies.append(Array(UnsafeBufferPointer(start: frame.start, count: frame.count)))
        return taken
      case .skipped(let taken): return taken
      case .tooLong, .incomplete, .broken: return nil
      }
    }
    guard let taken else { break }
    rest = rest.dropFirst(taken)
  }
  expect(rest.isEmpty, "sends whole frames, not \(shown(rest))")
  return bodies
}
