// What a form keeps and no snapshot shows: stamps, counters, indexes, steps to undo.
// SPDX-License-Identifier: MIT

@testable import FormCore

extension Form {
  /// Everything that a refused call must leave as it was, one line for each node.
  var innards: [String] {
    var lines = [
      """
      revision \(revision), next \(content.nextId), invalid \(content.invalid), \
      dirty \(content.dirty), rows \(content.rows), \(content.stamp), \(content.sectionsStamp), \
      \(content.answersStamp), \(content.anyStamp), by id \(rowsById.count) \(sectionsById.count)
      """,
      "done \(history.done.map(\.cost)), undone \(history.undone.map(\.cost))",
      "draft \(draft.rows.count) \(draft.structure.count) \(draft.queue.count) \(draft.claims.isEmpty)",
    ]
    let subjects = readers.keys.map { (name: "\($0)", subject: $0) }
    for (name, subject) in subjects.sorted(by: { $0.name < $1.name }) {
      let readers = (readers[subject] ?? []).map { "\($0.node.id.string) \($0.reading.stage)" }
      lines.append("\(name) is read by \(readers.sorted())")
    }
    for section in sections {
      let content = section.content
      lines.append(
        "\(content.id.string) \(content.stamp) \(content.rowsStamp) \(content.place) "
          + "rank \(section.standing.rank), \(content.visible) \(content.allowed), "
          + "at \(index(of: section)), \(sectionsById[content.id] === section)")
      for row in section.rows { lines += innards(of: row, at: place(of: row)?.index ?? -1) }
    }
    return lines
  }
  private func innards(of row: Row, at index: Int) -> [String] {
    let content = row.content
    let line =
      "\(content.id.string) \(content.stamp) \(content.answerStamp) \(content.place) at \(index), "
      + "\(content.enabled) \(content.isInvalid) \(content.isDirty) \(content.isOrdinary), "
      + "\(content.effects), rank \(row.standing.rank), "
      + "\(rowsById[content.id] === row), \(content.plan?.rules.count ?? -1) rules"
    return [line] + row.parts.flatMap { innards(of: $0, at: index) }
  }
}
