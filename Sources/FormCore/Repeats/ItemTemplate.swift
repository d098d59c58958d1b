// The template of a repeated section: the rows that each item has, compiled.
// SPDX-License-Identifier: MIT

/// The rows that each item of a section has, and how many items there may be; never changed.
final class ItemTemplate: Sendable {
  /// Where a name of the template stands in an item.
  struct Spot: Sendable, Hashable {
    let row: Int
    let part: Int?
  }
  /// The attribute it stands in, every row with its id.
  let source: Value
  /// The rows.
  let rows: [RowDefinition]
  /// Rows and fields by the names they have in it.
  let spots: [Text: Spot]
  /// The same names, as conditions look for them first.
  let names: Set<Text>
  /// Fewest items.
  let min: Int
  /// Most items; nil: any number.
  let max: Int?
  /// What adding an item is called.
  var addTitle: Text? { source.member("addTitle")?.text }
  /// What the rows of an item look at outside of it.
  let readings: [Reading]

  init(
    source: Value, rows: [RowDefinition], spots: [Text: Spot], min: Int, max: Int?,
    readings: [Reading]
  ) {
    self.source = source
    self.rows = rows
    self.spots = spots
    names = Set(spots.keys)
    self.min = min
    self.max = max
    self.readings = readings
  }
  /// Whether items of the one are items of the other: the same names and kinds in the same order.
  func isLike(_ other: ItemTemplate) -> Bool {
    spots == other.spots && rows.map(\.kind) == other.rows.map(\.kind)
      && rows.map { $0.parts.map(\.kind) } == other.rows.map { $0.parts.map(\.kind) }
  }
}

/// Whose names come first in a condition or a rule: those of the same item, then the form's.
struct NameScope: Sendable {
  /// The names of the template.
  let names: Set<Text>
  /// The item; nil in a template, where its own names mean nothing that is there yet.
  let item: Text?

  /// The id that `name` means; nil for a name of a template without an item.
  func id(_ name: Text) -> Text? {
    guard names.contains(name) else { return name }
    return item.map { Item.id(of: name, in: $0) }
  }
  func subject(_ subject: Condition.Subject) -> Condition.Subject? {
    switch subject {
    case .value(let name): id(name).map { .value($0) }
    case .validity(let name): id(name).map { .validity($0) }
    case .visibility(let name): id(name).map { .visibility($0) }
    case .formValidity, .dirt: subject
    }
  }
}

extension Form {
  /// Compiles what `repeat` says: `{template, min?, max?, addTitle?}`.
  ///
  /// Rows without an id get one of the daemon's own. Each row is made once for trial, so that what is
  /// wrong with it shows here and not with the first item.
  func template(_ source: Value) throws(Fault) -> ItemTemplate {
    let members = source.record ?? []
    var rows: [RowDefinition] = []
    let given = source.member("template")?.list ?? []
    guard !given.isEmpty else {
      throw Fault(.malformed(expected: "at least one row"), at: [.member("template")])
    }
    var (spots, readings): ([Text: ItemTemplate.Spot], [Reading]) = ([:], [])
    for (index, record) in given.enumerated() {
      let row = try Fault.at([.member("template"), .index(index)]) { () throws(Fault) in
        try self.named(RowDefinition(record: record), at: index, &spots)
      }
      rows.append(row)
    }
    // An item that there is none of: what the rows read of each other is told by its id.
    let scope = NameScope(names: Set(spots.keys), item: "~")
    var waits = OwnWaits(spots.keys.map { ($0, Item.id(of: $0, in: "~")) })
    for (index, definition) in rows.enumerated() {
      let place: [Fault.Step] = [.member("template"), .index(index)]
      let row = try Fault.at(place) { () throws(Fault) in
        let row = try build(definition, RowBirth(enabled: true, scope: scope))
        try checkKeepsNoSecret(row, definition)
        return row
      }
      for reading in row.allReadings(at: [.member("repeat")] + place) where !waits.isOwn(reading) {
        readings.append(reading)
      }
      waits.add(row)
    }
    if let circle = waits.circle() {
      throw Fault(.conditionCycle(circle), at: [.member("template")])
    }
    let (min, max) = (source.member("min")?.number?.asInt ?? 0, source.member("max")?.number?.asInt)
    if let max, max < min {
      throw Fault(.badBounds(lower: .min, upper: .max), at: [.member("min")])
    }
    let normal = members.map { member in
      member.name == "template" ? Value.Member("template", .list(rows.map(\.record))) : member
    }
    return ItemTemplate(
      source: .record(normal), rows: rows, spots: spots, min: min, max: max, readings: readings)
  }
  /// Refuses a first value of a secret: a template is shown to everybody.
  private func checkKeepsNoSecret(_ row: Row, _ definition: RowDefinition) throws(Fault) {
    guard !row.isSecret || definition.value == nil else {
      throw Fault(
        .malformed(expected: "no value: what a template holds is no secret"), at: [.member("value")]
      )
    }
    for (index, part) in row.parts.enumerated() {
      try Fault.at([.member("fields"), .index(index)]) { () throws(Fault) in
        try checkKeepsNoSecret(part, definition.parts[index])
      }
    }
  }
  /// A row of a template whose every part has a name that no other has.
  private func named(
    _ definition: RowDefinition, at row: Int, _ spots: inout [Text: ItemTemplate.Spot]
  ) throws(Fault) -> RowDefinition {
    var definition = definition
    let id = definition.id ?? ownId()
    definition.id = id
    guard spots.updateValue(ItemTemplate.Spot(row: row, part: nil), forKey: id) == nil else {
      throw Fault(.duplicateId(id), at: [.member("id")])
    }
    for index in definition.parts.indices {
      let id = definition.parts[index].id ?? ownId()
      definition.parts[index].id = id
      guard spots.updateValue(ItemTemplate.Spot(row: row, part: index), forKey: id) == nil else {
        throw Fault(.duplicateId(id), at: [.member("fields"), .index(index), .member("id")])
      }
    }
    return definition
  }
}

extension Row {
  /// What it and its fields look at, each at its place in the template.
  ///
  /// A label has no value for anybody to wait for.
  fileprivate func allReadings(at place: [Fault.Step]) -> [Reading] {
    let own = Node.row(self).readings.map { reading in
      Reading(
        subject: reading.subject, stage: kind == .label ? [] : reading.stage,
        reveals: reading.reveals, place: place + reading.place)
    }
    return parts.enumerated().reduce(own) { readings, part in
      readings
        + part.element.allReadings(at: place + [.member("fields"), .index(part.offset)])
    }
  }
}
