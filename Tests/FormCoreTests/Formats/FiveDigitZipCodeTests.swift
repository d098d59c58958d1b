// ZIP codes: what is taken and what is refused.
// SPDX-License-Identifier: MIT

import FormCore
import Testing

@Suite("ZIP codes")
struct FiveDigitZipCodeTests {
  @Test(
    "are exactly five digits",
    arguments: [
      .refuses(""), .refuses("1234"), .refuses("123456"), .refuses("12345-6789"),
      .refuses("1234a"), .refuses(" 1234"), .refuses("12 45"), .refuses("1234\n"),
      .refuses("+1234"), .refuses("-1234"), .refuses("１２３４５"), .refuses("١٢٣٤٥"),
      .takes("12345"), .takes("00000"), .takes("00501"), .takes("01234"), .takes("99999"),
    ] as [Sample])
  func code(_ sample: Sample) {
    #expect(recognised(sample.text, FiveDigitZipCode.accepts) == sample.accepted)
  }
}
