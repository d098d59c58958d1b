// A client that asks for 500 MB and does not read: bounded memory, others served, nothing lost.
// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import Testing

@Suite struct BackpressureTests {
  private static let count = 500
  /// Bytes that may wait for one client (PROTOCOL.md, section 11).
  private static let queue = 8 << 20
  /// An answer on its way into the queue is there twice; and what allocators round up.
  private static let slack = 2 << 20

  private static func request(_ id: Int, _ method: String, _ params: String) -> String {
    "{\"jsonrpc\":\"2.0\",\"id\":\(id),\"method\":\"\(method)\",\"params\":\(params)}\n"
  }
  private static let get = "{\"form\":\"big\"}"
  /// A form of a thousand rows of a thousand letters.
  private static let form: String = {
    let value = String(repeating: "abcdefghij", count: 100)
    let rows = (0..<1_000).map {
      "{\"id\":\"row\($0)\",\"kind\":\"textField\",\"value\":\"\(value)\"}"
    }
    return "{\"definition\":{\"id\":\"big\",\"sections\":[{\"id\":\"all\",\"rows\":["
      + rows.joined(separator: ",") + "]}]}}"
  }()

  /// What the kernel says of a process's memory, in bytes: `VmRSS` now, `VmHWM` at the most.
  private static func memory(_ which: String, of child: Child) throws -> Int {
    let status = try String(contentsOfFile: "/proc/\(child.pid)/status", encoding: .utf8)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix(which + ":") })
    let number = line.dropFirst(which.count + 1).split { $0 == " " || $0 == "\t" }.first ?? ""
    return try #require(Int(number)) << 10
  }

  @Test(.enabled(if: !isSanitized)) func aClientThatDoesNotReadCostsOneQueue() throws {
    let place = try Place()
    let formd = try Child(["serve", "--socket", place["s"]])
    let other = try client(at: place["s"])
    other.send(Self.request(1, "form/create", Self.form))
    #expect(other.line()?.contains("\"result\":{\"form\":\"big\",\"revision\":1}") == true)
    // Once before counting: what one answer takes for good belongs to the daemon.
    other.send(Self.request(1_000, "form/get", Self.get))
    let answer = try #require(other.line()) + "\n"
    #expect(answer.utf8.count > 1_000_000)
    let before = try Self.memory("VmRSS", of: formd)

    let slow = try client(at: place["s"])
    slow.send((0..<Self.count).map { Self.request(1_000 + $0, "form/get", Self.get) }.joined())
    for id in 1...500 {
      other.send(echo(id))
      #expect(other.line() == echoed(id))
    }
    var expected = Array(answer.utf8)
    let at = "{\"jsonrpc\":\"2.0\",\"id\":".utf8.count
    for id in 1_000..<1_000 + Self.count {
      expected.replaceSubrange(at..<at + 4, with: String(id).utf8)
      let read = slow.bytes(expected.count)
      guard read == expected else {
        Issue.record("answer \(id) is not what was asked for")
        break
      }
      if id % 50 == 0 {
        other.send(echo(id))
        #expect(other.line() == echoed(id))
      }
    }
    let grown = try Self.memory("VmHWM", of: formd) - before
    #expect(grown < Self.queue + answer.utf8.count + Self.slack, "grew by \(grown) bytes")
    #expect(formd.wait(0) == .never)
  }

  @Test func aWatcherThatDoesNotReadIsToldOnce() throws {
    let place = try Place()
    let formd = try Child(["serve", "--socket", place["s"]])
    let author = try client(at: place["s"])
    author.send(
      Self.request(
        1, "form/create",
        "{\"definition\":{\"id\":\"f\",\"sections\":[{\"id\":\"s\",\"rows\":["
          + "{\"id\":\"a\",\"kind\":\"textField\"}]}]}}"))
    #expect(author.line() != nil)
    let watcher = try client(at: place["s"])
    watcher.send(Self.request(1, "form/watch", "{\"form\":\"f\"}"))
    #expect(watcher.line()?.contains("\"revision\":1") == true)
    // What the socket itself holds comes on top of the queue.
    let value = String(repeating: "x", count: 100_000)
    for id in 1...150 {
      author.send(
        Self.request(
          id, "field/set", "{\"form\":\"f\",\"field\":\"a\",\"value\":\"\(id)\(value)\"}"))
      #expect(author.line()?.contains("\"id\":\(id),\"result\"") == true)
    }
    watcher.send(echo(7))
    var lines: [String] = []
    while lines.last != echoed(7), let line = watcher.line() { lines.append(line) }
    let overflow = "{\"jsonrpc\":\"2.0\",\"method\":\"watch/overflow\",\"params\":{\"form\":\"f\"}}"
    #expect(lines.filter { $0 == overflow }.count == 1)
    #expect(lines.suffix(2) == [overflow, echoed(7)])
    for (index, line) in lines.dropLast(2).enumerated() {
      #expect(line.contains("\"form/changed\"") && line.contains("\"revision\":\(index + 2),"))
    }
    author.send(Self.request(151, "field/set", "{\"form\":\"f\",\"field\":\"a\",\"value\":\"\"}"))
    #expect(author.line() != nil)
    watcher.send(echo(8) + Self.request(9, "form/watch", "{\"form\":\"f\"}"))
    #expect(watcher.line() == echoed(8))
    #expect(watcher.line()?.contains("\"revision\":152") == true)
    author.send(Self.request(152, "field/set", "{\"form\":\"f\",\"field\":\"a\",\"value\":\"y\"}"))
    #expect(author.line() != nil)
    #expect(watcher.line()?.contains("\"revision\":153") == true)
    #expect(formd.wait(0) == .never)
  }
}
