// The rules for ids, the author's and the daemon's own.
// SPDX-License-Identifier: MIT

/// What ids may be.
public enum Identifier {
  /// Most bytes of an author's id.
  public static let longest = 128
  /// Greatest number of an id of the daemon's own; beyond it the counter could not go on.
  static let greatest = 1 << 53
  /// Greatest number that the counter goes on from: what it gives is always one it would take.
  static let farthest = 1 << 52

  /// What breaks the rules in `id`; nil when nothing does.
  ///
  /// 1 to 128 bytes, no control characters, no `/`, not beginning with `$` or `_`; `~` only as the
  /// daemon writes it.
  public static func fault(_ id: Text) -> FormError.IdFault? {
    id.withBytes { bytes in
      if bytes.isEmpty { return .empty }
      if bytes.count > longest { return .tooLong }
      var last: UInt8 = 0
      for byte in bytes {
        if byte < 0x20 || byte == 0x7f || (last == 0xc2 && byte < 0xa0) { return .control }
        if byte == UInt8(ascii: "/") { return .slash }
        last = byte
      }
      switch bytes[0] {
      case UInt8(ascii: "$"), UInt8(ascii: "_"): return .reserved
      case UInt8(ascii: "~"): return number(bytes) == nil ? .number : nil
      default: return nil
      }
    }
  }
  /// The number of an id of the daemon's own, `~7`.
  static func number(of id: Text) -> Int? { id.withBytes { number($0) } }

  private static func number(_ bytes: UnsafeRawBufferPointer) -> Int? {
    guard bytes.count > 1, bytes.count < 18, bytes[0] == UInt8(ascii: "~"), bytes[1] != 0x30 else {
      return nil
    }
    var value = 0
    for byte in bytes.dropFirst() {
      guard byte &- 0x30 < 10 else { return nil }
      value = value * 10 + Int(byte - 0x30)
    }
    return value <= greatest ? value : nil
  }
}
