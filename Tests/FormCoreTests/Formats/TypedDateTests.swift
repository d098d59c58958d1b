// Typed dates: each language's order, and no date turned round.
// SPDX-License-Identifier: MIT

import FormCore
import Testing

@Suite("Typed dates")
struct TypedDateTests {
  @Test(
    "are read in ISO form or the language's order",
    arguments: [
      (.en, "", nil), (.en, "2031-4-30", nil), (.en, "2031-13-01", nil), (.en, "2031-00-01", nil),
      (.en, "2031-01-32", nil), (.en, "20310430", nil), (.en, "30/4/2031", nil),
      (.en, "4.5.2031", nil), (.en, "4/5/31", nil), (.en, "4/5-2031", nil), (.en, "4/5/2031 ", nil),
      (.en, " 4/5/2031", nil), (.en, "4/5/2031\n", nil), (.en, "4//5/2031", nil),
      (.en, "004/5/2031", nil), (.en, "4/5/20311", nil), (.en, "２/5/2031", nil),
      (.en, "2031/4/5", nil), (.de, "4/5/2031", nil), (.de, "4.13.2031", nil),
      (.de, "4-5-2031", nil), (.es, "4.5.2031", nil), (.ja, "4/5/2031", nil),
      (.ja, "2031/4", nil), (.en, "//////////", nil),
      (.en, "2031-04-30", "2031 4 30"), (.de, "2031-04-30", "2031 4 30"),
      (.en, "4/5/2031", "2031 4 5"), (.en, "04-05-2031", "2031 4 5"),
      (.de, "4.5.2031", "2031 5 4"), (.de, "30.04.2031", "2031 4 30"),
      (.fr, "4/5/2031", "2031 5 4"), (.fr, "04.05.2031", "2031 5 4"),
      (.es, "4/5/2031", "2031 5 4"), (.es, "31-02-2031", "2031 2 31"),
      (.ja, "2031/4/5", "2031 4 5"), (.ja, "2031.04.05", "2031 4 5"),
    ] as [(Locale, String, String?)])
  func date(_ locale: Locale, _ text: String, _ expected: String?) {
    let read = Text(text).withBytes { TypedDate.read($0, locale: locale) }
    #expect(read.map { "\($0.year) \($0.month) \($0.day)" } == expected)
  }
}
