// Where transcripts are played: a server, its clients and a clock that a test moves.
// SPDX-License-Identifier: MIT

@testable import FormRPC

/// Plays the events of one transcript and tells what each client gets.
final class Stage {
  private var setup = Server.Setup()
  private lazy var server = Server(setup)
  private var now = 0
  /// 2026-01-01.
  private var day = 20_454
  /// Clients whose conversation goes on.
  private var present: Set<Int> = []
  /// Clients that read nothing just now, and whether something waits for them.
  private var stalled: Set<Int> = []
  private var waiting: Set<Int> = []
  private var isStopping = false

  init() { setup.instance = "example" }

  /// Lets one event happen.
  ///
  /// - Returns: what came of it, by client, then in the order in which it was sent; nil when a limit
  ///   has no such name.
  func play(_ event: Transcript.Event) -> [String]? {
    var over: Set<Int> = []
    switch event {
    case .sends(let client, let text):
      come(client)
      if send(text + "\n", from: client) == .over { over.insert(client) }
    case .ends(let client):
      come(client)
      if server.ended(client) == .over { over.insert(client) }
    case .stalls(let client): stalled.insert(client)
    case .reads(let client): stalled.remove(client)
    case .goes(let client): leave(client)
    case .passes(let milliseconds):
      now += milliseconds
      server.tick(now: now, day: day)
    case .dayPasses:
      day += 1
      server.tick(now: now, day: day)
    case .stops: server.closing()
    case .limit(let name, let most): return setup.limits.set(name, most) ? [] : nil
    }
    var heard: [Int: [String]] = [:]
    listen(&heard)
    if server.stopRequested, !isStopping {
      isStopping = true
      server.closing()
      listen(&heard)
      over.formUnion(present)
    }
    for client in over.sorted() {
      heard[client, default: []].append("end")
      leave(client)
    }
    listen(&heard)
    return heard.sorted { $0.key < $1.key }.flatMap { client, lines in
      lines.map { (client == 1 ? "<- " : "\(client)<- ") + $0 }
    }
  }

  private func come(_ client: Int) {
    guard present.insert(client).inserted else { return }
    server.opened(client, uid: 0)
    server.tick(now: now, day: day)
  }
  private func leave(_ client: Int) {
    present.remove(client)
    server.closed(client)
  }
  private func send(_ text: String, from client: Int) -> Server.Turn {
    var turn = Array(text.utf8).withUnsafeBytes { server.bytes(client, $0) }
    while turn == .more { turn = server.more(client) }
    return turn
  }
  private func listen(_ heard: inout [Int: [String]]) {
    server.takeReady { waiting.insert($0) }
    let ready = waiting.subtracting(stalled)
    waiting.subtract(ready)
    for client in ready.sorted() {
      var bytes: [UInt8] = []
      _ = server.drain(client) {
        bytes.append(contentsOf: $0)
        return $0.count
      }
      heard[client, default: []] += String(decoding: bytes, as: UTF8.self)
        .split(separator: "\n").map(String.init)
    }
  }
}

extension Limits {
  /// Sets a limit by the name `server/info` gives it; false when there is none.
  fileprivate mutating func set(_ name: String, _ most: Int) -> Bool {
    guard let ceiling = Limits.ceilings.first(where: { name.utf8.elementsEqual("\($0.name)".utf8) })
    else { return false }
    self[keyPath: ceiling.path] = most
    return true
  }
}
