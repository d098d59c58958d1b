// Eight bytes of UTF-8 counted at once.
// SPDX-License-Identifier: MIT

/// Eight bytes of valid UTF-8, beginning anywhere, also inside a scalar.
struct UTF8Word {
  private let bits: UInt64
  private static let top: UInt64 = 0x8080_8080_8080_8080

  /// Takes the bytes `at ..< at + 8`, which must all be there.
  @inline(__always)
  init(_ bytes: UnsafeRawBufferPointer, _ at: Int) {
    bits = bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self)
  }

  /// How many scalars begin in it: the bytes that are not `10xxxxxx`.
  @inline(__always)
  var scalars: Int { 8 &- (bits & ~(bits << 1) & Self.top).nonzeroBitCount }

  /// How many UTF-16 code units they take: two for those that begin with `1111xxxx`.
  @inline(__always)
  var utf16: Int {
    scalars &+ (bits & bits << 1 & bits << 2 & bits << 3 & Self.top).nonzeroBitCount
  }

  /// Whether it is ASCII without a carriage return, so that each byte is a grapheme.
  @inline(__always)
  var isASCIIWithoutCR: Bool {
    let unlike = bits ^ 0x0D0D_0D0D_0D0D_0D0D
    // A byte of zero borrows its top bit; bytes are below 0x80, so that none lends it falsely.
    return bits & Self.top == 0 && (unlike &- 0x0101_0101_0101_0101) & ~unlike & Self.top == 0
  }

  /// How many scalars begin at this byte, 0 or 1.
  @inline(__always)
  static func scalars(of byte: UInt8) -> Int { byte & 0xC0 == 0x80 ? 0 : 1 }

  /// How many UTF-16 code units the scalar takes that begins at this byte, 0 to 2.
  @inline(__always)
  static func utf16(of byte: UInt8) -> Int { byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1 }
}
