// Telephone numbers of any country: what is taken and what is refused.
// SPDX-License-Identifier: MIT

import FormCore
import Testing

@Suite("Telephone numbers")
struct PhoneTests {
  @Test(
    "have a plus, a country code and 7 to 15 digits",
    arguments: [
      .refuses(""), .refuses("+"), .refuses("2025550123"), .refuses("0049 30 23125000"),
      .refuses("+0123456789"), .refuses("+123456"), .refuses("+1234567890123456"),
      .refuses("++4930231250"), .refuses("+ 49 30 231250"), .refuses("+49  30 231250"),
      .refuses("+49 30 231250 "), .refuses(" +49 30 231250"), .refuses("+49 30 231250\n"),
      .refuses("+49 30 231250-"), .refuses("+49 (30 231250"), .refuses("+49 30) 231250"),
      .refuses("+49 () 30231250"), .refuses("+49 (0)(30) 231250"), .refuses("+49 ((30)) 231250"),
      .refuses("+(49) 30231250"), .refuses("+49 30 231250 (1)"), .refuses("+49 (3-0) 231250"),
      .refuses("+1 800 FLOWERS"), .refuses("+1 202 555 0123 x5"), .refuses("+١٢٣٤٥٦٧٨"),
      .refuses("+1\u{A0}202 5550123"), .refuses("+1_202_5550123"),
      .refuses("+" + String(repeating: "1-", count: 500_000), "a megabyte of digits"),
      .takes("+1234567"), .takes("+123456789012345"), .takes("+12025550123"),
      .takes("+1 202 555 0123"), .takes("+1-202-555-0123"), .takes("+1.202.555.0123"),
      .takes("+1 (202) 555-0123"), .takes("+1(202)5550123"), .takes("+49 30/231250"),
      .takes("+49 (0)30 231250"), .takes("+1-2-3-4-5-6-7-8-9-0-1-2-3-4-5"),
    ] as [Sample])
  func number(_ sample: Sample) {
    #expect(recognised(sample.text, Phone.accepts) == sample.accepted)
  }
}
