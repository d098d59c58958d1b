// Months of expiry as on a card: `04/2031`.
// SPDX-License-Identifier: MIT

/// The month in which something expires, `MM/YYYY`; it is good until that month ends.
public struct Expiration: Sendable, Equatable {
  /// The Gregorian year, 0 to 9999.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int

  /// Reads `MM/YYYY`, exactly seven ASCII bytes with a month of 01 to 12; nil for anything else.
  public init?(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.count == 7, bytes[2] == UInt8(ascii: "/"), let month = ASCII.number(bytes, 0..<2),
      let year = ASCII.number(bytes, 3..<7), month >= 1, month <= 12
    else { return nil }
    self.year = year
    self.month = month
  }

  /// Whether it is over in the given month, compared by year and month.
  public func isPast(year: Int, month: Int) -> Bool {
    (self.year, self.month) < (year, month)
  }

  /// Whether the whole of `bytes` is a month not over on `today`.
  public static func accepts(
    _ bytes: UnsafeRawBufferPointer, today: (year: Int, month: Int)
  ) -> Bool {
    guard let expiration = Expiration(bytes) else { return false }
    return !expiration.isPast(year: today.year, month: today.month)
  }

  /// The month as `MM/YYYY`, past or not; nil when it is none.
  public static func canonical(_ bytes: UnsafeRawBufferPointer) -> Text? {
    Expiration(bytes) == nil ? nil : Text(String(decoding: bytes, as: UTF8.self))
  }
}
