// A daemon without process or sockets, and its clients, in the hands of the laws.
// SPDX-License-Identifier: MIT

@testable import FormRPC

/// A client as the laws see it: what it was sent, cut into messages.
final class Peer {
  let number: Int
  let framing: Framing
  /// How many bytes it takes before it would block.
  var appetite = Int.max
  /// Everything it was ever sent, where that is kept.
  private(set) var received: [UInt8] = []
  private var pending: [UInt8] = []
  private let keeps: Bool

  init(_ number: Int, _ framing: Framing, keeps: Bool) {
    self.number = number
    self.framing = framing
    self.keeps = keeps
  }
  /// Takes at most as many bytes as its appetite allows; 0: it would block.
  func take(_ bytes: UnsafeRawBufferPointer) -> Int {
    let count = min(bytes.count, appetite)
    let taken = UnsafeRawBufferPointer(rebasing: bytes[..<count])
    pending += taken
    if keeps { received += taken }
    if appetite != .max { appetite -= count }
    return count
  }
  /// The bodies of all messages that have come whole since the last call.
  func messages() throws(Misfit) -> [[UInt8]] {
    var bodies: [[UInt8]] = []
    var at = 0
    while let (body, next) = try frame(at) {
      bodies.append(body)
      at = next
    }
    pending.removeFirst(at)
    return bodies
  }
  private func frame(_ at: Int) throws(Misfit) -> (body: [UInt8], next: Int)? {
    switch framing {
    case .lines:
      guard let end = pending[at...].firstIndex(of: 0x0a) else { return nil }
      return (Array(pending[at..<end]), end + 1)
    case .headers:
      // Exactly `Content-Length: N\r\n\r\n`, as the protocol promises.
      let header = Array("Content-Length: ".utf8)
      guard let end = pending[at...].firstIndex(of: 0x0a), end + 1 < pending.count else {
        return nil
      }
      guard pending[at...].starts(with: header), pending[end - 1] == 0x0d, pending[end + 1] == 0x0d,
        let length = Int(
          String(decoding: pending[(at + header.count)..<(end - 1)], as: UTF8.self))
      else { throw Misfit("a header that is not written as promised") }
      let body = end + 3
      guard body + length <= pending.count else { return nil }
      return (Array(pending[body..<(body + length)]), body + length)
    }
  }
}

/// A server and its clients.
final class Daemon {
  let server: Server
  private(set) var peers: [Peer] = []
  /// Every message sent to it, without framing, in order.
  private(set) var script: [[UInt8]] = []
  private let keeps: Bool
  private var now = 0

  /// A server without clients; whether everything sent and received is kept is `keeps`.
  init(_ limits: Limits = Limits(), keeps: Bool = false) {
    var setup = Server.Setup()
    setup.limits = limits
    server = Server(setup)
    server.tick(now: 0, day: 20_000)
    self.keeps = keeps
  }
  func open(_ framing: Framing) -> Peer {
    let peer = Peer(peers.count + 1, framing, keeps: keeps)
    peers.append(peer)
    server.opened(peer.number, uid: 0)
    return peer
  }
  /// Sends one message in pieces of at most `piece` bytes, then delivers what came of it.
  func send(_ body: [UInt8], from peer: Peer, piece: Int = .max) {
    if keeps { script.append(body) }
    let frame: [UInt8]
    switch peer.framing {
    case .lines: frame = body + [0x0a]
    case .headers: frame = Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
    }
    frame.withUnsafeBytes { bytes in
      var at = 0
      while at < bytes.count {
        let count = min(piece, bytes.count - at)
        let part = UnsafeRawBufferPointer(rebasing: bytes[at..<(at + count)])
        act(server.bytes(peer.number, part), on: peer)
        at += count
      }
    }
  }
  private func act(_ turn: Server.Turn, on peer: Peer) {
    var turn = turn
    while case .more = turn {
      deliver()
      turn = server.more(peer.number)
    }
    deliver()
  }
  /// Time passes.
  func pass(_ milliseconds: Int) {
    now += milliseconds
    server.tick(now: now, day: 20_000)
    deliver()
  }
  /// Hands out what waits for anybody.
  func deliverAll() { deliver() }
  private func deliver() {
    var ready: [Int] = []
    server.takeReady { ready.append($0) }
    for number in ready { feed(peers[number - 1]) }
  }
  /// Lets a peer take what waits for it.
  func feed(_ peer: Peer) {
    _ = server.drain(peer.number) { peer.take($0) }
  }
  /// Calls a method and hands out everything its author was sent, the answer last.
  func call(_ method: Word, _ params: Tree, from peer: Peer, piece: Int = .max)
    throws(Misfit) -> (before: [[UInt8]], answer: [UInt8])
  {
    let request: Tree = ["jsonrpc": "2.0", "id": 1, "method": .text(method), "params": params]
    send(request.written, from: peer, piece: piece)
    var messages = try peer.messages()
    guard let answer = messages.popLast() else { throw Misfit("\(method) was not answered") }
    return (messages, answer)
  }
}
