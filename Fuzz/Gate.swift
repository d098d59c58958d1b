// Fuzzes the gate: it agrees with a second grammar, and json-c reads all that it lets through.
// SPDX-License-Identifier: MIT

@testable import FormRPC

/// Whether json-c's tree says what the second grammar read.
private func same(_ view: View, _ node: NaiveGrammar.Node, _ bytes: [UInt8]) -> Bool {
  switch node {
  case .list(_, let elements):
    return view.count == elements.count
      && elements.indices.allSatisfy { same(view[$0], elements[$0], bytes) }
  case .object(_, let members):
    guard var rest = view.members, view.memberCount == members.count else { return false }
    return members.allSatisfy { member in
      guard let (name, value) = rest.next() else { return false }
      return Array(name.string.utf8) == member.name && same(value, member.value, bytes)
    }
  case .scalar(_, let text?, _):
    return view.string.map { Array($0.string.utf8) == text } ?? false
  case .scalar(let range, nil, _):
    let source = String(decoding: bytes[range], as: UTF8.self)
    switch source {
    case "null": return view.isNull
    case "true": return view.bool == true
    case "false": return view.bool == false
    default: break
    }
    switch view.number {
    case .int(let number): return String(number) == (source == "-0" ? "0" : source)
    // Long integers are marked with an exponent for json-c, so one of just that kind is lost.
    case .text(let text): return text.string == source || text.string + "e0" == source
    case nil: return false
    }
  }
}

nonisolated(unsafe) private var gate = Gate(batchLimit: 8)
nonisolated(unsafe) private var parser = Parser()

/// Judges one frame.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzGate(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let node = NaiveGrammar.read(bytes)
  withSlice(bytes) { frame in
    var verdict = Verdict(frame, &gate)
    expect((verdict.refusal == nil) == (node != nil), "accepts as the grammar does: \(verdict)")
    if let refusal = verdict.refusal {
      expect(refusal.offset >= 0 && refusal.offset <= count, "refuses inside: \(verdict)")
    }
    guard let node else { return }
    var expected = Verdict.expected(node, bytes)
    if case .list(_, let elements) = node {
      expect(verdict.shape == .batch(elements.count), "counts the batch: \(verdict)")
      expected = Array(expected.prefix(gate.batchLimit))
    }
    for index in verdict.messages.indices { verdict.messages[index].place = nil }
    // Past the depth that is refused anyway names are not compared.
    for index in expected.indices where expected[index].depth > Gate.depthLimit {
      expected[index].inner = nil
      if index < verdict.messages.count { verdict.messages[index].inner = nil }
    }
    expect(verdict.messages == expected, "sees \(expected), not \(verdict)")
    guard case .object(_, let members) = node, verdict.messages.first?.inner == nil,
      verdict.messages.first?.outer == nil, gate[0].depth <= Gate.depthLimit,
      let params = gate[0].params,
      let read = members.first(where: { $0.name == Array("params".utf8) })
    else { return }
    guard let tree = parser.parse(params, hasLongIntegers: gate[0].hasLongIntegers) else {
      return expect(false, "json-c reads what passed: \(verdict)")
    }
    expect(same(tree.view, read.value, bytes), "json-c reads the same: \(verdict)")
    extendLifetime(tree)
  }
  return 0
}
