// A watcher that reads too slowly: told once, and no answer of its own is lost.
// SPDX-License-Identifier: MIT

import Testing

@testable import FormRPC

@Suite struct OverflowTests {
  private static let overflow =
    #"{"jsonrpc":"2.0","method":"watch/overflow","params":{"form":"f"}}"#
  private static func request(_ id: Int, _ method: String, _ params: String) -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(params)}"# + "\n"
  }
  private static func set(_ id: Int, _ form: String = "f") -> String {
    request(id, "field/set", #"{"form":"\#(form)","field":"a","value":"\#(id)"}"#)
  }
  private static func isChange(_ body: String, of form: String = "f") -> Bool {
    body.hasPrefix(#"{"jsonrpc":"2.0","method":"form/changed","params":{"form":"\#(form)""#)
  }
  private static func revision(_ body: String) -> Int? {
    guard let at = body.firstRange(of: #""revision":"#) else { return nil }
    return Int(body[at.upperBound...].prefix { $0.isNumber })
  }

  /// A server with the forms f and g and the clients 1, an author, and 2, a watcher of both.
  private static func watched(queue: Int, room: Int?) -> Talk {
    var limits = Limits()
    limits.queueBytes = queue
    let talk = Talk(limits)
    talk.open(1)
    talk.open(2)
    for form in ["f", "g"] {
      talk.send(
        1,
        request(
          1, "form/create",
          """
          {"definition":{"id":"\(form)","sections":[{"id":"s","rows":[\
          {"id":"a","kind":"textField"}]}]}}
          """))
      talk.send(2, request(1, "form/watch", #"{"form":"\#(form)"}"#))
    }
    talk.read(2, room)
    return talk
  }

  /// Bytes the watcher takes before it stops, so that frames are cut at every kind of place.
  @Test(arguments: [0, 1, 7, 60, 150, 151, 152, 400, 1_000])
  func isToldOnceAndKeepsItsAnswers(_ room: Int) {
    let talk = Self.watched(queue: 2_000, room: room)
    for id in 1...100 {
      if id == 3 { talk.send(2, Self.request(77, "server/echo", #"{"mine":1}"#)) }
      talk.send(1, Self.set(id))
    }
    talk.read(2)
    let bodies = Array(talk.bodies(of: 2).dropFirst(2))
    #expect(bodies.filter { $0 == Self.overflow }.count == 1)
    #expect(bodies.filter { $0 == #"{"jsonrpc":"2.0","id":77,"result":{"mine":1}}"# }.count == 1)
    #expect(bodies.last == Self.overflow)
    // What was begun is whole; what came through is the first changes, one after the other.
    let changes = bodies.filter { Self.isChange($0) }
    #expect(changes.compactMap(Self.revision) == Array(2..<2 + changes.count))
    #expect(bodies.count == changes.count + 2)
  }

  @Test func getsNothingMoreUntilItWatchesAgain() {
    let talk = Self.watched(queue: 2_000, room: 0)
    for id in 1...100 { talk.send(1, Self.set(id)) }
    talk.read(2)
    let before = talk.bodies(of: 2).count
    talk.send(1, Self.set(101))
    #expect(talk.bodies(of: 2).count == before)
    talk.send(2, Self.request(5, "form/watch", #"{"form":"f"}"#))
    talk.send(1, Self.set(102))
    let bodies = talk.bodies(of: 2).dropFirst(before)
    #expect(bodies.count == 2)
    #expect(bodies.first.flatMap(Self.revision) == 102)
    #expect(bodies.last.map { Self.isChange($0) } == true)
    #expect(bodies.last.flatMap(Self.revision) == 103)
  }

  @Test func losesNothingOfAnotherForm() {
    let talk = Self.watched(queue: 4_000, room: 0)
    for id in 1...5 { talk.send(1, Self.set(id, "g")) }
    for id in 1...100 { talk.send(1, Self.set(id)) }
    talk.read(2)
    let bodies = talk.bodies(of: 2).dropFirst(2)
    #expect(bodies.filter { Self.isChange($0, of: "g") }.count == 5)
    #expect(bodies.filter { Self.isChange($0) }.isEmpty)
    #expect(bodies.filter { $0 == Self.overflow }.count == 1)
    talk.send(1, Self.set(200, "g"))
    #expect(talk.bodies(of: 2).last.map { Self.isChange($0, of: "g") } == true)
  }

  @Test func anEmptyQueueTakesAnyFrame() {
    let talk = Self.watched(queue: 100, room: 0)
    let long = String(repeating: "x", count: 10_000)
    talk.send(1, Self.request(1, "field/set", #"{"form":"f","field":"a","value":"\#(long)"}"#))
    talk.read(2)
    #expect(talk.bodies(of: 2).last.map { Self.isChange($0) && $0.contains(long) } == true)
  }

  @Test func theOneWhoChangesItMayBeSlowItself() {
    let talk = Self.watched(queue: 2_000, room: nil)
    talk.send(1, Self.request(1, "form/watch", #"{"form":"f"}"#))
    talk.read(1, 0)
    for id in 2...60 { talk.send(1, Self.set(id)) }
    #expect(talk.full == [1])
    talk.read(1)
    #expect(talk.full.isEmpty)
    let bodies = talk.bodies(of: 1)
    // Every call was answered in order, whether or not its change was told.
    let ids = bodies.compactMap { body -> Int? in
      guard body.hasPrefix(#"{"jsonrpc":"2.0","id":"#) else { return nil }
      return Int(body.dropFirst(#"{"jsonrpc":"2.0","id":"#.count).prefix { $0.isNumber })
    }
    #expect(ids == [1, 1, 1] + Array(2...60))
    let told = bodies.filter { $0 == Self.overflow }.count
    let changes = bodies.filter { Self.isChange($0) }.count
    #expect(told == 0 ? changes == 59 : told == 1 && changes < 59)
  }

  @Test func aFullQueueIsReadAgainAtHalf() {
    let talk = Self.watched(queue: 2_000, room: nil)
    talk.read(2, 0)
    let text = String(repeating: "x", count: 90)
    for id in 1...40 {
      talk.send(2, Self.request(id, "server/echo", #"{"a":"\#(text)"}"#))
    }
    #expect(talk.full == [2])
    talk.read(2, 900)
    #expect(talk.full == [2])
    talk.read(2, 700)
    #expect(talk.server.accepts(2) || talk.full == [2])
    talk.read(2)
    #expect(talk.full.isEmpty)
    #expect(talk.bodies(of: 2).count == 2 + 40)
  }
}
