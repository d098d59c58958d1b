// Nodes in order, which know their own places.
// SPDX-License-Identifier: MIT

/// Nodes in order, in chunks that their nodes point to.
///
/// One chunk up to a thousand nodes, and then an edit costs what it costs in an array of that size
/// beside a sum over the counts of the chunks: a million nodes make two thousand of them. Short
/// lists pay nothing for that, so there is no other kind of list (measured, 2026-11: bench/README).
///
/// Shares its chunks with its copies, so it is never copied.
struct Ordered<Node: Listed>: Sequence {
  /// Nodes of a chunk after which it is cut.
  private static var most: Int { 1_024 }
  /// Nodes of a chunk that was cut, or together those of two that are put together.
  private static var usual: Int { 512 }

  private var chunks: [Chunk<Node>] = []
  /// Nodes of each chunk, side by side, so that a sum over many is quick.
  private var counts: [Int] = []
  private(set) var count = 0

  // MARK: Looking

  subscript(index: Int) -> Node {
    let (at, offset) = find(index)
    return chunks[at].nodes[offset]
  }
  var first: Node? { chunks.first?.nodes.first }
  var last: Node? { chunks.last?.nodes.last }
  /// All nodes; nothing is copied while they are in one chunk.
  var nodes: [Node] {
    if chunks.count == 1 { return chunks[0].nodes }
    var nodes: [Node] = []
    nodes.reserveCapacity(count)
    for chunk in chunks { nodes += chunk.nodes }
    return nodes
  }
  /// The nodes at `range`; nothing is copied while they are in one chunk.
  func nodes(in range: Range<Int>) -> ArraySlice<Node> {
    guard !range.isEmpty else { return [] }
    var (at, offset) = find(range.lowerBound)
    if offset + range.count <= counts[at] {
      return chunks[at].nodes[offset..<(offset + range.count)]
    }
    var nodes: [Node] = []
    nodes.reserveCapacity(range.count)
    while nodes.count < range.count {
      let upTo = Swift.min(counts[at], offset + range.count - nodes.count)
      nodes += chunks[at].nodes[offset..<upTo]
      (at, offset) = (at + 1, 0)
    }
    return nodes[...]
  }
  /// Where `node` stands; it must be in this list.
  func index(of node: Node) -> Int {
    guard let chunk = node.chunk else { preconditionFailure("a node of a list has a chunk") }
    let offset = chunk.index(of: node)
    return chunks.count == 1 ? offset : counts[..<index(of: chunk)].reduce(offset, +)
  }
  /// The node that holds what is at `place` when everything is counted by weight, and what is
  /// before that node; nil past the end.
  func find(weight place: Int) -> (index: Int, before: Int)? {
    var (first, before) = (0, 0)
    for chunk in chunks {
      if place >= before + chunk.weight {
        (first, before) = (first + chunk.nodes.count, before + chunk.weight)
        continue
      }
      for (offset, node) in chunk.nodes.enumerated() {
        if place < before + node.weight { return (first + offset, before) }
        before += node.weight
      }
    }
    return nil
  }

  /// What `body` makes of the first node it makes anything of, from `index` on or, with a step of
  /// -1, back.
  func find<Found>(from index: Int, step: Int, _ body: (Node) -> Found?) -> Found? {
    guard index >= 0, index < count else { return nil }
    var (at, offset) = find(index)
    while true {
      if let found = body(chunks[at].nodes[offset]) { return found }
      offset += step
      if offset < 0 || offset == counts[at] {
        at += step
        guard chunks.indices.contains(at) else { return nil }
        offset = step > 0 ? 0 : counts[at] - 1
      }
    }
  }

  private func index(of chunk: Chunk<Node>) -> Int {
    if chunk.hint < chunks.count, chunks[chunk.hint] === chunk { return chunk.hint }
    guard let index = chunks.firstIndex(where: { $0 === chunk }) else {
      preconditionFailure("a chunk is in its list")
    }
    chunk.hint = index
    return index
  }
  /// The chunk that has the node at `index`, or that ends there at the end of all.
  private func find(_ index: Int) -> (chunk: Int, offset: Int) {
    var (at, offset) = (0, index)
    while at + 1 < counts.count, offset >= counts[at] {
      offset -= counts[at]
      at += 1
    }
    return (at, offset)
  }

