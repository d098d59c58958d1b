// Telephone numbers of the United States: `202-555-0123`.
// SPDX-License-Identifier: MIT

/// A US telephone number: three digits, three digits, four digits, with dashes between.
///
/// Only this form is taken, as in RSFormView's list; bare digits and other writings are refused,
/// and the field's `mask` sets the dashes while typing. ASCII digits only; area codes are not
/// judged.
public enum USPhone {
  /// Whether the whole of `bytes` is one number.
  public static func accepts(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard bytes.count == 12 else { return false }
    for at in 0..<12 {
      switch at {
      case 3, 7: if bytes[at] != UInt8(ascii: "-") { return false }
      default: if !ASCII.isDigit(bytes[at]) { return false }
      }
    }
    return true
  }

  /// The number with dashes, or nil when it is none.
  public static func canonical(_ bytes: UnsafeRawBufferPointer) -> Text? {
    accepts(bytes) ? Text(String(decoding: bytes, as: UTF8.self)) : nil
  }
}
