// Everything between reading and writing: bytes of clients in, bytes for clients out.
// SPDX-License-Identifier: MIT

import FormCore

/// The daemon without its sockets and clocks: opens nothing, waits for nothing, reads no clock.
///
/// The event loop tells it what happened and carries out what it says; a test can do the same.
public final class Server {
  /// What the event loop should do with a client after a call.
  public enum Turn: Sendable {
    /// Everything taken was acted on; read more when there is more.
    case idle
    /// Whole messages are left; call `more` after the other clients had their turn.
    case more
    /// Its queue is over the limit: read nothing from it until `accepts` says it may.
    case full
    /// The conversation is over: write what is due, then close.
    case over
  }
  /// What one daemon is told when it starts.
  public struct Setup: Sendable {
    /// The program's version.
    public var version = "0.1.0"
    /// Tells this run of the daemon from others.
    public var instance = ""
    /// `lines` or `headers` where it was agreed; nil to go by a connection's first byte.
    public var pinsLines: Bool?
    /// The ceilings in force.
    public var limits = Limits()
    /// Messages in place of the catalogue's.
    public var phrasebook = Phrasebook()
    /// Whether strangers to each other share it, so that nobody may hold up memory for long.
    public var isShared = true
    /// A daemon as the protocol describes it.
    public init() {}
  }

  let setup: Setup
  var limits: Limits { setup.limits }
  var clients = Roll<Client>()
  var forms = Forms()
  /// The forms that clients ever offered to judge.
  var hooked: [FormEntry] = []
  /// Monotonic milliseconds, as told last.
  var now = 0
  var day = 0
  var counters = Counters()
  var isClosing = false
  /// Whether a client asked the daemon to stop (`server/stop`).
  public internal(set) var stopRequested = false

  /// Messages and notifications for the client whose turn it is.
  var w = Writer()
  /// Where in `w` the notifications begin that may be dropped, and of which form.
  var droppable: [(from: Int, to: Int, form: Int)] = []
  /// The client whose turn it is or was last.
  var current: Client?
  /// What is written for more than one reader.
  var shared = Writer()
  /// Answers of a JSON-RPC batch.
  var batched = Writer()
  var gate: Gate
  var parser: Parser
  private var ready: [Client] = []
  /// What waits in memory.
  let ledger = Ledger()
  /// Connections to be closed though they did not ask for it, and why; the loop takes them out.
  var givenUp: [Int: StaticString] = [:]
  /// When the first unfinished message may have waited too long, in monotonic milliseconds.
  var stallCheck: Int?

  /// A daemon without forms or clients.
  public init(_ setup: Setup = Setup()) {
    self.setup = setup
    gate = Gate(batchLimit: setup.limits.batch, depthLimit: setup.limits.depth)
    parser = Parser(depthLimit: setup.limits.depth)
  }

  // MARK: What happens

  /// A client came; numbers are given by the loop, rise by one and are never used twice.
  public func opened(_ client: Int, uid: UInt32) {
    let framing: Framing? = setup.pinsLines.map { $0 ? .lines : .headers }
    clients.add(Client(client, framing: framing, limits: limits, ledger: ledger))
    counters.clients += 1
  }
  /// Bytes came from a client; acts on at most a turn's share of messages.
  public func bytes(_ client: Int, _ chunk: UnsafeRawBufferPointer) -> Turn {
    guard let client = clients[client], !client.isOver else { return .over }
    counters.bytesIn += chunk.count
    begin(client)
    return take(chunk, from: client)
  }
  /// Goes on with messages left over from an earlier turn.
  public func more(_ client: Int) -> Turn {
    guard let client = clients[client], !client.isOver else { return .over }
    begin(client)
    return goOn(client)
  }
  /// A client will send nothing more; answers due still go out, waits get `closing`.
  public func ended(_ client: Int) -> Turn {
    guard let client = clients[client], !client.isOver else { return .over }
    client.hasEnded = true
    begin(client)
    return goOn(client)
  }
  /// A client is gone; nothing can be sent to it any more.
  public func closed(_ client: Int) {
    guard let client = clients.remove(client) else { return }
    if current === client {
      w.clear()
      droppable.removeAll()
      current = nil
    }
    ready.removeAll { $0 === client }
    ledger.add(-client.counted)
    givenUp[client.number] = nil
    leave(client)
  }
  /// Time goes on: `now` in monotonic milliseconds, `day` as days since 1970-01-01 (civil, local).
  public func tick(now: Int, day: Int) {
    self.now = now
    if day != self.day {
      self.day = day
      // A form whose judgement stays what it was takes the day without a word.
      for entry in forms.all { act(on: entry, day: Day(day)) { _ in } }
    }
    answerOverdueWaiters()
    closeOverdueTickets()
    giveUpStalled()
  }
  /// When `tick` should be called next at the latest, in monotonic milliseconds; nil: never.
  public var deadline: Int? {
    let ofTickets = hooked.compactMap(\.form.deadline).min()
    let ofWaits =
      counters.timedWaits > 0 ? forms.all.flatMap(\.waiters).compactMap(\.deadline).min() : nil
    return [ofWaits, ofTickets, stallCheck].compactMap(\.self).min()
  }
  /// The daemon is asked to stop.
  ///
  /// Waits get `closing`; no new forms. The loop then drains and exits.
  public func closing() {
    isClosing = true
    for entry in forms.all {
      answerWaiters(of: entry, RPCError(.closing, "the daemon is stopping"))
    }
  }

