// One scalar read from valid UTF-8, and what kind of character it is.
// SPDX-License-Identifier: MIT

/// The scalar that begins at a byte of valid UTF-8.
struct ScalarAt {
  /// The scalar; U+FFFD when the bytes break off or are no UTF-8 after all.
  let value: Unicode.Scalar
  /// How many bytes it takes, at least 1.
  let width: Int

  /// Reads the scalar at `at`, which must be within `bytes`; never past the end.
  @inline(__always)
  init(_ bytes: UnsafeRawBufferPointer, _ at: Int) {
    let lead = bytes[at]
    let width = lead < 0xC0 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard at &+ width <= bytes.count else {
      self.value = "\u{FFFD}"
      self.width = bytes.count &- at
      return
    }
    var code = width == 1 ? UInt32(lead) : UInt32(lead) & (0x7F >> UInt32(width))
    for next in 1..<max(width, 1) { code = code << 6 | UInt32(bytes[at &+ next] & 0x3F) }
    self.value = Unicode.Scalar(code) ?? "\u{FFFD}"
    self.width = width
  }

  /// Whether words are made of it: a letter, a mark or a decimal digit of any script.
  ///
  /// Blanks, controls, invisible format characters, punctuation and look-alike dots are not.
  var isWordPart: Bool {
    switch value.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber:
      true
    default: false
    }
  }

  /// Whether it combines with what stands before it.
  var isMark: Bool {
    switch value.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Whether a URL may hold it: RFC 3987's `ucschar` without blanks and invisible characters.
  var isVisible: Bool {
    switch value.value {
    case 0...0xA0, 0xAD, 0x0600...0x0605, 0x061C, 0x06DD, 0x070F, 0x1680, 0x180E, 0x2000...0x200F,
      0x2028...0x202F, 0x205F...0x206F, 0x3000, 0xD800...0xF8FF, 0xFDD0...0xFDEF, 0xFEFF,
      0xFFF0...0xFFFF, 0xE0000...:
      false
    default: value.value & 0xFFFE != 0xFFFE
    }
  }
}
