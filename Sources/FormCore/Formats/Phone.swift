// Telephone numbers of any country: `+49 30 23125 000`.
// SPDX-License-Identifier: MIT

/// A telephone number with its country code, as ITU-T E.123 writes what E.164 numbers.
///
/// A plus, then 7 to 15 digits of which the first is no zero. Between two digits may stand one
/// blank, hyphen, dot or slash, and one group of digits may be in parentheses. A number without
/// its country code means another telephone in each country and is refused, as are the exit code
/// `00`, extensions, letters and digits of other scripts. It stays as typed.
public enum Phone {
  private enum Before { case digit, separator, opening, closing }

  /// Whether the whole of `bytes` is one number.
  public static func accepts(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let count = bytes.count
    guard count >= 8, count <= 48, bytes[0] == UInt8(ascii: "+"), ASCII.isDigit(bytes[1]),
      bytes[1] != UInt8(ascii: "0")
    else { return false }
    var digits = 0
    var parentheses = 0
    var before = Before.digit
    for at in 1..<count {
      switch bytes[at] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits &+= 1
        before = .digit
      case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/"):
        guard before == .digit && parentheses != 1 || before == .closing else { return false }
        before = .separator
      case UInt8(ascii: "("):
        guard before == .digit || before == .separator, parentheses == 0 else { return false }
        parentheses = 1
        before = .opening
      case UInt8(ascii: ")"):
        guard before == .digit, parentheses == 1 else { return false }
        parentheses = 2
        before = .closing
      default: return false
      }
    }
    return before == .digit && parentheses != 1 && digits >= 7 && digits <= 15
  }
}
