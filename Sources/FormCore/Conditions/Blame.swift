// Where in a call the condition stands that is refused only when everything is settled.
// SPDX-License-Identifier: MIT

/// That the conditions of a node, or what they look at, may be others since an edit.
struct Link {
  /// What the edit did.
  enum Cause {
    /// The node came in.
    case came
    /// Its attributes or its id changed.
    case changed
    /// It was moved.
    case moved
    /// Something happened to what it looks at.
    case other
  }
  let node: Node
  let cause: Cause
  /// Where in the call's params the edit stands.
  let place: [Fault.Step]
}

extension Form {
  /// Where in the call a node came from; its id where the call did not touch it.
  ///
  /// With `isCertain` false the id is left out: what is refused is not the node's alone.
  func blame(_ node: Node, isCertain: Bool = true) -> [Fault.Step] {
    guard
      let link = draft.links.first(where: {
        $0.node.identity == node.identity && $0.cause != .other
      })
    else { return (draft.links.first?.place ?? []) + (isCertain ? [.name(node.id)] : []) }
    let own: [Fault.Step]? =
      switch link.cause {
      case .came: origin(of: node)
      case .changed: isUndoing ? nil : [.member("set")]
      case .moved: isUndoing ? nil : [.member("row")]
      case .other: nil
      }
    return link.place + (own ?? (isCertain ? [.name(node.id)] : []))
  }
  /// Whether an earlier transaction is taken back or done again.
  var isUndoing: Bool {
    switch draft.record {
    case .done: false
    case .undone, .redone: true
    }
  }
  /// Where in the call a node was given that came with it.
  func origin(of node: Node) -> [Fault.Step]? {
    revision == 0 ? standing(of: node) : definition(of: node)
  }
  /// Where a node stands in the definition of a form that is being made.
  private func standing(of node: Node) -> [Fault.Step]? {
    switch node {
    case .section(let section): return [.member("sections"), .index(index(of: section))]
    case .items(let list): return standing(of: .section(list.section))
    case .row(let row):
      guard let home = place(of: row.line) else { return nil }
      if let item = row.item, let place = place(of: item) {
        return standing(of: .section(home.section)).map {
          $0 + [.member("items"), .index(place.index)]
        }
      }
      return standing(of: .section(home.section)).map {
        $0 + [.member("rows"), .index(home.index)] + part(row)
      }
    }
  }
  /// Where a node stands among what a call put in.
  private func definition(of node: Node) -> [Fault.Step]? {
    guard !isUndoing else { return nil }
    for structural in draft.structure {
      switch (structural, node) {
      case (.insertedSections(let sections, _), .section(let wanted)):
        guard let index = sections.firstIndex(where: { $0.section === wanted }) else { continue }
        return [.member("sections"), .index(index)]
      case (.insertedSections(let sections, _), .items(let list)):
        guard let index = sections.firstIndex(where: { $0.section === list.section }) else {
          continue
        }
        return [.member("sections"), .index(index)]
      case (.insertedItems(let items, _, _), .row(let row)):
        guard let index = items.firstIndex(where: { $0.rows.contains { $0 === row.line } }) else {
          continue
        }
        return [.member("items"), .index(index)]
      case (.insertedSections(let sections, _), .row(let row)):
        for (index, inserted) in sections.enumerated() {
          let item = inserted.items?.firstIndex { $0.rows.contains { $0 === row.line } }
          if let item {
            return [.member("sections"), .index(index), .member("items"), .index(item)]
          }
          guard let place = inserted.rows.firstIndex(where: { $0 === row.line }) else { continue }
          return [.member("sections"), .index(index), .member("rows"), .index(place)] + part(row)
        }
      case (.insertedRows(let rows, _, _), .row(let row)):
        guard let index = rows.firstIndex(where: { $0 === row.line }) else { continue }
        return [.member("rows"), .index(index)] + part(row)
      default: break
      }
    }
    return nil
  }
  private func part(_ row: Row) -> [Fault.Step] {
    guard let index = row.whole?.parts.firstIndex(where: { $0 === row }) else { return [] }
    return [.member("fields"), .index(index)]
  }
}
