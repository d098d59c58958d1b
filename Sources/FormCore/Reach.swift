// How far a step reaches: what it touched, and what of that later steps touched too.
// SPDX-License-Identifier: MIT

/// What a step touches, to tell whether an older one can be taken back without it.
struct Reach {
  private var things: Set<ObjectIdentifier> = []
  /// The same in order, as what an older step counts on.
  private var concerns: [(thing: ObjectIdentifier, concern: Concern)] = []
  private var touchesForm = false
  private var touchesSections = false

  init(_ step: Step) {
    for row in step.rows { add(row.row) }
    for (section, _) in step.sections { add(section, .section(section)) }
    for structural in step.structure {
      switch structural {
      case .insertedSections(let sections, _):
        for (section, rows, _) in sections {
          add(section, .rows(section))
          for row in rows { add(row) }
        }
        touchesSections = true
      case .removedSections(let sections):
        for (section, _) in sections {
          add(section, .rows(section))
          for row in section.list { add(row) }
        }
        touchesSections = true
      case .movedSection(let section, _, _):
        add(section, .section(section))
        touchesSections = true
      case .insertedRows(let rows, let section, _):
        add(section, .rows(section))
        for row in rows { add(row) }
      case .removedRows(let rows):
        for (row, section, _) in rows {
          add(row)
          add(section, .rows(section))
        }
      case .movedRow(let row, let from, let to):
        add(row)
        add(from.section, .rows(from.section))
        add(to.section, .rows(to.section))
      case .insertedItems(let items, let section, _):
        add(section, .rows(section))
        for item in items { for row in item.rows { add(row) } }
      case .removedItems(let items):
        for (item, section, _) in items {
          add(section, .rows(section))
          for row in item.rows { add(row) }
        }
      case .movedItem(let item, let section, _, _):
        add(section, .rows(section))
        for row in item.rows { add(row) }
      case .changedTemplate(let section, _, _): add(section, .section(section))
      case .renamedSection(let section, _, _, _), .promotedSection(let section, _):
        add(section, .section(section))
      case .renamedRow(let row, _, _, _), .promotedRow(let row, _): add(row)
      }
    }
    if step.form != nil { touchesForm = true }
  }
  private mutating func add(_ section: Section, _ concern: Concern) {
    let thing = ObjectIdentifier(section)
    things.insert(thing)
    concerns.append((thing, concern))
  }
  private mutating func add(_ row: Row) {
    for row in [row] + (row.whole.map { [$0] } ?? []) + row.parts {
      let thing = ObjectIdentifier(row)
      if things.insert(thing).inserted { concerns.append((thing, .field(row))) }
    }
  }
  func meets(_ other: Reach) -> Bool {
    touchesForm && other.touchesForm || touchesSections && other.touchesSections
      || !things.isDisjoint(with: other.things)
  }
  /// What this one counts on and the other touches.
  func common(_ other: Reach) -> [Concern] {
    (touchesForm && other.touchesForm ? [.form] : [])
      + (touchesSections && other.touchesSections ? [.sections] : [])
      + concerns.filter { other.things.contains($0.thing) }.map(\.concern)
  }
}

extension Form {
  /// What of `mine` the step that reaches `later` changed, as it is now.
  func conflicts(of mine: Reach, with later: Reach) -> [Value] {
    var conflicts = Conflicts(self)
    for concern in mine.common(later) {
      if case .field(let row) = concern, !row.isAttached {
        conflicts.add(gone: row)
      } else {
        conflicts.add(concern)
      }
    }
    return conflicts.found
  }
}
