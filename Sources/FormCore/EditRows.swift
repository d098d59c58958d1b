// Edits of the lists of a form: sections and rows put in and taken out.
// SPDX-License-Identifier: MIT

extension Form {
  /// Appends sections, in the order given.
  /// - Returns: the ids they have now.
  public func append(_ definitions: [SectionDefinition]) throws(Fault) -> [Text] {
    let sections = try make(definitions)
    guard !sections.isEmpty else { return [] }
    insert(sections, at: list.count)
    return sections.map(\.id)
  }

  /// Inserts rows as one block; at or past the section's count they are appended.
  /// - Returns: the ids they have now.
  public func insert(_ definitions: [RowDefinition], in section: Section, at index: Int)
    throws(Fault) -> [Text]
  {
    let rows = try make(definitions, in: section)
    guard !rows.isEmpty else { return [] }
    insert(rows, in: section, at: min(index, section.list.count))
    return rows.map(\.id)
  }

  /// Takes rows out, wherever they are; one named twice is taken out once.
  /// - Returns: the rows, in the order named.
  public func take(_ rows: [Row]) -> [Row] {
    var seen: Set<ObjectIdentifier> = []
    let unique = rows.filter { seen.insert(ObjectIdentifier($0)).inserted }
    if !unique.isEmpty { remove(unique) }
    return unique
  }
}
