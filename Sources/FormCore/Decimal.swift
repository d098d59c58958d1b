// Exact decimal numbers of at most 34 digits.
// SPDX-License-Identifier: MIT

/// An exact decimal number: at most 34 digits, within decimal128's range.
public struct Decimal: Sendable, Hashable {
  private var high: UInt64
  private var low: UInt64
  private var exponent: Int16
  private var negative: Bool

  /// A whole number.
  public init(_ value: Int) {
    high = 0
    low = UInt64(value.magnitude)
    exponent = 0
    negative = value < 0
  }
  /// Why text is no number.
  public enum Fault: Error, Equatable {
    case malformed
    case outOfRange
  }
  /// Reads JSON's number grammar; the whole of `bytes` must be one.
  public init(json bytes: UnsafeRawBufferPointer) throws(Fault) {
    throw .malformed
  }
  /// Plain notation, no exponent, no plus, no surplus zeros, no -0.
  public var canonicalText: String { "" }
}
