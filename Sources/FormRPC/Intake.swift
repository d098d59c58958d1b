// The way down: bytes of a client, cut into frames, scanned, recognised, carried out.
// SPDX-License-Identifier: MIT

import FormCore

extension Server {
  /// Messages one client is given before the others have their turn.
  private static let turnMessages = 64
  /// Bytes of messages, or of answers, one client is given before the others have their turn.
  private static let turnBytes = 1 << 20

  /// Acts on new bytes, where they lie as long as nothing is left over from before.
  func take(_ chunk: UnsafeRawBufferPointer, from client: Client) -> Turn {
    guard client.input.isEmpty else {
      client.input.append(contentsOf: chunk)
      return goOn(client)
    }
    let (used, turn) = act(on: chunk, of: client)
    guard used < chunk.count, turn != .over else { return turn }
    if client.cutter.wanted > chunk.count { client.input.reserveCapacity(client.cutter.wanted) }
    client.input.append(contentsOf: chunk[used...])
    return kept(turn, of: client)
  }
  /// Acts on bytes that were kept.
  func goOn(_ client: Client) -> Turn {
    let input = client.input
    let (used, turn) = input.withUnsafeBytes { act(on: $0, of: client) }
    if turn == .over || used == input.count {
      client.input = []
    } else if used > 0 {
      client.input = Array(input[used...])
    }
    return kept(turn, of: client)
  }

  /// Acts on whole frames until there are none, the turn is over or the client must wait.
  private func act(on bytes: UnsafeRawBufferPointer, of client: Client) -> (used: Int, Turn) {
    var used = 0
    var messages = 0
    let base = bytes.baseAddress.map { $0.assumingMemoryBound(to: UInt8.self) }
    while !client.isOver {
      if waiting(for: client) > limits.queueBytes { return (used, .full) }
      let hasHadItsTurn =
        messages == Server.turnMessages || used > Server.turnBytes || w.count > Server.turnBytes
      if hasHadItsTurn, used < bytes.count { return (used, .more) }
      guard let base else { break }
      let rest = Slice(start: base + used, count: bytes.count - used)
      switch client.cutter.next(rest) {
      case .frame(let frame, let taken):
        used += taken
        messages += 1
        answer(frame, of: client)
      case .skipped(let taken): used += taken
      case .tooLong(let taken):
        used += taken
        messages += 1
        refuseTooLong(client)
      case .broken(let fault):
        refuse(client, RPCError(.invalidRequest, fault.text.description))
        client.isOver = true
      case .incomplete:
        guard client.hasEnded else { return (used, .idle) }
        endOfInput(rest, of: client)
        used = bytes.count
      }
    }
    if client.hasEnded, bytes.count == 0 { endOfInput(nil, of: client) }
    return (used, client.isOver ? .over : .idle)
  }
  /// What is left when a client sends nothing more; then its conversation is over.
  private func endOfInput(_ rest: Slice?, of client: Client) {
    switch rest.map({ client.cutter.end($0) }) {
    case .frame(let frame, _): answer(frame, of: client)
    case .tooLong: refuseTooLong(client)
    case .broken(let fault): refuse(client, RPCError(.invalidRequest, fault.text.description))
    case .skipped, .incomplete, nil: break
    }
    answerWaiters(of: client, RPCError(.closing, "this client sends nothing more"))
    client.isOver = true
  }
  private func refuseTooLong(_ client: Client) {
    refuse(
      client,
      RPCError(
        .invalidRequest, "expected a message of at most \(limits.messageBytes) bytes"))
  }
}
