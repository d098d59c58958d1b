// The way up: what happened, told to those who watch and those who wait.
// SPDX-License-Identifier: MIT

import FormCore

extension Server {
  /// Tells watchers what a transaction changed and what happened besides, then those who wait for
  /// an outcome.
  func tell(_ transaction: Transaction?, of entry: FormEntry, animation: Animation?) {
    if transaction != nil { counters.transactions += 1 }
    if let transaction, !entry.watchers.isEmpty {
      notify(
        entry.watchers, of: entry,
        FormChanged(transaction: transaction, form: entry.form, animation: animation))
    }
    if !entry.form.events.isEmpty, !entry.watchers.isEmpty { tellEvents(of: entry, animation) }
    if !entry.form.asked.isEmpty { deliverTickets(of: entry) }
    guard !entry.waiters.isEmpty else { return }
    if entry.form.outcome != nil { answerWaiters(of: entry) }
    resumeSubmits(of: entry)
  }
  /// Does something by itself: a transaction by 0, which an outcome does not keep it from.
  func act(on entry: FormEntry, day: Day? = nil, _ body: (Form) -> Void) {
    let cause = Cause(
      by: 0, tellsChanges: !entry.watchers.isEmpty, pastOutcome: true, day: day, now: now)
    let done = try? entry.form.transact(cause) { form throws(Fault) in body(form) }
    if let done { tell(done.transaction, of: entry, animation: nil) }
  }

  /// Sends one notification to several clients, encoded once for each framing.
  ///
  /// - Parameters:
  ///   - clients: who gets it.
  ///   - entry: the form it tells of, when its watchers may lose it by reading too slowly.
  ///   - note: what is told.
  func notify<N: Notification>(_ clients: [Client], of entry: FormEntry? = nil, _ note: N) {
    for framing in [Framing.lines, .headers] {
      guard clients.contains(where: { $0.framing == framing }) else { continue }
      shared.clear()
      let fits = shared.write(atMost: limits.answerBytes) { note.write(framing, &$0) }
      if !fits {
        // A question that is too large is not asked: it will be answered by its time limit.
        guard let entry else { continue }
        // 16 MiB of `1e307` would be a gigabyte of zeros: like a reader who is too slow, whoever
        // watches has to look again.
        for client in clients where client.framing == framing { overflow(client, entry) }
        continue
      }
      var packet: Packet?
      for client in clients where client.framing == framing {
        deliver(to: client, entry, &packet)
      }
    }
    shared.clear()
  }
  /// Hands what was encoded to one client; the copy for queues is made when first needed.
  private func deliver(to client: Client, _ entry: FormEntry?, _ packet: inout Packet?) {
    counters.notifications += 1
    if let entry, waiting(for: client) > limits.queueBytes { return overflow(client, entry) }
    markReady(client)
    if client === current {
      let from = w.count
      shared.bytes.withMemoryRebound(to: UInt8.self) { bytes in
        if let start = bytes.baseAddress { w.raw(Slice(start: start, count: bytes.count)) }
      }
      if let entry { droppable.append((from, w.count, entry.form.life)) }
      return
    }
    let shared = packet ?? Packet(Array(self.shared.bytes), form: entry?.form.life, ledger)
    packet = shared
    client.outgoing.append(shared)
  }
  /// A watcher reads too slowly: it loses what it has not begun to read of this form, and is told.
  private func overflow(_ client: Client, _ entry: FormEntry) {
    counters.overflows += 1
    entry.watchers.removeAll { $0 === client }
    if client === current {
      queueWritten(client)
    }
    client.outgoing.drop(form: entry.form.life)
    var note = Writer()
    WatchOverflow(form: entry.form.id).write(client.framing, &note)
    client.outgoing.append(Packet(Array(note.bytes), ledger))
    markReady(client)
  }

  /// Sends a body that is written already, as one frame.
  func send(written body: UnsafeRawBufferPointer, to client: Client) {
    let mark = client.framing.open(&w)
    body.withMemoryRebound(to: UInt8.self) { bytes in
      if let start = bytes.baseAddress { w.raw(Slice(start: start, count: bytes.count)) }
    }
    client.framing.close(&w, mark)
    markReady(client)
  }

  // MARK: Those who wait

