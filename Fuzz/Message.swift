// Fuzzes the whole server with what one client sends: each request gets its one answer.
// SPDX-License-Identifier: MIT

@testable import FormRPC

/// The form that is there when the client comes.
private let fixture = """
  {"id":"f","title":"T","sections":[{"id":"s","header":"H","rows":[\
  {"id":"a","kind":"textField","title":"A","required":true,"minLength":2,"maxLength":9},\
  {"id":"n","kind":"textField","type":"integer","min":1,"max":50,"value":7},\
  {"id":"p","kind":"textField","type":"password"},\
  {"id":"q","kind":"textField","type":"password","rules":[{"rule":"matches","field":"p"}]},\
  {"id":"d","kind":"textField","type":"email"},{"id":"c","kind":"check","const":true},\
  {"id":"w","kind":"switch"},{"id":"o","kind":"picker","options":[{"key":"x"},{"key":"y"}]},\
  {"id":"l","kind":"label","title":"Go","action":"submit"}]},{"id":"t","rows":[]}]}
  """
/// Small enough that a fuzzer reaches them.
private let limits: Limits = {
  var limits = Limits()
  limits.messageBytes = 2_048
  limits.headerBytes = 128
  // Time jumps far here, and how bytes came must make no difference.
  limits.frameSeconds = 1 << 52
  limits.batch = 6
  limits.edits = 6
  limits.forms = 3
  limits.answerBytes = 6_000
  limits.queueBytes = 4_096
  limits.requestIdBytes = 32
  limits.depth = 24
  limits.form.rows = 24
  limits.form.textBytes = 64
  return limits
}()

