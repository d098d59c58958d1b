// Edits of the lists of a form: sections and rows put in, taken out and moved.
// SPDX-License-Identifier: MIT

extension Form {
  /// Inserts sections as one block, in the order given.
  /// - Returns: the ids they have now.
  public func insert(_ definitions: [SectionDefinition], at place: SectionPlace) throws(Fault)
    -> [Text]
  {
    let sections = try Fault.at([.member("sections")]) { () throws(Fault) in
      try make(definitions)
    }
    guard !sections.isEmpty else { return [] }
    let claims = (draft.claims.rows.count, draft.claims.sections.count)
    insert(sections, at: resolve(place))
    locateClaims(of: sections, since: claims)
    return sections.map(\.id)
  }
  /// Inserts rows as one block, in the order given.
  /// - Returns: the ids they have now.
  public func insert(_ definitions: [RowDefinition], at place: RowPlace) throws(Fault) -> [Text] {
    let (section, index) = resolve(place)
    try checkTakesRows(section, at: place.member)
    let rows = try Fault.at([.member("rows")]) { () throws(Fault) in
      try make(definitions, in: section)
    }
    guard !rows.isEmpty else { return [] }
    let claims = draft.claims.rows.count
    insert(rows, in: section, at: index)
    locateClaims(of: rows, since: claims)
    return rows.map(\.id)
  }

  /// Takes rows out, wherever they are; each is named once.
  /// - Returns: the rows, in the order named.
  /// - Throws: `wrongSection` for rows of items, which go with their item.
  public func take(_ rows: [Row]) throws(Fault) -> [Row] {
    for (index, row) in rows.enumerated() {
      try checkIsFree(row, at: [.member("rows"), .index(index)])
    }
    if !rows.isEmpty { remove(rows) }
    return rows
  }
  /// Takes sections out with their rows; each is named once.
  /// - Returns: the sections, in the order named.
  public func take(_ sections: [Section]) -> [Section] {
    if !sections.isEmpty { remove(sections) }
    return sections
  }

  /// Moves a row; an index counts the places with the row taken out.
  /// - Throws: `malformed` where it shall go beside itself.
  public func move(_ row: Row, to place: RowPlace) throws(Fault) {
    switch place {
    case .above(let anchor) where anchor === row: throw Form.besideItself("above")
    case .below(let anchor) where anchor === row: throw Form.besideItself("below")
    case .at, .above, .below: break
    }
    try checkIsFree(row, at: [.member("row")])
    let (section, index) = resolve(place, moving: row)
    try checkTakesRows(section, at: place.member)
    move(row, to: section, at: index)
  }
  /// Moves a section; an index counts the places with the section taken out.
  /// - Throws: `malformed` where it shall go beside itself.
  public func move(_ section: Section, to place: SectionPlace) throws(Fault) {
    switch place {
    case .above(let anchor) where anchor === section: throw Form.besideItself("above")
    case .below(let anchor) where anchor === section: throw Form.besideItself("below")
    case .at, .above, .below: break
    }
    move(section, to: resolve(place, moving: section))
  }
  /// Refuses a repeated section as a place for rows: they come with their item.
  private func checkTakesRows(_ section: Section, at place: [Fault.Step]) throws(Fault) {
    guard section.isRepeated else { return }
    throw Fault(.wrongSection(expected: "a place in a section that is not repeated"), at: place)
  }
  /// Refuses a row of an item: it goes, and stays where it is, with its item.
  private func checkIsFree(_ row: Row, at place: [Fault.Step]) throws(Fault) {
    guard row.home?.isRepeated ?? false else { return }
    throw Fault(.wrongSection(expected: "a row that is not part of an item"), at: place)
  }
  static func besideItself(_ member: StaticWord) -> Fault {
    Fault(.malformed(expected: "another one than the one that moves"), at: [.member(member)])
  }
}
