// What lengths count.
// SPDX-License-Identifier: MIT

/// What lengths count in a form: characters as people see them, unless its author says otherwise.
public enum LengthUnit: UInt8, Sendable, CaseIterable {
  case graphemes, scalars, utf16, bytes

  /// The word on the wire.
  public var name: StaticString {
    switch self {
    case .graphemes: "graphemes"
    case .scalars: "scalars"
    case .utf16: "utf16"
    case .bytes: "bytes"
    }
  }
  init?(_ word: Text) {
    for unit in LengthUnit.allCases where word == Text(unit.name.description) {
      self = unit
      return
    }
    return nil
  }
  /// The length of `text`, or `limit` when it is at least that; never looks further than needed.
  func count(_ text: Text, upTo limit: Int) -> Int {
    switch self {
    case .bytes: Swift.min(text.byteCount, limit)
    case .scalars: text.string.unicodeScalars.prefix(limit).count
    case .utf16: text.string.utf16.prefix(limit).count
    case .graphemes: text.string.prefix(limit).count
    }
  }
}
