// Who has to be worked out again when something that conditions look at changes.
// SPDX-License-Identifier: MIT

extension Form {
  /// Has all conditions that look at `subject` worked out again.
  func announce(_ subject: Condition.Subject) {
    guard !readers.isEmpty, let list = readers[subject] else { return }
    for reader in list { mark(reader.node, reader.reading.stage) }
  }
  /// The answer of a field is another one, for whoever looks at it or at the list it stands in.
  func announceValue(of field: Row) {
    guard !readers.isEmpty else { return }
    announce(.value(field.id))
    if let list = field.itemList { announce(.value(list.section.id)) }
  }
  /// Items of a section came, went or moved, or none of them shows any more.
  func announceItems(of section: Section) {
    guard section.isRepeated, !readers.isEmpty else { return }
    announce(.value(section.id))
    announce(.visibility(section.id))
  }
  /// The node called `id` came, went or shall be called otherwise.
  func announce(node id: Text) {
    guard !readers.isEmpty else { return }
    for subject in Condition.Subject.all(of: id) {
      guard let list = readers[subject] else { continue }
      for reader in list {
        mark(reader.node, reader.reading.stage)
        link(reader.node, .other)
      }
    }
  }
  /// All conditions of a node are to be worked out again.
  func reconsider(_ node: Node) {
    mark(node, [.showing, .offering, .computing, .enabling, .requiring])
  }
  /// A field that is computed is worked out anew.
  func recompute(_ row: Row) { mark(.row(row), [.computing]) }
  private func mark(_ node: Node, _ stage: Stage) {
    node.standing.due.formUnion(stage)
    if !stage.isDisjoint(with: .ordered) { draft.agenda.add(node) }
    guard !stage.isSubset(of: .ordered) else { return }
    switch node {
    case .row(let row): queue(row)
    case .items: break
    case .section(let section):
      if !draft.sectionQueue.contains(where: { $0 === section }) {
        draft.sectionQueue.append(section)
      }
    }
  }

  /// The conditions of a node, or what they look at, may be others now.
  func link(_ node: Node, _ cause: Link.Cause) {
    draft.links.append(Link(node: node, cause: cause, place: draft.place))
  }
  /// Whether anybody looks at the row called `id`.
  func isRead(_ id: Text) -> Bool {
    !readers.isEmpty && (readers[.value(id)] != nil || readers[.visibility(id)] != nil)
  }

  func startReading(_ row: Row) { startReading(.row(row)) }
  func startReading(_ node: Node) {
    for reading in node.readings {
      readers[reading.subject, default: []].append(Reader(node: node, reading: reading))
    }
  }
  func stopReading(_ rows: [Row]) { stopReading(rows.map(Node.row)) }
  func stopReading(_ node: Node) { stopReading([node]) }
  private func stopReading(_ nodes: [Node]) {
    var subjects: Set<Condition.Subject> = []
    var gone: Set<ObjectIdentifier> = []
    for node in nodes {
      let readings = node.readings
      guard !readings.isEmpty else { continue }
      for reading in readings { subjects.insert(reading.subject) }
      gone.insert(node.identity)
    }
    for subject in subjects {
      guard var list = readers.removeValue(forKey: subject) else { continue }
      list.removeAll { gone.contains($0.node.identity) }
      if !list.isEmpty { readers[subject] = list }
    }
  }
}
