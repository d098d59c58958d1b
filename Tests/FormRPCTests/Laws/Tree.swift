// JSON as a watcher sees it: members in one order, numbers by their text, strings by their bytes.
// SPDX-License-Identifier: MIT

import Glibc

/// Text compared by its bytes.
struct Word: Hashable, Comparable, Sendable, CustomStringConvertible {
  let bytes: [UInt8]
  init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }
  init(_ text: String) { bytes = Array(text.utf8) }
  var description: String { String(decoding: bytes, as: UTF8.self) }
  static func < (left: Word, right: Word) -> Bool {
    let order = memcmp(left.bytes, right.bytes, min(left.bytes.count, right.bytes.count))
    return order == 0 ? left.bytes.count < right.bytes.count : order < 0
  }
}
extension Word: ExpressibleByStringInterpolation {
  init(stringLiteral value: String) { self.init(value) }
}

/// A JSON value; members of objects are kept sorted, so that equal values are equal trees.
indirect enum Tree: Equatable, Sendable, CustomStringConvertible {
  case null
  case bool(Bool)
  case number(Word)
  case text(Word)
  case list([Tree])
  case object([Member])

  struct Member: Equatable, Sendable {
    let name: Word
    var value: Tree
  }
  init(members: [Member]) { self = .object(members.sorted { $0.name < $1.name }) }

  /// A member of an object; nil where there is none, and takes it out when it is set to nil.
  subscript(name: Word) -> Tree? {
    get {
      guard case .object(let members) = self else { return nil }
      return members.first { $0.name == name }?.value
    }
    set {
      guard case .object(var members) = self else { return }
      let at = members.firstIndex { $0.name >= name } ?? members.count
      let stands = at < members.count && members[at].name == name
      switch (newValue, stands) {
      case (nil, true): members.remove(at: at)
      case (nil, false): return
      case (let value?, true): members[at].value = value
      case (let value?, false): members.insert(Member(name: name, value: value), at: at)
      }
      self = .object(members)
    }
  }
  var description: String { String(decoding: written, as: UTF8.self) }
  var text: Word? { if case .text(let word) = self { word } else { nil } }
  var elements: [Tree]? { if case .list(let elements) = self { elements } else { nil } }
  var members: [Member]? { if case .object(let members) = self { members } else { nil } }
  var isTrue: Bool { self == .bool(true) }
  var int: Int? {
    if case .number(let word) = self { Int(word.description) } else { nil }
  }
}

extension Tree: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByStringInterpolation, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(integerLiteral value: Int) { self = .number(Word("\(value)")) }
  init(stringLiteral value: String) { self = .text(Word(value)) }
  init(arrayLiteral elements: Tree...) { self = .list(elements) }
  init(dictionaryLiteral elements: (Word, Tree)...) {
    self.init(members: elements.map { Member(name: $0.0, value: $0.1) })
  }
}

// MARK: Written

extension Tree {
  /// Canonical text: no blanks, members sorted.
  var written: [UInt8] {
    var bytes: [UInt8] = []
    write(&bytes)
    return bytes
  }
  private func write(_ bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let bool): bytes += (bool ? "true" : "false").utf8
    case .number(let word): bytes += word.bytes
    case .text(let word): Tree.write(word, &bytes)
    case .list(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        element.write(&bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        Tree.write(member.name, &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.write(&bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }
  private static func write(_ word: Word, _ bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in word.bytes {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        bytes += "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
