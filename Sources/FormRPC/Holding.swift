// What clients may keep waiting in memory, and what happens past that.
// SPDX-License-Identifier: MIT

import FormCore

extension Server {
  /// Notes what a client's turn left in memory.
  ///
  /// - Returns: the turn, or that the conversation is over.
  func kept(_ turn: Turn, of client: Client) -> Turn {
    ledger.add(client.input.count - client.counted)
    client.counted = client.input.count
    // Whole messages that wait for their turn wait for us.
    if turn == .idle, client.hasBegunMessage, setup.isShared {
      client.grewAt = now
      let until = now + limits.frameSeconds * 1_000
      if stallCheck == nil { stallCheck = until }
    } else {
      client.grewAt = nil
    }
    makeRoom()
    return client.isOver ? .over : turn
  }

  /// Closes the connection that holds most until what is held is within its limit.
  ///
  /// What waits in several queues is let go with the last of them; such a queue is full soon, and
  /// its client told by `watch/overflow`.
  func makeRoom() {
    while ledger.bytes > limits.heldBytes {
      let held = clients.all.filter { !$0.isOver && $0.held > 0 }
      guard let most = held.max(by: { ($0.held, $1.number) < ($1.held, $0.number) }) else { return }
      giveUp(
        most, "memory for unfinished messages and queues is short, and it held most",
        .limit(
          "heldBytes", max: limits.heldBytes, actual: ledger.bytes,
          "all connections together hold more than \(limits.heldBytes) bytes, this one most"))
    }
  }

  /// Gives up those whose unfinished message did not grow for too long.
  func giveUpStalled() {
    guard let check = stallCheck, check <= now else { return }
    let patience = limits.frameSeconds * 1_000
    stallCheck = nil
    let present = clients.all.filter { !$0.isOver }
    for client in present {
      guard let grewAt = client.grewAt else { continue }
      guard grewAt + patience <= now else {
        stallCheck = min(stallCheck ?? .max, grewAt + patience)
        continue
      }
      giveUp(
        client, "its unfinished message did not grow",
        .limit(
          "frameSeconds", max: limits.frameSeconds, actual: (now - grewAt) / 1_000,
          "expected more of an unfinished message within \(limits.frameSeconds) s"))
    }
  }

  /// Ends a conversation from our side; says why where no frame is half sent.
  private func giveUp(_ client: Client, _ why: StaticString, _ error: RPCError) {
    counters.givenUp += 1
    client.isOver = true
    client.input = []
    ledger.add(-client.counted)
    client.counted = 0
    client.grewAt = nil
    givenUp[client.number] = why
    if client.outgoing.isEmpty {
      var note = Writer()
      let mark = client.framing.open(&note)
      fail(error, nil, &note)
      client.framing.close(&note, mark)
      if current === client { queueWritten(client) }
      client.outgoing.append(Packet(Array(note.bytes), ledger))
    } else {
      if current === client {
        w.clear()
        droppable.removeAll()
      }
      client.outgoing.dropAll()
    }
    markReady(client)
  }
}

extension Client {
  /// Bytes that wait in memory for it and of it.
  fileprivate var held: Int { input.count + outgoing.count }
}

extension Limits {
  /// Raises the process's limit of descriptors so that `clients` fit, or lowers `clients`.
  public mutating func makeRoomForClients() { clients = Admission.room(for: clients) }
}
