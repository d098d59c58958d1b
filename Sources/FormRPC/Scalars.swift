// Strings and numbers as JSON, written.
// SPDX-License-Identifier: MIT

import FormCore
import Glibc

extension Writer {
  /// A JSON string.
  @inline(__always) mutating func text(_ text: Text) { string(text.string) }

  /// A JSON string.
  @inline(never) @_effects(releasenone) mutating func string(_ text: String) {
    let done: Void? = text.utf8.withContiguousStorageIfAvailable { bytes in
      string(Slice(start: bytes.baseAddress ?? UnsafePointer(base), count: bytes.count))
    }
    if done == nil { copied(text) }
  }
  /// For a string whose storage is not UTF-8; native Swift strings on Linux always are.
  @inline(never) private mutating func copied(_ text: String) {
    var copy = text
    copy.withUTF8 { bytes in
      guard let start = bytes.baseAddress else { return raw("\"\"") }
      string(Slice(start: start, count: bytes.count))
    }
  }

  /// A word of ours as a JSON string: none needs an escape.
  @inline(__always) mutating func word(_ word: StaticString) {
    let length = word.utf8CodeUnitCount
    guard reserve(length &+ 2) else { return }
    base[count] = UInt8(ascii: "\"")
    store(Slice(word), at: count &+ 1)
    base[count &+ length &+ 1] = UInt8(ascii: "\"")
    wrote(length &+ 2)
  }

  /// A JSON string of UTF-8 bytes.
  ///
  /// Eight at a time as long as nothing needs an escape.
  @inline(__always) mutating func string(_ text: Slice) {
    let length = text.count
    guard reserve(length &+ 2) else { return }
    let to = base + (count &+ 1)
    var at = 0
    while at &+ 8 <= length {
      let word = Scan.word(text.start, at)
      if Scan.marks(word) != 0 { return escaped(text) }
      UnsafeMutableRawPointer(to + at).storeBytes(of: word.littleEndian, as: UInt64.self)
      at &+= 8
    }
    if at &+ 4 <= length {
      // The next four bytes and the last four, which may be partly the same; none of those before,
      // which would wait for a short string to arrive in memory (measured: a sixth of a row).
      let (next, last) = (half(text.start + at), half(text.start + (length &- 4)))
      if Scan.marks(UInt64(next) | UInt64(last) << 32) != 0 { return escaped(text) }
      UnsafeMutableRawPointer(to + at).storeBytes(of: next, as: UInt32.self)
      UnsafeMutableRawPointer(to + (length &- 4)).storeBytes(of: last, as: UInt32.self)
    } else {
      while at < length {
        let byte = text.start[at]
        if byte < 0x20 || byte == 0x22 || byte == 0x5c { return escaped(text) }
        to[at] = byte
        at &+= 1
      }
    }
    to[-1] = UInt8(ascii: "\"")
    to[length] = UInt8(ascii: "\"")
    wrote(length &+ 2)
  }
  @inline(__always) private func half(_ bytes: UnsafePointer<UInt8>) -> UInt32 {
    UnsafeRawPointer(bytes).loadUnaligned(as: UInt32.self)
  }
  /// A string that needs escapes, run by run.
  @inline(never) private mutating func escaped(_ text: Slice) {
    var ignored: UInt64 = 0
    byte(UInt8(ascii: "\""))
    var at = 0
    while at < text.count {
      let next = Scan.plain(text.start, at, text.count, &ignored)
      raw(Slice(start: text.start + at, count: next &- at))
      at = next &+ 1
      if next < text.count { escape(text.start[next]) }
    }
    byte(UInt8(ascii: "\""))
  }
  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case 0x22: raw("\\\"")
    case 0x5c: raw("\\\\")
    case 0x08: raw("\\b")
    case 0x09: raw("\\t")
    case 0x0a: raw("\\n")
    case 0x0c: raw("\\f")
    case 0x0d: raw("\\r")
    default:
      raw(byte < 0x10 ? "\\u000" : "\\u001")
      self.byte(byte & 15 < 10 ? 0x30 &+ byte & 15 : 0x57 &+ byte & 15)
    }
  }

  /// A whole number.
  @inline(__always) mutating func int(_ value: Int) {
    guard reserve(20) else { return }
    var rest = value.magnitude
    if value < 0 {
      base[count] = UInt8(ascii: "-")
      wrote(1)
    }
    let length = Writer.digits(rest)
    wrote(length)
    var to = base + count
    repeat {
      let tenth = rest / 10
      to -= 1
      to.pointee = UInt8(truncatingIfNeeded: 0x30 &+ rest &- tenth &* 10)
      rest = tenth
    } while rest > 0
  }
  /// How many decimal digits a number has.
  @inline(__always) static func digits(_ value: UInt) -> Int {
    var digits = 1
    var limit: UInt = 10
    while value >= limit {
      digits &+= 1
      if digits == 20 { break }
      limit &*= 10
    }
    return digits
  }

  /// A decimal number in its canonical text: as a number where every reader gets it right (`plain`),
  /// else as a string.
  mutating func decimal(_ canonical: String, plain: Bool) {
    guard plain else { return string(canonical) }
    var copy = canonical
    copy.withUTF8 { bytes in
      guard let start = bytes.baseAddress else { return }
      raw(Slice(start: start, count: bytes.count))
    }
  }

  /// `true` or `false`.
  @inline(__always) mutating func bool(_ value: Bool) {
    if value { raw("true") } else { raw("false") }
  }
  /// `null`.
  @inline(__always) mutating func null() { raw("null") }
}
