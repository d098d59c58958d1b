// Integers that do not fit json-c's 64 bits, kept exact by marking them as decimals.
// SPDX-License-Identifier: MIT

/// Integers of more than 18 digits on their way through json-c.
///
/// It clamps an integer literal of more than 64 bits to the nearest it can hold, silently, but keeps
/// the text of a literal with an exponent. So `e0` is appended to each long one before the parse,
/// and taken off the kept text again.
enum LongIntegers {
  /// Copies `text`, a value that has passed the gate, with its long integers marked.
  static func mark(_ text: Slice, into out: inout [UInt8]) {
    let base = text.start
    let end = text.count
    out.reserveCapacity(out.count + end + 16)
    var at = 0
    var copied = 0
    while at < end {
      switch base[at] {
      case UInt8(ascii: "\""):
        at += 1
        while at < end, base[at] != UInt8(ascii: "\"") {
          at += base[at] == UInt8(ascii: "\\") ? 2 : 1
        }
        at += 1
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        guard let (after, long) = try? Scan.number(base, at, end) else { return }
        at = after
        if long {
          out.append(contentsOf: UnsafeBufferPointer(start: base + copied, count: at - copied))
          out.append(UInt8(ascii: "e"))
          out.append(UInt8(ascii: "0"))
          copied = at
        }
      default: at += 1
      }
    }
    out.append(contentsOf: UnsafeBufferPointer(start: base + copied, count: end - copied))
  }

  /// The text of a number without the mark; one that came with `e0` loses it and stays the same.
  static func unmarked(_ text: Slice) -> Slice {
    let tail = text.count - 2
    guard tail > 0, text.start[tail] == UInt8(ascii: "e"), text.start[tail + 1] == 0x30 else {
      return text
    }
    return Slice(start: text.start, count: tail)
  }
}
