// References on the wire: a section or a row by id or by place.
// SPDX-License-Identifier: MIT

import FormCore

/// A section, by its id or its index.
enum SectionRef: Readable {
  case id(Text)
  case index(Int)
  static var sample: SectionRef { .id("account") }
  static var schema: Schema {
    .named("SectionRef") { .oneOf([.string, .integer(from: 0)]) }
  }
  init(_ view: View) throws(WireError) {
    if view.string != nil {
      self = .id(try Text(view))
    } else if let index = try? Int(view) {
      guard index >= 0 else { throw WireError("expected an index from 0") }
      self = .index(index)
    } else {
      throw WireError("expected the id or the index of a section")
    }
  }
}

/// A row, by its id or as `[section, index]`.
enum RowRef: Readable {
  case id(Text)
  case place(SectionRef, Int)
  static var sample: RowRef { .id("email") }
  static var schema: Schema {
    .named("RowRef") { .oneOf([.string, .list(SectionRef.schema, count: 2)]) }
  }
  @inline(__always) init(_ view: View) throws(WireError) {
    if view.string != nil {
      self = .id(try Text(view))
    } else {
      self = try RowRef.place(view)
    }
  }
  private static func place(_ view: View) throws(WireError) -> RowRef {
    guard view.count == 2 else { throw WireError("expected the id of a row or [section, index]") }
    let section: SectionRef
    do throws(WireError) { section = try SectionRef(view[0]) } catch {
      throw error.inside(.index(0))
    }
    guard let index = try? Int(view[1]), index >= 0 else {
      throw WireError("expected an index from 0", at: [.index(1)])
    }
    return .place(section, index)
  }
}

/// Where rows go: `at: [section, index]`, `above` or `below` a row.
struct RowPlaceParams: ReadableObject {
  private enum Place {
    case at(SectionRef, Int)
    case above(RowRef)
    case below(RowRef)
  }
  private let place: Place
  init(_ m: inout Reader) throws(WireError) {
    let at: RowRef? = try m("at", "`[section, index]`; at or past the count is the end.")
    let above: RowRef? = try m("above", "Directly before this row.")
    let below: RowRef? = try m("below", "Directly after this row.")
    switch (at, above, below) {
    case (.place(let section, let index), nil, nil): place = .at(section, index)
    case (.id, nil, nil) where !m.isAsking:
      throw WireError("expected [section, index]", at: [.member("at")])
    case (nil, let row?, nil): place = .above(row)
    case (nil, nil, let row?): place = .below(row)
    default:
      guard m.isAsking else { throw WireError("expected one of at, above, below") }
      place = .at(.index(0), 0)
    }
  }
  /// What the place means in `form`.
  func resolved(_ form: Form) throws(Fault) -> RowPlace {
    switch place {
    case .at(let section, let index):
      .at(
        try Fault.at([.member("at"), .index(0)]) { () throws(Fault) in try form.find(section) },
        index)
    case .above(let row): .above(try form.find(row, as: "above"))
    case .below(let row): .below(try form.find(row, as: "below"))
    }
  }
  /// What a call with this place counts on.
  func concerns(_ form: Form) throws(Fault) -> [Concern] {
    switch place {
    case .at(let section, _): [.rows(try form.find(section))] + section.concerns
    case .above(let row), .below(let row):
      [.place(try form.find(row))] + (try row.concerns(form))
    }
  }
}

/// Where something goes in its one list: `at` an index, `above` or `below` another.
enum PlaceInList<Anchor: Readable> {
  case at(Int)
  case above(Anchor)
  case below(Anchor)

  /// Reads the three members, of which one must be there.
  init(_ m: inout Reader, above aboveNote: StaticString, below belowNote: StaticString)
    throws(WireError)
  {
    let at: Int? = try m("at", "An index; at or past the count is the end.")
    let above: Anchor? = try m("above", aboveNote)
    let below: Anchor? = try m("below", belowNote)
    switch (at, above, below) {
    case (let index?, nil, nil):
      guard index >= 0 else { throw WireError("expected an index from 0", at: [.member("at")]) }
      self = .at(index)
    case (nil, let anchor?, nil): self = .above(anchor)
    case (nil, nil, let anchor?): self = .below(anchor)
    default:
      guard m.isAsking else { throw WireError("expected one of at, above, below") }
      self = .at(0)
    }
  }
}

