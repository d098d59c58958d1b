// The whole numbers below a decimal: counting, stripping and splitting off digits.
// SPDX-License-Identifier: MIT

/// 10^0 to 10^19, all that fit one word.
private let powers: [UInt64] = [
  1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
  10_000_000_000, 100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000,
  1_000_000_000_000_000, 10_000_000_000_000_000, 100_000_000_000_000_000,
  1_000_000_000_000_000_000, 10_000_000_000_000_000_000,
]

extension UInt64 {
  /// 10^`exponent`, for 0...19.
  @inline(__always)
  static func powerOfTen(_ exponent: Int) -> UInt64 { powers[exponent] }
}

extension UInt128 {
  /// 10^`exponent`, for 0...38.
  @inline(__always)
  static func powerOfTen(_ exponent: Int) -> UInt128 {
    guard exponent > 19 else { return UInt128(powers[exponent]) }
    return UInt128(powers[19]) &* UInt128(powers[exponent &- 19])
  }

  /// How many decimal digits the number has; 0 for zero.
  @inline(__always)
  var digitCount: Int {
    guard self != 0 else { return 0 }
    // 1233/4096 is just below log10(2): exact floors for every length up to 128 bits.
    let least = ((128 &- leadingZeroBitCount) &* 1233) >> 12
    return self >= UInt128.powerOfTen(least) ? least &+ 1 : least
  }

  /// Takes trailing zeros off a number that is not zero and counts them into `exponent`.
  @inline(__always)
  mutating func stripZeros(into exponent: inout Int) {
    // A multiple of 10^n ends in n zero bits, so an odd number costs nothing.
    guard trailingZeroBitCount > 0 else { return }
    var count = 32
    while count > 0 {
      if trailingZeroBitCount >= count {
        let (quotient, rest) = quotientAndRemainder(dividingBy: .powerOfTen(count))
        if rest == 0 {
          self = quotient
          exponent &+= count
        }
      }
      count >>= 1
    }
  }

  /// `self` * `other` modulo `modulus`; both factors must be below it.
  func times(_ other: UInt128, modulo modulus: UInt128) -> UInt128 {
    modulus.dividingFullWidth(multipliedFullWidth(by: other)).remainder
  }

  /// 10^`exponent` modulo `modulus`, in as many steps as `exponent` has bits.
  static func powerOfTen(_ exponent: Int, modulo modulus: UInt128) -> UInt128 {
    var result = 1 % modulus
    var square = 10 % modulus
    var left = exponent
    while left > 0 {
      if left & 1 == 1 { result = result.times(square, modulo: modulus) }
      square = square.times(square, modulo: modulus)
      left >>= 1
    }
    return result
  }
}
