// Numbers in text as JavaScript reads them, which is what JsonLogic's `+` and `-` go by.
// SPDX-License-Identifier: MIT

/// Decimal numbers at the start of text: `-1`, `.5`, `5.`, `1e3`.
///
/// ASCII digits and blanks only; `0x10` and `Infinity`, which JavaScript reads too, are no numbers
/// here. Linear in the text.
enum NumberText {
  /// The number that all of `text` is, blanks around it aside; 0 where there is nothing.
  static func whole(_ text: Text) -> Decimal? {
    text.withBytes { bytes in
      let from = start(bytes)
      var upTo = bytes.count
      while upTo > from, isBlank(bytes[upTo - 1]) { upTo -= 1 }
      guard from < upTo else { return 0 }
      let found = scan(UnsafeRawBufferPointer(rebasing: bytes[from..<upTo]))
      return found.length == upTo - from ? found.number : nil
    }
  }
  /// The number that `text` begins with, behind blanks.
  static func leading(_ text: Text) -> Decimal? {
    text.withBytes { scan(UnsafeRawBufferPointer(rebasing: $0[start($0)...])).number }
  }

  private static func start(_ bytes: UnsafeRawBufferPointer) -> Int {
    bytes.firstIndex { !isBlank($0) } ?? bytes.count
  }
  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }
  private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") <= 9 }

  private static func scan(_ bytes: UnsafeRawBufferPointer) -> (length: Int, number: Decimal?) {
    var at = 0
    func digits() -> Range<Int> {
      let from = at
      while at < bytes.count, isDigit(bytes[at]) { at += 1 }
      return from..<at
    }
    func takes(_ choices: UInt8...) -> Bool {
      guard at < bytes.count, choices.contains(bytes[at]) else { return false }
      at += 1
      return true
    }
    let signed = takes(UInt8(ascii: "-"), UInt8(ascii: "+"))
    let whole = digits()
    let fraction = takes(UInt8(ascii: ".")) ? digits() : at..<at
    guard !whole.isEmpty || !fraction.isEmpty else { return (0, nil) }
    let mantissa = at
    let isScaled = takes(UInt8(ascii: "e"), UInt8(ascii: "E"))
    if isScaled { _ = takes(UInt8(ascii: "-"), UInt8(ascii: "+")) }
    guard isScaled, !digits().isEmpty else {
      let number = UnsafeRawBufferPointer(rebasing: bytes[..<mantissa])
      return (mantissa, try? Decimal(typed: number))
    }
    // JSON's grammar has exponents, but wants a digit before the point and no zero before others.
    var json: [UInt8] = signed && bytes[0] == UInt8(ascii: "-") ? [UInt8(ascii: "-")] : []
    let significant = bytes[whole].drop { $0 == UInt8(ascii: "0") }
    json += significant.isEmpty ? [UInt8(ascii: "0")] : Array(significant)
    if !fraction.isEmpty { json += [UInt8(ascii: ".")] + bytes[fraction] }
    json += bytes[mantissa..<at]
    return (at, json.withUnsafeBytes { try? Decimal(json: $0) })
  }
}
