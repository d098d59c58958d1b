// US telephone numbers: what is taken, what is refused, and what is stored.
// SPDX-License-Identifier: MIT

import FormCore
import Testing

@Suite("US telephone numbers")
struct USPhoneTests {
  @Test(
    "have dashes and nothing else between their digits",
    arguments: [
      .refuses(""), .refuses("5551234567"), .refuses("(555) 123-4567"), .refuses("555-1234"),
      .refuses("1-555-123-4567"), .refuses("555-123-45678"), .refuses("555 123 4567"),
      .refuses("555.123.4567"), .refuses("555-123-4567 "), .refuses("555-123-4567\n"),
      .refuses("٥٥٥-١٢٣-٤٥٦٧"), .refuses("55a-123-4567"), .refuses("555-1234-567"),
      .refuses("555-123-456"), .refuses("+55-123-4567"),
      .takes("555-123-4567"), .takes("000-000-0000"), .takes("123-456-7890"),
      .takes("999-999-9999"),
    ] as [Sample])
  func number(_ sample: Sample) {
    #expect(recognised(sample.text, USPhone.accepts) == sample.accepted)
    let stored = recognised(sample.text, USPhone.canonical)
    #expect(stored == (sample.accepted ? Text(sample.text) : nil))
  }
}