/// Where sections go: `at` an index, `above` or `below` a section.
struct SectionPlaceParams: ReadableObject {
  private let place: PlaceInList<SectionRef>
  init(_ m: inout Reader) throws(WireError) {
    place = try PlaceInList(
      &m, above: "Directly before this section.", below: "Directly after this section.")
  }
  /// What the place means in `form`.
  func resolved(_ form: Form) throws(Fault) -> SectionPlace {
    switch place {
    case .at(let index): .at(index)
    case .above(let section): .above(try form.find(section, as: "above"))
    case .below(let section): .below(try form.find(section, as: "below"))
    }
  }
  /// What a call with this place counts on.
  func concerns(_ form: Form) throws(Fault) -> [Concern] {
    switch place {
    case .at: [.sections]
    case .above(let section), .below(let section):
      [.sectionPlace(try form.find(section))] + section.concerns
    }
  }
}

/// Indexes from one up to another, `[from, upTo]`, the last one left out.
struct IndexRange: Readable {
  let range: Range<Int>
  static var sample: IndexRange { IndexRange(range: 0..<1) }
  static var schema: Schema { .list(.integer(from: 0), count: 2) }
  private init(range: Range<Int>) { self.range = range }
  init(_ view: View) throws(WireError) {
    guard view.count == 2, let from = try? Int(view[0]), let upTo = try? Int(view[1]), from >= 0,
      from <= upTo
    else { throw WireError("expected [from, upTo], two indexes of which the second is no less") }
    range = from..<upTo
  }
  /// The same, when it lies within `count`.
  func within(_ count: Int, else error: (Int) -> FormError) throws(Fault) -> Range<Int> {
    guard range.upperBound <= count else {
      throw Fault(error(range.upperBound - 1), at: [.member("range")])
    }
    return range
  }
}

extension SectionRef {
  /// What a call with this reference counts on: an index counts on the whole list.
  var concerns: [Concern] {
    if case .index = self { [.sections] } else { [] }
  }
}
extension RowRef {
  /// What a call with this reference counts on: an index counts on the whole list.
  func concerns(_ form: Form) throws(Fault) -> [Concern] {
    guard case .place(let section, _) = self else { return [] }
    return [.rows(try form.find(section))] + section.concerns
  }
}

extension Form {
  /// The section a reference names, which stands in the member `name` of the params.
  func find(_ reference: SectionRef, as name: StaticWord) throws(Fault) -> Section {
    try Fault.at([.member(name)]) { () throws(Fault) in try find(reference) }
  }
  /// The section a reference names.
  func find(_ reference: SectionRef) throws(Fault) -> Section {
    switch reference {
    case .id(let id): try section(id)
    case .index(let index): try section(at: index)
    }
  }
  /// The row a reference names, which stands in the member `name` of the params.
  @inline(__always)
  func find(_ reference: RowRef, as name: StaticWord) throws(Fault) -> Row {
    try Fault.at([.member(name)]) { () throws(Fault) in try find(reference) }
  }
  /// The row a reference names.
  func find(_ reference: RowRef) throws(Fault) -> Row {
    switch reference {
    case .id(let id): try row(id)
    case .place(let section, let index): try row(at: index, in: try find(section))
    }
  }
  /// The field called `id`, which stands in the member `name` of the params.
  @inline(__always)
  func field(_ id: Text, as name: StaticWord) throws(Fault) -> Row {
    try Fault.at([.member(name)]) { () throws(Fault) in try field(id) }
  }
  /// The rows that references name, which stand in the list `rows` of the params.
  ///
  /// - Throws: what cannot be found, and `duplicateId` where one is named twice.
  func find(rows references: [RowRef]) throws(Fault) -> [Row] {
    var rows: [Row] = []
    rows.reserveCapacity(references.count)
    var seen: Set<ObjectIdentifier> = []
    for (index, reference) in references.enumerated() {
      let row = try Fault.at([.member("rows"), .index(index)]) { () throws(Fault) in
        let row = try find(reference)
        guard seen.insert(ObjectIdentifier(row)).inserted else { throw Fault(.namedTwice(row.id)) }
        return row
      }
      rows.append(row)
    }
    return rows
  }
  /// The sections that references name, which stand in the list `sections` of the params.
  ///
  /// - Throws: what cannot be found, and `duplicateId` where one is named twice.
  func find(sections references: [SectionRef]) throws(Fault) -> [Section] {
    var sections: [Section] = []
    var seen: Set<ObjectIdentifier> = []
    for (index, reference) in references.enumerated() {
      let section = try Fault.at([.member("sections"), .index(index)]) { () throws(Fault) in
        let section = try find(reference)
        guard seen.insert(ObjectIdentifier(section)).inserted else {
          throw Fault(.namedTwice(section.id))
        }
        return section
      }
      sections.append(section)
    }
    return sections
  }
}
