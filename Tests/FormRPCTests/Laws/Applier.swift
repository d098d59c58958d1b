// A watcher that knows only JSON and section 9 of the protocol: it applies changes to a snapshot.
// SPDX-License-Identifier: MIT

/// What a watcher sees of one change; nil where it misses it.
typealias Sight = (Tree) -> Tree?

/// A form's definition kept up to date by changes alone.
struct Applier {
  private(set) var definition: Tree
  private(set) var revision: Int

  /// Begins with what `form/watch` answered.
  init(watching answer: Tree) throws(Misfit) {
    guard let definition = answer["definition"], let revision = answer["revision"]?.int else {
      throw Misfit("form/watch answered without a definition or a revision")
    }
    self.definition = definition
    self.revision = revision
  }

  /// Applies the params of one `form/changed`, as far as they are seen.
  mutating func apply(_ params: Tree, seen sight: Sight = { $0 }) throws(Misfit) {
    guard params["form"] == definition["id"] else { throw Misfit("changes of another form") }
    guard let next = params["revision"]?.int, let changes = params["changes"]?.elements else {
      throw Misfit("form/changed without a revision or changes")
    }
    guard next == revision + 1 else { throw Misfit("revision \(next) follows \(revision)") }
    guard !changes.isEmpty else { throw Misfit("revision \(next) has no changes") }
    for change in changes {
      guard let kind = change["change"]?.text else { throw Misfit("a change without its kind") }
      if let change = sight(change) { try apply(kind, change) }
    }
    revision = next
  }

  private mutating func apply(_ kind: Word, _ change: Tree) throws(Misfit) {
    switch kind {
    case "sectionsInserted": try insert(change, "sections", into: nil)
    case "rowsInserted": try insert(change, "rows", into: Self.word(change, "section"))
    case "itemsInserted": try insert(change, "items", into: Self.word(change, "section"))
    case "sectionsRemoved": try remove(change, "sections")
    case "rowsRemoved": try remove(change, "rows")
    case "itemsRemoved": try remove(change, "items")
    case "sectionMoved": try move(change, "section", "sections", to: nil)
    case "rowMoved": try move(change, "row", "rows", to: Self.word(change, "section"))
    case "itemMoved": try move(change, "item", "items", to: Self.word(change, "section"))
    case "formUpdated", "sectionUpdated", "rowUpdated", "fieldUpdated", "valueChanged",
      "optionsChanged", "issuesChanged", "visibilityChanged", "enabledChanged", "stateChanged",
      "outcomeChanged":
      try write(change)
    default: throw Misfit("no change is called \(kind)")
    }
  }

  // MARK: Members

  /// The four: members to write and names to remove, in the node and in its state.
  private mutating func write(_ change: Tree) throws(Misfit) {
    let places: [Word] = ["section", "row", "field", "item"].filter { change[$0] != nil }
    guard places.count <= 1 else { throw Misfit("a change of two nodes") }
    guard let place = places.first else { return try Self.write(change, into: &definition) }
    let id = try Self.word(change, place)
    let lists: [Word] = place == "section" ? ["sections"] : ["rows", "fields", "items"]
    let found = try Self.visit(&definition, id, in: lists) { node throws(Misfit) in
      try Self.write(change, into: &node)
    }
    guard found else { throw Misfit("a change of \(place) \(id), which is not there") }
  }
  private static func write(_ change: Tree, into node: inout Tree) throws(Misfit) {
    for member in change["set"]?.members ?? [] { node[member.name] = member.value }
    for name in change["unset"]?.elements ?? [] {
      guard let name = name.text, node[name] != nil else {
        throw Misfit("unset of what is not set")
      }
      node[name] = nil
    }
    var state = node["state"] ?? [:]
    for member in change["state"]?.members ?? [] { state[member.name] = member.value }
    for name in change["unstate"]?.elements ?? [] {
      guard let name = name.text, state[name] != nil else { throw Misfit("unstate of no state") }
      state[name] = nil
    }
    if state == [:] { node["state"] = nil } else { node["state"] = state }
  }

  // MARK: Lists

  private mutating func insert(_ change: Tree, _ list: Word, into section: Word?) throws(Misfit) {
    guard let at = change["at"]?.int, let nodes = change[list]?.elements, !nodes.isEmpty else {
      throw Misfit("\(list) inserted without a place or without \(list)")
    }
    try insert(nodes, list, into: section, at: at)
  }
  private mutating func insert(
    _ nodes: [Tree], _ list: Word, into section: Word?, at index: Int
  ) throws(Misfit) {
    func put(_ holder: inout Tree) throws(Misfit) {
      var elements = holder[list]?.elements ?? []
      guard (0...elements.count).contains(index) else { throw Misfit("\(list) put at \(index)") }
      elements.insert(contentsOf: nodes, at: index)
      holder[list] = .list(elements)
    }
    guard let section else { return try put(&definition) }
    guard try Self.visit(&definition, section, in: ["sections"], put) else {
      throw Misfit("\(list) put into section \(section), which is not there")
    }
  }
  private mutating func remove(_ change: Tree, _ list: Word) throws(Misfit) {
    guard let ids = change[list]?.elements, !ids.isEmpty else {
      throw Misfit("\(list) removed without ids")
    }
    for id in ids {
      guard let id = id.text else { throw Misfit("an id that is no text") }
      _ = try take(id, list)
    }
  }
  /// `at` is the index after taking out.
  private mutating func move(
    _ change: Tree, _ name: Word, _ list: Word, to section: Word?
  ) throws(Misfit) {
    guard let at = change["at"]?.int else { throw Misfit("\(name) moved without a place") }
    let node = try take(try Self.word(change, name), list)
    try insert([node], list, into: section, at: at)
  }
  private mutating func take(_ id: Word, _ list: Word) throws(Misfit) -> Tree {
    if let node = Self.take(id, list, from: &definition) { return node }
    var sections = definition["sections"]?.elements ?? []
    for index in sections.indices {
      guard let node = Self.take(id, list, from: &sections[index]) else { continue }
      definition["sections"] = .list(sections)
      return node
    }
    throw Misfit("\(id) of \(list) is to go but is not there")
  }
  private static func take(_ id: Word, _ list: Word, from holder: inout Tree) -> Tree? {
    guard var elements = holder[list]?.elements,
      let index = elements.firstIndex(where: { $0["id"]?.text == id })
    else { return nil }
    let node = elements.remove(at: index)
    holder[list] = .list(elements)
    return node
  }

  // MARK: Finding

  private static func word(_ change: Tree, _ name: Word) throws(Misfit) -> Word {
    guard let word = change[name]?.text else { throw Misfit("a change without \(name)") }
    return word
  }
  /// Calls `body` with the node called `id` in one of `lists`, however deep it lies.
  private static func visit(
    _ holder: inout Tree, _ id: Word, in lists: [Word], _ body: (inout Tree) throws(Misfit) -> Void
  ) throws(Misfit) -> Bool {
    for list in ["sections", "items", "rows", "fields"] as [Word] {
      guard var elements = holder[list]?.elements else { continue }
      for index in elements.indices {
        if lists.contains(list), elements[index]["id"]?.text == id {
          try body(&elements[index])
        } else if try !visit(&elements[index], id, in: lists, body) {
          continue
        }
        holder[list] = .list(elements)
        return true
      }
    }
    return false
  }
}
