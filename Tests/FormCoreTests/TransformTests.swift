// Transforms of text: the same in every language, and nothing nobody asked for.
// SPDX-License-Identifier: MIT

import Testing

@testable import FormCore

struct TransformTests {
  @Test(
    arguments: [
      (.trim, "", ""), (.trim, " \n\u{3000}", ""), (.trim, "\u{A0}a b\t\r\n", "a b"),
      (.trim, "a", "a"), (.trim, "\u{200B}a", "\u{200B}a"), (.trim, " e\u{301} ", "e\u{301}"),
      (.uppercase, "straße i ı é", "STRASSE I I É"), (.uppercase, "ﬁ", "FI"),
      (.uppercase, "👨‍👩‍👧", "👨‍👩‍👧"), (.uppercase, "", ""),
      (.lowercase, "İSTANBUL I", "i\u{307}stanbul i"), (.lowercase, "ΟΔΟΣ", "οδοσ"),
      (.capitalize, "mcDonald o'neil jean-luc USA", "McDonald O'neil Jean-Luc USA"),
      (.capitalize, "3rd street", "3rd Street"), (.capitalize, "ß", "Ss"),
      (.capitalize, "(new york) ¿qué?", "(New York) ¿Qué?"),
      (.capitalize, " \u{301}a", " \u{301}A"),
      (.capitalize, "ǆ", "ǅ"), (.capitalize, "a\u{2003}b", "A\u{2003}B"),
    ] as [(Transform, Text, Text)])
  func makes(_ transform: Transform, _ text: Text, _ expected: Text) {
    #expect(transform.applied(to: text) == expected)
  }
  @Test(arguments: Transform.allCases)
  func isItsOwnEnd(_ transform: Transform) {
    for text in ["", " a b ", "straße", "İ ǆ ﬁ", "mcDonald-o'neil", "\u{1F468}\u{200D}\u{1F469}"] {
      let once = transform.applied(to: Text(text))
      #expect(transform.applied(to: once) == once, "\(text)")
    }
  }
}
