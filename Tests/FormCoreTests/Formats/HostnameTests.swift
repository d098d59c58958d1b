// Host names: what is taken and what is refused.
// SPDX-License-Identifier: MIT

import FormCore
import Testing

private let label = String(repeating: "l", count: 63)
private let longest = "\(label).\(label).\(label).\(String(repeating: "e", count: 61))"

@Suite("Host names")
struct HostnameTests {
  @Test(
    "are taken whole or refused",
    arguments: [
      .refuses(""), .refuses("."), .refuses(".a"), .refuses("a."), .refuses("a..b"), .refuses("-a"),
      .refuses("a-"), .refuses("a.-b"), .refuses("a-.b"), .refuses("host_name"), .refuses("a b"),
      .refuses("a\n"), .refuses("a\0"), .refuses("bücher.example"), .refuses("a/b"),
      .refuses("a:80"), .refuses("192.0.2.1"), .refuses("42"), .refuses("a.42"),
      .refuses("l\(label)", "a label of 64 bytes"), .refuses("e\(longest)", "a name of 254 bytes"),
      .refuses(String(repeating: "a.", count: 500_000) + "a", "a megabyte of labels"),
      .takes("a"), .takes("localhost"), .takes("www.example.com"), .takes("1host"),
      .takes("3com.example"), .takes("a--b"), .takes("xn--bcher-kva.example"), .takes("WWW.a1.B"),
      .takes("42.a"), .takes(label, "a label of 63 bytes"), .takes(longest, "a name of 253 bytes"),
    ] as [Sample])
  func name(_ sample: Sample) {
    #expect(recognised(sample.text, Hostname.accepts) == sample.accepted)
  }
}
