// What clients may keep waiting: how much of it, and how long.
// SPDX-License-Identifier: MIT

import Testing

@testable import FormRPC

@Suite struct HoldingTests {
  private let server: Server
  init() {
    var setup = Server.Setup()
    setup.limits.heldBytes = 100_000
    setup.limits.frameSeconds = 60
    server = Server(setup)
    server.tick(now: 0, day: 20_000)
  }
  /// Bytes of a message that is not finished; what the loop is to do.
  private func begin(_ client: Int, _ count: Int) -> Server.Turn {
    server.opened(client, uid: 0)
    return go(on: client, count)
  }
  private func go(on client: Int, _ count: Int) -> Server.Turn {
    var text = String(repeating: " ", count: count)
    text.replaceSubrange(..<text.index(after: text.startIndex), with: "{")
    return text.withCString {
      server.bytes(client, UnsafeRawBufferPointer(start: $0, count: count))
    }
  }
  private func heard(by client: Int) -> String {
    var text = ""
    _ = server.drain(client) {
      text += String(decoding: $0, as: UTF8.self)
      return $0.count
    }
    return text
  }
  private static func refusal(_ limit: String, _ max: Int, _ actual: Int) -> String {
    #""data":{"kind":"limitExceeded","limit":"\#(limit)","max":\#(max),"actual":\#(actual)}}}"#
      + "\n"
  }

  @Test func theLimitItselfIsHeld() {
    #expect(begin(1, 40_000) == .idle)
    #expect(begin(2, 60_000) == .idle)
    #expect(server.givenUp.isEmpty)
    #expect(heard(by: 1) == "")
  }
  @Test func oneMoreClosesTheLargestWhoeverSentIt() {
    #expect(begin(1, 60_000) == .idle)
    #expect(begin(2, 40_001) == .idle)
    #expect(server.givenUp.keys.sorted() == [1])
    #expect(heard(by: 1).hasSuffix(Self.refusal("heldBytes", 100_000, 100_001)))
    #expect(server.bytes(1, UnsafeRawBufferPointer(start: nil, count: 0)) == .over)
    server.closed(1)
    #expect(server.givenUp.isEmpty)
    #expect(go(on: 2, 59_999) == .idle)
    #expect(server.givenUp.isEmpty)
    #expect(go(on: 2, 1) == .over)
    server.closed(2)
    #expect(server.ledger.bytes == 0)
  }
  @Test func ofTwoThatHoldTheSameTheFirstGoes() {
    _ = begin(2, 50_000)
    _ = begin(1, 50_000)
    _ = begin(3, 1)
    #expect(server.givenUp.keys.sorted() == [1])
  }
  @Test func aMessageThatEndsHoldsNothing() {
    _ = begin(1, 100_000)
    _ = "}\n".withCString { server.bytes(1, UnsafeRawBufferPointer(start: $0, count: 2)) }
    #expect(server.ledger.bytes == 0)
    #expect(heard(by: 1).contains("-32600"))
  }

  @Test(arguments: [(59_999, 0), (60_000, 1)])
  func aMessageThatDoesNotGrowIsGivenUp(after: Int, count: Int) {
    _ = begin(1, 10)
    #expect(server.deadline == 60_000)
    server.tick(now: after, day: 20_000)
    #expect(server.givenUp.count == count)
    #expect(heard(by: 1).hasSuffix(count == 0 ? "" : Self.refusal("frameSeconds", 60, 60)))
    #expect(server.deadline == (count == 0 ? 60_000 : nil))
  }
  @Test func aByteNowAndThenIsEnough() {
    _ = begin(1, 10)
    for minute in 1...5 {
      server.tick(now: minute * 59_000, day: 20_000)
      #expect(go(on: 1, 1) == .idle)
    }
    #expect(server.givenUp.isEmpty)
    server.tick(now: 5 * 59_000 + 60_000, day: 20_000)
    #expect(server.givenUp.count == 1)
  }
  @Test(arguments: ["{}\n", "{}\n ", "{}\n\r", "{}\n\t \r"])
  func whoHasSaidAllMayBeSilent(_ said: String) {
    server.opened(1, uid: 0)
    _ = said.withCString {
      server.bytes(1, UnsafeRawBufferPointer(start: $0, count: said.utf8.count))
    }
    #expect(server.deadline == nil)
    server.tick(now: 1 << 40, day: 20_000)
    #expect(server.givenUp.isEmpty)
  }
  @Test func onStdioNobodyIsHeldUp() {
    var setup = Server.Setup()
    setup.isShared = false
    let alone = Server(setup)
    alone.tick(now: 0, day: 20_000)
    alone.opened(1, uid: 0)
    _ = "{".withCString { alone.bytes(1, UnsafeRawBufferPointer(start: $0, count: 1)) }
    #expect(alone.deadline == nil)
  }
}
