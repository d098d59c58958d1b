// One thread that waits for everything: signals, the listener, clients, deadlines.
// SPDX-License-Identifier: MIT

import Glibc

/// One thread, one epoll set, every client.
///
/// Each readiness is one read; the server acts on it, and what it has to say goes out before the
/// next one. A client with more than its share of messages waits in a queue while the others have
/// their turn. While nothing happens nothing is held but a descriptor and some flags a client.
public final class EventLoop {
  /// How long a drain after a signal or `server/stop` may take, and how long a leaving client's
  /// peer may take nothing before it is given up; milliseconds.
  static let patience = 5_000

  let server: Server
  let log: Log
  let poller: Poller
  let signals: Signals
  /// One buffer for every read.
  let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
  var clock = Clock()

  var clients = Roll<Connection>()
  var lastNumber = 0
  /// Clients with something left to do that need no event to go on, in the order of their turns.
  var queue: [Connection] = []
  /// Clients that the server named ready; kept to reuse its memory.
  var ready: [Int] = []
  /// Clients on their way out whose last bytes may wait for their peer.
  var leaving: [Connection] = []

  var listener: Listener?
  var admission: Admission
  /// How long to live without a client, in milliseconds.
  var idleLimit: Int?
  var idleSince = 0
  /// Who is told when clients can come and when no more can.
  var manager: ServiceManager?

  /// Set while draining: when to give up.
  var drainUntil: Int?
  var status: Int32 = 0

  /// A loop for `server`; from here on SIGTERM, SIGINT, SIGHUP and SIGUSR1 only reach the loop.
  public init(_ server: Server, log: Log) throws(SystemError) {
    self.server = server
    self.log = log
    admission = Admission(limit: server.limits.clients)
    poller = try Poller()
    signals = try Signals()
    guard poller.add(signals.descriptor.number, .input, key: EventLoop.signalKey) else {
      throw SystemError("cannot wait for signals")
    }
  }
  deinit { buffer.deallocate() }

  static let signalKey = UInt64.max
  static let listenerKey = UInt64.max - 1
  /// Set in the key of a client's output where it is another descriptor than its input.
  static let outputMark: UInt64 = 1 << 62

  /// Serves the one client on stdin and stdout until it is done.
  ///
  /// - Returns: the exit status: 1 when answers due could not be delivered for another reason than
  ///   that their reader left.
  public func run(over streams: StandardStreams) -> Int32 {
    server.tick(now: clock.now, day: clock.day)
    open(input: streams.input, output: streams.output, uid: getuid())
    return loop()
  }

  /// Serves everybody who connects to `listener` until told to stop.
  ///
  /// - Parameters:
  ///   - listener: a socket that listens; it is closed and removed at the end.
  ///   - idleExit: seconds without a client after which to stop; nil is never.
  ///   - manager: who is told when clients can come and when no more can.
  /// - Returns: the exit status.
  public func run(on listener: Listener, idleExit: Int?, manager: ServiceManager) -> Int32 {
    server.tick(now: clock.now, day: clock.day)
    self.listener = listener
    self.manager = manager
    idleLimit = idleExit.map { $0 * 1_000 }
    idleSince = clock.now
    admission.prepare()
    guard poller.add(listener.number, .input, key: EventLoop.listenerKey) else {
      log.write(.error, SystemError("cannot wait for clients").description)
      return 1
    }
    log.write(.info, "listening at \(listener.path)")
    manager.ready()
    return loop()
  }

  private func loop() -> Int32 {
    while listener != nil && drainUntil == nil || !clients.isEmpty {
      let count = poller.wait(sleepTime())
      tellTime()
      var signalled = false
      for index in 0..<count {
        let (key, bits) = poller[index]
        switch key {
        case EventLoop.signalKey: signalled = takeSignals()
        case EventLoop.listenerKey: admit()
        default: serve(key, bits)
        }
      }
      takeTurns()
      giveUpTheStuck()
      if count > 0 { server.worked(nanoseconds: clock.sinceAdvance) }
      if let again = admission.pausedUntil, clock.now >= again { resumeAdmission() }
      if let drainUntil {
        // A second signal is somebody who does not want to wait.
        guard signalled || clock.now >= drainUntil else { continue }
        let why = signalled ? "a second signal" : "5 s are over"
        log.write(.warning, "\(why); clients that did not take their answers: \(clients.count)")
        return status
      }
      if signalled || server.stopRequested || idleTooLong { drain() }
    }
    return status
  }

