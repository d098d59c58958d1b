// A strict walk over the bytes of a civil value.
// SPDX-License-Identifier: MIT

/// The bytes of a civil value and how far they have been read.
///
/// Nothing is skipped or trimmed.
struct CivilReading {
  private let bytes: UnsafeRawBufferPointer
  private var at = 0
  /// What is being read, for the faults.
  let kind: CivilKind

  /// Starts at the first byte of `bytes`.
  init(_ bytes: UnsafeRawBufferPointer, kind: CivilKind) {
    self.bytes = bytes
    self.kind = kind
  }

  /// Lends the bytes of `text` to `body`, which must read all of them.
  static func whole<R>(
    _ text: Text, _ kind: CivilKind, _ body: (inout CivilReading) throws(CivilFault) -> R
  ) throws(CivilFault) -> R {
    try text.withBytes { bytes throws(CivilFault) in
      var reading = CivilReading(bytes, kind: kind)
      let result = try body(&reading)
      guard reading.atEnd else { throw .malformed(kind) }
      return result
    }
  }

  /// Whether everything is read.
  var atEnd: Bool { at == bytes.count }

  /// Takes `byte` if it comes next.
  mutating func takes(_ byte: Unicode.Scalar) -> Bool {
    guard at < bytes.count, bytes[at] == UInt8(ascii: byte) else { return false }
    at &+= 1
    return true
  }
  /// Takes `byte`, which must come next.
  mutating func take(_ byte: Unicode.Scalar) throws(CivilFault) {
    guard takes(byte) else { throw .malformed(kind) }
  }
  /// Takes exactly `count` ASCII digits; at most 18.
  mutating func digits(_ count: Int) throws(CivilFault) -> Int {
    var value = 0
    for _ in 0..<count {
      guard let digit = nextDigit() else { throw .malformed(kind) }
      value = value &* 10 &+ digit
    }
    return value
  }
  /// Takes as many digits as there are; nil if there are none.
  ///
  /// Values past `limit` stay just above it.
  mutating func number(limit: Int) -> Int? {
    guard var value = nextDigit() else { return nil }
    while let digit = nextDigit() {
      value = min(value &* 10 &+ digit, limit &+ 1)
    }
    return value
  }
  /// Takes one to nine digits of a fraction, as billionths.
  mutating func billionths() throws(CivilFault) -> Int {
    var value = try digits(1)
    var unit = 100_000_000
    value &*= unit
    while unit > 1, let digit = nextDigit() {
      unit /= 10
      value &+= digit &* unit
    }
    return value
  }

  private mutating func nextDigit() -> Int? {
    guard at < bytes.count else { return nil }
    let digit = bytes[at] &- UInt8(ascii: "0")
    guard digit <= 9 else { return nil }
    at &+= 1
    return Int(digit)
  }
}

/// Bytes of a civil value's canonical text, at most 32 of them.
struct CivilWriting {
  private let buffer: UnsafeMutableBufferPointer<UInt8>
  private var count = 0

  /// The text that `body` writes.
  static func text(_ body: (inout CivilWriting) -> Void) -> String {
    String(unsafeUninitializedCapacity: 32) { buffer in
      var writing = CivilWriting(buffer: buffer)
      body(&writing)
      return writing.count
    }
  }

  private init(buffer: UnsafeMutableBufferPointer<UInt8>) { self.buffer = buffer }

  /// Writes one ASCII character.
  mutating func put(_ byte: Unicode.Scalar) {
    guard count < buffer.count else { return }
    buffer[count] = UInt8(ascii: byte)
    count &+= 1
  }
  /// Writes `value` in at least `width` digits.
  mutating func put(_ value: Int, width: Int) {
    var unit = 1
    for _ in 1..<max(width, 1) { unit &*= 10 }
    while value / unit >= 10 { unit &*= 10 }
    while unit > 0 {
      put(Unicode.Scalar(UInt8(truncatingIfNeeded: 48 &+ value / unit % 10)))
      unit /= 10
    }
  }
  /// Writes a point and billionths without trailing zeros; nothing for 0.
  mutating func putFraction(_ billionths: Int) {
    guard billionths > 0 else { return }
    var value = billionths
    var width = 9
    while value % 10 == 0 {
      value /= 10
      width &-= 1
    }
    put(".")
    put(value, width: width)
  }
}
