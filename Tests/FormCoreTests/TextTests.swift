// Text is its bytes, however Swift keeps them.
// SPDX-License-Identifier: MIT

import Testing

@testable import FormCore

@Suite struct TextTests {
  /// The same text in storage of its own, even where it is short enough to need none.
  private static func stored(_ text: String) -> String {
    var copy = text + String(repeating: "#", count: 40)
    copy.removeLast(40)
    return copy
  }
  /// Texts of 0 to 40 bytes, of one or two bytes a letter, that differ in few places.
  private static let texts: [String] = {
    var texts: [String] = []
    for letter in ["a", "b", "é"] {
      for count in 0...20 {
        let same = String(repeating: letter, count: count)
        texts += [same, same + "\0", "z" + same, same + "z", same + "ü" + same]
      }
    }
    return texts
  }()

  @Test func equalityIsThatOfBytes() {
    for left in Self.texts {
      for right in Self.texts {
        let same = Array(left.utf8) == Array(right.utf8)
        for (a, b) in [
          (left, right), (Self.stored(left), right), (left, Self.stored(right)),
          (Self.stored(left), Self.stored(right)),
        ] {
          #expect(
            (Text(a) == Text(b)) == same, "\(left.debugDescription) \(right.debugDescription)")
        }
      }
    }
  }
  @Test func whatIsEqualHashesAlike() {
    for text in Self.texts {
      for seed in [0, 1, -7] {
        #expect(
          Text(text)._rawHashValue(seed: seed)
            == Text(Self.stored(text))._rawHashValue(seed: seed), "\(text.debugDescription)")
      }
    }
  }
  @Test func hashesDiffer() {
    // Whatever stands at whatever place changes the hash; the last bytes of long ones too.
    var seen: [Int: Set<[UInt8]>] = [:]
    for text in Self.texts {
      seen[Text(text)._rawHashValue(seed: 5), default: []].insert(Array(text.utf8))
    }
    #expect(seen.values.filter { $0.count > 1 }.isEmpty)
  }
  @Test func composedAndDecomposedAreTwoTexts() {
    #expect(Text("\u{e9}") != Text("e\u{301}"))
  }
}
