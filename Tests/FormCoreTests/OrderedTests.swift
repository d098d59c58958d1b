// Nodes in order against a plain list: every node knows its place after any run of edits.
// SPDX-License-Identifier: MIT

import Testing

@testable import FormCore

@Suite struct OrderedTests {
  private final class Node: Listed {
    unowned(unsafe) var chunk: Chunk<Node>?
    var hint: UInt16 = 0
    var weight: Int
    init(weight: Int) { self.weight = weight }
  }
  private struct Dice {
    var state: UInt64
    mutating func below(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(bound, 1)
    }
  }

  /// Blocks of one size: within one chunk; across a few; across many.
  @Test(arguments: [6, 700, 3_000], 1...4)
  func knowsEveryPlace(size: Int, seed: Int) {
    var dice = Dice(state: UInt64(seed) &* 0x9e37_79b9_7f4a_7c15)
    var list = Ordered<Node>()
    var plain: [Node] = []
    for _ in 0..<(size < 100 ? 200 : 20) {
      switch dice.below(5) {
      case 0, 1:
        let new = (0..<dice.below(size)).map { _ in Node(weight: dice.below(3)) }
        let at = dice.below(plain.count + 1)
        list.insert(new, at: at)
        plain.insert(contentsOf: new, at: at)
      case 2 where !plain.isEmpty:
        let at = dice.below(plain.count)
        #expect(list.remove(at: at) === plain.remove(at: at))
      case 3:
        // Some out, in one pass; now and then nearly all of a stretch.
        let stretch = dice.below(plain.count)
        let most = dice.below(2) == 0 ? 1 : 20
        let indexes = plain.indices.filter {
          $0 < stretch ? dice.below(20) < most : dice.below(40) == 0
        }
        list.remove(at: indexes)
        for at in indexes.reversed() { #expect(plain.remove(at: at).chunk == nil) }
      default:
        // Some back in, each where it then stands.
        let count = dice.below(size)
        var places: Set<Int> = []
        while places.count < count { places.insert(dice.below(plain.count + count)) }
        let new = places.sorted().map { (node: Node(weight: 1), at: $0) }
        list.insert(new)
        for (node, at) in new { plain.insert(node, at: at) }
      }
      #expect(list.count == plain.count)
      #expect(list.elementsEqual(plain) { $0 === $1 })
      guard !plain.isEmpty else { continue }
      let asked = dice.below(plain.count)
      #expect(list.index(of: plain[asked]) == asked)
      #expect(list[asked] === plain[asked])
      let upTo = asked + dice.below(plain.count - asked + 1)
      #expect(list.nodes(in: asked..<upTo).elementsEqual(plain[asked..<upTo]) { $0 === $1 })
    }
    #expect(list.nodes.elementsEqual(plain) { $0 === $1 })
    for (at, node) in plain.enumerated() where list.index(of: node) != at {
      Issue.record("\(at) is told as \(list.index(of: node))")
    }
  }

  @Test(arguments: [10, 1_024, 1_025, 9_000])
  func findsByWeight(count: Int) {
    let nodes = (0..<count).map { Node(weight: $0 % 3) }
    var list = Ordered<Node>()
    list.insert(nodes, at: 0)
    _ = list.find(weight: 0)
    nodes[count / 2].weight = 7
    nodes[count / 2].chunk?.forgetWeight()
    var before = 0
    for (at, node) in nodes.enumerated() where node.weight > 0 {
      for place in [before, before + node.weight - 1] {
        let found = list.find(weight: place)
        guard found?.index == at, found?.before == before else {
          Issue.record("\(place) is told to be in \(String(describing: found))")
          return
        }
      }
      before += node.weight
    }
    #expect(list.find(weight: before) == nil)
  }

  /// From where, which way, and where the next of weight 2 is.
  @Test(arguments: [
    (0, 1, 2), (2, 1, 2), (3, 1, 5), (2_999, 1, 2_999), (2_999, -1, 2_999), (1, -1, nil),
    (-1, 1, nil), (3_000, -1, nil),
  ])
  func goesEitherWay(from: Int, step: Int, expected: Int?) {
    let nodes = (0..<3_000).map { Node(weight: $0 % 3 == 2 ? 2 : 0) }
    var list = Ordered<Node>()
    list.insert(nodes, at: 0)
    let found = list.find(from: from, step: step) { $0.weight == 2 ? $0 : nil }
    #expect(found.map { list.index(of: $0) } == expected)
  }
}
