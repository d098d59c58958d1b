// Masks: what becomes of a number at each edit, and where the caret goes.
// SPDX-License-Identifier: MIT

import Testing

@testable import FormCore

struct MaskTests {
  /// Texts with a bar for the caret, or two around what is replaced; nil where the mask keeps out.
  struct Case: CustomTestStringConvertible, Sendable {
    let mask: Mask
    let before: String
    let typed: String
    let after: String?
    init(_ mask: Mask, _ before: String, _ typed: String, _ after: String?) {
      (self.mask, self.before, self.typed, self.after) = (mask, before, typed, after)
    }
    var testDescription: String {
      "\(before) + \(typed.debugDescription) -> \(after ?? "kept out")"
    }
  }
  static let cases: [Case] = [
    // Refused, or none of the mask's business.
    Case(.usPhone, "a|", "5", nil), Case(.usPhone, "|555-123-45678", "9", nil),
    Case(.usPhone, "|", "555-123-45678", nil), Case(.usPhone, "|", "+49 30 23125000", nil),
    Case(.usPhone, "|", "call 555-123-4567", nil), Case(.usPhone, "٥|", "5", nil),
    Case(.usPhone, "555-123-4567|", "8", "555-123-4567|"),
    Case(.usPhone, "555|-123-4567", "8", "555|-123-4567"),
    Case(.usPhone, "555-1|", "a", "555-1|"), Case(.usPhone, "|", "٥", "|"),
    Case(.usPhone, "55|", "12345678901", nil),
    // Typed at the end.
    Case(.usPhone, "|", "5", "5|"), Case(.usPhone, "55|", "5", "555|"),
    Case(.usPhone, "555|", "1", "555-1|"), Case(.usPhone, "555-12|", "3", "555-123|"),
    Case(.usPhone, "555-123|", "4", "555-123-4|"), Case(.usPhone, "555|", "-", "555-|"),
    Case(.usPhone, "555-|", "1", "555-1|"), Case(.usPhone, "55|", "-", "55|"),
    // In the middle.
    Case(.usPhone, "5|5-1", "9", "59|5-1"), Case(.usPhone, "55|5-123", "9", "559-|512-3"),
    Case(.usPhone, "|555-1", "9", "9|55-51"), Case(.usPhone, "555|-1", "9", "555-9|1"),
    Case(.usPhone, "555-|1", "9", "555-9|1"),
    // Deleted.
    Case(.usPhone, "555-1|2|3-4", "", "555-1|34"), Case(.usPhone, "555|-|123", "", "55|1-23"),
    Case(.usPhone, "555|-|", "", "555|"), Case(.usPhone, "555-|1|", "", "555|"),
    Case(.usPhone, "|555-1|23", "", "|23"), Case(.usPhone, "|555-123-4567|", "", "|"),
    Case(.usPhone, "555-123|-4567|", "", "555-123|"), Case(.usPhone, "5|55-1|2", "", "5|2"),
    // Pasted.
    Case(.usPhone, "|", "5551234567", "555-123-4567|"),
    Case(.usPhone, "|", "(555) 123-4567", "555-123-4567|"),
    Case(.usPhone, "|", "+1 555 123 4567", "555-123-4567|"),
    Case(.usPhone, "|", "1-555-123-4567", "555-123-4567|"),
    Case(.usPhone, "|", "15551234567", "555-123-4567|"),
    Case(.usPhone, "|555-000-0000|", "555.123.4567", "555-123-4567|"),
    Case(.usPhone, "555-|000-00|00", "12345", "555-123-45|00"),

    Case(.expiration, "|", "1230203", nil), Case(.expiration, "a|", "1", nil),
    Case(.expiration, "12/2030|", "1", "12/2030|"), Case(.expiration, "|", "x", "|"),
    Case(.expiration, "|", "1", "1|"), Case(.expiration, "|", "0", "0|"),
    Case(.expiration, "|", "9", "09|"), Case(.expiration, "1|", "2", "12|"),
    Case(.expiration, "1|", "3", "01/3|"), Case(.expiration, "0|", "0", "00|"),
    Case(.expiration, "12|", "2", "12/2|"), Case(.expiration, "12|", "/", "12/|"),
    Case(.expiration, "12/|", "2", "12/2|"), Case(.expiration, "1|", "/", "01/|"),
    Case(.expiration, "09/203|", "0", "09/2030|"),
    Case(.expiration, "12/|2|030", "", "12/|030"), Case(.expiration, "12|/|2030", "", "1|2/030"),
    Case(.expiration, "12|/|", "", "12|"), Case(.expiration, "|0|9", "", "|9"),
    Case(.expiration, "1|2|/2030", "", "1|2/030"),
    Case(.expiration, "1|/2030", "2", "12/|2030"), Case(.expiration, "1|2/030", "1", "11/|2030"),
    Case(.expiration, "|", "05/2030", "05/2030|"), Case(.expiration, "|", "5/2030", "05/2030|"),
    Case(.expiration, "|", "122030", "12/2030|"), Case(.expiration, "|", "12 - 2030", "12/2030|"),
    Case(.expiration, "|", "2030-12", "12/2030|"), Case(.expiration, "|", "2030-1", "01/2030|"),
    Case(.expiration, "|", "13/2030", "13/2030|"), Case(.expiration, "|", "1/30", "01/30|"),
    Case(.expiration, "|12/2030|", "01/2031", "01/2031|"),
  ]
  @Test(arguments: cases)
  func edits(_ test: Case) throws {
    let parts = test.before.split(separator: "|", omittingEmptySubsequences: false)
    let old = Text(parts.joined())
    let from = parts[0].utf8.count
    let range = from..<(from + (parts.count == 3 ? parts[1].utf8.count : 0))
    let edited = old.withBytes { old in
      Text(test.typed).withBytes { test.mask.edited(old, range, $0) }
    }
    let shown = edited.map { edited in
      String(decoding: edited.text[..<edited.caret], as: UTF8.self) + "|"
        + String(decoding: edited.text[edited.caret...], as: UTF8.self)
    }
    #expect(shown == test.after)
  }

  /// Digits typed one by one come out as when they are pasted, whatever is deleted between.
  @Test(arguments: Mask.allCases)
  func keepsTheDigitsInOrder(_ mask: Mask) throws {
    var text: [UInt8] = []
    var caret = 0
    for digit in "1203456789".utf8.prefix(mask == .usPhone ? 10 : 6) {
      let edited = text.withUnsafeBytes { old in
        [digit].withUnsafeBytes { mask.edited(old, caret..<caret, $0) }
      }
      (text, caret) = try #require(edited)
      #expect(caret == text.count)
    }
    #expect(
      String(decoding: text, as: UTF8.self) == (mask == .usPhone ? "120-345-6789" : "12/0345"))
    while !text.isEmpty {
      let edited = text.withUnsafeBytes { old in
        [UInt8]().withUnsafeBytes { mask.edited(old, caret - 1..<caret, $0) }
      }
      let before = text.count
      (text, caret) = try #require(edited)
      #expect(text.count < before && caret == text.count)
    }
  }
}
