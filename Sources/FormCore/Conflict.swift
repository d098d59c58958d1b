// What is in the way of a call, told so that a front end can show it: what changed, and what it is now.
// SPDX-License-Identifier: MIT

/// Conflicts found so far, each told once.
struct Conflicts {
  private let form: Form
  private(set) var found: [Value] = []
  private var told: Set<Told> = []

  init(_ form: Form) { self.form = form }

  /// Adds what of `concern` anybody but `client` changed after `revision`, part by part.
  mutating func add(_ concern: Concern, since revision: Int, notBy client: Int) {
    let last = form.lastChange(of: concern, notBy: client)
    guard last > revision else { return }
    let parts = form.parts(of: concern)
    guard !parts.isEmpty else {
      tell(concern, last)
      return
    }
    let count = found.count
    for part in parts { add(part, since: revision, notBy: client) }
    // What changed is gone again, or was told before.
    if found.count == count, told.isEmpty { found.append(Conflicts.record([], last)) }
  }
  /// Adds `concern` as it is now.
  mutating func add(_ concern: Concern) {
    tell(concern, form.lastChange(of: concern, notBy: -1))
  }
  /// Adds a row that is gone.
  mutating func add(gone row: Row) {
    found.append(.record([Value.Member("row", .text(row.id))]))
  }

  private mutating func tell(_ concern: Concern, _ revision: Int) {
    guard told.insert(Told(concern)).inserted else { return }
    found.append(Conflicts.record(form.facts(of: concern), revision))
  }
  private static func record(_ facts: [Value.Member], _ revision: Int) -> Value {
    .record(facts + [Value.Member("revision", .number(Decimal(revision)))])
  }

  /// What was told of which node.
  private struct Told: Hashable {
    private enum What { case answer, attributes, place, list, all }
    private let what: What
    private let node: ObjectIdentifier?

    init(_ concern: Concern) {
      switch concern {
      case .field(let row), .value(let row): (what, node) = (.answer, ObjectIdentifier(row))
      case .row(let row): (what, node) = (.attributes, ObjectIdentifier(row))
      case .place(let row):
        // The rows of an item move together.
        (what, node) = (.place, row.item.map { ObjectIdentifier($0) } ?? ObjectIdentifier(row))
      case .wholeRow(let row): (what, node) = (.all, ObjectIdentifier(row))
      case .section(let section): (what, node) = (.attributes, ObjectIdentifier(section))
      case .sectionPlace(let section): (what, node) = (.place, ObjectIdentifier(section))
      case .rows(let section): (what, node) = (.list, ObjectIdentifier(section))
      case .wholeSection(let section): (what, node) = (.all, ObjectIdentifier(section))
      case .form: (what, node) = (.attributes, nil)
      case .sections: (what, node) = (.list, nil)
      case .anyValue: (what, node) = (.answer, nil)
      case .anything: (what, node) = (.all, nil)
      }
    }
  }
}

extension Form {
  /// What a concern is made of; nothing where it is one fact.
  fileprivate func parts(of concern: Concern) -> [Concern] {
    switch concern {
    case .wholeRow(let row): [.field(row), .place(row)] + row.parts.map { .wholeRow($0) }
    case .wholeSection(let section):
      [.section(section), .sectionPlace(section), .rows(section)]
        + section.list.map { .wholeRow($0) }
    case .anyValue:
      list.flatMap { section in
        section.list.flatMap { row in ([row] + row.parts).map { .value($0) } }
      }
    case .anything: [.form, .sections] + list.map { .wholeSection($0) }
    case .field, .value, .row, .section, .form, .place, .sectionPlace, .rows, .sections: []
    }
  }

  /// Which node a concern is about, and what it looks at is now.
  fileprivate func facts(of concern: Concern) -> [Value.Member] {
    switch concern {
    case .field(let row), .value(let row):
      [name(of: row)] + answer(of: row) + [named(row.content.attributes)]
    case .row(let row): [Value.Member("row", .text(row.id)), named(row.content.attributes)]
    case .place(let row): standing(of: row)
    case .section(let section): [name(of: section), named(section.content.attributes)]
    case .sectionPlace(let section):
      [name(of: section), Value.Member("at", .number(Decimal(index(of: section))))]
    case .rows(let section):
      [
        name(of: section),
        section.isRepeated
          ? Value.Member("items", .list(section.items.map { .text($0.id) }))
          : Value.Member("rows", .list(section.list.map { .text($0.id) })),
      ]
    case .form: [named(content.attributes)]
    case .sections: [Value.Member("sections", .list(list.map { .text($0.id) }))]
    case .wholeRow, .wholeSection, .anyValue, .anything: []
    }
  }
  private func name(of row: Row) -> Value.Member {
    Value.Member(row.content.answer == nil ? "row" : "field", .text(row.id))
  }
  private func name(of section: Section) -> Value.Member {
    Value.Member("section", .text(section.id))
  }
  /// A secret is never told.
  private func answer(of row: Row) -> [Value.Member] {
    guard let answer = row.content.answer, !row.isSecret else { return [] }
    let raw = answer.raw.map { [Value.Member("raw", .text($0))] } ?? []
    return [Value.Member("value", answer.value)] + raw
  }
  private func standing(of row: Row) -> [Value.Member] {
    if let item = row.item, let place = place(of: item) {
      return [
        Value.Member("item", .text(item.id)), name(of: place.section),
        Value.Member("at", .number(Decimal(place.index))),
      ]
    }
    let row = row.line
    guard let place = place(of: row) else { return [Value.Member("row", .text(row.id))] }
    return [
      Value.Member("row", .text(row.id)), name(of: place.section),
      Value.Member("at", .number(Decimal(place.index))),
    ]
  }
  private func named(_ attributes: Attributes) -> Value.Member {
    Value.Member(
      "attributes",
      .record(
        attributes.entries.map {
          Value.Member(Text($0.attribute.spec.name.description), $0.value)
        }))
  }
}
