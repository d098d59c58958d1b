// UUIDs: `123e4567-e89b-12d3-a456-426614174000`.
// SPDX-License-Identifier: MIT

/// A UUID in RFC 9562's text form, hexadecimal digits of either case, of any version and variant.
///
/// Braces, `urn:uuid:` and forms without hyphens are refused.
public enum UUIDText {
  /// Whether the whole of `bytes` is one UUID.
  public static func accepts(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard bytes.count == 36 else { return false }
    for at in 0..<36 {
      switch at {
      case 8, 13, 18, 23: if bytes[at] != UInt8(ascii: "-") { return false }
      default: if !ASCII.isHexDigit(bytes[at]) { return false }
      }
    }
    return true
  }
}
