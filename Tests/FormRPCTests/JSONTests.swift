// Trees: what json-c keeps of a value that has passed the gate.
// SPDX-License-Identifier: MIT

import Testing

@testable import FormRPC

/// Writes a tree again, numbers as they were kept.
func rewrite(_ view: View, _ writer: inout Writer) {
  switch view.kind {
  case .null: writer.null()
  case .bool: writer.bool(view.bool ?? false)
  case .int, .decimal:
    switch view.number {
    case .int(let value): writer.int(value)
    case .text(let text): writer.raw(text)
    case nil: Issue.record("a number without a value")
    }
  case .string: if let text = view.string { writer.string(text) }
  case .list:
    writer.array { writer in
      for index in 0..<(view.count ?? 0) {
        writer.comma()
        rewrite(view[index], &writer)
      }
    }
  case .object:
    writer.object { writer in
      guard let members = view.members else { return }
      for (name, value) in members {
        writer.key(name)
        rewrite(value, &writer)
      }
    }
  }
}
/// What a text is after the gate, the parse and the writer; nil when json-c refuses it.
func reread(_ text: String, _ parser: inout Parser) -> String? {
  withSlice(#"{"params":\#(text)}"#) { frame in
    var gate = Gate()
    guard (try? gate.scan(frame)) == .message, let params = gate[0].params else { return nil }
    guard let tree = parser.parse(params, hasLongIntegers: gate[0].hasLongIntegers) else {
      return nil
    }
    defer { extendLifetime(tree) }
    return written { rewrite(tree.view, &$0) }
  }
}

@Suite struct JSONTests {
  static let texts: [(text: String, kept: String)] = [
    ("{}", "{}"), ("[]", "[]"), ("null", "null"), ("true", "true"), ("false", "false"),
    ("\"\"", "\"\""), (#""a\u0062\n\/""#, #""ab\n/""#), (#""\ud83d\ude00\u00e9""#, "\"😀é\""),
    (" [ 1 , null ] ", "[1,null]"),
    (#"{"b":1,"a":[],"\u0063":{"":null}}"#, #"{"b":1,"a":[],"c":{"":null}}"#),
    ("0", "0"), ("-0", "0"), ("[-0]", "[0]"), ("-0.0", "-0.0"), ("7", "7"),
    ("-123456789012345678", "-123456789012345678"),
    ("999999999999999999", "999999999999999999"),
    ("1000000000000000000", "1000000000000000000"),
    ("9223372036854775807", "9223372036854775807"),
    ("9223372036854775808", "9223372036854775808"),
    ("-9223372036854775809", "-9223372036854775809"),
    ("18446744073709551615", "18446744073709551615"),
    ("18446744073709551616", "18446744073709551616"),
    (
      #"{"12345678901234567890":"12345678901234567890\"","a":[12345678901234567890,5,-98765432109876543210]}"#,
      #"{"12345678901234567890":"12345678901234567890\"","a":[12345678901234567890,5,-98765432109876543210]}"#
    ),
    ("1.50", "1.50"), ("1.10e+2", "1.10e+2"), ("1E5", "1E5"), ("1e0", "1"), ("5e-0", "5e-0"),
    ("0.1000000000000000055511151231257827", "0.1000000000000000055511151231257827"),
    ("1e400", "1e400"), ("-1e-400", "-1e-400"), ("123456789012345678.5", "123456789012345678.5"),
  ]
  @Test(arguments: texts) func keepsWhatWasWritten(_ row: (text: String, kept: String)) {
    var parser = Parser()
    #expect(reread(row.text, &parser) == row.kept)
    #expect(reread("[\(row.text)]", &parser) == "[\(row.kept)]")
    #expect(reread("{\"a\":\(row.text)}", &parser) == "{\"a\":\(row.kept)}")
  }

  @Test func tellsKindsApart() {
    let text = #"[null,true,1,1.5,"a",[],{}]"#
    withSlice(text) { slice in
      var parser = Parser()
      guard let tree = parser.parse(slice) else {
        Issue.record("refused")
        return
      }
      defer { extendLifetime(tree) }
      let view = tree.view
      let kinds: [Kind] = [.null, .bool, .int, .decimal, .string, .list, .object]
      #expect((0..<7).map { view[$0].kind } == kinds)
      #expect(view.count == 7 && view[7].isNull && view.members == nil && view.memberCount == 0)
      #expect(view[2].int == 1 && view[3].int == nil && view[2].string == nil)
      #expect(view[4].string?.string == "a" && view[4].count == nil && view[1].bool == true)
    }
  }
  @Test func looksUpMembers() {
    withSlice(#"{"a":null,"ab":1,"b":2}"#) { slice in
      var parser = Parser()
      guard let tree = parser.parse(slice) else {
        Issue.record("refused")
        return
      }
      defer { extendLifetime(tree) }
      #expect(tree.view.memberCount == 3)
      #expect(tree.view.member("a")?.isNull == true)
      #expect(tree.view.member("b")?.int == 2)
      #expect(tree.view.member("abc") == nil)
    }
  }

  @Test func parsesAtTheGatesDepth() {
    var parser = Parser()
    let deep = String(repeating: "[", count: 127) + String(repeating: "]", count: 127)
    #expect(reread(deep, &parser) == deep)
    var deeper = Parser(depthLimit: 1_000)
    let far = String(repeating: "[", count: 999) + String(repeating: "]", count: 999)
    #expect(reread(far, &parser) == nil)
    #expect(reread(far, &deeper) == far)
  }
  @Test func aRefusalLeavesTheParserUsable() {
    var parser = Parser()
    for text in ["{\"a\":[1,2", "[1]x", "[1,]", "{\"a\"}"] {
      let refused = withSlice(text) { slice in
        guard let tree = parser.parse(slice) else { return true }
        extendLifetime(tree)
        return false
      }
      #expect(refused, "\(text)")
      #expect(reread("{\"a\":1}", &parser) == "{\"a\":1}")
    }
  }

  /// Gate, json-c and writer together change no value: the second grammar sees the same tree.
  @Test(arguments: [5, 6] as [UInt64]) func changesNothing(_ seed: UInt64) {
    var generator = GrammarLawTests.Generator(random: Seeded(seed))
    var parser = Parser()
    var compared = 0
    for round in 0..<2_000 {
      let text = generator.value(0)
      guard let node = NaiveGrammar.read(Array(text.utf8)) else {
        Issue.record("seed \(seed) round \(round): no JSON: \(text)")
        continue
      }
      let tally = node.tally(comparing: true)
      guard tally.finding == nil else { continue }
      compared += 1
      let again = reread(text, &parser) ?? ""
      let other = NaiveGrammar.read(Array(again.utf8))
      #expect(
        other?.summary(of: Array(again.utf8)) == node.summary(of: Array(text.utf8)),
        "seed \(seed) round \(round): \(text)")
    }
    #expect(compared > 500)
  }
}

extension NaiveGrammar.Node {
  /// The tree without spacing and escapes, and -0 as 0.
  fileprivate func summary(of bytes: [UInt8]) -> String {
    switch self {
    case .scalar(_, let text?, _): return "\(text)"
    case .scalar(let range, nil, _):
      let text = String(decoding: bytes[range], as: UTF8.self)
      return text == "-0" ? "0" : text
    case .list(_, let elements):
      return "[" + elements.map { $0.summary(of: bytes) }.joined(separator: ",") + "]"
    case .object(_, let members):
      return "{"
        + members.map { "\($0.name):" + $0.value.summary(of: bytes) }.joined(separator: ",")
        + "}"
    }
  }
}
