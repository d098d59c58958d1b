// How many columns of a terminal text takes, and what is drawn for what must not reach one.
// SPDX-License-Identifier: MIT

extension Character {
  /// Columns it takes where every character is as wide as another: 0, 1 or 2.
  ///
  /// The widest scalar decides; marks and format characters take none, and what is shown as a
  /// picture takes two (Unicode Standard Annexes 11 and 29, Technical Standard 51).
  var columns: Int {
    var columns = 0
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x20..<0x7F: columns = max(columns, 1)
      // Asks for the picture of the character before it.
      case 0xFE0F where columns == 1: columns = 2
      // Two letters make a flag; a Thai or Lao vowel stands beside its consonant.
      case 0x1F1E6...0x1F1FF, 0x0E33, 0x0EB3: columns += 1
      // Vowels and final consonants of a syllable that its first consonant has made wide.
      case 0x1160...0x11FF where columns == 2: break
      default: columns = max(columns, scalar.columns)
      }
      if columns == 2 { return 2 }
    }
    return columns
  }

  /// What is drawn for it, where it would steer a terminal or turn the direction of writing.
  ///
  /// A picture of the control; in ASCII a question mark. Nil for all that may be drawn as it is.
  func substitute(_ style: RenderStyle) -> String? {
    guard let first = unicodeScalars.first, first.isControlling else { return nil }
    if style == .ascii { return "?" }
    switch first.value {
    case 0..<0x20: return Unicode.Scalar(0x2400 + first.value).map { String($0) }
    case 0x7F: return "\u{2421}"
    default: return "\u{FFFD}"
    }
  }
}

extension Unicode.Scalar {
  fileprivate var columns: Int {
    if value < 0x300 { return value == 0xAD ? 0 : 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    var (low, high) = (0, WideScalars.ranges.count)
    while low < high {
      let middle = (low + high) / 2
      let range = WideScalars.ranges[middle]
      if value < range.lowerBound {
        high = middle
      } else if value > range.upperBound {
        low = middle + 1
      } else {
        return 2
      }
    }
    return 1
  }
}

extension String {
  /// Columns it takes, with substitutes for controls.
  var columns: Int {
    reduce(0) { $0 + ($1.substitute(.ascii) == nil ? $1.columns : 1) }
  }
}
