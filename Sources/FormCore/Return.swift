// Whether what a transaction did to lists and ids leaves them as they were.
// SPDX-License-Identifier: MIT

extension Form {
  /// Whether everything was moved, renamed, put in and taken out back again.
  ///
  /// Nodes count, not what they are called: another row of the same id is another row.
  var isStructureBack: Bool {
    var lists = EarlierLists(self)
    var rowIds: [ObjectIdentifier: (now: Text, first: Text)] = [:]
    var sectionIds: [ObjectIdentifier: (now: Text, first: Text)] = [:]
    for structural in draft.structure.reversed() {
      switch structural {
      case .insertedSections(let sections, let at): lists.takeSections(sections.count, at)
      case .removedSections(let sections):
        for (section, at) in sections.sorted(by: { $0.at < $1.at }) {
          lists.put(ObjectIdentifier(section), at: at)
        }
      case .movedSection(let section, let from, let to):
        lists.takeSections(1, to)
        lists.put(ObjectIdentifier(section), at: from)
      case .insertedRows(let rows, let section, let at): lists.take(rows.count, at, of: section)
      case .removedRows(let rows):
        for (section, rows) in bySection(rows) {
          for (row, at) in rows { lists.put(ObjectIdentifier(row), at: at, in: section) }
        }
      case .movedRow(let row, let from, let to):
        lists.take(1, to.at, of: to.section)
        lists.put(ObjectIdentifier(row), at: from.at, in: from.section)
      case .renamedRow(let row, let from, _, _):
        // One that came and went is nowhere called anything.
        if row.isAttached { rowIds[ObjectIdentifier(row)] = (row.id, from) }
      case .renamedSection(let section, let from, _, _):
        if section.attached { sectionIds[ObjectIdentifier(section)] = (section.id, from) }
      case .insertedItems(let items, let section, let at):
        let each = items[0].rows.count
        lists.take(items.count * each, at * each, of: section)
      case .removedItems(let items):
        for (item, section, at) in items.sorted(by: { $0.at < $1.at }) {
          for (index, row) in item.rows.enumerated() {
            lists.put(ObjectIdentifier(row), at: at * item.rows.count + index, in: section)
          }
        }
      case .movedItem(let item, let section, let from, let to):
        let each = item.rows.count
        lists.take(each, to * each, of: section)
        for (index, row) in item.rows.enumerated() {
          lists.put(ObjectIdentifier(row), at: from * each + index, in: section)
        }
      case .changedTemplate, .promotedSection, .promotedRow: break
      }
    }
    return lists.areThoseOfNow
      && rowIds.values.allSatisfy { $0.now == $0.first }
      && sectionIds.values.allSatisfy { $0.now == $0.first }
  }
}

/// The lists of a form as they were earlier in the transaction under way; those it changed alone.
private struct EarlierLists {
  private let form: Form
  private var sections: [ObjectIdentifier]?
  private var rows: [ObjectIdentifier: (section: Section, rows: [ObjectIdentifier])] = [:]

  init(_ form: Form) { self.form = form }

  private static func now(_ section: Section) -> [ObjectIdentifier] {
    section.list.map { ObjectIdentifier($0) }
  }
  private var sectionsNow: [ObjectIdentifier] { form.list.map { ObjectIdentifier($0) } }

  mutating func takeSections(_ count: Int, _ at: Int) {
    sections = sections ?? sectionsNow
    sections?.removeSubrange(at..<(at + count))
  }
  mutating func put(_ section: ObjectIdentifier, at index: Int) {
    sections = sections ?? sectionsNow
    sections?.insert(section, at: index)
  }
  mutating func take(_ count: Int, _ at: Int, of section: Section) {
    rows[ObjectIdentifier(section), default: (section, Self.now(section))].rows
      .removeSubrange(at..<(at + count))
  }
  mutating func put(_ row: ObjectIdentifier, at index: Int, in section: Section) {
    rows[ObjectIdentifier(section), default: (section, Self.now(section))].rows.insert(
      row, at: index)
  }
  /// Whether they are as they are now; what a section held that came with them does not matter.
  var areThoseOfNow: Bool {
    guard sections == nil || sections == sectionsNow else { return false }
    return rows.values.allSatisfy {
      $0.section.freshIn == form.serial || $0.rows == Self.now($0.section)
    }
  }
}
