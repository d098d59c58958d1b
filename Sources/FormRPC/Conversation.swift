// The loop's dealings with one client: read, act, write, part.
// SPDX-License-Identifier: MIT

import Glibc

extension EventLoop {
  /// Takes in a client with the next number.
  func open(input: Channel, output: Channel, uid: UInt32) {
    lastNumber += 1
    let client = Connection(lastNumber, input: input, output: output)
    clients.add(client)
    server.opened(client.number, uid: uid)
    log.write(.info, "client \(client.number) came, uid \(uid)")
    watch(client)
  }

  /// Acts on one event of a client.
  @inline(__always)
  func serve(_ key: UInt64, _ bits: Poller.Interest) {
    let ofOutput = key & EventLoop.outputMark != 0
    let number = Int(truncatingIfNeeded: key & ~EventLoop.outputMark)
    guard let client = clients[number] else { return }
    if ofOutput || bits.contains(.output) {
      write(client)
      if client.gone { return flush() }
    }
    // While messages of it wait for their turn no more are taken in.
    if ofOutput || client.queued || bits.subtracting(.output).isEmpty { return }
    if client.reading { return receive(client) }
    // Only hang-up or error is left: a write says what is wrong, and failing that it is gone.
    write(client)
    if !client.gone, !bits.subtracting([.input, .output]).isEmpty { part(client) }
    flush()
  }

  /// Reads once and lets the server act on it.
  @inline(__always)
  func receive(_ client: Connection) {
    switch client.input.read(into: buffer) {
    case .bytes(let count):
      client.received += count
      log.write(.debug, "client \(client.number): \(count) bytes in")
      let chunk = UnsafeRawBufferPointer(rebasing: buffer[..<count])
      act(server.bytes(client.number, chunk), on: client)
    case .blocked: if client.alwaysReady { enqueue(client) }
    case .end: end(client)
    case .failed(let code):
      log.write(.info, "client \(client.number): \(SystemError("cannot read", code: code))")
      // EIO is a terminal that hung up.
      if !client.joined, code != EIO, code != ECONNRESET {
        log.write(.error, SystemError("cannot read stdin", code: code).description)
        status = 1
      }
      end(client)
    }
  }

  /// A client sends nothing more; what is due still goes out.
  private func end(_ client: Connection) {
    client.reading = false
    client.ended = true
    leave(client)
    act(server.ended(client.number), on: client)
  }

  /// Does what the server wants done with a client after a call, then sends what is ready.
  func act(_ turn: Server.Turn, on client: Connection) {
    switch turn {
    case .idle where client.leaving || drainUntil != nil: finish(client)
    case .idle:
      client.reading = true
      if client.alwaysReady { enqueue(client) }
    case .more:
      client.leftover = true
      enqueue(client)
    case .full:
      client.full = true
      client.reading = false
    case .over: finish(client)
    }
    flush()
    if !client.gone { watch(client) }
  }

  private func finish(_ client: Connection) {
    client.reading = false
    client.over = true
    leave(client)
    // Where nothing is due any more no write would come to close it.
    write(client)
  }

  private func leave(_ client: Connection) {
    client.patience = clock.now + EventLoop.patience
    if !leaving.contains(where: { $0 === client }) { leaving.append(client) }
  }

  /// Puts a client in the queue for a turn, once.
  func enqueue(_ client: Connection) {
    if client.queued { return }
    client.queued = true
    queue.append(client)
  }

  /// Writes to every client that got something to send.
  ///
  /// - Parameter askingMore: also gives each of them a turn: after a deadline a server that wants to
  ///   end a client has no other call to say so.
  func flush(askingMore: Bool = false) {
    // A client that goes may cause news for others.
    var before: Int
    repeat {
      before = clients.count
      ready.removeAll(keepingCapacity: true)
      server.takeReady { ready.append($0) }
      for index in ready.indices {
        guard let client = clients[ready[index]] else { continue }
        write(client)
        if askingMore, !client.gone, !client.over { enqueueMore(client) }
      }
    } while clients.count < before
  }

  private func enqueueMore(_ client: Connection) {
    client.leftover = true
    enqueue(client)
  }

  /// Writes what is due to a client until it takes no more, and draws the conclusions.
  func write(_ client: Connection) {
    let sent = client.sent
    client.blocked = false
    let done = server.drain(client.number) { client.put($0) }
    if client.failure != 0 { return fail(client) }
    if client.sent > sent {
      log.write(.debug, "client \(client.number): \(client.sent - sent) bytes out")
      if client.leaving { client.patience = clock.now + EventLoop.patience }
    }
    client.unsent = !done
    if !server.givenUp.isEmpty { giveUp(client) }
    if done, client.over { return part(client) }
    if client.full, server.accepts(client.number) {
      client.full = false
      enqueueMore(client)
    }
    watch(client)
  }

  /// Ends a conversation that the server wants ended.
  private func giveUp(_ client: Connection) {
    guard let why = server.givenUp.removeValue(forKey: client.number) else { return }
    log.write(.warning, "client \(client.number) is given up: \(why)")
    client.reading = false
    client.leftover = false
    client.over = true
    leave(client)
  }

  /// A client's peer does not read any more.
  private func fail(_ client: Connection) {
    let code = client.failure
    log.write(
      .info, "client \(client.number): \(SystemError("cannot write", code: code))")
    if !client.joined, code != EPIPE, code != ECONNRESET {
      log.write(.error, SystemError("cannot write to stdout", code: code).description)
      status = 1
    }
    part(client)
  }

  /// Lets go of a client.
  func part(_ client: Connection) {
    client.gone = true
    clients.remove(client.number)
    leaving.removeAll { $0 === client }
    if !client.watchedInput.isEmpty || client.joined { poller.remove(client.input.descriptor) }
    if !client.watchedOutput.isEmpty { poller.remove(client.output.descriptor) }
    if client.over, !client.ended, client.failure == 0 { client.partGently(buffer) }
    server.closed(client.number)
    if clients.isEmpty { idleSince = clock.now }
    resumeAdmission()
    log.write(
      .info, "client \(client.number) went, \(client.received) bytes in, \(client.sent) out")
  }

  /// Gives up leaving clients whose peers have taken nothing for long; a drain has its own end.
  func giveUpTheStuck() {
    guard !leaving.isEmpty, drainUntil == nil else { return }
    for client in leaving where client.unsent && clock.now >= client.patience {
      if !client.joined {
        log.write(.error, "stdout took nothing for 5 s; answers were not delivered")
        status = 1
      }
      part(client)
    }
    flush()
  }
}
