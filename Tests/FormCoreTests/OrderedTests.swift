// Nodes in order against a plain list: every node knows its place after any run of edits.
// SPDX-License-Identifier: MIT

import Testing

@testable import FormCore

@Suite struct OrderedTests {
  private final class Node: Listed {
    var hint = Int.max
  }

  @Test(arguments: 1...40)
  func knowsEveryPlace(seed: Int) {
    var state = UInt64(seed) &* 0x9e37_79b9_7f4a_7c15
    func below(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(bound, 1)
    }
    var list = Ordered<Node>()
    var plain: [Node] = []
    for _ in 0..<200 {
      switch below(4) {
      case 0:
        let new = (0..<below(6)).map { _ in Node() }
        let at = below(plain.count + 1)
        list.insert(new, at: at)
        plain.insert(contentsOf: new, at: at)
      case 1 where !plain.isEmpty:
        let at = below(plain.count)
        #expect(list.remove(at: at) === plain.remove(at: at))
      case 2:
        // Some out, in one pass.
        let indexes = plain.indices.filter { _ in below(4) == 0 }
        list.remove(at: indexes)
        for at in indexes.reversed() { #expect(plain.remove(at: at).hint == .max) }
      default:
        // Some back in, each where it then stands.
        let count = below(5)
        var places: Set<Int> = []
        while places.count < count { places.insert(below(plain.count + count)) }
        let new = places.sorted().map { (node: Node(), at: $0) }
        list.insert(new)
        for (node, at) in new { plain.insert(node, at: at) }
      }
      #expect(list.nodes.elementsEqual(plain) { $0 === $1 })
      let asked = plain.isEmpty ? nil : below(plain.count)
      if let asked { #expect(list.index(of: plain[asked]) == asked) }
    }
    for (at, node) in plain.enumerated() { #expect(list.index(of: node) == at) }
  }
}
