// How long a text is: the units of `lengthUnit`.
// SPDX-License-Identifier: MIT

/// A unit in which a text's length is counted.
///
/// A family emoji is 1 grapheme, 7 scalars, 11 UTF-16 code units and 25 bytes; CR LF is one
/// grapheme. Every count is linear in the bytes. Graphemes are Unicode's extended clusters, as
/// Swift breaks them.
public enum TextLength: String, CaseIterable, Sendable {
  case graphemes
  case scalars
  case utf16
  case bytes

  /// The length of the whole text.
  public func count(_ text: Text) -> Int {
    switch self {
    case .graphemes:
      text.withBytes { Graphemes.count($0, upTo: .max) } ?? text.string.count
    case .scalars: text.withBytes { PositionEncoding.utf32.length($0) }
    case .utf16: text.withBytes { PositionEncoding.utf16.length($0) }
    case .bytes: text.byteCount
    }
  }

  /// Whether the text has more than `most` units; looks no further than it must.
  public func exceeds(_ text: Text, _ most: Int) -> Bool {
    // No unit is shorter than a byte.
    guard text.byteCount > most else { return false }
    guard most >= 0 else { return true }
    guard self == .graphemes else { return count(text) > most }
    if let count = text.withBytes({ Graphemes.count($0, upTo: most + 1) }) { return count > most }
    let string = text.string
    let end = string.index(string.startIndex, offsetBy: most, limitedBy: string.endIndex)
    return end.map { $0 < string.endIndex } ?? false
  }

  /// Whether the text has fewer than `least` units; looks no further than it must.
  public func fallsShort(_ text: Text, _ least: Int) -> Bool {
    guard text.byteCount >= least else { return true }
    return least > 0 && !exceeds(text, least - 1)
  }
}
