// Plumbing of tests that talk to a server: clients that read or do not, and what they were sent.
// SPDX-License-Identifier: MIT

import Testing

@testable import FormRPC

/// A server without a loop, driven as the loop drives it.
final class Talk {
  let server: Server
  /// How many bytes a client still takes; nil is any number.
  private var room: [Int: Int] = [:]
  private var sent: [Int: [UInt8]] = [:]
  /// Clients that wait until their queue has drained, and those whose conversation is over.
  private(set) var full: Set<Int> = []
  private(set) var over: Set<Int> = []

  init(_ limits: Limits = Limits()) {
    var setup = Server.Setup()
    setup.limits = limits
    server = Server(setup)
    server.tick(now: 1, day: 20_000)
  }

  /// A client comes; it reads everything it is sent, or at most `room` bytes until `read`.
  func open(_ client: Int, room: Int? = nil) {
    server.opened(client, uid: 0)
    self.room[client] = room
  }
  func send(_ client: Int, _ bytes: [UInt8]) {
    go(on: client, bytes.withUnsafeBytes { server.bytes(client, $0) })
  }
  func send(_ client: Int, _ text: String) { send(client, Array(text.utf8)) }
  /// A client reads everything that waits and all that comes from now on, or only so many bytes.
  func read(_ client: Int, _ bytes: Int? = nil) {
    room[client] = bytes
    drain(client)
    while full.contains(client), server.accepts(client) {
      full.remove(client)
      go(on: client, server.more(client))
    }
  }

  private func go(on client: Int, _ turn: Server.Turn) {
    var turn = turn
    while true {
      var ready: [Int] = []
      server.takeReady { ready.append($0) }
      for one in ready { drain(one) }
      switch turn {
      case .idle: return
      case .over:
        over.insert(client)
        return
      case .full where !server.accepts(client):
        full.insert(client)
        return
      case .more, .full: turn = server.more(client)
      }
    }
  }
  private func drain(_ client: Int) {
    _ = server.drain(client) { bytes in
      let taken = min(bytes.count, room[client] ?? .max)
      sent[client, default: []] += bytes.prefix(taken)
      if let left = room[client] { room[client] = left - taken }
      return taken
    }
  }

  /// The bodies of the whole frames a client was sent.
  func bodies(of client: Int) -> [String] {
    var cutter = Cutter(limit: .max >> 1)
    var bodies: [String] = []
    var rest = (sent[client] ?? [])[...]
    while true {
      let taken: Int = withSlice(rest) { slice in
        switch cutter.next(slice) {
        case .frame(let frame, let taken):
          bodies.append(frame.string)
          return taken
        case .skipped(let taken): return taken
        case .tooLong, .incomplete, .broken: return 0
        }
      }
      guard taken > 0 else { return bodies }
      rest = rest.dropFirst(taken)
    }
  }
}
