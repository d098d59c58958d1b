// Who is called what: ids given, freed and waited for within one transaction.
// SPDX-License-Identifier: MIT

/// Nodes that want an id somebody else still has; at the end of a transaction there must be none.
///
/// Ids are judged at the end of a batch: rows may swap theirs, and one may take the id of another
/// that goes later. Until then the one that had it first is found by it.
struct Claims {
  var rows: [(id: Text, row: Row, place: [Fault.Step])] = []
  var sections: [(id: Text, section: Section, place: [Fault.Step])] = []

  /// Who got an id in the step under way, told of behind that step.
  var promoted: [Structural] = []

  var isEmpty: Bool { rows.isEmpty && sections.isEmpty && promoted.isEmpty }
  mutating func clear() {
    rows.removeAll(keepingCapacity: true)
    sections.removeAll(keepingCapacity: true)
    promoted.removeAll(keepingCapacity: true)
  }
}

extension Form {
  /// Writes a step down, and behind it who got an id through it.
  func wrote(_ structural: Structural) {
    draft.structure.append(structural)
    guard !draft.claims.promoted.isEmpty else { return }
    draft.structure += draft.claims.promoted
    draft.claims.promoted.removeAll()
  }
  /// `row` is called `id` from now on, or as soon as nobody else is.
  func claim(_ id: Text, _ row: Row) {
    if rowsById[id] == nil {
      rowsById[id] = row
    } else {
      draft.claims.rows.append((id, row, draft.place))
    }
  }
  /// `row` is no longer called `id`; who waited longest for the id is.
  func release(_ id: Text, _ row: Row) {
    guard rowsById[id] === row else {
      draft.claims.rows.removeAll { $0.row === row && $0.id == id }
      return
    }
    rowsById[id] = nil
    guard let next = draft.claims.rows.firstIndex(where: { $0.id == id }) else { return }
    let promoted = draft.claims.rows.remove(at: next).row
    rowsById[id] = promoted
    draft.claims.promoted.append(.promotedRow(promoted, from: ownId()))
  }
  /// `section` is called `id` from now on, or as soon as nobody else is.
  func claim(_ id: Text, _ section: Section) {
    if sectionsById[id] == nil {
      sectionsById[id] = section
    } else {
      draft.claims.sections.append((id, section, draft.place))
    }
  }
  /// `section` is no longer called `id`; who waited longest for the id is.
  func release(_ id: Text, _ section: Section) {
    guard sectionsById[id] === section else {
      draft.claims.sections.removeAll { $0.section === section && $0.id == id }
      return
    }
    sectionsById[id] = nil
    guard let next = draft.claims.sections.firstIndex(where: { $0.id == id }) else { return }
    let promoted = draft.claims.sections.remove(at: next).section
    sectionsById[id] = promoted
    draft.claims.promoted.append(.promotedSection(promoted, from: ownId()))
  }
}
