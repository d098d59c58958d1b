// The gate: what is JSON, where the members are, what is found in them.
// SPDX-License-Identifier: MIT

import Testing

@testable import FormRPC

@Suite struct GrammarTests {
  static let refusals: [(name: String, text: String, reason: Reason, offset: Int)] = [
    ("nothing", "", .value, 0),
    ("only blanks", " \r\n\t", .value, 4),
    ("a BOM", "\u{feff}{}", .value, 0),
    ("a NUL byte behind", "{}\0", .trailing, 2),
    ("a NUL byte in a string", "[\"a\0\"]", .control, 3),
    ("a second message behind", "{}{}", .trailing, 2),
    ("a word behind", "[] x", .trailing, 3),
    ("apostrophes", "{'a':1}", .name, 1),
    ("a name without quotes", "{a:1}", .name, 1),
    ("a comment", "[/**/]", .value, 1),
    ("NaN", "[NaN]", .value, 1),
    ("Infinity", "[-Infinity]", .digit, 2),
    ("nothing after the point", "[5.]", .digit, 3),
    ("nothing before the point", "[.5]", .value, 1),
    ("a leading zero", "[01]", .listEnd, 2),
    ("a leading zero after minus", "[-01]", .listEnd, 3),
    ("a plus", "[+1]", .value, 1),
    ("an empty exponent", "[1e]", .digit, 3),
    ("a signed empty exponent", "[1e+]", .digit, 4),
    ("a minus alone", "-", .digit, 1),
    ("hexadecimal", "[0x1]", .listEnd, 2),
    ("a line end in a string", "[\"a\nb\"]", .control, 3),
    ("a tab in a name", "{\"a\tb\":1}", .control, 3),
    ("a control beyond the first word", "[\"0123456789\u{1}\"]", .control, 12),
    ("an unknown escape", #"["\x41"]"#, .escape, 2),
    ("an escaped line end", "[\"\\\n\"]", .escape, 2),
    ("three hexadecimal digits", #"["\u004"]"#, .hex, 7),
    ("a sign among the digits", #"["\u+041"]"#, .hex, 4),
    ("a high surrogate alone", #"["\ud800"]"#, .surrogate, 2),
    ("a low surrogate alone", #"["\udc00"]"#, .surrogate, 2),
    ("two high surrogates", #"["\ud800\ud800"]"#, .surrogate, 2),
    ("a surrogate and a letter", #"["\ud83dxyz"]"#, .surrogate, 2),
    ("a surrogate and another escape", #"["\ud83d\n0000"]"#, .surrogate, 2),
    ("half a string", #"["abc"#, .unterminated, 5),
    ("half an escape", #"["\"#, .unterminated, 3),
    ("half a code unit", #"["\u00"#, .unterminated, 6),
    ("half a pair", #"["\ud83d\"#, .surrogate, 2),
    ("half a literal", "[tru", .value, 1),
    ("a literal with a tail", "[truex]", .listEnd, 5),
    ("capitals", "[True]", .value, 1),
    ("an unclosed list", "[1", .listEnd, 2),
    ("an unclosed empty list", "[", .value, 1),
    ("an unclosed object", #"{"a":1"#, .objectEnd, 6),
    ("an unclosed empty object", "{", .name, 1),
    ("the wrong bracket for a list", "[[1}]", .listEnd, 3),
    ("the wrong bracket for an object", #"[{"a":1]]"#, .objectEnd, 7),
    ("a comma at the end of a list", "[1,]", .value, 3),
    ("a comma at the end of an object", #"{"a":1,}"#, .name, 7),
    ("a comma at the start", "[[,1]]", .value, 2),
    ("two commas", "[1,,2]", .value, 3),
    ("no comma", "[1 2]", .listEnd, 3),
    ("no colon", #"{"a" 1}"#, .colon, 5),
    ("no value", #"{"a":}"#, .value, 5),
    ("a comma for a colon", #"{"params":{"a",1}}"#, .colon, 14),
    ("a form feed", "[1,\u{c}2]", .value, 3),
    ("a no-break space", "[\u{a0}1]", .value, 1),
    ("a duplicate and a fault", #"{"id":1,"id":2"#, .objectEnd, 14),
  ]
  @Test(arguments: refusals)
  func refusesWhatIsNotJSON(_ row: (name: String, text: String, reason: Reason, offset: Int)) {
    #expect(Verdict(row.text).refusal == Refusal(row.reason, at: row.offset), "\(row.name)")
  }

  static let notUTF8: [(name: String, bytes: [UInt8], offset: Int)] = [
    ("a byte that never occurs", [0x5b, 0x22, 0xff, 0x22, 0x5d], 2),
    ("overlong", [0x5b, 0x22, 0xc0, 0xaf, 0x22, 0x5d], 2),
    ("a surrogate", [0x5b, 0x22, 0xed, 0xa0, 0x80, 0x22, 0x5d], 2),
    ("cut short", [0x5b, 0x22, 0xe2, 0x82, 0x22, 0x5d], 2),
    ("beyond U+10FFFF", [0x5b, 0x22, 0xf4, 0x90, 0x80, 0x80, 0x22, 0x5d], 2),
    ("after an escape", [0x5b, 0x22, 0x5c, 0x6e, 0x80, 0x22, 0x5d], 4),
    ("outside a string", [0x5b, 0x80, 0x5d], 1),
    ("before another fault", [0x5b, 0x22, 0xff, 0x22, 0x78], 2),
    ("in the last byte", [0x22, 0x61, 0xc3], 2),
    ("in a name", Array(#"{"params":{""#.utf8) + [0xff] + Array(#"":1}}"#.utf8), 12),
  ]
  @Test(arguments: notUTF8)
  func refusesWhatIsNotUTF8(_ row: (name: String, bytes: [UInt8], offset: Int)) {
    #expect(Verdict(row.bytes).refusal == Refusal(.notUTF8, at: row.offset), "\(row.name)")
  }

  @Test func aFaultBeforeBadUTF8IsToldFirst() {
    #expect(Verdict([0x78, 0xff]).refusal == Refusal(.value, at: 0))
  }

  static let shapes: [(text: String, shape: Gate.Shape)] = [
    ("{}", .message), (" \t{ } \r\n", .message), ("[]", .batch(0)), ("[ ]", .batch(0)),
    ("[1]", .batch(1)), ("[{},[],null]", .batch(3)), ("\"a\"", .scalar), ("-0.5e+10", .scalar),
    ("null", .scalar), ("0", .scalar), (" true ", .scalar), ("\"\u{1f600}\"", .scalar),
    ("\"\u{7f}\u{2028}\"", .scalar),
  ]
  @Test(arguments: shapes)
  func tellsWhatAFrameHolds(_ row: (text: String, shape: Gate.Shape)) {
    #expect(Verdict(row.text).shape == row.shape)
  }

  typealias Seen = Verdict.Seen
  static let messages: [(name: String, text: String, seen: Seen)] = [
    (
      "a request", #"{"jsonrpc":"2.0","id":7,"method":"row/get","params":{"form":"f"}}"#,
      Seen(
        jsonrpc: #""2.0""#, id: "7", method: #""row/get""#, params: #"{"form":"f"}"#, depth: 2,
        treeBytes: 900)
    ),
    (
      "any order and spacing", "{ \"params\" : [ 1 , 2 ] ,\n\"id\" : 1.50e1 }",
      Seen(id: "1.50e1", params: "[ 1 , 2 ]", depth: 2, treeBytes: 320)
    ),
    (
      "names spelt with escapes", #"{"m\u0065thod":"a","\u0069d":"x","param\u0073":null}"#,
      Seen(id: #""x""#, method: #""a""#, params: "null", treeBytes: 100)
    ),
    ("a result", #"{"id":1,"result":null}"#, Seen(id: "1", hasResult: true)),
    ("an error", #"{"id":1,"error":{}}"#, Seen(id: "1", hasError: true, depth: 2)),
    ("unknown members", #"{"foo":{"a":{}},"methods":1}"#, Seen(depth: 3)),
    (
      "a name twice", #"{"id":1,"id":2}"#,
      Seen(id: "1", outer: Finding(kind: .duplicate, offset: 8))
    ),
    (
      "an unknown name twice, once in escapes", #"{"foo":1,"f\u006fo":2}"#,
      Seen(outer: Finding(kind: .duplicate, offset: 9))
    ),
    (
      "result twice", #"{"result":1,"result":2}"#,
      Seen(hasResult: true, outer: Finding(kind: .duplicate, offset: 12))
    ),
    (
      "params twice", #"{"params":1,"params":{}}"#,
      Seen(params: "1", outer: Finding(kind: .duplicate, offset: 12), depth: 2, treeBytes: 900)
    ),
    (
      "a name twice inside another member", #"{"foo":{"a":1,"a":2},"id":1}"#,
      Seen(id: "1", depth: 2)
    ),
    (
      "NUL in the id", #"{"id":"a\u0000"}"#,
      Seen(id: #""a\u0000""#, outer: Finding(kind: .nul, offset: 6))
    ),
    (
      "NUL in a name at the top", #"{"\u0000":1}"#, Seen(outer: Finding(kind: .nul, offset: 1))
    ),
    (
      "NUL deep in an unknown member", #"{"x":[["\u0000"]]}"#,
      Seen(outer: Finding(kind: .nul, offset: 7), depth: 3)
    ),
    (
      "NUL in a string", #"{"params":{"a":["\u0000"]}}"#,
      Seen(
        params: #"{"a":["\u0000"]}"#, inner: Finding(kind: .nul, offset: 16),
        place: "params.a[0]", depth: 3, treeBytes: 1_020)
    ),
    (
      "NUL in a name", #"{"params":{"a":1,"b\u0000c":1}}"#,
      Seen(
        params: #"{"a":1,"b\u0000c":1}"#, inner: Finding(kind: .nul, offset: 17),
        place: #"params.b\u{0}c"#, depth: 2, treeBytes: 1_000)
    ),
    (
      "a name twice in params", #"{"params":{"v":{"a":[1,{},{"b":2,"c":[],"b":3}]}}}"#,
      Seen(
        params: #"{"v":{"a":[1,{},{"b":2,"c":[],"b":3}]}}"#,
        inner: Finding(kind: .duplicate, offset: 40), place: "params.v.a[2].b", depth: 6,
        treeBytes: 4 * 800 + 2 * 120 + 3 * 100)
    ),
    (
      "the same name in two objects", #"{"params":[{"a":1},{"a":{"a":1}}]}"#,
      Seen(params: #"[{"a":1},{"a":{"a":1}}]"#, depth: 4, treeBytes: 3 * 800 + 120 + 200)
    ),
    (
      "NFC and NFD are two names", "{\"params\":{\"\u{e9}\":1,\"e\u{301}\":2}}",
      Seen(params: "{\"\u{e9}\":1,\"e\u{301}\":2}", depth: 2, treeBytes: 1_000)
    ),
    (
      "the empty name twice", #"{"params":{"":1,"":2}}"#,
      Seen(
        params: #"{"":1,"":2}"#, inner: Finding(kind: .duplicate, offset: 16), place: "params.",
        depth: 2, treeBytes: 1_000)
    ),
    (
      "a pair and its escape", #"{"params":{"😀":1,"\uD83D\uDE00":2}}"#,
      Seen(
        params: #"{"😀":1,"\uD83D\uDE00":2}"#, inner: Finding(kind: .duplicate, offset: 20),
        place: "params.😀", depth: 2, treeBytes: 1_000)
    ),
    (
      "18 digits", #"{"params":[-123456789012345678]}"#,
      Seen(params: "[-123456789012345678]", depth: 2, treeBytes: 220)
    ),
    (
      "19 digits", #"{"params":[1234567890123456789]}"#,
      Seen(params: "[1234567890123456789]", depth: 2, treeBytes: 220, hasLongIntegers: true)
    ),
    (
      "19 digits and a fraction", #"{"params":[1234567890123456789.0]}"#,
      Seen(params: "[1234567890123456789.0]", depth: 2, treeBytes: 220)
    ),
    (
      "19 digits and an exponent", #"{"params":[1234567890123456789e1]}"#,
      Seen(params: "[1234567890123456789e1]", depth: 2, treeBytes: 220)
    ),
    ("19 digits in the id", #"{"id":1234567890123456789}"#, Seen(id: "1234567890123456789")),
  ]
  @Test(arguments: messages)
  func findsTheMembers(_ row: (name: String, text: String, seen: Seen)) {
    #expect(Verdict(row.text).messages == [row.seen], "\(row.name)")
  }

  @Test func readsAllElementsOfABatch() {
    let verdict = Verdict(#"[{"id":1},2,{"id":3,"id":4},[{}]]"#)
    #expect(verdict.shape == .batch(4))
    #expect(
      verdict.messages == [
        Seen(id: "1"), Seen(isObject: false),
        Seen(id: "3", outer: Finding(kind: .duplicate, offset: 20)),
        Seen(isObject: false, depth: 3),
      ])
  }
  @Test(arguments: [0, 1, 2, 4, 5, 8, 9, 10])
  func countsABatchBeyondWhatItKeeps(_ limit: Int) {
    let batch = (0..<9).map { #"{"id":\#($0)}"# }.joined(separator: ",")
    let verdict = Verdict(Array("[\(batch)]".utf8), batchLimit: limit)
    #expect(verdict.shape == .batch(9))
    #expect(verdict.messages == (0..<min(limit, 9)).map { Seen(id: "\($0)") })
  }

  static let depths = [1, 2, 62, 63, 64, 65, 66, 126, 127, 128, 129, 130, 191, 192, 193, 1_000]
  @Test(arguments: depths)
  func countsDepth(_ depth: Int) {
    for (open, inner, close) in [("[", "", "]"), (#"{"a":"#, "0", "}")] {
      let text =
        #"{"params":"# + String(repeating: open, count: depth) + inner
        + String(repeating: close, count: depth) + "}"
      let verdict = Verdict(text)
      #expect(verdict.messages.first?.depth == depth + 1)
      #expect(Verdict(text + "]").refusal == Refusal(.trailing, at: text.utf8.count))
      #expect(
        Verdict(String(text.dropLast(2))).refusal
          == Refusal(
            open == "[" ? (depth == 1 ? .value : .listEnd) : .objectEnd, at: text.utf8.count - 2))
    }
  }
  /// A list and an object in turn: each bracket must be answered by its own.
  @Test func tellsBracketsApartAtAnyDepth() {
    var random = Seeded(7)
    for _ in 0..<200 {
      var text = #"{"params":"#
      var open: [Bool] = []
      for _ in 0..<random.below(300) {
        open.append(random.below(2) == 0)
        text += open.last == true ? "{\"a\":" : "["
      }
      text += "1"
      let at = text.utf8.count
      let closing = open.reversed().map { $0 ? "}" : "]" }
      #expect(Verdict(text + closing.joined() + "}").refusal == nil)
      guard !open.isEmpty else { continue }
      let wrong = random.below(open.count)
      var bad = closing
      bad[wrong] = closing[wrong] == "}" ? "]" : "}"
      #expect(Verdict(text + bad.joined() + "}").refusal?.offset == at + wrong)
    }
  }
  @Test func refusesAMillionOpenBrackets() {
    let brackets = [UInt8](repeating: UInt8(ascii: "["), count: 1_000_000)
    #expect(Verdict(brackets).refusal == Refusal(.value, at: 1_000_000))
    let objects = Array(String(repeating: "{\"params\":", count: 200_000).utf8)
    #expect(Verdict(objects).refusal == Refusal(.value, at: 2_000_000))
  }

  @Test func findsTheSecondOfManyNames() {
    for count in [2, 15, 16, 17, 18, 1_000] {
      for twice in [0, count / 2, count - 1] {
        let names = (0..<count).map { "name-\($0 == count - 1 ? twice : $0)" }
        let text =
          #"{"params":{"# + names.map { "\"\($0)\":0" }.joined(separator: ",") + "}}"
        let seen = Verdict(text).messages.first
        let wanted: Finding? =
          twice == count - 1
          ? nil
          : Finding(kind: .duplicate, offset: text.utf8.count - 5 - names[count - 1].utf8.count - 1)
        #expect(seen?.inner == wanted)
      }
    }
  }
  /// Same length, same first and last eight bytes: only a look at all bytes tells them apart.
  ///
  /// A quadratic search would not end here.
  @Test func manyAlikeNamesStayCheap() {
    var text = #"{"params":{"#
    for number in 100_000..<300_000 {
      text += "\"aaaaaaaa\(number)bbbbbbbb\":0,"
    }
    #expect(Verdict(text + #""c":0}}"#).messages.first?.inner == nil)
    let again = text.utf8.count
    #expect(
      Verdict(text + #""aaaaaaaa123456bbbbbbbb":0}}"#).messages.first?.inner
        == Finding(kind: .duplicate, offset: again))
  }

  @Test func aGateForgetsTheFrameBefore() {
    var gate = Gate()
    let texts = [
      #"{"params":{"a":1,"a":2}}"#, #"{"params":{"a":{"b":["#, #"{"params":{"a":1}}"#,
      #"[{"\u0061":1},{"a":1}]"#, "{}",
    ]
    for text in texts + texts.reversed() {
      #expect(withSlice(text) { Verdict($0, &gate) } == Verdict(text))
    }
  }

  static let places: [(text: String, target: String, path: String)] = [
    (#"{"a":{"b":[1,[2,{"c":"!"}]]}}"#, "\"!", "params.a.b[1][1].c"),
    (#"[[],[{}],"!"]"#, "\"!", "params[2]"),
    (#"{"a":[1,2],"b":{"!":0}}"#, "\"!", "params.b.!"),
    (#"{"x\"]}y":{"q":"[{","!":0}}"#, "\"!", #"params.x"]}y.!"#),
    ("{\"\u{202e}\u{85}\u{7f}\u{2066}é\":\"!\"}", "\"!", #"params.\u{202e}\u{85}\u{7f}\u{2066}é"#),
    (#"{"\u001b[31m":"!"}"#, "\"!", #"params.\u{1b}[31m"#),
    (
      "{\"\(String(repeating: "é", count: 40))\":\"!\"}", "\"!",
      "params.\(String(repeating: "é", count: 32))…"
    ),
    (
      "{\"a\(String(repeating: "é", count: 40))\":\"!\"}", "\"!",
      "params.a\(String(repeating: "é", count: 31))…"
    ),
    (
      "{\"\(String(repeating: "a", count: 64))\":\"!\"}", "\"!",
      "params.\(String(repeating: "a", count: 64))"
    ),
  ]
  @Test(arguments: places)
  func namesPlaces(_ row: (text: String, target: String, path: String)) {
    let bytes = Array(row.text.utf8)
    let target = Array(row.target.utf8)
    let at = bytes.indices.first { bytes[$0...].starts(with: target) } ?? 0
    let path = withSlice(bytes) { Place.path(to: $0.start + at, in: $0, root: "params") }
    #expect(path == row.path)
  }
}
