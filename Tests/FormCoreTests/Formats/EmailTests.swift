// E-mail addresses: what is taken, what is refused, and at which lengths.
// SPDX-License-Identifier: MIT

import FormCore
import Testing

private let longName = String(repeating: "n", count: 64)
private let longLabel = String(repeating: "l", count: 63)

/// 254 bytes: a name of 64, the at-sign, labels of 63, 63 and 58 and an ending of two.
private let longest =
  "\(longName)@\(longLabel).\(longLabel).\(String(repeating: "l", count: 58)).co"

private let plain: [Sample] = [
  .refuses(""), .refuses("a"), .refuses("a@b"), .refuses("@b.co"), .refuses("a@"),
  .refuses("a..b@c.de"), .refuses(".a@b.co"), .refuses("a.@b.co"), .refuses("a@-b.co"),
  .refuses("a@b-.co"), .refuses("a@b..co"), .refuses("a@b.co."), .refuses("a b@c.de"),
  .refuses(" a@b.co", "a leading space"), .refuses("a@b.co\n", "a trailing newline"),
  .refuses("a@b.co\r\n", "a trailing line end"), .refuses("\"a b\"@example.com", "a quoted name"),
  .refuses("a@[1.2.3.4]", "an address literal"), .refuses("é@b.co"), .refuses("a@bücher.de"),
  .refuses("a@b_c.de"), .refuses("a@.co"), .refuses("a@b.-co"), .refuses("a@b.co-"),
  .refuses("a@b@c.de", "two at-signs"), .refuses("a@b.co\0", "a NUL"),
  .refuses("a@b.c\u{7F}o", "a control"), .refuses("a(x)@b.co", "a comment"),
  .refuses("a,b@c.de"), .refuses("a;b@c.de"), .refuses("a<b@c.de"), .refuses("a\\b@c.de"),
  .refuses("x@localhost", "a domain of one label"), .refuses("mailto:a@b.co"),
  .refuses("a@e\u{301}.co", "a combining mark"), .refuses("\u{202E}a@b.co", "an override"),
  .refuses("n\(longName)@example.com", "a name of 65 bytes"),
  .refuses("a@l\(longLabel).com", "a label of 64 bytes"),
  .refuses("a@b.l\(longLabel)", "an ending of 64 bytes"),
  .refuses("\(longest)m", "an address of 255 bytes"),
  .refuses("a@" + String(repeating: "a-", count: 500_000), "a megabyte of hyphens"),
  .refuses(String(repeating: "a@", count: 500_000), "a megabyte of at-signs"),
  .takes("a@b.co"), .takes("A.B+c@sub.example.com"), .takes("x_y@a-b.org"), .takes("1@2.3"),
  .takes("a@b.c"), .takes("user@xn--bcher-kva.example"), .takes("a@1.1.1.1"),
  .takes("pat+tag@example.com"), .takes("o'neil@example.co"), .takes("x@example.photography"),
  .takes("!#$%&'*+/=?^_`{|}~-@example.com", "every sign a name may have"),
  .takes("a--b@c--d.de"), .takes("-a-@example.com"),
  .takes("\(longName)@example.com", "a name of 64 bytes"),
  .takes("a@\(longLabel).com", "a label of 63 bytes"), .takes(longest, "an address of 254 bytes"),
]

private let international: [Sample] = [
  .refuses("a@bücher"), .refuses("ü@"), .refuses("a@bü cher.example"), .refuses("x@localhost"),
  .refuses("a@b\u{A0}c.example", "a no-break space"), .refuses("a@b\u{3000}c.de", "a wide space"),
  .refuses("a@b\u{3002}de", "an ideographic full stop"), .refuses("a\u{85}@b.co", "a C1 control"),
  .refuses("\u{202E}a@b.co", "an override"), .refuses("a@b\u{200B}c.de", "a zero-width space"),
  .refuses("a@\u{301}e.co", "a label that begins with a mark"), .refuses("a@😀.co"),
  .takes("x@bücher.example"), .takes("é@b.co"), .takes("실례@실례.테스트"), .takes("a@b.co"),
  .takes("उदाहरण@उदाहरण.भारत"), .takes("a@e\u{301}.co", "a combining mark"),
]

@Suite("E-mail addresses")
struct EmailTests {
  @Test("are taken whole or refused", arguments: plain)
  func plainAddress(_ sample: Sample) {
    #expect(recognised(sample.text) { Email.accepts($0) } == sample.accepted)
  }

  @Test("may have letters of any script when asked", arguments: international)
  func internationalAddress(_ sample: Sample) {
    #expect(recognised(sample.text) { Email.accepts($0, international: true) } == sample.accepted)
  }

  @Test("of the longest length have 254 bytes")
  func boundary() {
    #expect(longest.utf8.count == 254)
  }
}
