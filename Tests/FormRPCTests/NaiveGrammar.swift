// A second grammar, written to be seen through: recursive, building a tree, asking it afterwards.
// SPDX-License-Identifier: MIT

@testable import FormRPC

/// RFC 8259 read the plain way, to compare the gate with.
struct NaiveGrammar {
  indirect enum Node {
    case scalar(range: Range<Int>, text: [UInt8]?, long: Bool)
    case list(range: Range<Int>, [Node])
    case object(range: Range<Int>, [(at: Int, name: [UInt8], value: Node)])
    var range: Range<Int> {
      switch self {
      case .scalar(let range, _, _), .list(let range, _), .object(let range, _): range
      }
    }
  }
  private struct NotJSON: Error {}
  private let bytes: [UInt8]
  private var at = 0

  /// The tree of a whole text; nil when it is no JSON.
  static func read(_ bytes: [UInt8]) -> Node? {
    guard String(validating: bytes, as: UTF8.self) != nil else { return nil }
    var grammar = NaiveGrammar(bytes: bytes)
    guard let node = try? grammar.element(), grammar.at == bytes.count else { return nil }
    return node
  }
  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { at < bytes.count ? bytes[at] : nil }
  private mutating func take(_ set: String) throws(NotJSON) -> UInt8 {
    guard let byte = next, set.utf8.contains(byte) else { throw NotJSON() }
    at += 1
    return byte
  }
  private func sees(_ set: String) -> Bool { next.map { set.utf8.contains($0) } ?? false }

  private mutating func blanks() {
    while let byte = next, [9, 10, 13, 32].contains(byte) { at += 1 }
  }
  private mutating func element() throws(NotJSON) -> Node {
    blanks()
    let node = try value()
    blanks()
    return node
  }
  private mutating func value() throws(NotJSON) -> Node {
    let start = at
    if sees("\"") {
      let text = try string()
      return .scalar(range: start..<at, text: text, long: false)
    }
    if sees("[") {
      at += 1
      var elements: [Node] = []
      blanks()
      if sees("]") {
        at += 1
        return .list(range: start..<at, [])
      }
      repeat { elements.append(try element()) } while try take(",]") == UInt8(ascii: ",")
      return .list(range: start..<at, elements)
    }
    if sees("{") {
      at += 1
      var members: [(at: Int, name: [UInt8], value: Node)] = []
      blanks()
      if sees("}") {
        at += 1
        return .object(range: start..<at, [])
      }
      repeat {
        blanks()
        let begin = at
        let name = try string()
        blanks()
        _ = try take(":")
        members.append((begin, name, try element()))
      } while try take(",}") == UInt8(ascii: ",")
      return .object(range: start..<at, members)
    }
    for word in ["true", "false", "null"] where bytes[at...].starts(with: word.utf8) {
      at += word.utf8.count
      return .scalar(range: start..<at, text: nil, long: false)
    }
    if sees("-") { at += 1 }
    var whole = 1
    if sees("0") { at += 1 } else { whole = try digits() }
    var isInteger = true
    if sees(".") {
      at += 1
      _ = try digits()
      isInteger = false
    }
    if sees("eE") {
      at += 1
      if sees("+-") { at += 1 }
      _ = try digits()
      isInteger = false
    }
    return .scalar(range: start..<at, text: nil, long: isInteger && whole > 18)
  }
  private mutating func digits() throws(NotJSON) -> Int {
    var count = 0
    while sees("0123456789") {
      at += 1
      count += 1
    }
    guard count > 0 else { throw NotJSON() }
    return count
  }
  private mutating func string() throws(NotJSON) -> [UInt8] {
    _ = try take("\"")
    var units: [UInt16] = []
    var text = ""
    while let byte = next, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw NotJSON() }
      if byte == UInt8(ascii: "\\") {
        at += 1
        let kind = try take("\"\\/bfnrtu")
        if kind == UInt8(ascii: "u") {
          var unit: UInt16 = 0
          for _ in 0..<4 {
            let digit = Character(Unicode.Scalar(try take("0123456789abcdefABCDEF")))
            unit = unit << 4 + UInt16(digit.hexDigitValue ?? 0)
          }
          units.append(unit)
        } else {
          let plain: [UInt8: UInt16] = [0x62: 8, 0x66: 12, 0x6e: 10, 0x72: 13, 0x74: 9]
          units.append(plain[kind] ?? UInt16(kind))
        }
      } else if byte < 0x80 {
        units.append(UInt16(byte))
        at += 1
      } else {
        // A whole character at a time; the bytes are known to be UTF-8.
        let length = byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4
        units.append(contentsOf: String(decoding: bytes[at..<at + length], as: UTF8.self).utf16)
        at += length
      }
    }
    _ = try take("\"")
    guard let whole = String(validating: units, as: UTF16.self) else { throw NotJSON() }
    text = whole
    return Array(text.utf8)
  }
}

extension NaiveGrammar.Node {
  /// What the gate should count in this value.
  func tally(comparing: Bool) -> Tally {
    var tally = Tally()
    add(to: &tally, 0, comparing)
    return tally
  }
  private func add(to tally: inout Tally, _ above: Int, _ comparing: Bool) {
    switch self {
    case .scalar(let range, let text, let long):
      tally.scalars += 1
      if long { tally.longIntegers = true }
      if let text, text.contains(0) { tally.nul = min(tally.nul, range.lowerBound) }
    case .list(_, let elements):
      tally.lists += 1
      tally.depth = max(tally.depth, above + 1)
      for element in elements { element.add(to: &tally, above + 1, comparing) }
    case .object(_, let members):
      tally.objects += 1
      tally.depth = max(tally.depth, above + 1)
      for (index, member) in members.enumerated() {
        if member.name.contains(0) { tally.nul = min(tally.nul, member.at) }
        if comparing, members[..<index].contains(where: { $0.name == member.name }) {
          tally.duplicate = min(tally.duplicate, member.at)
        }
        member.value.add(to: &tally, above + 1, comparing)
      }
    }
  }
}
