// Lengths in every unit, and offsets from one unit to another.
// SPDX-License-Identifier: MIT

import FormCore
import Testing

private let family = "\u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}"

private struct Measured: CustomTestStringConvertible, Sendable {
  let text: String
  let graphemes: Int
  let scalars: Int
  let utf16: Int
  let bytes: Int
  init(_ text: String, _ graphemes: Int, _ scalars: Int, _ utf16: Int, _ bytes: Int) {
    self.text = text
    self.graphemes = graphemes
    self.scalars = scalars
    self.utf16 = utf16
    self.bytes = bytes
  }
  var testDescription: String { String(text.debugDescription.prefix(40)) }
  func length(_ unit: TextLength) -> Int {
    switch unit {
    case .graphemes: graphemes
    case .scalars: scalars
    case .utf16: utf16
    case .bytes: bytes
    }
  }
}

private let measured: [Measured] = [
  Measured("", 0, 0, 0, 0),
  Measured("a", 1, 1, 1, 1),
  Measured("a\r\nb", 3, 4, 4, 4),
  Measured("\n\r", 2, 2, 2, 2),
  Measured("Größe", 5, 5, 5, 7),
  Measured("e\u{301}", 1, 2, 2, 3),
  Measured(family, 1, 7, 11, 25),
  Measured("abcdefg\(family)", 8, 14, 18, 32),
  Measured("\u{1F1E9}\u{1F1EA}\u{1F1EB}\u{1F1F7}", 2, 4, 8, 16),
  Measured("日本語のテキスト", 8, 8, 8, 24),
  Measured("실례", 2, 2, 2, 6),
  Measured(String(repeating: "abcdefgh", count: 100), 800, 800, 800, 800),
  Measured("e" + String(repeating: "\u{301}", count: 524_288), 1, 524_289, 524_289, 1_048_577),
  Measured(String(repeating: family, count: 40_000), 40_000, 280_000, 440_000, 1_000_000),
]

@Suite("Lengths of text")
struct TextLengthTests {
  @Test("count graphemes, scalars, UTF-16 code units or bytes", arguments: measured)
  private func lengths(_ measured: Measured) {
    let text = Text(measured.text)
    for unit in TextLength.allCases {
      let length = measured.length(unit)
      #expect(unit.count(text) == length, "\(unit)")
      #expect(unit.exceeds(text, length - 1), "\(unit)")
      #expect(!unit.exceeds(text, length), "\(unit)")
      #expect(!unit.exceeds(text, length + 1), "\(unit)")
      #expect(!unit.fallsShort(text, length - 1), "\(unit)")
      #expect(!unit.fallsShort(text, length), "\(unit)")
      #expect(unit.fallsShort(text, length + 1), "\(unit)")
    }
  }
}

private struct Place: CustomTestStringConvertible, Sendable {
  let text: String
  let encoding: PositionEncoding
  let offset: Int
  let byte: Int?
  init(_ text: String, _ encoding: PositionEncoding, _ offset: Int, _ byte: Int?) {
    self.text = text
    self.encoding = encoding
    self.offset = offset
    self.byte = byte
  }
  var testDescription: String { "\(encoding) \(offset) of \(text.debugDescription)" }
}

private let places: [Place] = [
  Place("", .utf16, -1, nil), Place("", .utf16, 1, nil), Place("", .utf16, 0, 0),
  Place("é", .utf8, 1, nil), Place("é", .utf8, 3, nil), Place("é", .utf8, 2, 2),
  Place("é", .utf16, 2, nil), Place("é", .utf16, 1, 2),
  Place("😀", .utf16, 1, nil), Place("😀", .utf16, 2, 4), Place("😀", .utf16, 3, nil),
  Place("😀", .utf32, 1, 4), Place("😀", .utf32, 2, nil), Place("😀", .utf8, 2, nil),
  Place("a", .utf32, .max, nil), Place("a", .utf8, .min, nil),
  Place("abcdef😀gh", .utf16, 6, 6), Place("abcdef😀gh", .utf16, 7, nil),
  Place("abcdef😀gh", .utf16, 8, 10), Place("abcdef😀gh", .utf16, 10, 12),
  Place("abcdefg€", .utf32, 8, 10), Place("abcdefg€", .utf32, 7, 7),
  Place("abcdefgh", .utf16, 8, 8), Place("abcdefgh", .utf16, 9, nil),
  Place("e\u{301}x", .utf16, 1, 1), Place("a\r\nb", .utf32, 2, 2),
]

@Suite("Offsets in text")
struct PositionEncodingTests {
  @Test("outside the text or inside a code point are none", arguments: places)
  private func place(_ place: Place) {
    let byte = recognised(place.text) { place.encoding.byte(at: place.offset, in: $0) }
    #expect(byte == place.byte)
  }

  @Test("come back from bytes as they went", arguments: PositionEncoding.allCases)
  func everyBoundary(_ encoding: PositionEncoding) {
    let text = "aé€😀" + String(repeating: "b\u{301}", count: 9) + "日本\r\n" + family + "abcdefghij"
    var expected = [Int: Int]()
    for index in text.unicodeScalars.indices + [text.endIndex] {
      let offset =
        switch encoding {
        case .utf8: text.utf8.distance(from: text.startIndex, to: index)
        case .utf16: text.utf16.distance(from: text.startIndex, to: index)
        case .utf32: text.unicodeScalars.distance(from: text.startIndex, to: index)
        }
      expected[offset] = text.utf8.distance(from: text.startIndex, to: index)
    }
    for offset in -1...(text.utf8.count + 1) {
      let byte = recognised(text) { encoding.byte(at: offset, in: $0) }
      #expect(byte == expected[offset], "offset \(offset)")
      if let byte {
        #expect(recognised(text) { encoding.offset(ofByte: byte, in: $0) } == offset)
      }
    }
    for byte in -1...(text.utf8.count + 1) where !expected.values.contains(byte) {
      #expect(recognised(text) { encoding.offset(ofByte: byte, in: $0) } == nil, "byte \(byte)")
    }
  }
}
