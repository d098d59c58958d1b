// Whether what a transaction did to lists and ids leaves them as they were.
// SPDX-License-Identifier: MIT

extension Form {
  /// Whether everything was moved and renamed back; putting in and taking out never counts as that.
  var isStructureBack: Bool {
    var sections = list.nodes.map { ObjectIdentifier($0) }
    var rows: [ObjectIdentifier: [ObjectIdentifier]] = [:]
    func places(_ section: Section) -> [ObjectIdentifier] {
      rows[ObjectIdentifier(section)] ?? section.list.nodes.map { ObjectIdentifier($0) }
    }
    var rowIds: [ObjectIdentifier: (now: Text, first: Text)] = [:]
    var sectionIds: [ObjectIdentifier: (now: Text, first: Text)] = [:]
    var moved: [Section] = []
    for structural in draft.structure.reversed() {
      switch structural {
      case .movedSection(_, let from, let to): sections.insert(sections.remove(at: to), at: from)
      case .movedRow(_, let from, let to):
        moved += [from.section, to.section]
        var taken = places(to.section)
        let row = taken.remove(at: to.at)
        rows[ObjectIdentifier(to.section)] = taken
        var given = places(from.section)
        given.insert(row, at: from.at)
        rows[ObjectIdentifier(from.section)] = given
      case .renamedRow(let row, let from, _, _):
        rowIds[ObjectIdentifier(row)] = (row.id, from)
      case .renamedSection(let section, let from, _, _):
        sectionIds[ObjectIdentifier(section)] = (section.id, from)
      case .insertedSections, .removedSections, .insertedRows, .removedRows, .promotedSection,
        .promotedRow:
        return false
      }
    }
    return sections == list.nodes.map { ObjectIdentifier($0) }
      && moved.allSatisfy { places($0) == $0.list.nodes.map { ObjectIdentifier($0) } }
      && rowIds.values.allSatisfy { $0.now == $0.first }
      && sectionIds.values.allSatisfy { $0.now == $0.first }
  }
}
