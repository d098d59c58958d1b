// Numbers as people type them in their language.
// SPDX-License-Identifier: MIT

/// Reads a typed number by its language's marks; never guesses (pitfall B27).
///
/// ASCII digits, at most one decimal mark, group marks only in whole groups of three. A point or
/// comma as a group mark must stand twice or before a decimal mark: `1,000` may be a thousand or
/// one and is refused in every language. No blanks around it, no exponent, no currency.
public enum TypedNumber {
  /// What kind of number is asked for.
  public enum Kind: Sendable {
    /// Whole: an optional plus or minus, no decimal mark.
    case integer
    /// With or without decimals; `5,` and `,5` are whole answers, a plus is refused as in
    /// RSFormView's list.
    case double
  }
  /// Why the text is no number.
  public enum Fault: Error, Equatable {
    /// Something else than a number.
    case malformed
    /// Only digits and marks, but the marks do not stand where they mean one number.
    case ambiguous
  }

  /// The number in JSON's grammar, without plus and surplus leading zeros.
  /// - Parameters:
  ///   - bytes: The text as typed.
  ///   - kind: What is asked for.
  ///   - locale: Whose marks count; the process's own locale does not.
  /// - Returns: Text that `Decimal` reads.
  /// - Throws: `Fault`.
  public static func json(
    _ bytes: UnsafeRawBufferPointer, _ kind: Kind, locale: Locale
  ) throws(Fault) -> Text {
    let data = locale.data
    if let text = parse(bytes, kind, data) { return text }
    // Decimals where a whole number is asked for are clear enough, only not what was asked for.
    if kind == .integer, parse(bytes, .double, data) != nil { throw .malformed }
    throw isDigitsAndMarks(bytes) ? .ambiguous : .malformed
  }

  private static func parse(
    _ bytes: UnsafeRawBufferPointer, _ kind: Kind, _ data: LocaleData
  ) -> Text? {
    guard let first = bytes.first else { return nil }
    var out: [UInt8] = []
    var at = 0
    if first == UInt8(ascii: "-") {
      out.append(first)
      at = 1
    } else if first == UInt8(ascii: "+"), kind == .integer {
      at = 1
    }
    guard let whole = wholePart(bytes, from: at, data) else { return nil }
    out.append(contentsOf: whole.digits.isEmpty ? [UInt8(ascii: "0")] : whole.digits)
    at = whole.end
    if at == bytes.count, whole.isAmbiguous || !whole.any { return nil }
    if at < bytes.count {
      guard kind == .double, bytes[at] == data.decimalMark else { return nil }
      let decimals = bytes[(at + 1)...]
      guard decimals.allSatisfy(ASCII.isDigit), whole.any || !decimals.isEmpty else { return nil }
      if !decimals.isEmpty {
        out.append(UInt8(ascii: "."))
        out.append(contentsOf: decimals)
      }
    }
    return Text(String(decoding: out, as: UTF8.self))
  }

  /// The digits before the decimal mark.
  private struct WholePart {
    /// Without leading zeros.
    var digits: [UInt8] = []
    /// Whether there was any digit, also a zero.
    var any = false
    var groups = 0
    var isAmbiguous = false
    var end = 0
  }

  private static func wholePart(
    _ bytes: UnsafeRawBufferPointer, from start: Int, _ data: LocaleData
  ) -> WholePart? {
    var part = WholePart()
    var at = start
    var run = 0
    var mark: Text?
    while at < bytes.count {
      if ASCII.isDigit(bytes[at]) {
        if bytes[at] != UInt8(ascii: "0") || !part.digits.isEmpty { part.digits.append(bytes[at]) }
        part.any = true
        run += 1
        at += 1
        continue
      }
      guard let found = data.typedGroups.first(where: { begins(bytes, at, $0) }) else { break }
      if let mark, found != mark || run != 3 { return nil }
      // A grouped number begins with 1 to 3 digits, of which the first is no zero.
      if mark == nil, run < 1 || run > 3 || bytes[start] == UInt8(ascii: "0") { return nil }
      mark = found
      part.groups += 1
      run = 0
      at += found.byteCount
    }
    if let mark {
      guard run == 3 else { return nil }
      part.isAmbiguous = part.groups == 1 && (mark == "." || mark == ",")
    }
    part.end = at
    return part
  }

  private static func begins(_ bytes: UnsafeRawBufferPointer, _ at: Int, _ mark: Text) -> Bool {
    let end = at + mark.byteCount
    guard end <= bytes.count else { return false }
    return mark.withBytes { sameBytes($0, UnsafeRawBufferPointer(rebasing: bytes[at..<end])) }
  }

  private static func isDigitsAndMarks(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let digits = bytes.dropFirst(bytes.first == UInt8(ascii: "-") ? 1 : 0)
    guard let first = digits.first, let last = digits.last, ASCII.isDigit(first),
      ASCII.isDigit(last)
    else {
      return false
    }
    return digits.allSatisfy {
      ASCII.isDigit($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",")
    }
  }
}
