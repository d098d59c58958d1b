// The order in which conditions are worked out: kept when they change, refused when it is a circle.
// SPDX-License-Identifier: MIT

extension Form {
  /// Brings the order up to date for the nodes that were linked, and all that follow from them.
  ///
  /// - Throws: `conditionCycle` when there is no order; `badCondition` where a condition asks a
  ///   secret for more than whether there is one.
  func link() throws(Fault) {
    let links = draft.links[draft.linked...]
    draft.linked = draft.links.count
    var visit = Visit()
    for link in links where link.node.isAttached {
      try Fault.at(blame(link.node, isCertain: false)) { () throws(Fault) in
        try self.visit(link.node, &visit)
      }
    }
    for node in visit.sorted.reversed() {
      try Fault.at(blame(node, isCertain: false)) { () throws(Fault) in
        try settleRank(of: node)
      }
      try checkSecrets(of: node)
    }
  }

  /// A walk from nodes to those who follow from them.
  private struct Visit {
    /// Whether a node met is done.
    var states: [ObjectIdentifier: Bool] = [:]
    /// Nodes done, those first that nobody follows from.
    var sorted: [Node] = []
  }

  /// Those whose visibility or value follows from that of `node`.
  private func followers(of node: Node) -> [Node] {
    var followers = node.children
    guard !readers.isEmpty else { return followers }
    let id: Text
    switch node {
    case .row(let row):
      if let list = row.itemList, row.kind != .label { followers.append(.items(list)) }
      guard rowsById[row.id] === row else { return followers }
      id = row.id
    case .items(let list):
      guard sectionsById[list.section.id] === list.section else { return followers }
      id = list.section.id
    case .section: return followers
    }
    for subject in [Condition.Subject.value(id), .visibility(id)] {
      for reader in readers[subject] ?? []
      where !reader.reading.stage.isDisjoint(with: .ordered) {
        followers.append(reader.node)
      }
    }
    return followers
  }
  /// Depth first with a stack of its own: chains may be as long as the form.
  private func visit(_ node: Node, _ visit: inout Visit) throws(Fault) {
    guard visit.states[node.identity] == nil else { return }
    var stack = [(node: node, followers: followers(of: node), next: 0)]
    visit.states[node.identity] = false
    while let top = stack.last {
      guard top.next < top.followers.count else {
        visit.states[top.node.identity] = true
        visit.sorted.append(top.node)
        stack.removeLast()
        continue
      }
      stack[stack.count - 1].next += 1
      let follower = top.followers[top.next]
      switch visit.states[follower.identity] {
      case true?: break
      case false?:
        let from = stack.firstIndex { $0.node.identity == follower.identity } ?? 0
        let circle = stack[from...].map(\.node.id)
        throw Fault(.conditionCycle([circle[0]] + circle.dropFirst().reversed()))
      case nil:
        visit.states[follower.identity] = false
        stack.append((follower, followers(of: follower), 0))
      }
    }
  }

  /// Everything that `node` follows from has its rank already.
  private func settleRank(of node: Node) throws(Fault) {
    let parent = node.parent?.rank ?? 0
    var rank = parent > 0 ? parent + 1 : 0
    if case .items(let list) = node {
      for row in list.section.list where row.kind != .label {
        for node in [row] + row.parts { rank = max(rank, node.standing.rank + 1) }
      }
    }
    for reading in node.readings where !reading.stage.isEmpty {
      let read = self.rank(of: reading.subject)
      guard reading.stage.isDisjoint(with: .ordered) else {
        rank = max(rank, read + 1)
        continue
      }
      // What is judged follows from who can be used, so nobody but a label may ask for it.
      if read >= Node.late, !node.isLabel, reading.subject != .dirt {
        throw Fault(.conditionCycle([node.id] + lateChain(from: reading.subject)))
      }
    }
    if node.logic != nil { rank = max(rank, 1) }
    if rank >= Node.late, !node.isLabel {
      let late = node.readings.first {
        !$0.stage.isDisjoint(with: .ordered) && self.rank(of: $0.subject) >= Node.late
      }
      throw Fault(.conditionCycle([node.id] + (late.map { lateChain(from: $0.subject) } ?? [])))
    }
    // Who was fine with an early label may not be with a late one.
    if rank >= Node.late, node.rank < Node.late {
      for reader in readers[.visibility(node.id)] ?? [] where !reader.node.isLabel {
        throw Fault(
          .conditionCycle([reader.node.id] + lateChain(from: .visibility(node.id))))
      }
    }
    guard rank != node.rank else { return }
    draft.ranks.append((node, node.rank))
    node.rank = rank
  }
  private func rank(of subject: Condition.Subject) -> Int32 {
    switch subject {
    case .value(let id), .visibility(let id):
      rowsById[id]?.standing.rank ?? repeated(id)?.listOfItems.standing.rank ?? 0
    case .validity, .formValidity, .dirt: Node.late
    }
  }
  /// From something known only when all is judged to what makes it so.
  private func lateChain(from subject: Condition.Subject) -> [Text] {
    var chain: [Text] = []
    var subject: Condition.Subject? = subject
    while let current = subject, chain.count <= rowsById.count {
      subject = nil
      switch current {
      case .formValidity: chain.append("$valid")
      case .dirt: chain.append("$dirty")
      case .validity(let id): chain.append(Text("$valid." + id.string))
      case .value(let id), .visibility(let id):
        chain.append(id)
        subject =
          rowsById[id]?.content.logic?.readings.first {
            !$0.stage.isDisjoint(with: .ordered) && rank(of: $0.subject) >= Node.late
          }?.subject
      }
    }
    return chain
  }

  // MARK: Secrets

  /// A field computed from a secret is one; a condition may only ask whether there is one.
  private func checkSecrets(of node: Node) throws(Fault) {
    if case .row(let row) = node, row.content.answer != nil {
      let inherits = row.content.logic?.readings.contains { reading in
        guard reading.stage == .computing, case .value(let id) = reading.subject else {
          return false
        }
        return rowsById[id]?.isSecret ?? false
      }
      if row.content.inheritsSecret != inherits ?? false {
        change(row) { content in
          content.inheritsSecret = inherits ?? false
          if inherits ?? false { content.answer?.hideWhatTellsOfIt() }
        }
        queue(row)
        // A secret is asked for otherwise than what is none.
        announceValue(of: row)
      }
      if row.isSecret, rowsById[row.id] === row {
        for reader in readers[.value(row.id)] ?? [] { try check(reader) }
      }
    }
    for reading in node.readings {
      guard case .value(let id) = reading.subject, rowsById[id]?.isSecret ?? false else { continue }
      try check(Reader(node: node, reading: reading))
    }
  }
  private func check(_ reader: Reader) throws(Fault) {
    guard reader.reading.reveals, reader.reading.stage != .computing else { return }
    throw Fault(
      .badCondition(expected: "only whether the secret is empty to be asked"),
      at: blame(reader.node) + reader.reading.place)
  }
}
