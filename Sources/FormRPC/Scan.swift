// The tokens of RFC 8259: each function passes over one and says where it ends.
// SPDX-License-Identifier: MIT

import Glibc

/// Why bytes are not JSON.
enum Reason: UInt8 {
  case notUTF8, tooLong, trailing, value, name, colon, objectEnd, listEnd
  case unterminated, control, escape, hex, surrogate, digit

  /// What was expected or found, as a phrase.
  var text: StaticString {
    switch self {
    case .notUTF8: "not valid UTF-8"
    case .tooLong: "more bytes than can be counted"
    case .trailing: "bytes after the message"
    case .value: "expected a value"
    case .name: "expected a member's name"
    case .colon: "expected ':'"
    case .objectEnd: "expected ',' or '}'"
    case .listEnd: "expected ',' or ']'"
    case .unterminated: "unterminated string"
    case .control: "control character in a string"
    case .escape: "no such escape"
    case .hex: "expected four hexadecimal digits"
    case .surrogate: "lone surrogate"
    case .digit: "expected a digit"
    }
  }
}

/// Bytes that are not JSON: why, and how many bytes come before the fault.
struct Refusal: Error, Equatable {
  let reason: Reason
  let offset: Int
  @inline(__always) init(_ reason: Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}

/// The tokens, over bytes that nothing terminates: no byte at or past `end` is looked at.
///
/// Offsets come in and go out by value, so that a caller can keep its own in a register.
enum Scan {
  /// The high bit of each byte; set in what was seen when something was not ASCII.
  static let highBits: UInt64 = 0x8080_8080_8080_8080

  @inline(__always)
  static func word(_ base: UnsafePointer<UInt8>, _ at: Int) -> UInt64 {
    UInt64(
      littleEndian: UnsafeRawPointer(base + at).loadUnaligned(as: UInt64.self))
  }

  /// Marks with a high bit the first of eight bytes that ends plain text.
  ///
  /// That is a quote, a backslash or a control character. Marks above the lowest may be wrong.
  @inline(__always)
  static func marks(_ word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quote = word ^ (ones &* 0x22)
    let slash = word ^ (ones &* 0x5c)
    return ((word &- ones &* 0x20) | (quote &- ones) | (slash &- ones)) & ~word & highBits
  }

  /// Where the plain text from `at` on ends: at a quote, backslash, control character or `end`.
  @inline(__always)
  static func plain(
    _ base: UnsafePointer<UInt8>, _ start: Int, _ end: Int, _ seen: inout UInt64
  ) -> Int {
    var at = start
    while at &+ 8 <= end {
      let word = word(base, at)
      seen |= word
      let marks = marks(word)
      if marks != 0 { return at &+ marks.trailingZeroBitCount >> 3 }
      at &+= 8
    }
    while at < end {
      let byte = base[at]
      seen |= UInt64(byte)
      if byte < 0x20 || byte == 0x22 || byte == 0x5c { break }
      at &+= 1
    }
    return at
  }

  /// Where the white space from `at` on ends.
  @inline(__always)
  static func space(_ base: UnsafePointer<UInt8>, _ start: Int, _ end: Int) -> Int {
    var at = start
    while at < end, base[at] <= 0x20,
      base[at] == 0x20 || base[at] == 0x0a || base[at] == 0x0d || base[at] == 0x09
    { at &+= 1 }
    return at
  }

