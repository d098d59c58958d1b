// One space of ids for rows, fields, items and repeated sections: a condition names any of them.
// SPDX-License-Identifier: MIT

extension Form {
  /// The repeated section called `id`.
  func repeated(_ id: Text) -> Section? {
    guard let section = sectionsById[id], section.isRepeated else { return nil }
    return section
  }
  /// Whose names a condition of `row` sees first.
  func scope(of row: Row) -> NameScope? {
    guard let item = row.item, let template = row.line.home?.content.template else { return nil }
    return NameScope(names: template.names, item: item.id)
  }
  /// Notes that an id stands for two things now; whether it does so at the end is what counts.
  func share(_ id: Text, _ node: Node?) { draft.claims.shared.append((id, node, draft.place)) }

  /// Refuses the transaction where at its end one id stands for two things, or two items.
  func checkSharedIds() throws(Fault) {
    if let claim = draft.claims.items.first {
      throw Fault(.duplicateId(claim.item.id), at: claim.place + place(ofId: claim.item))
    }
    for claim in draft.claims.shared {
      let holders = [
        rowsById[claim.id] != nil, itemsById[claim.id] != nil, repeated(claim.id) != nil,
      ].count { $0 }
      guard holders > 1 else { continue }
      let place: [Fault.Step]
      if let node = claim.node {
        place = (origin(of: node) ?? [.member("set")]) + [.member("id")]
      } else {
        place = itemsById[claim.id].map(self.place(ofId:)) ?? []
      }
      throw Fault(.duplicateId(claim.id), at: claim.place + place)
    }
  }
  /// Where in a call the id of an item stands that came with it.
  private func place(ofId item: Item) -> [Fault.Step] {
    (item.rows.first.flatMap { origin(of: .row($0)) } ?? []) + [.member("id")]
  }
}
