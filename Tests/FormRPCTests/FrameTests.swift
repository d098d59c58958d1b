// Frames: cut from a stream however its bytes arrive, and written to the byte.
// SPDX-License-Identifier: MIT

import Testing

@testable import FormRPC

/// A connection that hands its bytes to a cutter piece by piece and keeps what was not taken.
struct Stream {
  var cutter: Cutter
  var rest: [UInt8] = []
  /// What came out: a frame's text, `<too long>`, or `<broken: why>`.
  var events: [String] = []
  /// Most bytes ever kept.
  var kept = 0
  var over = false

  init(_ framing: Framing? = nil, limit: Int = 40, headerLimit: Int = 90) {
    cutter = Cutter(framing: framing, limit: limit, headerLimit: headerLimit)
  }
  mutating func feed(_ piece: some Collection<UInt8>) {
    rest.append(contentsOf: piece)
    while !over, act({ $0.next($1) }) {}
    kept = max(kept, rest.count)
  }
  mutating func end() {
    if !over { _ = act { $0.end($1) } }
  }
  /// Whether there may be more to do.
  private mutating func act(_ step: (inout Cutter, Slice) -> Cutter.Step) -> Bool {
    let (event, taken) = withSlice(rest) { bytes -> (String?, Int) in
      switch step(&cutter, bytes) {
      case .frame(let frame, let taken): (frame.string, taken)
      case .skipped(let taken): (nil, taken)
      case .tooLong(let taken): ("<too long>", taken)
      case .incomplete: (nil, 0)
      case .broken(let fault): ("<broken: \(fault)>", -1)
      }
    }
    if let event { events.append(event) }
    over = taken < 0
    rest.removeFirst(max(taken, 0))
    return taken > 0
  }
}

