// Reading decimal numbers: JSON's grammar, what a person typed, whole numbers.
// SPDX-License-Identifier: MIT

extension Decimal {
  /// Reads JSON's number grammar (RFC 8259, section 6); the whole of `bytes` must be one.
  ///
  /// Linear in the text, without allocation. Throws `.malformed`, or `.outOfRange` where the number
  /// has over 34 significant digits or leaves decimal128's range; it is never rounded.
  public init(json bytes: UnsafeRawBufferPointer) throws(Fault) {
    var reading = DecimalReading(bytes)
    reading.sign(plus: false)
    let leadingZero = reading.peek == UInt8(ascii: "0")
    let whole = reading.digits()
    guard whole == 1 || whole > 1 && !leadingZero else { throw .malformed }
    if reading.point() {
      guard reading.fraction() > 0 else { throw .malformed }
    }
    guard reading.exponentPart() else { throw .malformed }
    self = try reading.finish()
  }

  /// Reads a number as a person types it: `[+-]?`, ASCII digits, at most one `.`.
  ///
  /// `.5` and `5.` are numbers. No exponent, blanks, grouping, other digits or words (`NaN`, `inf`).
  /// Linear and bounded; throws as the JSON grammar does.
  public init(typed bytes: UnsafeRawBufferPointer) throws(Fault) {
    var reading = DecimalReading(bytes)
    reading.sign(plus: true)
    var count = reading.digits()
    if reading.point() { count += reading.fraction() }
    guard count > 0 else { throw .malformed }
    self = try reading.finish()
  }

  /// Reads a whole number as a person types it: `[+-]?[0-9]+`.
  ///
  /// Leading zeros are fine. Linear and bounded; throws as the JSON grammar does.
  public init(integer bytes: UnsafeRawBufferPointer) throws(Fault) {
    var reading = DecimalReading(bytes)
    reading.sign(plus: true)
    guard reading.digits() > 0 else { throw .malformed }
    self = try reading.finish()
  }

  /// Reads JSON's number grammar from text.
  public init(json text: Text) throws(Fault) {
    self = try text.withBytes { bytes throws(Fault) in try Decimal(json: bytes) }
  }
  /// Reads a number as a person types it from text.
  public init(typed text: Text) throws(Fault) {
    self = try text.withBytes { bytes throws(Fault) in try Decimal(typed: bytes) }
  }
  /// Reads a whole number as a person types it from text.
  public init(integer text: Text) throws(Fault) {
    self = try text.withBytes { bytes throws(Fault) in try Decimal(integer: bytes) }
  }
}

/// A walk over a number's bytes that gathers its digits.
private struct DecimalReading {
  private let bytes: UnsafeRawBufferPointer
  private var at = 0
  private var negative = false
  /// The significant digits so far, as long as there are at most 34.
  private var coefficient: UInt128 = 0
  /// The first 19 of them.
  private var word: UInt64 = 0
  /// Digits from the first to the last that is not zero.
  private var significant = 0
  /// Zeros seen since the last digit that is not zero.
  private var zeros = 0
  private var exponent = 0

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  var peek: UInt8? { at < bytes.count ? bytes[at] : nil }

  mutating func sign(plus: Bool) {
    negative = peek == UInt8(ascii: "-")
    if negative || plus && peek == UInt8(ascii: "+") { at &+= 1 }
  }

  mutating func point() -> Bool {
    guard peek == UInt8(ascii: ".") else { return false }
    at &+= 1
    return true
  }

  /// Takes a run of digits and says how many they were.
  mutating func digits() -> Int {
    let start = at
    while at < bytes.count {
      let digit = bytes[at] &- UInt8(ascii: "0")
      guard digit <= 9 else { break }
      at &+= 1
      if digit == 0 {
        if significant > 0 { zeros &+= 1 }
        continue
      }
      let more = zeros &+ 1
      significant &+= more
      // Past 34 the digits are only counted, so a megabyte of them costs one look each.
      guard significant <= Decimal.precision else {
        zeros = 0
        continue
      }
      if significant <= 19 {
        // One word holds 19 digits; most numbers never leave it.
        word = word &* (zeros == 0 ? 10 : UInt64.powerOfTen(more)) &+ UInt64(digit)
        coefficient = UInt128(word)
      } else {
        coefficient = coefficient &* .powerOfTen(more) &+ UInt128(digit)
      }
      zeros = 0
    }
    return at &- start
  }

  mutating func fraction() -> Int {
    let count = digits()
    exponent &-= count
    return count
  }

  /// Takes an `e` part if there is one; false if it is broken.
  mutating func exponentPart() -> Bool {
    guard let mark = peek, mark | 0x20 == UInt8(ascii: "e") else { return true }
    at &+= 1
    let minus = peek == UInt8(ascii: "-")
    if minus || peek == UInt8(ascii: "+") { at &+= 1 }
    let start = at
    var value = 0
    while let byte = peek, byte &- UInt8(ascii: "0") <= 9 {
      // No text has 10^15 digits that could make up for more, so larger ones stay there.
      value = min(value &* 10 &+ Int(byte &- UInt8(ascii: "0")), 1_000_000_000_000_000)
      at &+= 1
    }
    exponent &+= minus ? 0 &- value : value
    return at > start
  }

  /// The number, if that was all of the text.
  func finish() throws(Decimal.Fault) -> Decimal {
    guard at == bytes.count else { throw .malformed }
    guard significant > 0 else { return Decimal(0) }
    let last = exponent &+ zeros
    guard significant <= Decimal.precision, last >= Decimal.leastExponent,
      last &+ significant &- 1 <= Decimal.greatestExponent
    else { throw .outOfRange }
    return Decimal(stripping: coefficient, exponent: last, negative: negative)
  }
}
