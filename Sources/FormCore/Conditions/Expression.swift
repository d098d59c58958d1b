// What a condition is compiled to: a tree of operators over answers and literals.
// SPDX-License-Identifier: MIT

/// One node of a compiled condition.
indirect enum Expression: Sendable {
  /// A value that stands for itself.
  case literal(Value)
  /// A list of which at least one element is worked out.
  case list([Expression])
  /// What is called by a name, or what stands in for it where there is nothing.
  case read(ConditionName, orElse: Expression?)
  /// The same where the name is chosen among literal ones.
  case readChosen(Expression, orElse: Expression?)
  /// All that names are looked up in.
  case whole
  /// An operator and its arguments.
  case apply(Operator, [Expression])
}

/// A name as it stands in `var`, taken apart once.
struct ConditionName: Sendable {
  /// The name as written.
  let text: Text
  /// The name cut at its dots.
  let path: [Text]
  /// Ids it may mean, the most exact first, each with what leads on into that field's value.
  ///
  /// The whole text is an id before its dots split it (PROTOCOL.md, section 6).
  let ids: [(id: Text, rest: ArraySlice<Text>)]

  /// Longest name in bytes; an id has at most 128, the rest leads into its value.
  static let longest = 1024

  init(_ text: Text) {
    self.text = text
    let path = text.withBytes { bytes in
      bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        .map { Text(String(decoding: $0, as: UTF8.self)) }
    }
    self.path = path
    ids = [(text, path[path.count...])] + ConditionName.prefixes(of: path)
  }
  /// The name that a literal is: text, or a number as the place in a list.
  init?(_ literal: Value) {
    switch literal {
    case .text(let text): self.init(text)
    case .number(let number): self.init(Text(number.canonicalText))
    case .bool(let bool): self.init(bool ? "true" : "false")
    case .null, .list, .record: return nil
    }
  }

  /// What stands before each dot, as far as an id can be so long.
  private static func prefixes(of path: [Text]) -> [(id: Text, rest: ArraySlice<Text>)] {
    var ids: [(id: Text, rest: ArraySlice<Text>)] = []
    var id = ""
    for (index, part) in path.dropLast().enumerated() {
      id += (index > 0 ? "." : "") + part.string
      guard id.utf8.count <= Identifier.longest else { break }
      ids.append((Text(id), path[(index + 1)...]))
    }
    return ids.reversed()
  }
}

extension Value {
  /// What a path leads to from here; nil where it leads nowhere.
  ///
  /// Members of records by name, elements of lists by place from 0.
  func member(at path: some Sequence<Text>, _ meter: inout WorkMeter) throws(Fault) -> Value? {
    var value = self
    for step in path {
      try meter.work(1)
      switch value {
      case .record(let members):
        try meter.work(members.count >> 4)
        guard let member = members.first(where: { $0.name == step }) else { return nil }
        value = member.value
      case .list(let list):
        guard let index = step.asIndex, index < list.count else { return nil }
        value = list[index]
      case .null, .bool, .number, .text: return nil
      }
    }
    return value
  }
}

extension Text {
  /// The place in a list that it names: digits, without zeros before them.
  fileprivate var asIndex: Int? {
    guard byteCount > 0, byteCount <= 9 else { return nil }
    return withBytes { bytes in
      guard bytes.count == 1 || bytes[0] != UInt8(ascii: "0") else { return nil }
      var index = 0
      for byte in bytes {
        guard byte &- UInt8(ascii: "0") <= 9 else { return nil }
        index = index * 10 + Int(byte &- UInt8(ascii: "0"))
      }
      return index
    }
  }
}