  /// Tells the server the time before it hears of anything else, so that its waits start now.
  private func tellTime() {
    let before = clock.now
    let newDay = clock.advance()
    guard newDay || clock.now != before else { return }
    let due = server.deadline.map { $0 <= clock.now } ?? false
    server.tick(now: clock.now, day: clock.day)
    if due || newDay { flush(askingMore: due) }
  }

  /// How long to wait for events, in milliseconds; -1 is for ever.
  private func sleepTime() -> Int {
    guard queue.isEmpty else { return 0 }
    var until = server.deadline ?? .max
    if !clients.isEmpty { until = min(until, clock.dayCheck) }
    if let drainUntil { until = min(until, drainUntil) }
    if let again = admission.pausedUntil { until = min(until, again) }
    if let idleLimit, clients.isEmpty { until = min(until, idleSince + idleLimit) }
    for client in leaving where client.unsent && drainUntil == nil {
      until = min(until, client.patience)
    }
    return until == .max ? -1 : max(0, until - clock.now)
  }

  private var idleTooLong: Bool {
    guard let idleLimit, clients.isEmpty else { return false }
    return clock.now >= idleSince + idleLimit
  }

  private func takeSignals() -> Bool {
    var came = false
    while let signal = signals.take() {
      log.write(.info, "signal \(signal)")
      if signal == SIGUSR1 { restoreListener() } else { came = true }
    }
    return came
  }

  /// Makes the socket anew when somebody removed it, a cleaner of temporary files maybe.
  private func restoreListener() {
    guard let listener, drainUntil == nil else { return }
    admit()
    let old = listener.number
    do throws(ListenError) {
      guard try listener.restore() else { return }
      poller.remove(old)
      guard poller.add(listener.number, .input, key: EventLoop.listenerKey) else {
        return log.write(.error, SystemError("cannot wait for clients").description)
      }
      log.write(.info, "listening at \(listener.path) again")
    } catch {
      log.write(.error, "\(error)")
    }
  }

  /// One turn for each client that waits for one.
  func takeTurns() {
    guard !queue.isEmpty else { return }
    let round = queue
    queue.removeAll(keepingCapacity: true)
    for client in round where !client.gone {
      client.queued = false
      if client.leftover {
        client.leftover = false
        act(server.more(client.number), on: client)
      } else if client.reading {
        receive(client)
      }
    }
  }

  /// Stops: no new clients, what came before is acted on, what is due goes out.
  private func drain() {
    log.write(.info, "stopping")
    manager?.stopping()
    let until = clock.now + EventLoop.patience
    if let listener {
      // Nobody new finds the way; who came before that is served.
      listener.vanish()
      admit()
      poller.remove(listener.number)
      listener.close()
    }
    lookAgain()
    drainUntil = until
    server.closing()
    flush()
    for client in clients.all where !client.gone && !client.leftover && !client.full {
      act(.over, on: client)
    }
  }

  /// Acts on what was sent before the request to stop and still lies in the sockets.
  ///
  /// Just that: somebody who sends without end is no reason to go on. A second is kept for the rest.
  private func lookAgain() {
    let until = clock.now + EventLoop.patience - 1_000
    let owed = clients.all.map { (client: $0, upTo: $0.received + $0.input.waiting) }
    while clock.now < until, owed.contains(where: { $0.client.owes(upTo: $0.upTo) }) {
      for index in 0..<poller.wait(queue.isEmpty ? 10 : 0) {
        let (key, bits) = poller[index]
        if key == EventLoop.signalKey { return }
        serve(key, bits)
      }
      takeTurns()
      tellTime()
    }
  }
}
