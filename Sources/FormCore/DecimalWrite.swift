// Writing decimal numbers: the one canonical text of a value.
// SPDX-License-Identifier: MIT

extension Decimal: CustomStringConvertible {
  /// Plain notation, no exponent, no plus, no surplus zeros, no -0: `0.5`, `-12`.
  ///
  /// Large exponents are spelled out in zeros: at most 6,180 bytes.
  public var canonicalText: String {
    String(unsafeUninitializedCapacity: canonicalByteCount) { buffer in
      writeCanonical(into: UnsafeMutableRawBufferPointer(buffer))
    }
  }
  /// The canonical text.
  public var description: String { canonicalText }

  /// Length of the canonical text in bytes, all of them ASCII.
  public var canonicalByteCount: Int {
    let digits = max(coefficient.digitCount, 1)
    let sign = isNegative ? 1 : 0
    if exponent >= 0 { return sign + digits + exponent }
    return sign + max(digits, 1 - exponent) + 1
  }

  /// Writes the canonical text to the start of `buffer` and returns its length in bytes.
  ///
  /// For writers that own their bytes: nothing is allocated. A buffer smaller than
  /// `canonicalByteCount` gets nothing, and 0 is returned.
  public func writeCanonical(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    let count = canonicalByteCount
    guard buffer.count >= count else { return 0 }
    let zero = UInt8(ascii: "0")
    var at = count
    var left = coefficient
    var places = fractionDigits
    /// Digits go in from the last to the first.
    func put(_ byte: UInt8) {
      at &-= 1
      buffer[at] = byte
    }
    for _ in 0..<max(exponent, 0) { put(zero) }
    while left != 0 {
      // Eighteen digits at a time, so that most divisions are of one word.
      let (rest, group) = left.quotientAndRemainder(dividingBy: .powerOfTen(18))
      var word = UInt64(truncatingIfNeeded: group)
      var wanted = rest == 0 ? 0 : 18
      while word != 0 || wanted > 0 {
        put(zero &+ UInt8(truncatingIfNeeded: word % 10))
        word /= 10
        wanted &-= 1
        places &-= 1
        if places == 0 { put(UInt8(ascii: ".")) }
      }
      left = rest
    }
    while places > 0 {
      put(zero)
      places &-= 1
      if places == 0 { put(UInt8(ascii: ".")) }
    }
    if at > (isNegative ? 1 : 0) { put(zero) }
    if isNegative { put(UInt8(ascii: "-")) }
    return count
  }
}
