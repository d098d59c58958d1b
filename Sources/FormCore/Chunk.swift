// A piece of an ordered list, which its nodes point to.
// SPDX-License-Identifier: MIT

/// A node that knows which piece of a list it is in, so that its index need not be searched far.
protocol Listed: AnyObject {
  /// The piece it is in; nil while it is in no list.
  var chunk: Chunk<Self>? { get set }
  /// Where in the piece it last stood; no more than a guess.
  var hint: UInt16 { get set }
  /// How much it counts where nodes are found by weight, as sections are by their rows.
  var weight: Int { get }
}

/// Nodes that stand one behind the other in a list.
///
/// A place is the node's own guess, or a scan over at most a thousand pointers, none of which is
/// followed: renewing the places of all the nodes behind would miss the cache once for each.
final class Chunk<Node: Listed> {
  private(set) var nodes: [Node]
  /// Where in its list it last stood; no more than a guess.
  var hint = 0
  /// The sum of the nodes' weights; nil until somebody asks again.
  private var knownWeight: Int?

  init(_ nodes: [Node]) {
    self.nodes = nodes
    adopt(nodes)
  }
  private func adopt(_ new: [Node]) {
    for node in new { node.chunk = self }
    knownWeight = nil
  }

  var weight: Int {
    if let knownWeight { return knownWeight }
    let weight = nodes.reduce(0) { $0 + $1.weight }
    knownWeight = weight
    return weight
  }
  /// A node's weight has changed.
  func forgetWeight() { knownWeight = nil }

  /// Where `node` stands; it must be in here.
  func index(of node: Node) -> Int {
    let guess = Int(node.hint)
    if guess < nodes.count, nodes[guess] === node { return guess }
    guard let index = nodes.firstIndex(where: { $0 === node }) else {
      preconditionFailure("a node is in its chunk")
    }
    node.hint = UInt16(truncatingIfNeeded: index)
    return index
  }
  func insert(_ new: [Node], at index: Int) {
    nodes.insert(contentsOf: new, at: index)
    adopt(new)
  }
  func remove(at index: Int) -> Node {
    let node = nodes.remove(at: index)
    node.chunk = nil
    knownWeight = nil
    return node
  }
  /// Takes out the nodes at `places`, which rise and count from `start`, in one pass.
  func remove(at places: ArraySlice<Int>, from start: Int) {
    var next = places.startIndex
    var kept = 0
    for at in nodes.indices {
      if next < places.endIndex, places[next] == start + at {
        nodes[at].chunk = nil
        next += 1
      } else {
        nodes[kept] = nodes[at]
        kept += 1
      }
    }
    nodes.removeLast(nodes.count - kept)
    knownWeight = nil
  }
}
