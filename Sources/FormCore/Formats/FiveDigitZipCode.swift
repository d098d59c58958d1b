// ZIP codes of five digits: `01234`.
// SPDX-License-Identifier: MIT

/// A US postal code of exactly five ASCII digits; a sign is no digit (pitfall B23).
public enum FiveDigitZipCode {
  /// Whether the whole of `bytes` is one code.
  public static func accepts(_ bytes: UnsafeRawBufferPointer) -> Bool {
    bytes.count == 5 && bytes.allSatisfy(ASCII.isDigit)
  }
}