  /// The loop acted on what came, which took so long.
  @inline(__always)
  public func worked(nanoseconds: Int) { counters.count(turnOf: nanoseconds) }
  /// Somebody was not let in.
  public func turnedAway() { counters.turnedAway += 1 }

  // MARK: What is to be sent

  /// Calls `body` with each client that got something to send since the last call.
  public func takeReady(_ body: (Int) -> Void) {
    if ready.count == 1 {
      let client = ready.removeLast()
      client.isReady = false
      return body(client.number)
    }
    let turn = ready
    ready.removeAll(keepingCapacity: true)
    for client in turn {
      client.isReady = false
      body(client.number)
    }
  }
  /// Hands the bytes due to `client` to `write` until it takes none.
  ///
  /// `write` returns how many bytes it took; 0 means it would block.
  /// - Returns: true when nothing is left.
  public func drain(_ client: Int, _ write: (UnsafeRawBufferPointer) -> Int) -> Bool {
    guard let client = clients[client] else { return true }
    if current === client, w.count > 0 {
      if client.outgoing.isEmpty, droppable.isEmpty {
        sendDirectly(client, write)
        return client.outgoing.isEmpty
      }
      queueWritten(client)
    }
    client.outgoing.drain(write)
    return client.outgoing.isEmpty
  }
  /// Whether the loop may read from `client`: its queue has drained to half of its limit.
  public func accepts(_ client: Int) -> Bool {
    guard let client = clients[client] else { return false }
    return waiting(for: client) <= limits.queueBytes / 2
  }

  /// Bytes that wait for `client`.
  func waiting(for client: Client) -> Int {
    client.outgoing.count + (current === client ? w.count : 0)
  }
  func markReady(_ client: Client) {
    guard !client.isReady else { return }
    client.isReady = true
    ready.append(client)
  }
  /// It is the turn of `client`: what was written for another one waits in that one's queue.
  private func begin(_ client: Client) {
    if let current, current !== client, w.count > 0 { queueWritten(current) }
    current = client
  }
  private func sendDirectly(_ client: Client, _ write: (UnsafeRawBufferPointer) -> Int) {
    var at = 0
    while at < w.count {
      let took = write(UnsafeRawBufferPointer(rebasing: w.bytes[at...]))
      guard took > 0 else { break }
      at += took
    }
    client.outgoing.append(copyOf: UnsafeRawBufferPointer(rebasing: w.bytes[at...]))
    w.clear()
  }
  /// Moves what was written for `client` into its queue, each droppable frame by itself.
  func queueWritten(_ client: Client) {
    var at = 0
    for (from, to, form) in droppable {
      client.outgoing.append(copyOf: UnsafeRawBufferPointer(rebasing: w.bytes[at..<from]))
      client.outgoing.append(Packet(Array(w.bytes[from..<to]), form: form, ledger))
      at = to
    }
    client.outgoing.append(copyOf: UnsafeRawBufferPointer(rebasing: w.bytes[at...]))
    droppable.removeAll(keepingCapacity: true)
    w.clear()
  }
}

/// What `server/stats` counts.
struct Counters {
  var clients = 0
  var messages = 0
  var errors = 0
  var transactions = 0
  /// Answers judged in forms that are gone.
  var judgements = 0
  var notifications = 0
  /// Waiters with a deadline, so that most calls need not look for one.
  var timedWaits = 0
  var bytesIn = 0
  var overflows = 0
  var givenUp = 0
  var turnedAway = 0
  /// Turns of the loop by how long they took: at index i those of less than 2^i microseconds.
  var turns: [Int] = []

  /// Counts one turn.
  mutating func count(turnOf nanoseconds: Int) {
    let microseconds = UInt(max(0, nanoseconds)) / 1_000
    let index = UInt.bitWidth - microseconds.leadingZeroBitCount
    while turns.count <= index { turns.append(0) }
    turns[index] += 1
  }
}
