// What a JSON string spells.
// SPDX-License-Identifier: MIT

/// What the inside of a JSON string spells, for strings that have passed the gate.
enum Escapes {
  /// Appends the UTF-8 of what `raw`, the bytes between the quotes, spells.
  static func decode(_ raw: Slice, into out: inout [UInt8]) {
    let bytes = raw.start
    var at = 0
    while at < raw.count {
      let byte = bytes[at]
      guard byte == 0x5c, at + 1 < raw.count else {
        out.append(byte)
        at += 1
        continue
      }
      at += 2
      switch bytes[at - 1] {
      case UInt8(ascii: "b"): out.append(0x08)
      case UInt8(ascii: "t"): out.append(0x09)
      case UInt8(ascii: "n"): out.append(0x0a)
      case UInt8(ascii: "f"): out.append(0x0c)
      case UInt8(ascii: "r"): out.append(0x0d)
      case UInt8(ascii: "u"):
        var code = unit(raw, at)
        at += 4
        if code & 0xfc00 == 0xd800 {
          code = 0x10000 + (code & 0x3ff) << 10 + unit(raw, at + 2) & 0x3ff
          at += 6
        }
        append(code, to: &out)
      default: out.append(bytes[at - 1])
      }
    }
  }

  private static func unit(_ raw: Slice, _ at: Int) -> UInt32 {
    (try? Scan.hex(raw.start, at, raw.count)) ?? 0xfffd
  }
  private static func append(_ code: UInt32, to out: inout [UInt8]) {
    guard let scalar = Unicode.Scalar(code) else { return }
    out.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }
}

extension Slice {
  /// What a JSON string spells; nil when this is none.
  ///
  /// This is a value that has passed the gate.
  var spelt: String? {
    guard count >= 2, start[0] == 0x22 else { return nil }
    let inner = Slice(start: start + 1, count: count - 2)
    var ignored: UInt64 = 0
    if Scan.plain(inner.start, 0, inner.count, &ignored) == inner.count { return inner.string }
    var bytes: [UInt8] = []
    Escapes.decode(inner, into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
