// Rows and sections as what conditions depend on: where each stands in the order of working out.
// SPDX-License-Identifier: MIT

/// Something that conditions belong to.
enum Node {
  case row(Row)
  case section(Section)
  /// The items of a section as the one list that others read.
  case items(ItemList)
}

/// Where a node stands in the order in which conditions are worked out, and what is to be done.
struct Standing {
  /// Above the rank of everything its visibility and its value follow from; 0 where that is nothing.
  var rank: Int32 = 0
  /// Which of its conditions are to be worked out again.
  var due: Stage = []
  /// Whether the agenda has it.
  var isPending = false
}

extension Node {
  /// The rank of what is known only when all answers are judged; rows above it come last.
  static let late: Int32 = 1 << 30

  /// Tells nodes apart.
  var identity: ObjectIdentifier {
    switch self {
    case .row(let row): ObjectIdentifier(row)
    case .section(let section): ObjectIdentifier(section)
    case .items(let list): ObjectIdentifier(list)
    }
  }
  var id: Text {
    switch self {
    case .row(let row): row.id
    case .section(let section): section.id
    case .items(let list): list.section.id
    }
  }
  var standing: Standing {
    get {
      switch self {
      case .row(let row): row.standing
      case .section(let section): section.standing
      case .items(let list): list.standing
      }
    }
    nonmutating set {
      switch self {
      case .row(let row): row.standing = newValue
      case .section(let section): section.standing = newValue
      case .items(let list): list.standing = newValue
      }
    }
  }
  var rank: Int32 {
    get { standing.rank }
    nonmutating set {
      switch self {
      case .row(let row): row.standing.rank = newValue
      case .section(let section): section.standing.rank = newValue
      case .items(let list): list.standing.rank = newValue
      }
    }
  }
  var logic: Logic? {
    switch self {
    case .row(let row): row.content.logic
    case .section(let section): section.content.logic
    case .items: nil
    }
  }
  /// What its author wrote.
  var attributes: Attributes {
    switch self {
    case .row(let row): row.content.attributes
    case .section(let section): section.content.attributes
    case .items(let list): list.section.content.attributes
    }
  }
  /// What it looks at.
  var readings: [Reading] {
    switch self {
    case .row(let row): (row.content.logic?.readings ?? []) + (row.content.plan?.readings ?? [])
    case .section(let section): section.content.logic?.readings ?? []
    case .items(let list): list.section.content.template?.readings ?? []
    }
  }
  /// The item it belongs to.
  var item: Item? {
    switch self {
    case .row(let row): row.item
    case .section, .items: nil
    }
  }
  /// What it is in: it shows only where that does.
  var parent: Node? {
    switch self {
    case .row(let row): row.whole.map(Node.row) ?? row.home.map(Node.section)
    case .section: nil
    case .items(let list): .section(list.section)
    }
  }
  /// What is in it, and what follows from it.
  var children: [Node] {
    switch self {
    case .row(let row): row.parts.map(Node.row)
    case .section(let section):
      section.list.map(Node.row) + (section.isRepeated ? [.items(section.listOfItems)] : [])
    case .items: []
    }
  }
  var isAttached: Bool {
    switch self {
    case .row(let row): row.isAttached
    case .section(let section): section.attached
    case .items(let list): list.section.attached && list.section.isRepeated
    }
  }
  /// Whether it is a row that holds no answer and none in it: its conditions come last.
  var isLabel: Bool {
    if case .row(let row) = self { row.kind == .label } else { false }
  }
}

/// Nodes to be worked out, lowest rank first, those of one rank in the order they came.
///
/// A binary heap; ranks are fixed while it is used.
struct Agenda {
  /// Nodes whose ranks may still change.
  private var added: [Node] = []
  private var heap: [Entry] = []
  private var count = 0
  private struct Entry {
    let rank: Int32
    let number: Int
    let node: Node
    func isBefore(_ other: Entry) -> Bool { (rank, number) < (other.rank, other.number) }
  }

  /// Whether there is nothing to be done.
  var isEmpty: Bool { added.isEmpty && heap.isEmpty }
  /// Adds a node, once.
  mutating func add(_ node: Node) {
    guard !node.standing.isPending else { return }
    node.standing.isPending = true
    added.append(node)
  }
  /// Takes out a node of the lowest rank, if that is below `limit`.
  mutating func next(below limit: Int32) -> Node? {
    if isEmpty { return nil }
    for node in added {
      push(Entry(rank: node.rank, number: count, node: node))
      count += 1
    }
    if !added.isEmpty { added.removeAll(keepingCapacity: added.count < 100) }
    guard let first = heap.first, first.rank < limit else { return nil }
    let last = heap.removeLast()
    if !heap.isEmpty { sink(last) }
    first.node.standing.isPending = false
    return first.node
  }
  /// Forgets all of it.
  mutating func clear() {
    count = 0
    guard !isEmpty else { return }
    for node in added { node.standing = Standing(rank: node.rank) }
    // Ranks may have been put back since it was pushed.
    for entry in heap { entry.node.standing = Standing(rank: entry.node.rank) }
    if !added.isEmpty { added.removeAll() }
    if !heap.isEmpty { heap.removeAll() }
  }

  private mutating func push(_ entry: Entry) {
    heap.append(entry)
    var at = heap.count - 1
    while at > 0, entry.isBefore(heap[(at - 1) / 2]) {
      heap[at] = heap[(at - 1) / 2]
      at = (at - 1) / 2
    }
    heap[at] = entry
  }
  /// Puts an entry where the first one was taken out.
  private mutating func sink(_ entry: Entry) {
    var at = 0
    while true {
      var child = 2 * at + 1
      guard child < heap.count else { break }
      if child + 1 < heap.count, heap[child + 1].isBefore(heap[child]) { child += 1 }
      guard heap[child].isBefore(entry) else { break }
      heap[at] = heap[child]
      at = child
    }
    heap[at] = entry
  }
}
