// Items of repeated sections on the wire: as they are given, as they are shown, and their template.
// SPDX-License-Identifier: MIT

import FormCore

/// An item as it stands in snapshots and changes: its id and its rows.
struct ItemForm: Writable {
  private let id: Text
  private enum Rows {
    case now([Row])
    case then([RowSnapshot])
  }
  private let rows: Rows

  init(_ item: Item) {
    id = item.id
    rows = .now(item.rows)
  }
  init(id: Text, rows: [RowSnapshot]) {
    self.id = id
    self.rows = .then(rows)
  }

  func write(_ w: inout Writer) {
    let mark = w.count
    id.write(as: "id", &w)
    switch rows {
    case .now(let rows): RowsForm(rows: rows[...]).write(as: "rows", &w)
    case .then(let rows): rows.map { RowForm($0) }.write(as: "rows", &w)
    }
    w.closeObject(mark)
  }
  static var schema: Schema {
    .named("Item") {
      .object(
        [
          Schema.Member("id", "Its id.", required: true) { .string },
          Schema.Member("rows", "Its rows, those of the template.", required: true) {
            .list(RowForm.schema)
          },
        ], rest: .nothing)
    }
  }
}

extension ItemDefinition: Readable {
  static var sample: ItemDefinition { ItemDefinition(.values([])) }
  static var schema: Schema {
    .named("ItemDefinition") {
      .object(
        [
          Schema.Member("id", "Its id, one that the daemon gave; a string.") { .anything },
          Schema.Member("values", "Values by the template's names.") { .anything },
          Schema.Member("rows", "Or its rows, as snapshots show them.") { .anything },
        ],
        // Or the values by themselves, as `form/values` gives them, whatever they are called.
        rest: .anything)
    }
  }

  /// `{id?, values?}` or `{id?, rows}`, or the values by themselves, as `form/values` gives them.
  ///
  /// What has neither `values` nor `rows`, nor `id` alone, is values: a template whose fields are
  /// called so is given its values in `values`.
  init(_ view: View) throws(WireError) {
    guard view.members != nil || view.count == 0 else { throw WireError("expected an object") }
    let isNamed = view.member("values")?.members != nil || view.member("rows")?.count != nil
    let isEmpty = view.memberCount == (view.member("id")?.string == nil ? 0 : 1)
    guard view.members != nil, isNamed || isEmpty else {
      self.init(.values(view.members == nil ? [] : try Value.members(view)), namesValues: false)
      return
    }
    self.init(.values([]))
    try view.eachMember { name, value throws(WireError) in
      if name.equals("id") {
        id = try Text?(value)
      } else if name.equals("rows"), view.member("values") == nil {
        content = .rows(try [RowDefinition](value))
      } else if name.equals("values"), view.member("rows") == nil {
        content = .values(try Value.members(value))
      } else if name.count == 0 || name.start[0] != UInt8(ascii: "_") {
        throw WireError("expected id and either values or rows")
      }
    }
  }
}

/// What `repeat` says: `{template, min?, max?, addTitle?}`.
enum TemplateForm {
  static func read(_ view: View) throws(WireError) -> Value? {
    if view.isNull { return nil }
    guard view.member("template") != nil else {
      throw WireError("missing", at: [.member("template")])
    }
    let value = try Value.record(view, ["template", "min", "max", "addTitle"]) {
      name, view throws(WireError) in
      switch name {
      case "template": return .list(try [RowDefinition](view).map(\.record))
      case "addTitle": return .text(try Text(view))
      default:
        guard let count = try Int?(view) else { return nil }
        guard count >= 0 else { throw WireError("expected a whole number from 0") }
        return name == "min" && count == 0 ? nil : .number(Decimal(count))
      }
    }
    return value
  }
  static var schema: Schema {
    .object(
      [
        Schema.Member("template", "The rows of an item.", required: true) {
          .list(RowDefinition.schema)
        },
        Schema.Member("min", "Fewest items; 0 if it says nothing.") { .integer(from: 0) },
        Schema.Member("max", "Most items; any number if it says nothing.") { .integer(from: 0) },
        Schema.Member("addTitle", "What adding an item is called.") { .string },
      ], rest: .comments)
  }
}

/// Where items go: `at` an index, `above` or `below` an item.
struct ItemPlaceParams: ReadableObject {
  private let place: PlaceInList<Text>
  init(_ m: inout Reader) throws(WireError) {
    place = try PlaceInList(
      &m, above: "Directly before this item.", below: "Directly after this item.")
  }
  /// What the place means in `form`.
  func resolved(_ form: Form) throws(Fault) -> ItemPlace {
    switch place {
    case .at(let index): .at(index)
    case .above(let id): .above(try form.item(id, as: "above"))
    case .below(let id): .below(try form.item(id, as: "below"))
    }
  }
  /// What a call with this place in `section` counts on.
  func concerns(_ form: Form, in section: Section) throws(Fault) -> [Concern] {
    switch place {
    case .at: [.rows(section)]
    case .above(let id), .below(let id): try form.item(id).places
    }
  }
}

extension Form {
  /// The item called `id`, which stands in the member `name` of the params.
  func item(_ id: Text, as name: StaticWord) throws(Fault) -> Item {
    try Fault.at([.member(name)]) { () throws(Fault) in try item(id) }
  }
}
extension Item {
  /// Where it stands, as something a call counts on: its rows move together.
  var places: [Concern] { rows.prefix(1).map { .place($0) } }
}
