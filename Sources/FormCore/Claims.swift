// Who is called what: ids given, freed and waited for within one transaction.
// SPDX-License-Identifier: MIT

/// Nodes that want an id somebody else still has; at the end of a transaction there must be none.
///
/// Ids are judged at the end of a batch: rows may swap theirs, and one may take the id of another
/// that goes later. Until then the one that had it first is found by it.
///
/// Watchers are told of a node that waits by a name of its own, one of the daemon's, until it gets
/// its id: nobody must take it for the node that has the id.
struct Claims {
  var rows: [(id: Text, row: Row, told: Text, place: [Fault.Step])] = []
  var sections: [(id: Text, section: Section, told: Text, place: [Fault.Step])] = []
  /// Items that want an id another item has.
  var items: [(item: Item, place: [Fault.Step])] = []
  /// Ids that stood for two things at some moment, and who had it last: rows, items and repeated
  /// sections share one space.
  var shared: [(id: Text, node: Node?, place: [Fault.Step])] = []
  /// Who got an id in the step under way, told of behind that step.
  var promoted: [Structural] = []
  /// What went without ever getting its id, and what it was told of by.
  var unnamedRows: [(row: Row, told: Text)] = []
  var unnamedSections: [(section: Section, told: Text)] = []

  var isEmpty: Bool {
    rows.isEmpty && sections.isEmpty && items.isEmpty && shared.isEmpty && promoted.isEmpty
      && unnamedRows.isEmpty
      && unnamedSections.isEmpty
  }
  mutating func clear() { self = Claims() }
}

extension Form {
  /// Writes a step down, and behind it who got an id through it.
  func wrote(_ structural: Structural) {
    draft.structure.append(structural)
    guard !draft.claims.promoted.isEmpty else { return }
    let promoted = draft.claims.promoted
    draft.claims.promoted = []
    for promotion in promoted {
      switch promotion {
      // It went in the same step: nobody was told of it by its id.
      case .promotedRow(let row, let told) where !row.isAttached:
        draft.claims.unnamedRows.append((row, told))
      case .promotedSection(let section, let told) where !section.attached:
        draft.claims.unnamedSections.append((section, told))
      default: draft.structure.append(promotion)
      }
    }
  }
  /// What watchers know `row` by.
  func toldName(of row: Row) -> Text {
    draft.claims.rows.first { $0.row === row }?.told ?? row.id
  }
  /// What watchers know `section` by.
  func toldName(of section: Section) -> Text {
    draft.claims.sections.first { $0.section === section }?.told ?? section.id
  }

  /// `row` is called `id` from now on, or as soon as nobody else is.
  func claim(_ id: Text, _ row: Row) {
    if repeated(id) != nil || itemsById[id] != nil { share(id, .row(row)) }
    guard let holder = rowsById.updateValue(row, forKey: id) else { return }
    rowsById[id] = holder
    draft.claims.rows.append((id, row, ownId(), draft.place + [.member("set"), .member("id")]))
  }
  /// `row` is no longer called `id`; who waited longest for the id is.
  func release(_ id: Text, _ row: Row) {
    guard rowsById[id] === row else {
      guard let waiting = draft.claims.rows.firstIndex(where: { $0.row === row }) else { return }
      let told = draft.claims.rows.remove(at: waiting).told
      if !row.isAttached { draft.claims.unnamedRows.append((row, told)) }
      return
    }
    rowsById[id] = nil
    guard let next = draft.claims.rows.firstIndex(where: { $0.id == id }) else { return }
    let promoted = draft.claims.rows.remove(at: next)
    rowsById[id] = promoted.row
    draft.claims.promoted.append(.promotedRow(promoted.row, from: promoted.told))
  }
  /// `section` is called `id` from now on, or as soon as nobody else is.
  func claim(_ id: Text, _ section: Section) {
    if section.isRepeated, rowsById[id] != nil || itemsById[id] != nil {
      share(id, .section(section))
    }
    guard let holder = sectionsById.updateValue(section, forKey: id) else { return }
    sectionsById[id] = holder
    draft.claims.sections.append(
      (id, section, ownId(), draft.place + [.member("set"), .member("id")]))
  }
  /// `section` is no longer called `id`; who waited longest for the id is.
  func release(_ id: Text, _ section: Section) {
    guard sectionsById[id] === section else {
      guard let waiting = draft.claims.sections.firstIndex(where: { $0.section === section })
      else { return }
      let told = draft.claims.sections.remove(at: waiting).told
      if !section.attached { draft.claims.unnamedSections.append((section, told)) }
      return
    }
    sectionsById[id] = nil
    guard let next = draft.claims.sections.firstIndex(where: { $0.id == id }) else { return }
    let promoted = draft.claims.sections.remove(at: next)
    sectionsById[id] = promoted.section
    draft.claims.promoted.append(.promotedSection(promoted.section, from: promoted.told))
  }

  /// Says where in the call's params those stand that want an id somebody else has.
  ///
  /// Most never do, so places are looked for only then.
  func locateClaims(of sections: [Section], since known: (rows: Int, sections: Int)) {
    for claim in known.sections..<max(known.sections, draft.claims.sections.count) {
      let index = sections.firstIndex { $0 === draft.claims.sections[claim].section }
      guard let index else { continue }
      draft.claims.sections[claim].place =
        draft.place + [.member("sections"), .index(index), .member("id")]
    }
    guard known.rows < draft.claims.rows.count else { return }
    for (index, section) in sections.enumerated() {
      locateClaims(
        of: section.list.nodes, since: known.rows, in: [.member("sections"), .index(index)])
    }
  }
  func locateClaims(of rows: [Row], since known: Int, in place: [Fault.Step] = []) {
    guard known < draft.claims.rows.count else { return }
    var places: [ObjectIdentifier: [Fault.Step]] = [:]
    for (index, row) in rows.enumerated() {
      let here = draft.place + place + [.member("rows"), .index(index)]
      places[ObjectIdentifier(row)] = here
      for (index, part) in row.parts.enumerated() {
        places[ObjectIdentifier(part)] = here + [.member("fields"), .index(index)]
      }
    }
    for claim in known..<draft.claims.rows.count {
      guard let place = places[ObjectIdentifier(draft.claims.rows[claim].row)] else { continue }
      draft.claims.rows[claim].place = place + [.member("id")]
    }
  }
}
