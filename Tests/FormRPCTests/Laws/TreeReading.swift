// JSON read by the watcher of the laws: a second parser that shares nothing with the daemon's.
// SPDX-License-Identifier: MIT

/// What a watcher cannot make sense of.
struct Misfit: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

extension Tree {
  /// Reads one JSON text.
  init(reading bytes: [UInt8]) throws(Misfit) {
    var reading = Reading(bytes)
    self = try reading.value()
    guard reading.at == bytes.count else { throw Misfit("surplus text at \(reading.at)") }
  }

  private struct Reading {
    let bytes: [UInt8]
    var at = 0
    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The byte here, 0 at the end; the daemon writes no blanks, so none are passed over.
    private var byte: UInt8 { at < bytes.count ? bytes[at] : 0 }
    private mutating func take(_ expected: UInt8) throws(Misfit) {
      guard byte == expected else { throw Misfit("expected \(expected) at \(at)") }
      at += 1
    }
    mutating func value() throws(Misfit) -> Tree {
      switch byte {
      case UInt8(ascii: "{"): return try object()
      case UInt8(ascii: "["): return try list()
      case UInt8(ascii: "\""): return .text(try string())
      case UInt8(ascii: "t"): return try word("true", .bool(true))
      case UInt8(ascii: "f"): return try word("false", .bool(false))
      case UInt8(ascii: "n"): return try word("null", .null)
      default: return try number()
      }
    }
    private mutating func word(_ word: StaticString, _ value: Tree) throws(Misfit) -> Tree {
      for index in 0..<word.utf8CodeUnitCount { try take(word.utf8Start[index]) }
      return value
    }
    private mutating func number() throws(Misfit) -> Tree {
      let from = at
      scan: while true {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
          UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
          at += 1
        default: break scan
        }
      }
      guard at > from else { throw Misfit("expected a value at \(at)") }
      return .number(Word(bytes[from..<at]))
    }
    private mutating func list() throws(Misfit) -> Tree {
      try take(UInt8(ascii: "["))
      var elements: [Tree] = []
      while byte != UInt8(ascii: "]") {
        if !elements.isEmpty { try take(UInt8(ascii: ",")) }
        elements.append(try value())
      }
      at += 1
      return .list(elements)
    }
    private mutating func object() throws(Misfit) -> Tree {
      try take(UInt8(ascii: "{"))
      var members: [Member] = []
      while byte != UInt8(ascii: "}") {
        if !members.isEmpty { try take(UInt8(ascii: ",")) }
        let name = try string()
        try take(UInt8(ascii: ":"))
        members.append(Member(name: name, value: try value()))
      }
      at += 1
      let tree = Tree(members: members)
      for (one, next) in zip(tree.members ?? [], (tree.members ?? []).dropFirst())
      where one.name == next.name {
        throw Misfit("the member \(one.name) stands twice")
      }
      return tree
    }
    private mutating func string() throws(Misfit) -> Word {
      try take(UInt8(ascii: "\""))
      var from = at
      var decoded: [UInt8] = []
      while byte != UInt8(ascii: "\"") {
        guard byte >= 0x20 else { throw Misfit("a control character at \(at)") }
        if byte == UInt8(ascii: "\\") {
          decoded += bytes[from..<at]
          at += 1
          try escape(&decoded)
          from = at
        } else {
          at += 1
        }
      }
      decoded += bytes[from..<at]
      at += 1
      return Word(decoded)
    }
    private mutating func escape(_ decoded: inout [UInt8]) throws(Misfit) {
      let sign = byte
      at += 1
      switch sign {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): decoded.append(sign)
      case UInt8(ascii: "b"): decoded.append(0x08)
      case UInt8(ascii: "f"): decoded.append(0x0c)
      case UInt8(ascii: "n"): decoded.append(0x0a)
      case UInt8(ascii: "r"): decoded.append(0x0d)
      case UInt8(ascii: "t"): decoded.append(0x09)
      case UInt8(ascii: "u"):
        // The daemon spells only controls this way, never halves of a pair.
        let digits = String(decoding: bytes[at..<min(at + 4, bytes.count)], as: UTF8.self)
        guard let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) else {
          throw Misfit("an escape that is no scalar at \(at)")
        }
        at += 4
        decoded += String(scalar).utf8
      default: throw Misfit("an unknown escape at \(at)")
      }
    }
  }
}