@Suite struct CutterTests {
  typealias Row = (name: String, text: String, events: [String])
  static let blanks = String(repeating: " ", count: 100)
  static let lines: [Row] = [
    ("nothing", "", []),
    ("blanks", " \r\n\n\t\n ", []),
    ("one", "{}\n", ["{}"]),
    ("a list", "[]\n", ["[]"]),
    ("CRLF", "{}\r\n[]\r\n", ["{}", "[]"]),
    ("the last without a line end", "{}\n{\"a\":1}", ["{}", "{\"a\":1}"]),
    ("the last with a CR only", "{}\n[]\r", ["{}", "[]"]),
    ("blank lines around", "\n\r\n  {}\n \t\r\n\n[]\n\n", ["{}", "[]"]),
    ("not JSON behind", "{}\nhello\n\0\n", ["{}", "hello", "\0"]),
    ("headers behind", "{}\nContent-Length: 2\n", ["{}", "Content-Length: 2"]),
    ("characters of many bytes", "{\"é\":\"😀中\"}\n[]\n", ["{\"é\":\"😀中\"}", "[]"]),
    ("a line of the limit", "[" + blanks.prefix(39) + "\n", ["[" + blanks.prefix(39)]),
    ("the same with CR", "[" + blanks.prefix(39) + "\r\n", ["[" + blanks.prefix(39)]),
    ("the same at the end", "[" + blanks.prefix(39), ["[" + blanks.prefix(39)]),
    ("one more", "[" + blanks.prefix(40) + "\n[]\n", ["<too long>", "[]"]),
    ("one more at the end", "[" + blanks.prefix(40), ["<too long>"]),
    ("blanks one over", "[]\n" + blanks.prefix(41) + "\n", ["[]", "<too long>"]),
    ("blanks one over at the end", "[]\n" + blanks.prefix(41), ["[]", "<too long>"]),
    ("far too long", "[" + blanks + blanks + "\n[]\n", ["<too long>", "[]"]),
    ("far too long at the end", "[]\n[" + blanks + blanks, ["[]", "<too long>"]),
    ("twice too long", "[" + blanks + "\n[" + blanks + "\n1", ["<too long>", "<too long>", "1"]),
  ]
  static let headers: [Row] = [
    ("one", "Content-Length: 2\r\n\r\n{}", ["{}"]),
    ("two", "Content-Length: 2\r\n\r\n{}Content-Length: 3\r\n\r\n[1]", ["{}", "[1]"]),
    ("lower case, no blank", "content-length:2\r\n\r\n{}", ["{}"]),
    ("capitals, blanks", "CONTENT-LENGTH \t:   2 \t \r\n\r\n{}", ["{}"]),
    ("bare LF", "Content-Length: 2\n\n{}", ["{}"]),
    ("leading zeros", "Content-Length: 0000000000000000000002\r\n\r\n{}", ["{}"]),
    (
      "Vim's pair",
      "Content-Length: 2\r\nContent-Type: application/vim-jsonrpc; charset=utf-8\r\n\r\n{}", ["{}"]
    ),
    ("type first", "Content-Type: a/b;charset=UTF8\r\nContent-Length: 2\r\n\r\n{}", ["{}"]),
    ("charset quoted", "Content-Type: a/b; charset = \"utf-8\"\r\nContent-Length: 2\n\n{}", ["{}"]),
    ("type without charset", "Content-Type: a/b; x=\"y\"\r\nContent-Length: 2\r\n\r\n{}", ["{}"]),
    ("unknown names", "X-a_b.c:\r\nContent-Length: 2\r\nHost: x:y\r\n\r\n{}", ["{}"]),
    (
      "blank lines before", "\r\n\n  Content-Length: 2\r\n\r\n{}\n\r\nContent-Length:1\n\n1",
      ["{}", "1"]
    ),
    ("the same length twice", "Content-Length: 2\r\nContent-length: 02\r\n\r\n{}", ["{}"]),
    ("an empty body", "Content-Length: 0\r\n\r\nContent-Length: 2\r\n\r\n{}", ["", "{}"]),
    ("bytes, not characters", "Content-Length: 8\r\n\r\n\"é😀\"", ["\"é😀\""]),
    (
      "a header inside a body",
      "Content-Length: 27\r\n\r\n\"content-length: 5\r\n\r\n{}\" \nContent-Length: 1\r\n\r\n1",
      ["\"content-length: 5\r\n\r\n{}\" \n", "1"]
    ),
    (
      "a body of the limit", "Content-Length: 40\r\n\r\n" + blanks.prefix(40),
      [String(blanks.prefix(40))]
    ),
    (
      "a header of the limit", "Content-Length: 2\r\nA:" + blanks.prefix(65) + "\r\n\r\n{}", ["{}"]
    ),
    ("no length", "Content-Type: a/b\r\n\r\n{}", ["<broken: noLength>"]),
    ("an empty length", "Content-Length:\r\n\r\n{}", ["<broken: notALength>"]),
    ("negative", "Content-Length: -5\r\n\r\n{}", ["<broken: negative>"]),
    ("no number", "Content-Length: abc\r\n\r\n{}", ["<broken: notALength>"]),
    ("a minus alone", "Content-Length: -\r\n\r\n{}", ["<broken: notALength>"]),
    ("a plus", "Content-Length: +2\r\n\r\n{}", ["<broken: notALength>"]),
    ("a list", "Content-Length: 12, 12\r\n\r\n{}", ["<broken: notALength>"]),
    ("a fraction", "Content-Length: 2.0\r\n\r\n{}", ["<broken: notALength>"]),
    ("hexadecimal", "Content-Length: 0x2\r\n\r\n{}", ["<broken: notALength>"]),
    ("a blank inside", "Content-Length: 1 2\r\n\r\n{}", ["<broken: notALength>"]),
    (
      "contradictory", "Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}",
      ["<broken: contradictory>"]
    ),
    ("over the limit", "Content-Length: 41\r\n\r\n", ["<broken: bodyTooLong>"]),
    ("over 64 bits", "Content-Length: 18446744073709551613\r\n\r\n", ["<broken: bodyTooLong>"]),
    (
      "over 64 bits by far", "Content-Length: 99999999999999999999999999\r\n",
      ["<broken: bodyTooLong>"]
    ),
    ("no colon", "hello\r\n\r\n", ["<broken: noColon>"]),
    ("an HTTP request", "POST http://example.com HTTP/1.1\r\n", ["<broken: badName>"]),
    ("an empty name", ": 2\r\n\r\n", ["<broken: badName>"]),
    ("a name that is no ASCII", "Conté-Length: 2\r\n\r\n", ["<broken: badName>"]),
    ("folded", "Content-Type: a/b;\r\n charset=utf-8\r\n", ["<broken: folded>"]),
    ("folded by a tab", "Content-Length:\r\n\t2\r\n", ["<broken: notALength>"]),
    ("another charset", "Content-Type: a/b; charset=latin1\r\n", ["<broken: charset>"]),
    ("an empty charset", "Content-Type: a/b; charset=\r\n", ["<broken: charset>"]),
    (
      "one charset of two", "Content-Type: a; charset=utf-8; Charset=utf-7\n", ["<broken: charset>"]
    ),
    (
      "a header one over", "Content-Length: 2\r\nA:" + blanks.prefix(66) + "\r\n\r\n{}",
      ["<broken: headerTooLong>"]
    ),
    ("a header without end", "A:" + blanks, ["<broken: headerTooLong>"]),
    ("many headers without end", String(repeating: "A:\n", count: 40), ["<broken: headerTooLong>"]),
    ("a BOM", "\u{feff}{}\n", ["<broken: noColon>"]),
    ("a body cut short", "Content-Length: 10\r\n\r\n123456789", ["<broken: cutShort>"]),
    ("a header cut short", "Content-Length: 10\r\n", ["<broken: cutShort>"]),
    ("junk after a body", "Content-Length: 2\r\n\r\n{}{}\n", ["{}", "<broken: noColon>"]),
  ]

