// The languages the daemon speaks, chosen by a form or a field, never by the process.
// SPDX-License-Identifier: MIT

/// A language for messages, typed numbers and display.
public enum Locale: String, CaseIterable, Sendable {
  case en
  case de
  case fr
  case es
  case ja

  /// Reads a language tag such as `de`, `de-AT`, `DE` or `de_DE`; only its language counts.
  ///
  /// Nil for a language that is not spoken here and for what is no tag: subtags are 1 to 8 letters
  /// or digits (RFC 5646 section 2.1), between them `-` or, as POSIX writes it, `_`.
  public init?(tag: Text) {
    let language: UInt16? = tag.withBytes { bytes in
      guard bytes.count >= 2, Self.isTag(bytes) else { return nil }
      if bytes.count > 2, bytes[2] != UInt8(ascii: "-"), bytes[2] != UInt8(ascii: "_") {
        return nil
      }
      return UInt16(bytes[0] | 0x20) << 8 | UInt16(bytes[1] | 0x20)
    }
    switch language {
    case 0x656E: self = .en
    case 0x6465: self = .de
    case 0x6672: self = .fr
    case 0x6573: self = .es
    case 0x6A61: self = .ja
    default: return nil
    }
  }

  private static func isTag(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var length = 0
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        length += 1
        if length > 8 { return false }
      case UInt8(ascii: "-"), UInt8(ascii: "_"):
        if length == 0 { return false }
        length = 0
      default: return false
      }
    }
    return length > 0
  }
}