  // MARK: Editing

  mutating func insert(_ new: [Node], at index: Int) {
    guard !new.isEmpty else { return }
    count += new.count
    if chunks.isEmpty {
      replace(0..<0, by: new)
      return
    }
    let (at, offset) = find(index)
    if counts[at] + new.count <= Self.most {
      chunks[at].insert(new, at: offset)
      counts[at] += new.count
    } else {
      let old = chunks[at].nodes
      replace(at..<(at + 1), by: old[..<offset] + new + old[offset...])
    }
  }
  mutating func remove(at index: Int) -> Node {
    let (at, offset) = find(index)
    let node = chunks[at].remove(at: offset)
    count -= 1
    counts[at] -= 1
    mend(at)
    return node
  }
  /// Takes several nodes out in one pass; their indexes rise.
  mutating func remove(at indexes: [Int]) {
    var (next, start) = (0, 0)
    var (first, last) = (chunks.count, -1)
    for at in chunks.indices where next < indexes.count {
      let upTo = indexes[next...].firstIndex { $0 >= start + counts[at] } ?? indexes.count
      let old = counts[at]
      if upTo > next {
        chunks[at].remove(at: indexes[next..<upTo], from: start)
        counts[at] -= upTo - next
        (first, last) = (Swift.min(first, at), at)
      }
      (next, start) = (upTo, start + old)
    }
    count -= indexes.count
    // From the back, so that what is put together moves no chunk that is still to be looked at.
    while last >= first {
      mend(last)
      last -= 1
    }
  }
  /// Puts several nodes in, each where it then stands; their indexes rise.
  mutating func insert(_ new: [(node: Node, at: Int)]) {
    var from = 0
    while from < new.count {
      var upTo = from + 1
      while upTo < new.count, new[upTo].at == new[upTo - 1].at + 1 { upTo += 1 }
      insert(new[from..<upTo].map(\.node), at: new[from].at)
      from = upTo
    }
  }

  /// Takes an empty chunk away, and puts a small one together with a small neighbour.
  private mutating func mend(_ at: Int) {
    if counts[at] == 0 {
      chunks.remove(at: at)
      counts.remove(at: at)
    } else if at + 1 < counts.count, counts[at] + counts[at + 1] <= Self.usual {
      replace(at..<(at + 2), by: chunks[at].nodes + chunks[at + 1].nodes)
    } else if at > 0, counts[at - 1] + counts[at] <= Self.usual {
      replace((at - 1)..<(at + 1), by: chunks[at - 1].nodes + chunks[at].nodes)
    }
  }
  /// Replaces chunks by others that hold `nodes`.
  private mutating func replace(_ range: Range<Int>, by nodes: [Node]) {
    let pieces = nodes.count <= Self.most ? 1 : nodes.count / Self.usual
    let bounds = (0...pieces).map { $0 * nodes.count / pieces }
    let cut = zip(bounds, bounds.dropFirst()).map { Chunk(Array(nodes[$0..<$1])) }
    chunks.replaceSubrange(range, with: cut)
    counts.replaceSubrange(range, with: cut.map(\.nodes.count))
  }

  // MARK: Going through

  func makeIterator() -> Iterator { Iterator(chunks: chunks) }
  struct Iterator: IteratorProtocol {
    private let chunks: [Chunk<Node>]
    private var nodes: [Node] = []
    private var chunk = 0
    private var offset = 0

    fileprivate init(chunks: [Chunk<Node>]) { self.chunks = chunks }
    mutating func next() -> Node? {
      while offset == nodes.count {
        guard chunk < chunks.count else { return nil }
        nodes = chunks[chunk].nodes
        (chunk, offset) = (chunk + 1, 0)
      }
      offset += 1
      return nodes[offset - 1]
    }
  }
}
