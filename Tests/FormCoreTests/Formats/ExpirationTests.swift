// Months of expiry: what is one, and when it is past.
// SPDX-License-Identifier: MIT

import FormCore
import Testing

@Suite("Months of expiry")
struct ExpirationTests {
  @Test(
    "are two digits, a slash and four digits",
    arguments: [
      .refuses(""), .refuses("13/2099"), .refuses("12-2099"), .refuses("1/2099"),
      .refuses("12/99"), .refuses("012/2099"), .refuses("12/20999"), .refuses("ab/2099"),
      .refuses("12/abcd"), .refuses("12/+999"), .refuses("12//299"), .refuses("00/2099"),
      .refuses("-1/2099"), .refuses("+9/2099"), .refuses(" 1/2099"), .refuses("12/209٩"),
      .refuses("12/209\n"),
      .takes("12/2099"), .takes("01/2099"), .takes("12/2000"), .takes("01/0000"),
    ] as [Sample])
  func month(_ sample: Sample) {
    let stored = recognised(sample.text, Expiration.canonical)
    #expect(stored == (sample.accepted ? Text(sample.text) : nil))
  }

  @Test(
    "are good until they end",
    arguments: [
      ("12/2000", false), ("05/2030", false), ("12/2029", false), ("06/2030", true),
      ("07/2030", true), ("01/2031", true), ("06/9999", true), ("13/2031", false), ("", false),
    ])
  func past(_ text: String, _ accepted: Bool) {
    #expect(
      recognised(text) { Expiration.accepts($0, today: (year: 2030, month: 6)) } == accepted)
  }
}
