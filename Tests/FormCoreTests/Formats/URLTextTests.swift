// URLs: what is taken and what is refused.
// SPDX-License-Identifier: MIT

import FormCore
import Testing

private let refused: [Sample] = [
  .refuses(""), .refuses(":"), .refuses("a"), .refuses("example.com"), .refuses("/abc"),
  .refuses("//example.com/a"), .refuses("http"), .refuses("http:"), .refuses("http:/a"),
  .refuses("http://"), .refuses("http:///a"), .refuses("HTTPS://"), .refuses("https://?a"),
  .refuses("http:example.com"), .refuses("1http://example.com"), .refuses("://example.com"),
  .refuses("ht tp://example.com"), .refuses("bar,baz:foo"), .refuses(" https://example.com"),
  .refuses("https://example.com "), .refuses("https://example.com\n"),
  .refuses("https://exa mple.com"), .refuses("https://example.com/a b"),
  .refuses("https://example.com/\u{A0}"), .refuses("https://example.com/\u{202E}a"),
  .refuses("https://example.com/\u{200B}"), .refuses("https://example.com/\0"),
  .refuses("https://example.com\\a"), .refuses("https://example.com/<a>"),
  .refuses("https://example.com/\"a\""), .refuses("https://example.com/{a}"),
  .refuses("https://example.com/a|b"), .refuses("https://example.com/^"),
  .refuses("https://example.com/[a]"), .refuses("https://example.com/%"),
  .refuses("https://example.com/%4"), .refuses("https://example.com/%4g"),
  .refuses("https://example.com/#a#b"), .refuses("https://a@b@example.com"),
  .refuses("https://a@"), .refuses("https://:80"), .refuses("https://a@:80/"),
  .refuses("https://example.com:65536"), .refuses("https://example.com:8a"),
  .refuses("https://example.com:80:80"), .refuses("https://example.com:0000080"),
  .refuses("https://[::1"), .refuses("https://::1"), .refuses("https://[::1]a"),
  .refuses("https://[1.2.3.4]"), .refuses("https://[fe80::1%25eth0]"), .refuses("https://[]"),
  .refuses("https://[v1.a]"),
  .refuses("https://" + String(repeating: "[", count: 1_000_000), "a megabyte of brackets"),
  .refuses("https://a/" + String(repeating: "%4", count: 500_000), "a megabyte of half escapes"),
]

private let taken: [Sample] = [
  .takes("https://example.com"), .takes("HTTP://EXAMPLE.COM/"), .takes("http://localhost:3000/a"),
  .takes("https://example.com:65535"), .takes("https://example.com:"),
  .takes("https://user:secret@example.com:8080/a/b;c=1?d=e&f=g/?#h/?"),
  .takes("https://192.0.2.1/"), .takes("https://[2001:db8::1]:443/a"),
  .takes("https://example.com/%E2%82%AC"), .takes("https://example.com?a"),
  .takes("https://example.com#a"), .takes("https://example.com/~a/(b)/c'd*+,$!"),
  .takes("https://bücher.example/straße?ü=é#日本"), .takes("https://example.com/😀"),
  .takes("mailto:name@example.com"), .takes("tel:+1-202-555-0123"),
  .takes("urn:isbn:0451450523"), .takes("file:///etc/hosts"), .takes("git+ssh://example.com/a"),
  .takes("https://a/" + String(repeating: "%41", count: 300_000), "a megabyte of escapes"),
]

@Suite("URLs")
struct URLTextTests {
  @Test("are taken whole or refused", arguments: refused + taken)
  func url(_ sample: Sample) {
    #expect(recognised(sample.text, URLText.accepts) == sample.accepted)
  }
}
