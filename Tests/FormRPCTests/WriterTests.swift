// The writer: JSON to the byte, and a limit that holds.
// SPDX-License-Identifier: MIT

import FormCore
import Testing

@testable import FormRPC

/// What `body` writes.
func written(_ body: (inout Writer) -> Void) -> String {
  var writer = Writer()
  body(&writer)
  return String(decoding: writer.bytes, as: UTF8.self)
}

@Suite struct WriterTests {
  static let strings: [(text: String, json: String)] = [
    ("", #""""#), ("a", #""a""#), ("abcdefgh", #""abcdefgh""#), ("abcdefghi", #""abcdefghi""#),
    ("\"", #""\"""#), ("\\", #""\\""#), ("/", #""/""#), ("a\"b\\c", #""a\"b\\c""#),
    ("\n\r\t\u{8}\u{c}", #""\n\r\t\b\f""#),
    ("\u{0}\u{1}\u{b}\u{f}\u{10}\u{1f}\u{20}", "\"\\u0000\\u0001\\u000b\\u000f\\u0010\\u001f \""),
    ("\u{7f}\u{80}\u{2028}\u{202e}", "\"\u{7f}\u{80}\u{2028}\u{202e}\""),
    ("é😀中", "\"é😀中\""), ("12345678\n", #""12345678\n""#),
    ("1234567\"89012345", #""1234567\"89012345""#),
    ("content-length: 5\r\n\r\n{}", #""content-length: 5\r\n\r\n{}""#),
  ]
  @Test(arguments: strings) func writesStrings(_ row: (text: String, json: String)) {
    #expect(written { $0.string(row.text) } == row.json)
    #expect(written { $0.text(Text(row.text)) } == row.json)
    #expect(withSlice(row.text) { slice in written { $0.string(slice) } } == row.json)
  }
  /// One byte that needs an escape, or none, at each place of each length up to three words.
  @Test(arguments: 0...24) func escapesAtEveryPlace(length: Int) {
    let plain = Array("abcdefghijklmnopqrstuvwx".utf8.prefix(length))
    #expect(
      written { $0.string(String(decoding: plain, as: UTF8.self)) }
        == "\"\(String(decoding: plain, as: UTF8.self))\"")
    for place in 0..<length {
      for (byte, escape) in [(0x22, "\\\""), (0x5c, "\\\\"), (0x1f, "\\u001f")] {
        var bytes = plain
        bytes[place] = UInt8(byte)
        let (before, behind) = (plain[..<place], plain[(place + 1)...])
        let json =
          "\"" + String(decoding: before, as: UTF8.self) + escape
          + String(decoding: behind, as: UTF8.self) + "\""
        #expect(written { $0.string(String(decoding: bytes, as: UTF8.self)) } == json)
      }
    }
  }
  @Test func whatIsWrittenIsReadBack() {
    var random = Seeded(11)
    for _ in 0..<2_000 {
      let scalars = (0..<random.below(40)).map { _ in
        random.pick(["a", "b", " ", "\"", "\\", "\n", "\u{1}", "é", "😀", "/", "\u{7f}"])
      }
      let text = scalars.joined()
      let json = withSlice(text) { slice in written { $0.string(slice) } }
      guard case .scalar(_, let bytes, _) = NaiveGrammar.read(Array(json.utf8)) else {
        Issue.record("no JSON: \(json)")
        continue
      }
      #expect(bytes == Array(text.utf8))
    }
  }

  static let ints = [
    0, 1, -1, 9, 10, 11, 99, 100, 101, 999, 1_000, 65_535, 999_999_999, 1_000_000_000,
    9_999_999_999,
    1 << 53, -(1 << 53), 999_999_999_999_999_999, 1_000_000_000_000_000_000, .max, .min, .max - 1,
  ]
  @Test(arguments: ints) func writesInts(_ value: Int) {
    #expect(written { $0.int(value) } == "\(value)")
  }

  static let shapes: [(json: String, write: @Sendable (inout Writer) -> Void)] = [
    ("{}", { $0.object { _ in } }),
    ("[]", { $0.array { _ in } }),
    (
      #"{"a":1,"b":[true,false,null],"c":{"d":"e"}}"#,
      {
        $0.object {
          $0.name("a")
          $0.int(1)
          $0.name("b")
          $0.array {
            $0.comma()
            $0.bool(true)
            $0.comma()
            $0.bool(false)
            $0.comma()
            $0.null()
          }
          $0.name("c")
          $0.object {
            $0.key(Text("d"))
            $0.string("e")
          }
        }
      }
    ),
    (
      #"[[],[{}],{"\"":"1.50"}]"#,
      {
        $0.array {
          $0.comma()
          $0.array { _ in }
          $0.comma()
          $0.array {
            $0.comma()
            $0.object { _ in }
          }
          $0.comma()
          $0.object {
            $0.key(Slice("\""))
            $0.decimal("1.50", plain: false)
          }
        }
      }
    ),
    ("1.5", { $0.decimal("1.5", plain: true) }),
  ]
  @Test(arguments: shapes)
  func writesObjectsAndArrays(_ row: (json: String, write: @Sendable (inout Writer) -> Void)) {
    #expect(written(row.write) == row.json)
  }

  @Test func growsAndShrinks() {
    var writer = Writer()
    let long = String(repeating: "x", count: 50_000)
    for _ in 0..<10 { writer.string(long) }
    #expect(writer.count == 10 * 50_002)
    #expect(
      String(decoding: writer.bytes, as: UTF8.self)
        == String(repeating: "\"\(long)\"", count: 10))
    writer.clear()
    #expect(writer.count == 0)
    for _ in 0..<100 { writer.string(long) }
    writer.clear()
    writer.string(long)
    writer.shrink()
    #expect(writer.count == 0)
    writer.string("a")
    #expect(String(decoding: writer.bytes, as: UTF8.self) == "\"a\"")
  }

  @Test(arguments: 0...60) func aLimitHolds(_ limit: Int) {
    var writer = Writer()
    writer.raw("before")
    let mark = writer.count
    writer.limit(to: limit)
    writer.object {
      $0.name("number")
      $0.int(42)
      $0.key(Slice("text"))
      $0.string("a \"quoted\" text")
      $0.name("list")
      $0.array { $0.comma() }
    }
    let whole = #"{"number":42,"text":"a \"quoted\" text","list":[]}"#
    #expect(writer.count - mark <= limit)
    // Room is asked for in advance: a number takes 20, an empty list 2.
    let overflowed = writer.overflowed
    if limit < whole.utf8.count { #expect(overflowed) }
    if !overflowed {
      #expect(String(decoding: writer.bytes, as: UTF8.self) == "before" + whole)
    }
    writer.rewind(to: mark)
    let forgotten = !writer.overflowed
    #expect(forgotten)
    writer.unlimit()
    writer.raw(" and after")
    #expect(String(decoding: writer.bytes, as: UTF8.self) == "before and after")
  }
  @Test func nothingGrowsPastALimit() {
    var writer = Writer()
    writer.limit(to: 1_000_000)
    let text = String(repeating: "y", count: 100_000)
    for _ in 0..<1_000 where !writer.overflowed { writer.string(text) }
    let overflowed = writer.overflowed
    #expect(overflowed)
    #expect(writer.count < 1_000_000)
    let before = writer.count
    writer.int(1)
    writer.byte(1)
    writer.string("z")
    #expect(writer.count == before)
  }
}