  @Test(arguments: lines + headers)
  func cutsTheSameHoweverBytesArrive(_ row: Row) {
    let bytes = Array(row.text.utf8)
    for cut in 0...bytes.count {
      var stream = Stream()
      stream.feed(bytes[..<cut])
      stream.feed(bytes[cut...])
      stream.end()
      #expect(stream.events == row.events, "\(row.name), cut at \(cut)")
    }
    for size in [1, 2, 3, 7] {
      var stream = Stream()
      for start in stride(from: 0, to: bytes.count, by: size) {
        stream.feed(bytes[start..<min(start + size, bytes.count)])
      }
      stream.end()
      #expect(stream.events == row.events, "\(row.name), \(size) at a time")
      #expect(stream.kept <= 90 + 40, "\(row.name)")
    }
  }

  static let pinned: [(framing: Framing, text: String, events: [String])] = [
    (.lines, "Content-Length: 2\r\n\r\n{}", ["Content-Length: 2", "{}"]),
    (.lines, "5\n\"a\"\n", ["5", "\"a\""]),
    (.headers, "{}\n", ["<broken: noColon>"]),
    (.headers, "[]", ["<broken: cutShort>"]),
    (.headers, "Content-Length: 2\r\n\r\n{}", ["{}"]),
  ]
  @Test(arguments: pinned)
  func keepsToAPinnedFraming(_ row: (framing: Framing, text: String, events: [String])) {
    var stream = Stream(row.framing)
    stream.feed(row.text.utf8)
    stream.end()
    #expect(stream.events == row.events)
  }

  @Test func saysHowManyBytesABodyWants() {
    var stream = Stream(limit: 1 << 24)
    stream.feed("Content-Length: 1000000\r\n\r\n[".utf8)
    #expect(stream.cutter.wanted == 1_000_027)
    stream.feed([UInt8](repeating: 0x20, count: 999_999))
    #expect(stream.cutter.wanted == 0)
    #expect(stream.events.count == 1)
  }
  @Test func anEndlessLineIsNotKept() {
    var stream = Stream(limit: 1_000)
    stream.feed("{".utf8)
    for _ in 0..<1_000 { stream.feed([UInt8](repeating: 0x20, count: 500)) }
    #expect(stream.kept <= 1_502)
    stream.feed("\n[]\n".utf8)
    #expect(stream.events == ["<too long>", "[]"])
  }
}

@Suite struct FrameWritingTests {
  @Test func writesLines() {
    var writer = Writer()
    for text: StaticString in ["{}", "[]"] {
      let mark = Framing.lines.open(&writer)
      writer.raw(text)
      Framing.lines.close(&writer, mark)
    }
    #expect(String(decoding: writer.bytes, as: UTF8.self) == "{}\n[]\n")
  }
  @Test func writesHeadersToTheByte() {
    var writer = Writer()
    var expected: [UInt8] = []
    let sizes = [2, 9, 10, 99, 100, 101, 5, 1_000, 0, 65_500, 70_000, 9_999, 10_000, 1]
    for size in sizes {
      let mark = Framing.headers.open(&writer)
      for at in 0..<size { writer.byte(UInt8(truncatingIfNeeded: 0x61 + at % 26)) }
      Framing.headers.close(&writer, mark)
      expected += Array("Content-Length: \(size)\r\n\r\n".utf8)
      expected += (0..<size).map { UInt8(0x61 + $0 % 26) }
    }
    #expect(Array(writer.bytes) == expected)
  }
  @Test func aBodyTakenBackLeavesNoTrace() {
    for framing in [Framing.lines, .headers] {
      var writer = Writer()
      let first = framing.open(&writer)
      writer.raw("a long body that nobody wants any more")
      writer.rewind(to: first.body)
      writer.raw("{}")
      framing.close(&writer, first)
      let second = framing.open(&writer)
      writer.raw("nothing of this")
      writer.rewind(to: second.frame)
      let wanted = framing == .lines ? "{}\n" : "Content-Length: 2\r\n\r\n{}"
      #expect(String(decoding: writer.bytes, as: UTF8.self) == wanted)
    }
  }
  @Test func anOverflowedFrameIsLeftToBeTakenBack() {
    var writer = Writer()
    let mark = Framing.headers.open(&writer)
    writer.limit(to: 10)
    writer.string("far more than ten bytes")
    let overflowed = writer.overflowed
    #expect(overflowed)
    Framing.headers.close(&writer, mark)
    writer.unlimit()
    writer.rewind(to: mark.body)
    writer.raw("{}")
    Framing.headers.close(&writer, mark)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == "Content-Length: 2\r\n\r\n{}")
  }
}
