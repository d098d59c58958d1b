// One call: who asks, what may be asked of the daemon, and how it is answered.
// SPDX-License-Identifier: MIT

import FormCore

/// One call while it is carried out.
struct Call {
  let server: Server
  let client: Client
  /// The request's id as it was sent; nil for notifications.
  let id: Slice?
  /// The text of its params; nil when there are none.
  let params: Slice?
  /// Whether it is part of a JSON-RPC batch.
  let inBatch: Bool

  /// The text of its params as an object: a list of one stands for what is in it.
  var paramsText: Slice {
    guard var text = params, text.start[0] != UInt8(ascii: "n") else { return Slice("{}") }
    guard text.start[0] == UInt8(ascii: "[") else { return text }
    text = Slice(start: text.start + 1, count: text.count - 2).trimmed
    return text.count > 0 && text.start[0] == UInt8(ascii: "{") ? text : Slice("{}")
  }

  // MARK: Answering

  /// Writes the response, unless nobody asked for one; an error where it is too large.
  /// - Returns: false where it was.
  @inline(__always) func answer<R: Writable>(_ result: R, of method: StaticString) -> Bool {
    guard let id else { return true }
    if inBatch { return answerInBatch(result, of: method, id) }
    let mark = client.framing.open(&server.w)
    let fits = server.w.write(atMost: server.limits.answerBytes) {
      Call.write(result, of: method, id, &$0)
    }
    if !fits { server.fail(server.tooLarge, id, &server.w) }
    client.framing.close(&server.w, mark)
    server.markReady(client)
    return fits
  }
  /// Never inlined: each method's result would be written at three places, which is resident memory.
  @inline(never) private static func write<R: Writable>(
    _ result: R, of method: StaticString, _ id: Slice, _ w: inout Writer
  ) {
    w.raw(#"{"jsonrpc":"2.0","id":"#)
    w.raw(id)
    w.raw(#","result":"#)
    let from = w.count
    result.write(&w)
    Pair.check(w, from: from, R.self, method)
    w.byte(UInt8(ascii: "}"))
  }
  /// Writes the response behind those before it; one that is too large for them all is an error.
  @inline(never)
  private func answerInBatch<R: Writable>(
    _ result: R, of method: StaticString, _ id: Slice
  ) -> Bool {
    let room = room
    server.batched.comma()
    let fits = server.batched.write(atMost: room.bytes) {
      Call.write(result, of: method, id, &$0)
    }
    if !fits { server.fail(server.tooLarge, id, &server.batched) }
    return fits
  }
  /// How much room there is for the answer; all answers of a JSON-RPC batch share it.
  var room: Room {
    let taken = inBatch ? server.batched.count + 1 : 0
    return Room(id: id, bytes: max(0, server.limits.answerBytes - taken))
  }
  /// Room for an answer, apart from its call: who captures that copies all of it.
  struct Room {
    fileprivate let id: Slice?
    fileprivate let bytes: Int
    /// Whether an answer is not too large; it is written to see.
    func takes<R: Writable>(_ result: R, of method: StaticString) -> Bool {
      guard let id else { return true }
      var trial = Writer()
      return trial.write(atMost: bytes) { Call.write(result, of: method, id, &$0) }
    }
  }
  /// Refuses what cannot be part of a JSON-RPC batch: its answer would come after the changes.
  func refuseInBatch() throws(RPCError) {
    guard inBatch else { return }
    throw RPCError(.invalidRequest, "expected outside of a batch")
  }

  /// Refuses a call that would wait when as many of its client do as may.
  func checkRoomToWait() throws(RPCError) {
    let most = server.limits.pending
    guard client.waits < most else {
      throw .limit(
        "pending", max: most, actual: client.waits + 1,
        "expected at most \(most) calls of one client that wait")
    }
  }
  /// Keeps the call until what it waits for has come.
  func wait(
    for awaited: Waiter.Awaited, of entry: FormEntry, reveal: Bool, timeoutMs: Int? = nil
  ) throws(RPCError) {
    // A notification waits for nothing: there is nobody to answer.
    guard let id else { return }
    try checkRoomToWait()
    client.waits += 1
    let deadline = timeoutMs.map { server.now &+ min($0, 1 << 50) }
    if deadline != nil { server.counters.timedWaits += 1 }
    entry.waiters.append(
      Waiter(
        awaited: awaited, client: client,
        id: [UInt8](UnsafeBufferPointer(start: id.start, count: id.count)),
        key: server.value(of: id), reveal: reveal, deadline: deadline))
  }

  // MARK: Forms

  /// The form called `id`.
  @inline(__always) func form(_ id: Text) throws(RPCError) -> FormEntry {
    guard let entry = server.forms[id] else {
      throw RPCError(
        .noSuchForm, "params.form: no such form", [Value.Member("form", .text(id))])
    }
    return entry
  }
  /// Asks the model something; what it refuses is about `params`.
  @inline(__always) func ask<R>(_ body: () throws(Fault) -> R) throws(RPCError) -> R {
    do throws(Fault) { return try body() } catch { throw RPCError(error) }
  }
  /// Carries out one transaction and tells everybody what came of it.
  ///
  /// What cannot be told is not done: it is refused when it does not `fit`, asked with what `body`
  /// returned and the revision there will be.
  /// - Returns: what `body` returned, and the form's revision now.
  @inline(__always)
  func transact<R>(
    _ entry: FormEntry, pastOutcome: Bool, animation: Animation?,
    _ body: (Form) throws(Fault) -> R, fits: (R, _ revision: Int) -> Bool = { _, _ in true }
  ) throws(RPCError) -> (R, revision: Int) {
    let room = room
    let nodes = entry.form.rowCount &+ entry.form.sectionCount
    var isTooLarge = false
    var cause = Cause(
      by: client.number, tellsChanges: !entry.watchers.isEmpty, pastOutcome: pastOutcome,
      now: server.now, otherBytes: server.forms.byteCount - entry.counted)
    cause.encoding = client.encoding
    let result: R
    let transaction: Transaction?
    do throws(Fault) {
      (result, transaction) = try entry.form.transact(cause, body) { result throws(Fault) in
        // Nothing is written at more than twelve times the bytes it is counted with: a number of 32
        // in 310. Far from the limit, as nearly every form is, that is all there is to ask.
        let (bytes, form) = (entry.counted, entry.form)
        let most =
          (bytes &+ form.byteCount) &* 12
          &+ (nodes &+ form.rowCount &+ form.sectionCount &+ 1) &* 4_000
        if most <= room.bytes { return }
        guard fits(result, entry.form.revision + 1) else {
          isTooLarge = true
          throw Fault(.malformed(expected: "an answer that can be sent"))
        }
      }
    } catch {
      if isTooLarge { throw server.tooLarge }
      throw RPCError(error, root: error.path.isEmpty ? "params.form" : "params")
    }
    server.forms.count(entry)
    if transaction != nil || !entry.form.events.isEmpty || !entry.form.asked.isEmpty {
      server.tell(transaction, of: entry, animation: animation)
    }
    return (result, entry.form.revision)
  }
}
