// Ids come back to the byte, and batches of every shape get the answers they are due.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite struct IdAndBatchTests {
  static let ids = [
    "0", "\"\"", "7", "\"7\"", "null", "1.9", "1e2", "1E+2", "-0", "-0.0", "1.0",
    "9007199254740993", "18446744073709551616", "1e400", "\"\\ud83d\\ude00\"", "\"\\u0061\"",
    "\"\u{e9}\"", "\"e\u{301}\"", "\"\\/\"", "\"" + String(repeating: "a", count: 254) + "\"",
    String(repeating: "1", count: 256),
  ]
  @Test(arguments: ids)
  func isEchoedToTheByte(id: String) throws {
    let talk = try Talk()
    for (method, params, answer) in [
      ("server/echo", "{}", "\"result\":{}}"),
      ("form/get", "{\"form\":\"none\"}", "\"error\":{\"code\":101,"),
      ("form/get", "5", "\"error\":{\"code\":-32602,"),
      ("none", "{}", "\"error\":{\"code\":-32601,"),
      ("form/wait", "{\"form\":\"kept\",\"timeoutMs\":1}", "\"result\":{}}"),
    ] {
      let line = try #require(talk.ask(Talk.call(method, params, id: id)))
      #expect(Array(line.utf8).starts(with: "{\"jsonrpc\":\"2.0\",\"id\":\(id),\(answer)".utf8))
    }
    #expect(talk.isUnharmed)
    #expect(talk.end())
  }

  static let refusedIds = [
    "{}", "[]", "true", "false", "[1]", "{\"a\":1}",
    "\"" + String(repeating: "a", count: 255) + "\"", String(repeating: "1", count: 257),
    "\"" + String(repeating: "\u{301}\u{327}", count: 250_000) + "\"",
    "\"" + String(repeating: "\u{327}\u{301}", count: 250_000) + "\"",
  ]
  @Test(arguments: refusedIds)
  func anIdThatIsNoneIsRefused(id: String) throws {
    let talk = try Talk()
    let line = try #require(talk.ask(Talk.call("form/delete", "{\"form\":\"kept\"}", id: id)))
    #expect(line.hasPrefix(refusal(-32600, "id: expected ")), "\(line.prefix(200))")
    #expect(talk.isUnharmed)
    #expect(talk.end())
  }

  @Test func callsOfOneIdAreAllAnsweredInOrder() throws {
    let talk = try Talk()
    talk.formd.send(echo(5, "{\"n\":1}") + echo(5, "{\"n\":2}") + echo(5, "{\"n\":3}"))
    for n in 1...3 { #expect(talk.formd.answers.line() == echoed(5, "{\"n\":\(n)}")) }
    #expect(talk.isUnharmed)
    #expect(talk.end())
  }

  struct Batch: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let messages: [String]
    /// How each answer begins; nil: nothing at all is answered.
    let expected: [String]?
  }
  private static let one = String(echo(1, "{}").dropLast())
  private static let note = "{\"jsonrpc\":\"2.0\",\"method\":\"server/echo\"}"
  private static let noObject = refusal(-32600, "expected an object")
  private static func late(_ method: String, _ params: String) -> String {
    String(Talk.call(method, params).dropLast())
  }
  private static let outside = refusal(-32600, "expected outside of a batch", id: "1")
  static let batches = [
    Batch(testDescription: "a list", messages: ["[]"], expected: [noObject]),
    Batch(testDescription: "a batch in a batch", messages: ["[\(one)]"], expected: [noObject]),
    Batch(
      testDescription: "no objects", messages: ["1", "\"a\"", "null", "true", "[[]]"],
      expected: Array(repeating: noObject, count: 5)),
    Batch(testDescription: "notifications", messages: [note, note], expected: nil),
    Batch(
      testDescription: "a thousand notifications", messages: Array(repeating: note, count: 1_000),
      expected: nil),
    Batch(
      testDescription: "a thousand", messages: Array(repeating: one, count: 1_000),
      expected: Array(repeating: echoed(1, "{}"), count: 1_000)),
    Batch(
      testDescription: "mixed",
      messages: [
        one, "5", note, "{}", late("none", "{}"), late("form/get", "{\"form\":\"none\"}"),
        late("form/get", "{\"form\":1,\"form\":2}"), one,
      ],
      expected: [
        echoed(1, "{}"), noObject, refusal(-32600, ""), refusal(-32601, "", id: "1"),
        refusal(101, "", id: "1"), refusal(-32602, "params.form: ", id: "1"),
        echoed(1, "{}"),
      ]),
    Batch(
      testDescription: "calls that answer later",
      messages: [
        late("form/wait", "{\"form\":\"kept\"}"), late("form/watch", "{\"form\":\"kept\"}"),
        late("form/watch", "{}"), late("form/submit", "{\"form\":\"kept\",\"wait\":true}"),
      ], expected: Array(repeating: outside, count: 4)),
  ]
  @Test(arguments: batches)
  func getsTheAnswersItIsDue(batch: Batch) throws {
    let talk = try Talk()
    talk.formd.send("[" + batch.messages.joined(separator: ",") + "]\n")
    if let expected = batch.expected {
      var rest = try #require(talk.formd.answers.line())[...]
      for (index, answer) in expected.enumerated() {
        #expect(rest.dropFirst().hasPrefix(answer), "\(index): \(rest.prefix(200))")
        // The next answer begins behind the end of this one.
        guard let end = rest.dropFirst().range(of: ",{\"jsonrpc\"") else { break }
        rest = rest[end.lowerBound...]
      }
      #expect(rest.hasSuffix("]"))
    }
    #expect(talk.isUnharmed)
    #expect(talk.end())
  }

  static let refusedBatches: [(text: String, expected: String)] = [
    ("[]", refusal(-32600, "expected a message in the batch")),
    ("[ ]", refusal(-32600, "expected a message in the batch")),
    ("[" + String(repeating: "{},", count: 1_000) + "{}]", refusal(701, "expected at most 1000")),
    ("[{},]", refusal(-32700, "")), ("[{}", refusal(-32700, "")),
  ]
  @Test(arguments: refusedBatches)
  func aBatchThatIsNoneIsRefusedAsAWhole(text: String, expected: String) throws {
    let talk = try Talk()
    let line = try #require(talk.ask(text + "\n"))
    #expect(line.hasPrefix(expected))
    #expect(talk.isUnharmed)
    #expect(talk.end())
  }
}
