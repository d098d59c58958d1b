// Limits set by an option: the limit is kept, one more is refused.
// SPDX-License-Identifier: MIT

import Glibc
import Testing

@Suite struct LimitTests {
  private static func refusal(_ limit: String, _ max: Int, _ actual: Int) -> String {
    "\"data\":{\"kind\":\"limitExceeded\",\"limit\":\"\(limit)\",\"max\":\(max),\"actual\":\(actual)}}}"
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let limit: Int
    let taken: String
    let refused: String
    var error: String?
    init(_ name: String, _ limit: Int, _ taken: String, _ refused: String, _ error: String? = nil) {
      testDescription = name
      self.limit = limit
      self.taken = taken
      self.refused = refused
      self.error = error
    }
  }
  /// Bytes of a message without its line end and its load.
  private static let empty = echo(1, load(0)).utf8.count - 1
  private static let call = #"{"jsonrpc":"2.0","id":1,"method":"server/echo"}"#
  private static func create(_ members: String) -> String {
    Talk.call("form/create", #"{"ifExists":"replace","definition":{"id":"f",\#(members)}}"#)
  }
  private static func nested(_ depth: Int) -> String {
    Talk.call(
      "server/echo",
      #"{"a":"# + String(repeating: "[", count: depth) + String(repeating: "]", count: depth) + "}")
  }
  static let rows = [
    Row(
      "messageBytes", 1_024, echo(1, load(1_024 - empty)), echo(1, load(1_025 - empty)),
      "expected a message of at most 1024 bytes"),
    Row(
      "treeBytes", 1_000, Talk.call("server/echo", "[{}]"),
      Talk.call("server/echo", "[{\"a\":1},{\"b\":1}]")),
    Row("depth", 8, nested(6), nested(7)),
    Row("batch", 2, "[\(call),\(call)]\n", "[\(call),\(call),\(call)]\n"),
    Row("answerBytes", 1_024, echo(1, load(900)), echo(1, load(1_000))),
    Row(
      "requestIdBytes", 5, Talk.call("server/echo", "{}", id: "12345"),
      Talk.call("server/echo", "{}", id: "123456"), "id: expected at most 5 bytes"),
    Row(
      "rows", 1, create(#""sections":[{"rows":[{"kind":"label"}]}]"#),
      create(#""sections":[{"rows":[{"kind":"label"},{"kind":"label"}]}]"#)),
    Row("textBytes", 3, create(#""title":"abc""#), create(#""title":"abcd""#)),
    Row("formBytes", 40, create(#""title":"12345678""#), create(#""title":"123456789""#)),
    Row("allFormsBytes", 40, create(#""title":"12345678""#), create(#""title":"123456789""#)),
  ]

  @Test(arguments: rows)
  func theLimitIsKeptAndOneMoreRefused(row: Row) throws {
    let formd = try Child(["--limit=\(row.testDescription)=\(row.limit)"])
    formd.send(row.taken)
    #expect(formd.answers.line()?.contains("\"error\"") == false)
    formd.send(row.refused)
    let answer = try #require(formd.answers.line())
    if let error = row.error {
      #expect(answer.contains(error))
    } else {
      #expect(
        answer.contains(
          #""kind":"limitExceeded","limit":"\#(row.testDescription)","max":\#(row.limit),"actual":"#
        ))
    }
    formd.send(Talk.call("server/info", "{}"))
    #expect(formd.answers.line()?.contains("\"\(row.testDescription)\":\(row.limit)") == true)
    formd.closeInput()
    #expect(formd.wait() == .status(0))
  }

  @Test func clientsAreCounted() throws {
    let place = try Place()
    let formd = try Child(["serve", "--limit", "clients=2", "--socket", place["s"]])
    let one = try client(at: place["s"])
    one.send(echo(1))
    #expect(one.line() == echoed(1))
    let two = try client(at: place["s"])
    two.send(Talk.call("server/info", "{}"))
    #expect(two.line()?.contains("\"clients\":2") == true)
    let three = try client(at: place["s"])
    #expect(three.line()?.hasSuffix(Self.refusal("clients", 2, 3)) == true)
    #expect(three.rest() == "")
    one.send(Talk.call("exit", "{}"))
    #expect(one.rest()?.isEmpty == false)
    let four = try client(at: place["s"])
    four.send(echo(4))
    #expect(four.line() == echoed(4))
    #expect(formd.wait(0) == .never)
  }

  @Test func anUnfinishedMessageIsGivenUpOnASocketAndNotOnStdin() throws {
    let place = try Place()
    let formd = try Child(["serve", "--limit=frameSeconds=1", "--socket", place["s"]])
    let slow = try client(at: place["s"])
    let other = try client(at: place["s"])
    slow.send(#"{"jsonrpc""#)
    #expect(slow.line()?.hasSuffix(Self.refusal("frameSeconds", 1, 1)) == true)
    #expect(slow.rest() == "")
    other.send(echo(1))
    #expect(other.line() == echoed(1))
    let alone = try Child(["--limit=frameSeconds=1"])
    alone.send(#"{"jsonrpc""#)
    usleep(1_500_000)
    alone.send(String(echo(1).dropFirst(10)))
    #expect(alone.answers.line() == echoed(1))
    #expect(formd.wait(0) == .never)
  }

  @Test func whatAllHoldTogetherHasALimit() throws {
    let place = try Place()
    let formd = try Child(
      ["serve", "--log", "warning", "--limit=heldBytes=1000000", "--socket", place["s"]])
    let part = #"{"a":""#
    let small = try client(at: place["s"])
    small.send(part + String(repeating: "x", count: 400_000 - part.utf8.count))
    let large = try client(at: place["s"])
    large.send(part + String(repeating: "x", count: 600_001 - part.utf8.count))
    let error = try #require(large.line())
    #expect(error.contains(#""limit":"heldBytes","max":1000000,"actual":"#))
    #expect(large.rest() == "")
    small.send("\"}\n" + echo(2))
    #expect(small.line()?.contains("-32600") == true)
    #expect(small.line() == echoed(2))
    #expect(
      formd.complaints.line()
        == "formd: warning: client 2 is given up: memory for unfinished messages and queues is "
        + "short, and it held most")
  }
}
