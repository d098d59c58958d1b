// Graphemes counted without the library's tables, where a text needs none of them.
// SPDX-License-Identifier: MIT

/// Counts extended grapheme clusters (Unicode Standard Annex 29) in scripts that need few rules.
///
/// Swift's own breaking looks up every scalar in sorted tables: 17 to 23 million scalars a second
/// on joined emoji and combining marks. Here a scalar's class comes from a few ranges, and a scalar
/// outside them makes the answer nil: then the library counts. A test compares both on every scalar
/// up to U+1FFFF.
enum Graphemes {
  /// A class of the annex; `base` is "Other", also Hangul syllables while no jamo stands nearby.
  private enum Class { case base, control, cr, lf, extend, joiner, pictograph }
  /// How far a joined emoji has come (rule GB11).
  private enum Emoji { case none, pictograph, joined }

  /// The count, at most `limit`; nil when some scalar before that needs the library's tables.
  static func count(_ bytes: UnsafeRawBufferPointer, upTo limit: Int) -> Int? {
    var count = 0
    var before = Class.control
    var emoji = Emoji.none
    var at = 0
    while at < bytes.count, count < limit {
      if at &+ 8 <= bytes.count, before != .cr {
        let word = UTF8Word(bytes, at)
        if word.isASCIIWithoutCR {
          count &+= 8
          at &+= 8
          before = bytes[at &- 1] < 0x20 || bytes[at &- 1] == 0x7F ? .control : .base
          emoji = .none
          continue
        }
      }
      let scalar = ScalarAt(bytes, at)
      guard let kind = kind(of: scalar.value.value) else { return nil }
      at &+= scalar.width
      switch kind {
      case .base, .control, .cr:
        count &+= 1
        emoji = .none
      case .lf:
        if before != .cr { count &+= 1 }
        emoji = .none
      case .extend:
        if isEdge(before) { count &+= 1 }
        if emoji == .joined { emoji = .none }
      case .joiner:
        if isEdge(before) { count &+= 1 }
        emoji = emoji == .pictograph ? .joined : .none
      case .pictograph:
        if emoji != .joined { count &+= 1 }
        emoji = .pictograph
      }
      before = kind
    }
    return min(count, limit)
  }

  /// Whether a mark that follows stands alone (rules GB4 and GB5).
  @inline(__always)
  private static func isEdge(_ before: Class) -> Bool {
    before == .control || before == .cr || before == .lf
  }

  /// The class by range; nil for what the library must judge.
  @inline(__always)
  private static func kind(of code: UInt32) -> Class? {
    switch code {
    case 0x20...0x7E: .base
    case 0x0D: .cr
    case 0x0A: .lf
    case 0x00...0x1F, 0x7F...0x9F: .control
    case 0xA9, 0xAE: .pictograph
    case 0xAD: nil
    case 0xA0...0x2FF, 0x370...0x482, 0x48A...0x52F: .base
    case 0x300...0x36F: .extend
    case 0x5D0...0x5EA, 0x620...0x64A, 0x1E00...0x1FFF: .base
    case 0x200D: .joiner
    case 0x2010...0x2027, 0x20A0...0x20C0: .base
    case 0x2600...0x2604, 0x2638...0x263A, 0x2640, 0x2642, 0x2648...0x2653, 0x2665...0x2666,
      0x26A0...0x26A1, 0x2705, 0x2708...0x270D, 0x2714, 0x2728, 0x2757, 0x2763...0x2764, 0x2B50:
      .pictograph
    case 0x3000...0x3029, 0x3041...0x3096, 0x30A0...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3,
      0xFF01...0xFF9D:
      .base
    case 0xFE0F, 0x1F3FB...0x1F3FF: .extend
    case 0x1F300...0x1F321, 0x1F324...0x1F393, 0x1F39E...0x1F3F0, 0x1F3F3...0x1F3F5,
      0x1F3F7...0x1F3FA, 0x1F400...0x1F4FD, 0x1F4FF...0x1F53D, 0x1F5FA...0x1F64F,
      0x1F680...0x1F6C5, 0x1F90C...0x1F93A, 0x1F93C...0x1F945, 0x1F947...0x1F9FF,
      0x1FA70...0x1FAFF:
      .pictograph
    default: nil
    }
  }
}
