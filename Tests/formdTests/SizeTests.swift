// Messages at their limits and past them: one clear answer, and memory that stays within bounds.
// SPDX-License-Identifier: MIT

import Testing

@Suite(.serialized) struct SizeTests {
  static let cap = 16 << 20

  /// `unit` as often as it fits between `start` and `end` in a message of the greatest size.
  private static func filled(_ start: String, _ unit: String, _ end: String, most: Int = cap)
    -> String
  {
    let count = (most - start.utf8.count - end.utf8.count + 1) / (unit.utf8.count + 1)
    let units = String(repeating: unit + ",", count: count)
    return start + units.dropLast() + end + "\n"
  }
  private static func open(_ method: String, _ params: String) -> String {
    String(Talk.call(method, params).dropLast(2))
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: @Sendable () -> String
    let expected: String
    /// Most memory the program may ever have had, in MiB: what it received and a little more.
    var memory = 48
  }
  static let rows = [
    Row(
      testDescription: "16 MiB of {} in a param",
      text: { filled(open("server/echo", #"{"a":["#), "{}", "]}}") },
      expected: refusal(701, "params: expected less", id: "1")),
    Row(
      testDescription: "16 MiB of [] in a param",
      text: { filled(open("server/echo", #"{"a":["#), "[]", "]}}") },
      expected: refusal(701, "params: expected less", id: "1")),
    Row(
      testDescription: "16 MiB of {} as sections",
      text: { filled(open("form/create", #"{"definition":{"sections":["#), "{}", "]}}}") },
      expected: refusal(701, "params: expected less", id: "1")),
    Row(
      testDescription: "16 MiB of {} as a batch", text: { filled("[", "{}", "]") },
      expected: refusal(701, "expected at most 1000 messages in a batch")),
    Row(
      testDescription: "16 MiB of [] as a batch", text: { filled("[", "[]", "]") },
      expected: refusal(701, "expected at most 1000 messages in a batch")),
    Row(
      testDescription: "16 MiB of 1 as a batch", text: { filled("[", "1", "]") },
      expected: refusal(701, "expected at most 1000 messages in a batch"), memory: 64),
    Row(
      testDescription: "a line of a byte more than the limit",
      text: { String(repeating: "x", count: cap + 1) + "\n" },
      expected: refusal(-32600, "expected a message of at most 16777216 bytes")),
    Row(
      testDescription: "a message of the greatest size, no JSON",
      text: { "{" + String(repeating: "x", count: cap - 1) + "\n" }, expected: refusal(-32700, "")),
    Row(
      testDescription: "a message of the greatest size and its CR",
      text: { "{" + String(repeating: "x", count: cap - 1) + "\r\n" },
      expected: refusal(-32700, "")),
    Row(
      testDescription: "200 MB without a line end",
      text: { String(repeating: "x", count: 200_000_000) + "\n" },
      expected: refusal(-32600, "expected a message of at most 16777216 bytes")),
    Row(
      testDescription: "100,001 rows",
      text: {
        filled(
          open("form/create", #"{"definition":{"sections":[{"rows":["#), #"{"kind":"label"}"#,
          "]}]}}}", most: 100_001 * 17 + 100)
      }, expected: refusal(701, "params.definition.sections: expected at most 100000", id: "1"),
      memory: 192),
    Row(
      testDescription: "10,001 options",
      text: {
        let options = (0...10_000).map { "{\"key\":\"\($0)\"}" }.joined(separator: ",")
        return Talk.call(
          "row/append",
          #"{"form":"kept","section":"s","rows":[{"kind":"picker","options":[\#(options)]}]}"#)
      }, expected: refusal(701, "params.rows[0].options: expected at most 10000", id: "1")),
    Row(
      testDescription: "a text of a byte more than 1 MiB",
      text: { set(String(repeating: "x", count: 1 << 20 | 1)) },
      expected: refusal(701, "params.value: expected at most 1048576", id: "1")),
    Row(
      testDescription: "10,001 edits",
      text: {
        filled(
          open("form/batch", #"{"form":"kept","edits":["#), #"{"method":"row/remove"}"#, "]}}",
          most: 10_001 * 24 + 100)
      }, expected: refusal(701, "params.edits: expected at most 10000", id: "1")),
  ]
  private static func set(_ value: String, field: String = "name") -> String {
    Talk.call("field/set", #"{"form":"kept","field":"\#(field)","value":"\#(value)"}"#)
  }

  @Test(arguments: rows)
  func isRefusedWithinMemory(row: Row) throws {
    let talk = try Talk()
    let answer = try #require(talk.ask(row.text()))
    #expect(answer.hasPrefix(row.expected), "\(answer.prefix(300))")
    if !isSanitized { #expect(talk.peakMemory <= row.memory) }
    #expect(talk.isUnharmed)
    #expect(talk.end())
  }

  @Test func aLineThatNeverEndsIsAnsweredOnce() throws {
    let talk = try Talk()
    for _ in 0..<40 { talk.formd.send(String(repeating: "x", count: 1 << 20)) }
    talk.formd.closeInput()
    let answers = try #require(talk.formd.answers.rest())
    #expect(answers.hasPrefix(refusal(-32600, "expected a message of at most 16777216 bytes")))
    #expect(answers.split(separator: "\n").count == 1)
    #expect(talk.formd.wait() == .status(0))
  }

  @Test func theGreatestOfEachIsTaken() throws {
    let talk = try Talk()
    let rows = String(repeating: #"{"kind":"label"},"#, count: 100_000).dropLast()
    let made = talk.ask(
      "form/create", #"{"definition":{"id":"big","sections":[{"id":"s","rows":[\#(rows)]}]}}"#)
    #expect(made?.hasSuffix(#""result":{"form":"big","revision":1}}"#) == true)
    let more = talk.ask("row/append", #"{"form":"big","section":"s","rows":[{"kind":"label"}]}"#)
    #expect(more?.hasPrefix(refusal(701, "params.rows: expected at most 100000", id: "1")) == true)
    #expect(talk.ask("form/delete", #"{"form":"big"}"#)?.contains("\"result\"") == true)
    let options = (0..<10_000).map { "{\"key\":\"\($0)\"}" }.joined(separator: ",")
    let wide = talk.ask(
      "form/create",
      #"{"definition":{"id":"wide","sections":[{"rows":[{"kind":"picker","options":[\#(options)]}]}]}}"#
    )
    #expect(wide?.hasSuffix(#""result":{"form":"wide","revision":1}}"#) == true)
    #expect(talk.isUnharmed)
    #expect(talk.end())
  }

  /// Comparing them as Swift strings would take 105 s each.
  @Test func aMegabyteOfCombiningMarksIsComparedByBytes() throws {
    let talk = try Talk()
    let orders = ["\u{301}\u{327}", "\u{327}\u{301}"].map {
      "e" + String(repeating: $0, count: (1 << 20) / 4 - 1)
    }
    for (revision, order) in [(2, orders[0]), (3, orders[1]), (3, orders[1]), (4, orders[0])] {
      let answer = try #require(talk.ask(Self.set(order)))
      #expect(answer.utf8.starts(with: #"{"jsonrpc":"2.0","id":1,"result":{"value":"e"#.utf8))
      #expect(answer.hasSuffix(#""issues":[],"revision":\#(revision)}}"#))
    }
    for order in orders {
      let choice = try #require(talk.ask(Self.set(order, field: "tier")))
      #expect(choice.hasPrefix(refusal(404, "params.value: ", id: "1")))
      let id = try #require(
        talk.ask("field/set", #"{"form":"kept","field":"\#(order)","value":""}"#))
      #expect(id.hasPrefix(refusal(401, "params.field: no such field", id: "1")))
      let form = try #require(talk.ask("form/create", #"{"definition":{"id":"\#(order)"}}"#))
      #expect(form.hasPrefix(refusal(303, "params.definition.id: ", id: "1")))
      let name = try #require(talk.ask("form/fill", #"{"form":"kept","values":{"\#(order)":1}}"#))
      #expect(name.utf8.starts(with: refusal(401, "params.values.e", id: "1").utf8))
    }
    #expect(talk.ask("field/set", #"{"form":"kept","field":"name","value":"Ada"}"#) != nil)
    #expect(talk.end())
  }
}
