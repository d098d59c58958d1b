// Graphemes counted by ranges against Swift's own breaking.
// SPDX-License-Identifier: MIT

import Testing

@testable import FormCore

private func counted(_ text: String) -> Int? {
  recognised(text) { Graphemes.count($0, upTo: .max) }
}

@Suite("Graphemes")
struct GraphemesTests {
  @Test("of every scalar are what the library says, or left to it")
  func everyScalar() {
    var differing: [UInt32] = []
    var known = 0
    for code in UInt32(0)..<0x20000 {
      guard let scalar = Unicode.Scalar(code), counted(String(scalar)) != nil else { continue }
      known += 1
      for text in [
        "a\(scalar)", "\(scalar)\u{301}", "\(scalar)\(scalar)", "\r\(scalar)", "\(scalar)\n",
        "\u{1F469}\u{200D}\(scalar)", "\(scalar)\u{200D}\u{1F469}", "\u{1F3FB}\(scalar)",
      ] where counted(text) != text.count {
        differing.append(code)
        break
      }
    }
    #expect(differing.isEmpty)
    #expect(known > 35_000)
  }

  @Test("of random texts are what the library says", arguments: [1, 20_261_130, 977] as [UInt64])
  func random(_ seed: UInt64) {
    let pieces: [String] = [
      "a", "b", "\r", "\n", "\r\n", "\t", "\u{7F}", "\u{0}", "é", "e\u{301}", "\u{301}", "\u{200D}",
      "\u{FE0F}", "\u{1F3FD}", "\u{1F469}", "\u{1F466}", "❤", "☺", "©", "日", "한", "abcdefgh",
      "abcdefg\r", "\nabcdefgh", "abcd\refg", "ABCDEFGHIJKLMNOP",
    ]
    var state = seed
    for _ in 0..<5_000 {
      var text = ""
      for _ in 0...(state >> 33) % 12 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += pieces[Int((state >> 33) % UInt64(pieces.count))]
      }
      #expect(counted(text) == text.count, "\(text.debugDescription)")
    }
  }

  @Test(
    "that need more rules are left to the library",
    arguments: [
      "\u{1F1E9}\u{1F1EA}", "क्षि", "กำ", "\u{1100}\u{1161}", "한\u{11A8}", "\u{600}1", "a\u{AD}",
      "\u{E0061}", "\u{200B}",
    ])
  func others(_ text: String) {
    #expect(counted(text) == nil)
    #expect(TextLength.graphemes.count(Text(text)) == text.count)
  }

  @Test("are not counted past a limit")
  func bounded() {
    #expect(recognised("abcदd") { Graphemes.count($0, upTo: 3) } == 3)
    #expect(recognised("abcदd") { Graphemes.count($0, upTo: 4) } == nil)
    #expect(recognised("abcdefgh") { Graphemes.count($0, upTo: 3) } == 3)
  }
}
