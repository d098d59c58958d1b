// What holds for every recogniser on any text: no trap, whole values, the same answer in context.
// SPDX-License-Identifier: MIT

import FormCore
import Testing

private let recognisers: [(name: String, accepts: @Sendable (UnsafeRawBufferPointer) -> Bool)] = [
  ("email", { Email.accepts($0) }), ("international", { Email.accepts($0, international: true) }),
  ("url", URLText.accepts), ("uuid", UUIDText.accepts), ("hostname", Hostname.accepts),
  ("ipAddress", IPAddress.accepts), ("phone", Phone.accepts), ("usState", USState.accepts),
  ("usPhone", USPhone.accepts), ("fiveDigitZipCode", FiveDigitZipCode.accepts),
  ("expiration", { Expiration.canonical($0) != nil }),
]

/// Texts that are taken by one recogniser, and signs that break them.
private let seeds = [
  "pat+tag@mail.example.com", "x@bücher.example", "https://user@example.com:80/a%20b?c#d",
  "https://[2001:db8::192.0.2.1]:443", "123e4567-e89b-12d3-a456-426614174000", "1:2:3:4:5:6:7::",
  "192.0.2.1", "+1 (202) 555-0123", "New York", "202-555-0123", "01234", "04/2031", "1,234,567.8",
  "-1.234,5", "1 234,5", "4/5/2031", "2031-04-30",
]
private let signs = [
  "", "@", ".", ":", "::", "/", "[", "]", "%", "%4", "-", "+", "(", ")", " ", ",", "0", "9", "a",
  "é", "日", "😀", "\u{301}", "\u{A0}", "\0", "\r\n",
]

private struct Random {
  var state: UInt64
  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}

@Suite("Any text")
struct AnyTextTests {
  @Test("changed at random traps nowhere and is taken whole or not at all", arguments: [3, 59])
  func mutations(_ seed: UInt64) {
    var random = Random(state: seed)
    for _ in 0..<4_000 {
      var scalars = Array(seeds[random.below(seeds.count)].unicodeScalars)
      for _ in 0...random.below(3) {
        let at = random.below(scalars.count + 1)
        let upTo = min(scalars.count, at + random.below(3))
        scalars.replaceSubrange(at..<upTo, with: signs[random.below(signs.count)].unicodeScalars)
      }
      let text = String(String.UnicodeScalarView(scalars))
      for (name, accepts) in recognisers where recognised(text, accepts) {
        #expect(!text.isEmpty)
        #expect(!recognised(text + "\n", accepts), "\(name) \(text.debugDescription)")
        #expect(!recognised(text + "\0", accepts), "\(name) \(text.debugDescription)")
        #expect(!recognised(" " + text, accepts), "\(name) \(text.debugDescription)")
      }
      for locale in Locale.allCases {
        _ = recognised(text) { TypedDate.read($0, locale: locale) }
        let number = recognised(text) { bytes in
          try? TypedNumber.json(bytes, .double, locale: locale)
        }
        if let number { #expect(isJSON(number.string), "\(locale) \(text.debugDescription)") }
      }
    }
  }

  /// JSON's number grammar without an exponent.
  private func isJSON(_ text: String) -> Bool {
    let digits = text.hasPrefix("-") ? text.dropFirst() : Substring(text)
    let halves = digits.split(separator: ".", omittingEmptySubsequences: false)
    return (1...2).contains(halves.count)
      && halves.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
      && (halves[0].count == 1 || !halves[0].hasPrefix("0"))
  }
}