  /// Answers everybody who waits for the outcome of a form.
  private func answerWaiters(of entry: FormEntry) {
    let waiters = take(from: entry) { if case .outcome = $0.awaited { true } else { false } }
    for waiter in waiters {
      respond(to: waiter) { w in
        w.raw(#","result":"#)
        let from = w.count
        FormWait.Result(entry.form, reveal: waiter.reveal).write(&w)
        Pair.check(w, from: from, FormWait.Result.self, FormWait.name)
      }
    }
  }
  /// Answers everybody who waits for the outcome of a form with an error.
  func answerWaiters(of entry: FormEntry, _ error: RPCError) {
    for waiter in take(from: entry, where: { _ in true }) { refuse(waiter, error) }
  }
  /// Answers the waits of a client, those with a certain id or all, with an error.
  func answerWaiters(of client: Client, id: Value? = nil, _ error: RPCError) {
    for entry in forms.all where !entry.waiters.isEmpty {
      let waiters = take(from: entry) { $0.client === client && (id == nil || $0.key == id) }
      for waiter in waiters { refuse(waiter, error) }
    }
  }
  /// Answers those whose time is up: with no outcome.
  func answerOverdueWaiters() {
    guard counters.timedWaits > 0 else { return }
    for entry in forms.all where !entry.waiters.isEmpty {
      let overdue = take(from: entry) { ($0.deadline ?? .max) <= now }
      for waiter in overdue { respond(to: waiter) { $0.raw(#","result":{}"#) } }
    }
  }
  func take(from entry: FormEntry, where isMeant: (Waiter) -> Bool) -> [Waiter] {
    let taken = entry.waiters.filter(isMeant)
    entry.waiters.removeAll(where: isMeant)
    for waiter in taken { uncount(waiter) }
    return taken
  }
  func takeWaiter(at index: Int, from entry: FormEntry) {
    uncount(entry.waiters.remove(at: index))
  }
  private func uncount(_ waiter: Waiter) {
    waiter.client.waits -= 1
    if waiter.deadline != nil { counters.timedWaits -= 1 }
  }
  private func refuse(_ waiter: Waiter, _ error: RPCError) {
    counters.errors += 1
    respond(to: waiter) { w in
      w.raw(#","error":"#)
      error.write(&w)
    }
  }
  /// Writes a late response, in order with what its client got before.
  func respond(to waiter: Waiter, _ body: (inout Writer) -> Void) {
    let client = waiter.client
    shared.clear()
    let mark = client.framing.open(&shared)
    waiter.id.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return }
      let id = Slice(start: start, count: bytes.count)
      let fits = shared.write(atMost: limits.answerBytes) { w in
        w.raw(#"{"jsonrpc":"2.0","id":"#)
        w.raw(id)
        body(&w)
        w.byte(UInt8(ascii: "}"))
      }
      if !fits { fail(tooLarge, id, &shared) }
    }
    client.framing.close(&shared, mark)
    if client === current {
      shared.bytes.withMemoryRebound(to: UInt8.self) { bytes in
        if let start = bytes.baseAddress { w.raw(Slice(start: start, count: bytes.count)) }
      }
    } else {
      client.outgoing.append(Packet(Array(shared.bytes), ledger))
    }
    shared.clear()
    markReady(client)
  }

  // MARK: Comings and goings

  /// Everything that went with a client.
  func leave(_ client: Client) {
    for entry in forms.all {
      entry.watchers.removeAll { $0 === client }
      _ = take(from: entry) { $0.client === client }
      giveUpHooks(of: client, in: entry)
      if entry.owner != client.number { giveUpFocus(of: client, in: entry) }
    }
    for entry in forms.all where entry.owner == client.number {
      close(entry, reason: .ownerLeft)
    }
  }
  /// A form goes: everybody who watches it or all forms is told, waits get `noSuchForm`.
  func close(_ entry: FormEntry, reason: CloseReason) {
    forms.remove(entry)
    hooked.removeAll { $0 === entry }
    counters.judgements += entry.form.judgements
    let others = clients.all.filter(\.watchesForms)
    let told = entry.watchers + others.filter { one in !entry.watchers.contains { $0 === one } }
    if !told.isEmpty { notify(told, FormClosed(form: entry.form.id, reason: reason)) }
    answerWaiters(
      of: entry,
      RPCError(
        .noSuchForm, "params.form: the form was closed",
        [Value.Member("form", .text(entry.form.id))]))
  }
  /// A form came: everybody who watches all forms is told.
  func open(_ entry: FormEntry) {
    forms.add(entry)
    let told = clients.all.filter(\.watchesForms)
    if !told.isEmpty { notify(told, FormOpened(form: entry.form)) }
  }
}
