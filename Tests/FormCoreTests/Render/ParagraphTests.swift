// Text set into lines: words, values, and where in a value each line is.
// SPDX-License-Identifier: MIT

import Testing

@testable import FormCore

@Suite struct ParagraphTests {
  @Test(arguments: [
    ("fits", "one two", 7, ["one two"]), ("breaks between words", "one two", 6, ["one", "two"]),
    ("breaks a word that is too long", "abcdefg hi", 3, ["abc", "def", "g", "hi"]),
    ("swallows the blank at an end", "ab   cd", 3, ["ab", "cd"]),
    ("keeps blanks inside", "a   b", 5, ["a   b"]),
    ("keeps line ends", "a\nb\r\nc", 9, ["a", "b", "c"]),
    ("an empty line", "a\n\nb", 9, ["a", "", "b"]), ("wide characters", "日本語", 4, ["日本", "語"]),
    ("one wider than the line", "日a", 1, ["日", "a"]), ("nothing", "", 5, [""]),
    ("marks stay with their letter", "e\u{301}e\u{301}", 1, ["e\u{301}", "e\u{301}"]),
    ("an escape", "\u{1B}[2J", 9, ["\u{241B}[2J"]),
  ])
  func breaksWords(_ name: String, _ text: String, _ width: Int, _ lines: [String]) {
    var paragraph = Paragraph(width: width, .unicode)
    paragraph.write(text, .title)
    #expect(paragraph.lines.map { Text($0.text) } == lines.map { Text($0) })
  }

  @Test(arguments: [
    ("empty", "", 5, [""]), ("fits", "abc", 4, ["abc"]),
    ("full: room to go on", "abcd", 4, ["abcd", ""]), ("broken", "abcdef", 4, ["abcd", "ef"]),
    ("line ends", "a\nb", 9, ["a", "b"]), ("last line empty", "a\n", 9, ["a", ""]),
    ("return and line end", "a\r\nb", 9, ["a\u{240D}", "b"]),
    ("a blank at the end stays", "ab cd", 3, ["ab ", "cd"]),
  ])
  func breaksValues(_ name: String, _ text: String, _ width: Int, _ lines: [String]) {
    var paragraph = Paragraph(width: width, .unicode)
    paragraph.type(text, breaks: true)
    #expect(paragraph.lines.map { Text($0.text) } == lines.map { Text($0) })
  }

  /// Whatever is typed, each part of a line is the same bytes in the raw text, and every place where
  /// one can type is in some part.
  @Test func everyPartIsTheRawTextFromItsOffset() {
    let pool: [String] = [
      "a", "b", " ", "é", "e\u{301}", "日", "😀", "👩‍👧", "\n", "\r\n", "\t", "\u{1B}", "\u{9F}",
      "\u{202E}", "\u{200D}", "\u{301}", "\u{7F}",
    ]
    var state: UInt64 = 7
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<3_000 {
      let raw = (0..<next(14)).map { _ in pool[next(pool.count)] }.joined()
      let bytes = Array(raw.utf8)
      for breaks in [true, false] {
        var paragraph = Paragraph(width: 1 + next(6), next(2) == 0 ? .unicode : .ascii)
        paragraph.type(raw, breaks: breaks)
        var reached: Set<Int> = []
        for line in paragraph.lines {
          let text = Array(line.text.utf8)
          for span in line.spans {
            guard let offset = span.offset else {
              Issue.record("a part without an offset")
              continue
            }
            let shown = text[span.start..<span.end]
            let isSame = shown.elementsEqual(bytes[offset..<min(offset + shown.count, bytes.count)])
            #expect(isSame || isSubstitute(shown))
            reached.insert(offset)
            if isSame { for at in offset...(offset + shown.count) { reached.insert(at) } }
          }
        }
        var at = 0
        for character in raw {
          #expect(reached.contains(at), "\(raw.debugDescription) \(at)")
          at += character.utf8.count
        }
        #expect(reached.contains(at))
      }
    }
  }
  private func isSubstitute(_ shown: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: shown, as: UTF8.self)
    return text.unicodeScalars.count == 1
      && text.unicodeScalars.allSatisfy {
        $0 == "?" || $0 == "\u{FFFD}" || (0x2400...0x2421).contains($0.value)
      }
  }
}
