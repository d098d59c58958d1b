// What the gate says of a frame, and what it should say by the second grammar.
// SPDX-License-Identifier: MIT

@testable import FormRPC

/// What the gate says of a frame, as values that outlive it.
struct Verdict: Equatable, CustomStringConvertible {
  var refusal: Refusal?
  var shape: Gate.Shape?
  var messages: [Seen] = []
  struct Seen: Equatable {
    var jsonrpc: String?
    var id: String?
    var method: String?
    var params: String?
    var isObject = true
    var hasResult = false
    var hasError = false
    var outer: Finding?
    var inner: Finding?
    var place: String?
    var depth = 1
    var treeBytes = 0
    var hasLongIntegers = false
  }
  var description: String {
    if let refusal { return "\(refusal.reason.text) at \(refusal.offset)" }
    return "\(shape.map { "\($0)" } ?? "nothing") \(messages)"
  }

  init(_ bytes: some Collection<UInt8>, batchLimit: Int = 1_000) {
    self = withSlice(bytes) { frame in
      var gate = Gate(batchLimit: batchLimit)
      return Verdict(frame, &gate)
    }
  }
  init(_ text: String) { self.init(Array(text.utf8)) }
  init(_ frame: Slice, _ gate: inout Gate) {
    do throws(Refusal) {
      let shape = try gate.scan(frame)
      self.shape = shape
      let count: Int
      switch shape {
      case .message: count = 1
      case .batch(let elements): count = min(elements, gate.batchLimit)
      case .scalar: count = 0
      }
      for index in 0..<count {
        let envelope = gate[index]
        messages.append(
          Seen(
            jsonrpc: envelope.jsonrpc?.string, id: envelope.id?.string,
            method: envelope.method?.string, params: envelope.params?.string,
            isObject: envelope.isObject, hasResult: envelope.hasResult,
            hasError: envelope.hasError, outer: envelope.outer, inner: envelope.inner,
            place: envelope.params.flatMap { envelope.inner?.path(in: $0, of: frame) },
            depth: envelope.depth, treeBytes: envelope.treeBytes,
            hasLongIntegers: envelope.hasLongIntegers))
      }
    } catch {
      refusal = error
    }
  }
}

extension Verdict {
  /// What the gate should say of the messages in a frame, from the tree of the second grammar.
  static func expected(_ node: NaiveGrammar.Node, _ bytes: [UInt8]) -> [Seen] {
    switch node {
    case .scalar: []
    case .list(_, let elements): elements.map { message($0, bytes) }
    case .object: [message(node, bytes)]
    }
  }
  /// What the gate should say of one message.
  static func message(_ node: NaiveGrammar.Node, _ bytes: [UInt8]) -> Seen {
    var seen = Seen()
    var outside = Tally()
    var inside = Tally()
    func add(_ tally: Tally, to sum: inout Tally) {
      sum.nul = min(sum.nul, tally.nul)
      sum.duplicate = min(sum.duplicate, tally.duplicate)
      sum.objects += tally.objects
      sum.lists += tally.lists
      sum.scalars += tally.scalars
      sum.depth = max(sum.depth, tally.depth)
      sum.longIntegers = sum.longIntegers || tally.longIntegers
    }
    guard case .object(_, let members) = node else {
      add(node.tally(comparing: false), to: &outside)
      seen.isObject = false
      seen.outer = outside.finding
      seen.depth = 1 + outside.depth
      return seen
    }
    for (index, member) in members.enumerated() {
      if member.name.contains(0) { outside.nul = min(outside.nul, member.at) }
      if members[..<index].contains(where: { $0.name == member.name }) {
        outside.duplicate = min(outside.duplicate, member.at)
      }
      let value = String(decoding: bytes[member.value.range], as: UTF8.self)
      switch String(decoding: member.name, as: UTF8.self) {
      case "jsonrpc": seen.jsonrpc = seen.jsonrpc ?? value
      case "id": seen.id = seen.id ?? value
      case "method": seen.method = seen.method ?? value
      case "params": seen.params = seen.params ?? value
      case "result": seen.hasResult = true
      case "error": seen.hasError = true
      default: break
      }
      let isParams = member.name == Array("params".utf8)
      let tally = member.value.tally(comparing: isParams)
      if isParams { add(tally, to: &inside) } else { add(tally, to: &outside) }
    }
    seen.outer = outside.finding
    seen.inner = inside.finding
    seen.depth = 1 + max(outside.depth, inside.depth)
    seen.treeBytes = inside.treeBytes
    seen.hasLongIntegers = inside.longIntegers
    return seen
  }
}