/// Three clients: 1 is fuzzed, 2 watches and reads, 3 watches and reads nothing.
private func daemon() -> Daemon {
  let daemon = Daemon(limits)
  for client in 1...3 { daemon.open(client, deaf: client == 3) }
  let ask = #"{"jsonrpc":"2.0","id":1,"method":"#
  daemon.send(2, ask + #""form/create","params":{"definition":\#(fixture)}}"# + "\n")
  for client in [2, 3] {
    daemon.send(client, ask + #""form/watch","params":{"form":"f"}}"# + "\n")
    daemon.send(client, ask + #""form/watch"}"# + "\n")
  }
  let sent = daemon.take(2)
  let made = bodies(sent).flatMap { Reply.read($0).replies }
  expect(
    made.count == 3 && made.allSatisfy { $0.node.member("result") != nil },
    "has its form: \(shown(sent))")
  return daemon
}

/// What the clients got in all.
private struct Outcome: Equatable {
  var client: [UInt8] = []
  var watcher: [UInt8] = []
}

/// Sends frame by frame and compares each answer with what is owed.
private func byFrames(_ bytes: [UInt8]) -> (Outcome, stopped: Bool) {
  let daemon = daemon()
  var outcome = Outcome()
  var waiting: [String] = []
  var stopping = false
  /// Checks what came of one step.
  func settle(_ owed: Owed, atEnd: Bool = false) {
    daemon.flush()
    let sent = daemon.take(1)
    outcome.client += sent
    settleAnswers(bodies(sent), owed, atEnd: atEnd, &waiting)
    guard daemon.server.stopRequested, !stopping else { return }
    stopping = true
    daemon.server.closing()
    settle(.nothing)
  }
  var cutter = Cutter(limit: limits.messageBytes, headerLimit: limits.headerBytes)
  var rest = bytes[...]
  var goesOn = true
  while goesOn, !rest.isEmpty {
    let (owed, taken): (Owed, Int?) = withSlice(rest) { slice in
      switch cutter.next(slice) {
      case .frame(let frame, let taken):
        (
          Owed(Array(UnsafeBufferPointer(start: frame.start, count: frame.count)), limits),
          taken
        )
      case .skipped(let taken): (.nothing, taken)
      case .tooLong(let taken): (.one("null"), taken)
      case .broken: (.one("null"), rest.count)
      case .incomplete: (.nothing, nil)
      }
    }
    guard let taken else { break }
    goesOn = daemon.send(1, Array(rest.prefix(taken)))
    rest = rest.dropFirst(taken)
    settle(owed)
  }
  daemon.server.tick(now: 1 << 60, day: 20_001)
  settle(.nothing)
  if goesOn {
    var owed = Owed.nothing
    if !rest.isEmpty {
      goesOn = daemon.send(1, Array(rest))
      settle(.nothing)
      withSlice(rest) { slice in
        switch cutter.end(slice) {
        case .frame(let frame, _):
          owed = Owed(Array(UnsafeBufferPointer(start: frame.start, count: frame.count)), limits)
        case .tooLong, .broken: owed = .one("null")
        case .skipped, .incomplete: break
        }
      }
    }
    daemon.end(1)
    settle(owed, atEnd: true)
  }
  expect(waiting.isEmpty, "answers \(waiting) before it ends")
  daemon.server.closed(1)
  daemon.flush()
  outcome.watcher = daemon.take(2)
  checkWatchers(daemon, outcome.watcher)
  return (outcome, daemon.server.stopRequested)
}

/// Checks the answers of one step: what is owed, and last; otherwise only who waited.
///
/// With `atEnd` the client sends nothing more, and waits end after its last answer.
private func settleAnswers(
  _ bodies: [[UInt8]], _ owed: Owed, atEnd: Bool, _ waiting: inout [String]
) {
  var answers: [(ids: [String], isBatch: Bool, isLast: Bool)] = []
  for (index, body) in bodies.enumerated() {
    let (replies, isBatch) = Reply.read(body)
    if replies.contains(where: { $0.method != nil }) {
      expect(!isBatch, "sends notifications by themselves")
    } else {
      answers.append((replies.compactMap(\.id), isBatch, index == bodies.count - 1))
    }
  }
  func take(_ ids: [String], isBatch: Bool) -> Bool {
    let index =
      atEnd ? answers.firstIndex { $0.ids == ids && $0.isBatch == isBatch } : answers.indices.last
    guard let index, atEnd || answers[index].isLast, answers[index].ids == ids,
      answers[index].isBatch == isBatch
    else { return false }
    answers.remove(at: index)
    return true
  }
  switch owed {
  case .nothing: break
  case .one(let id): expect(take([id], isBatch: false), "answers \(id), not \(answers)")
  case .late(let id): if !take([id], isBatch: false) { waiting.append(id) }
  case .batch(let ids):
    expect(take(ids, isBatch: true), "answers the batch \(ids), not \(answers)")
  }
  for (ids, isBatch, _) in answers {
    guard !isBatch, let id = ids.first, let index = waiting.firstIndex(of: id) else {
      return expect(false, "answers nobody asked for: \(ids)")
    }
    waiting.remove(at: index)
  }
}

/// Both watchers got messages; the one that never read was told so once, and nothing after it.
private func checkWatchers(_ daemon: Daemon, _ watcher: [UInt8]) {
  for body in bodies(watcher) {
    expect(Reply.read(body).replies.allSatisfy { $0.method != nil }, "watchers get notifications")
  }
  daemon.listen(3)
  let deaf = bodies(daemon.take(3)).flatMap { Reply.read($0).replies }
  expect(deaf.filter { $0.id != nil }.count == 2, "drops no answer")
  guard let told = deaf.firstIndex(where: { $0.method == "watch/overflow" }) else { return }
  expect(
    deaf[(told + 1)...].allSatisfy { $0.method == "form/opened" || $0.method == "form/closed" },
    "tells nothing of the form after the overflow")
}

/// Sends in pieces that have nothing to do with the frames.
private func inPieces(_ bytes: [UInt8]) -> Outcome {
  let daemon = daemon()
  var pieces = Pieces(of: bytes)
  var rest = bytes[...]
  var goesOn = true
  while goesOn, !rest.isEmpty {
    let length = min(rest.count, pieces.next(pieces.next(4) == 1 ? 2_000 : 8))
    goesOn = daemon.send(1, Array(rest.prefix(length)))
    rest = rest.dropFirst(length)
  }
  daemon.server.tick(now: 1 << 60, day: 20_001)
  daemon.flush()
  if goesOn { daemon.end(1) }
  let sent = daemon.take(1)
  daemon.server.closed(1)
  daemon.flush()
  return Outcome(client: sent, watcher: daemon.take(2))
}

/// What was answered but for the two counts of `server/stats` that count what came behind it: bytes
/// received, and those of them that lie there unfinished.
private func lasting(_ bytes: [UInt8]) -> [UInt8] {
  let gauges = [#""heldBytes":"#, #""bytesIn":"#].map { Array($0.utf8) }
  var kept: [UInt8] = []
  var isGauge = false
  for byte in bytes {
    if isGauge, byte >= 0x30, byte <= 0x39 { continue }
    kept.append(byte)
    isGauge = gauges.contains { kept.suffix($0.count) == $0[...] }
  }
  return kept
}

/// Judges one client's bytes.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzMessage(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let (outcome, stopped) = byFrames(bytes)
  let other = inPieces(bytes)
  // Once it is told to stop or reads too slowly, it matters what else came in the same piece.
  let overflow = "watch/overflow"
  if stopped || shown(outcome.client + other.client).contains(overflow) { return 0 }
  expect(
    lasting(outcome.client) == lasting(other.client) && outcome.watcher == other.watcher,
    "the same bytes however they come:\n\(shown(outcome.client))\n\(shown(other.client))")
  return 0
}
