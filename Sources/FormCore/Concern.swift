// What a call looks at, so that it can be refused when somebody else changed it meanwhile.
// SPDX-License-Identifier: MIT

/// Something a call writes or counts on; PROTOCOL.md section 8 has the table.
public enum Concern {
  /// A field's value, raw text, options and attributes.
  case field(Row)
  /// A field's value alone.
  case value(Row)
  /// A row's attributes.
  case row(Row)
  /// A section's attributes.
  case section(Section)
  /// The form's attributes.
  case form
  /// A row and everything in it.
  case wholeRow(Row)
  /// A section and everything in it.
  case wholeSection(Section)
  /// Where a row stands.
  case place(Row)
  /// Where a section stands.
  case sectionPlace(Section)
  /// Which rows a section has, in which order.
  case rows(Section)
  /// Which sections the form has, in which order.
  case sections
  /// Any value.
  case anyValue
  /// Anything but marks, verdicts, visibility and focus.
  case anything
}

extension Form {
  /// Refuses when somebody but `client` changed one of `concerns` after `revision`.
  public func check(_ concerns: [Concern], since revision: Int, by client: Int) throws(Fault) {
    guard (1...self.revision).contains(revision) else {
      throw Fault(
        .malformed(expected: "a revision the form has reached"), at: [.member("ifRevision")])
    }
    guard revision < self.revision else { return }
    var conflicts = Conflicts(self)
    for concern in concerns { conflicts.add(concern, since: revision, notBy: client) }
    if !conflicts.found.isEmpty {
      throw Fault(.conflict(conflicts.found), at: [.member("ifRevision")])
    }
  }

  /// Revision of the last change of `concern` that anybody but `client` asked for; 0 is none.
  func lastChange(of concern: Concern, notBy client: Int) -> Int {
    switch concern {
    case .field(let row): return Swift.max(valueChange(row, client), rowChange(row, client))
    case .value(let row): return valueChange(row, client)
    case .row(let row): return rowChange(row, client)
    case .section(let section): return section.content.stamp.last(notBy: client)
    case .form: return content.stamp.last(notBy: client)
    case .wholeRow(let row):
      let parts = row.parts.map { lastChange(of: .wholeRow($0), notBy: client) }.max() ?? 0
      let place = row.content.place.last(notBy: client)
      return Swift.max(lastChange(of: .field(row), notBy: client), place, parts)
    case .wholeSection(let section):
      let own = section.content
      return section.list.reduce(
        Swift.max(
          own.stamp.last(notBy: client), own.place.last(notBy: client),
          own.rowsStamp.last(notBy: client))
      ) { Swift.max($0, lastChange(of: .wholeRow($1), notBy: client)) }
    case .place(let row): return row.content.place.last(notBy: client)
    case .sectionPlace(let section): return section.content.place.last(notBy: client)
    case .rows(let section): return section.content.rowsStamp.last(notBy: client)
    case .sections: return content.sectionsStamp.last(notBy: client)
    case .anyValue: return content.answersStamp.last(notBy: client)
    case .anything: return content.anyStamp.last(notBy: client)
    }
  }
  private func valueChange(_ row: Row, _ client: Int) -> Int {
    row.content.answerStamp.last(notBy: client)
  }
  private func rowChange(_ row: Row, _ client: Int) -> Int {
    row.content.stamp.last(notBy: client)
  }
}
