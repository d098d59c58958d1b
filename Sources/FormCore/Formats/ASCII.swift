// What kind of sign an ASCII byte is.
// SPDX-License-Identifier: MIT

/// Questions about single bytes; bytes outside ASCII are none of these.
enum ASCII {
  /// Whether the byte is `0` to `9`; no other script's digits are.
  @inline(__always)
  static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  /// Whether the byte is a letter.
  @inline(__always)
  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }

  /// Whether the byte is a hexadecimal digit of either case.
  @inline(__always)
  static func isHexDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (byte | 0x20) &- UInt8(ascii: "a") < 6
  }

  /// Reads digits that the caller has counted as few enough not to overflow; nil at another sign.
  @inline(__always)
  static func number(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) -> Int? {
    var value = 0
    for at in range {
      guard isDigit(bytes[at]) else { return nil }
      value = value &* 10 &+ Int(bytes[at] &- UInt8(ascii: "0"))
    }
    return value
  }
}