  /// A string, whose quote is at `quote`.
  ///
  /// Bytes are laid over `seen` (all bits after an escape), and `nul` is lowered to where a string
  /// begins in which U+0000 is spelt.
  /// - Returns: where it ends, and whether it is spelt without escapes.
  @inline(always)
  static func string(
    _ base: UnsafePointer<UInt8>, _ quote: Int, _ end: Int, _ seen: inout UInt64, _ nul: inout Int
  ) throws(Refusal) -> (end: Int, plain: Bool) {
    let at = plain(base, quote &+ 1, end, &seen)
    if at < end, base[at] == UInt8(ascii: "\"") { return (at &+ 1, true) }
    seen = ~0
    let rest = try escaped(base, at, end)
    if rest.nul, quote < nul { nul = quote }
    return (rest.end, false)
  }
  /// The rest of a string, from the byte that ended its plain text to behind its quote.
  ///
  /// - Returns: where it ends, and whether U+0000 was spelt in it.
  @inline(never)
  static func escaped(
    _ base: UnsafePointer<UInt8>, _ start: Int, _ end: Int
  ) throws(Refusal) -> (end: Int, nul: Bool) {
    var at = start
    var nul = false
    var ignored: UInt64 = 0
    while true {
      at = plain(base, at, end, &ignored)
      guard at < end else { throw Refusal(.unterminated, at: at) }
      if base[at] == 0x22 { return (at &+ 1, nul) }
      guard base[at] == 0x5c else { throw Refusal(.control, at: at) }
      guard at &+ 1 < end else { throw Refusal(.unterminated, at: end) }
      switch base[at &+ 1] {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
        UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
        at &+= 2
      case UInt8(ascii: "u"):
        let unit = try hex(base, at &+ 2, end)
        if unit == 0 { nul = true }
        if unit & 0xf800 != 0xd800 {
          at &+= 6
        } else {
          guard unit < 0xdc00, at &+ 7 < end, base[at &+ 6] == 0x5c,
            base[at &+ 7] == UInt8(ascii: "u"),
            try hex(base, at &+ 8, end) & 0xfc00 == 0xdc00
          else { throw Refusal(.surrogate, at: at) }
          at &+= 12
        }
      default: throw Refusal(.escape, at: at)
      }
    }
  }

  /// The code unit spelt by four hexadecimal digits.
  static func hex(
    _ base: UnsafePointer<UInt8>, _ start: Int, _ end: Int
  ) throws(Refusal) -> UInt32 {
    var unit: UInt32 = 0
    for at in start..<(start &+ 4) {
      guard at < end else { throw Refusal(.unterminated, at: end) }
      switch base[at] {
      case 0x30...0x39: unit = unit << 4 | UInt32(base[at] &- 0x30)
      case 0x41...0x46, 0x61...0x66: unit = unit << 4 | UInt32((base[at] | 0x20) &- 0x57)
      default: throw Refusal(.hex, at: at)
      }
    }
    return unit
  }

  @inline(__always)
  private static func digits(
    _ base: UnsafePointer<UInt8>, _ start: Int, _ end: Int
  ) throws(Refusal) -> Int {
    var at = start
    while at < end, base[at] &- 0x30 < 10 { at &+= 1 }
    guard at > start else { throw Refusal(.digit, at: at) }
    return at
  }

  /// A number.
  ///
  /// - Returns: where it ends, and whether it is an integer of more than 18 digits, which json-c
  ///   may clamp to 64 bits.
  @inline(__always)
  static func number(
    _ base: UnsafePointer<UInt8>, _ start: Int, _ end: Int
  ) throws(Refusal) -> (end: Int, long: Bool) {
    var at = start
    if base[at] == UInt8(ascii: "-") { at &+= 1 }
    let first = at
    if at < end, base[at] == UInt8(ascii: "0") { at &+= 1 } else { at = try digits(base, at, end) }
    let whole = at
    if at < end, base[at] == UInt8(ascii: ".") { at = try digits(base, at &+ 1, end) }
    if at < end, base[at] | 0x20 == UInt8(ascii: "e") {
      at &+= 1
      if at < end, base[at] == UInt8(ascii: "+") || base[at] == UInt8(ascii: "-") { at &+= 1 }
      at = try digits(base, at, end)
    }
    return (at, whole &- first > 18 && at == whole)
  }

  /// One of `true`, `false` and `null`.
  @inline(__always)
  static func literal(
    _ base: UnsafePointer<UInt8>, _ at: Int, _ end: Int, _ word: StaticString
  ) throws(Refusal) -> Int {
    let count = word.utf8CodeUnitCount
    guard end &- at >= count, memcmp(base + at, word.utf8Start, count) == 0 else {
      throw Refusal(.value, at: at)
    }
    return at &+ count
  }
}
