// How wide text is, and what is drawn for controls.
// SPDX-License-Identifier: MIT

import Testing

@testable import FormCore

@Suite struct ColumnsTests {
  @Test(arguments: [
    ("nothing", "", 0), ("letters", "abc", 3), ("accent of its own", "e\u{301}", 1),
    ("only a mark", "\u{301}", 0), ("ideographs", "日本語", 6), ("kana of full width", "カナ", 4),
    ("kana of half width", "ｶﾅ", 2), ("full-width letters", "ＡＢ", 4), ("syllable", "한", 2),
    ("syllable of its letters", "\u{1112}\u{1161}\u{11AB}", 2), ("picture", "😀", 2),
    ("joined picture", "👩‍👩‍👧", 2), ("flag", "🇩🇪", 2), ("skin", "👍🏽", 2),
    ("sign asked to be a picture", "❤\u{FE0F}", 2), ("sign asked to be text", "❤\u{FE0E}", 1),
    ("soft hyphen", "\u{AD}", 0), ("joiner alone", "\u{200D}", 0), ("tab", "\t", 1),
    ("line end", "\r\n", 1), ("escape", "\u{1B}[31m", 5), ("ideograph past the BMP", "𠀀", 2),
    ("Arabic with marks", "مَرحَبا", 5), ("Devanagari", "नि", 1), ("Thai", "กำ", 2),
  ])
  func counts(_ name: String, _ text: String, _ columns: Int) {
    #expect(text.columns == columns)
  }

  @Test(
    arguments: [
      ("a", nil, nil), ("\u{0}", "\u{2400}", "?"), ("\u{1B}", "\u{241B}", "?"),
      ("\n", "\u{240A}", "?"), ("\u{7F}", "\u{2421}", "?"), ("\u{9B}", "\u{FFFD}", "?"),
      ("\u{202E}", "\u{FFFD}", "?"), ("\u{2066}", "\u{FFFD}", "?"), ("\u{2028}", "\u{FFFD}", "?"),
      ("\u{200F}", nil, nil),
    ] as [(Character, String?, String?)])
  func substitutes(_ character: Character, _ unicode: String?, _ ascii: String?) {
    #expect(character.substitute(.unicode).map { Text($0) } == unicode.map { Text($0) })
    #expect(character.substitute(.ascii).map { Text($0) } == ascii.map { Text($0) })
  }
}
