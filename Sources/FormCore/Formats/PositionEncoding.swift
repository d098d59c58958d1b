// Offsets in text as a client counts them, and as the bytes lie.
// SPDX-License-Identifier: MIT

/// The unit in which a connection counts offsets (LSP's `PositionEncodingKind`).
public enum PositionEncoding: String, CaseIterable, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// How long `bytes`, valid UTF-8, are in this encoding's units.
  public func length(_ bytes: UnsafeRawBufferPointer) -> Int { units(bytes, before: bytes.count) }

  /// The byte at which the unit `offset` begins, `bytes.count` for the offset at the end.
  ///
  /// Nil for an offset outside the text or inside a code point: between the halves of a surrogate
  /// pair, or between the bytes of a scalar.
  public func byte(at offset: Int, in bytes: UnsafeRawBufferPointer) -> Int? {
    guard offset >= 0, offset <= bytes.count else { return nil }
    guard self != .utf8 else { return Self.isBoundary(offset, in: bytes) ? offset : nil }
    var at = 0
    var units = 0
    while at &+ 8 <= bytes.count {
      let word = UTF8Word(bytes, at)
      let more = units &+ (self == .utf16 ? word.utf16 : word.scalars)
      if more > offset { break }
      units = more
      at &+= 8
    }
    // The word may have ended inside a scalar that is already counted.
    while at < bytes.count, units < offset || !Self.isBoundary(at, in: bytes) {
      units &+= unit(bytes[at])
      at &+= 1
    }
    return units == offset ? at : nil
  }

  /// The offset in this encoding's units of the byte `byte`; nil outside the text or inside a
  /// code point.
  public func offset(ofByte byte: Int, in bytes: UnsafeRawBufferPointer) -> Int? {
    guard byte >= 0, byte <= bytes.count, Self.isBoundary(byte, in: bytes) else { return nil }
    return units(bytes, before: byte)
  }

  private static func isBoundary(_ at: Int, in bytes: UnsafeRawBufferPointer) -> Bool {
    at == bytes.count || UTF8Word.scalars(of: bytes[at]) == 1
  }

  @inline(__always)
  private func unit(_ byte: UInt8) -> Int {
    switch self {
    case .utf8: 1
    case .utf16: UTF8Word.utf16(of: byte)
    case .utf32: UTF8Word.scalars(of: byte)
    }
  }

  private func units(_ bytes: UnsafeRawBufferPointer, before end: Int) -> Int {
    guard self != .utf8 else { return end }
    var at = 0
    var units = 0
    while at &+ 8 <= end {
      let word = UTF8Word(bytes, at)
      units &+= self == .utf16 ? word.utf16 : word.scalars
      at &+= 8
    }
    while at < end {
      units &+= unit(bytes[at])
      at &+= 1
    }
    return units
  }
}
