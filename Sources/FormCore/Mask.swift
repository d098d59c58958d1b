// Masks: the separators of a number that is being typed, and where the caret goes.
// SPDX-License-Identifier: MIT

/// Sets separators while digits are typed.
///
/// Separators are worked out anew from the digits, so that inserting in the middle, deleting and
/// pasting come out the same as typing. Nothing that was there is lost: where a text holds more
/// than digits and separators, or more digits than the mask has places, the mask keeps out of it,
/// and the field's type says what is wrong.
public enum Mask: UInt8, Sendable, CaseIterable {
  /// `555-123-4567`.
  case usPhone
  /// `04/2031`.
  case expiration

  /// The word on the wire.
  public var name: StaticString {
    switch self {
    case .usPhone: "usPhone"
    case .expiration: "expiration"
    }
  }
  init?(_ word: Text) {
    for mask in Mask.allCases where word == Text(mask.name.description) {
      self = mask
      return
    }
    return nil
  }
  /// How many digits it has places for.
  private var places: Int { self == .usPhone ? 10 : 6 }
  private var separator: UInt8 { UInt8(ascii: self == .usPhone ? "-" : "/") }
  /// Whether a separator stands before the digit of this number.
  private func separates(before digit: Int) -> Bool {
    self == .usPhone ? digit == 3 || digit == 6 : digit == 2
  }

  /// Digits that are being typed, and where the caret is among them.
  private struct Entry {
    var digits: [UInt8]
    /// Digits before the caret.
    var caret: Int
    /// Whether a separator was typed at the end.
    var endsInSeparator = false
  }

  /// What becomes of `old` when its bytes `range` are replaced by `typed`.
  /// - Returns: The text and the byte at which the caret stands; nil where the mask keeps out.
  func edited(_ old: UnsafeRawBufferPointer, _ range: Range<Int>, _ typed: UnsafeRawBufferPointer)
    -> (text: [UInt8], caret: Int)?
  {
    guard var head = Mask.digits(old, 0..<range.lowerBound),
      let tail = Mask.digits(old, range.upperBound..<old.count)
    else { return nil }
    // A caret behind a separator stays behind it.
    let isBehind = range.lowerBound > 0 && !ASCII.isDigit(old[range.lowerBound - 1])
    if typed.isEmpty {
      // Taking away a separator alone takes the digit before it: the separator would come back.
      let isSeparator = !range.isEmpty && !range.contains { ASCII.isDigit(old[$0]) }
      if isSeparator, range.upperBound < old.count { _ = head.popLast() }
      return written(Entry(digits: head + tail, caret: head.count), isBehind: isBehind)
    }
    guard let entry = self.entry(head, typed, tail), entry.digits.count <= places else {
      return nil
    }
    return written(entry, isBehind: isBehind || entry.caret > head.count)
  }

  /// The digits of a part of a text; nil where it holds more than digits and separators.
  private static func digits(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) -> [UInt8]? {
    var digits: [UInt8] = []
    for at in range {
      if ASCII.isDigit(bytes[at]) {
        digits.append(bytes[at])
      } else if !isSeparator(bytes[at]) {
        return nil
      }
    }
    return digits
  }
  private static func isSeparator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/"),
      UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "+"):
      true
    default: false
    }
  }

  /// What is typed or pasted between two runs of digits.
  private func entry(_ head: [UInt8], _ typed: UnsafeRawBufferPointer, _ tail: [UInt8]) -> Entry? {
    var groups = typed.split(whereSeparator: { !ASCII.isDigit($0) }).map { Array($0) }
    let isWhole = head.isEmpty && tail.isEmpty
    if isWhole, groups.joined().count > 1,
      !typed.allSatisfy({ ASCII.isDigit($0) || Mask.isSeparator($0) })
    {
      // A pasted text that is more than a number.
      return nil
    }
    switch self {
    case .usPhone:
      let all = groups.flatMap { $0 }
      let isAmerican = all.first == UInt8(ascii: "1") && all.count == 11
      if isWhole, isAmerican {
        groups = [Array(all.dropFirst())]
      } else if typed.first == UInt8(ascii: "+"), all.count > 1 {
        // Another country's number.
        return nil
      }
    case .expiration where isWhole && groups.count == 2:
      // The year first, as ISO 8601 writes it.
      if groups[0].count == 4 { groups.swapAt(0, 1) }
      if groups[0].count == 1 { groups[0].insert(UInt8(ascii: "0"), at: 0) }
    case .expiration: break
    }
    var all = groups.flatMap { $0 }
    let room = places - head.count - tail.count
    // One more digit than there are places for is refused, as a full field refuses a key.
    if all.count == 1, room < 1 { all = [] }
    var entry = Entry(digits: head + all + tail, caret: head.count + all.count)
    let isSeparated = typed.last.map(Mask.isSeparator) ?? false
    if self == .expiration { pad(&entry, all, isSeparated: isSeparated) }
    entry.endsInSeparator =
      isSeparated && tail.isEmpty && separates(before: entry.digits.count)
    return entry
  }
  /// Puts the zero before a month of one digit, as soon as no other month can follow.
  private func pad(_ entry: inout Entry, _ typed: [UInt8], isSeparated: Bool) {
    guard let first = entry.digits.first, entry.digits.count < places else { return }
    let isOne = first == UInt8(ascii: "1")
    let isLarge = first > UInt8(ascii: "1")
    // `13` begins `01/3`: there is no thirteenth month.
    let isPastTwelve =
      isOne && typed.count == 1 && entry.caret == 2 && entry.digits.count == 2
      && entry.digits[1] > UInt8(ascii: "2")
    guard isLarge || isPastTwelve || isOne && isSeparated && entry.digits.count == 1 else { return }
    entry.digits.insert(UInt8(ascii: "0"), at: 0)
    entry.caret += 1
  }

  private func written(_ entry: Entry, isBehind: Bool) -> (text: [UInt8], caret: Int) {
    var text: [UInt8] = []
    var caret = 0
    for (index, digit) in entry.digits.enumerated() {
      if separates(before: index) {
        text.append(separator)
        if index == entry.caret, isBehind { caret = text.count }
      }
      text.append(digit)
      if index + 1 == entry.caret { caret = text.count }
    }
    if entry.endsInSeparator {
      text.append(separator)
      caret = text.count
    }
    return (text, caret)
  }
}
