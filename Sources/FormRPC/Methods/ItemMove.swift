// item/move
// SPDX-License-Identifier: MIT

import FormCore

/// Moves an item within its section.
enum ItemMove: Mutation {
  static let name: StaticString = "item/move"
  static let summary: StaticString =
    "Moves an item within its section; an index counts the places without it."
  static let errors: [ErrorKind] = [
    .noSuchForm, .noSuchItem, .wrongSection, .limitExceeded, .conflict, .hasOutcome,
  ]

  struct Params: ReadableObject {
    let item: Text
    let place: ItemPlaceParams
    init(_ m: inout Reader) throws(WireError) {
      item = try m("item", "The item, by id.")
      place = try ItemPlaceParams(&m)
    }
  }

  typealias Result = Nothing

  static func edit(_ params: Params, _ form: Form) throws(Fault) -> Result {
    try form.move(try form.item(params.item, as: "item"), to: try params.place.resolved(form))
    return Nothing()
  }
  static func concerns(_ params: Params, _ form: Form) throws(Fault) -> [Concern] {
    let item = try form.item(params.item, as: "item")
    guard let section = form.place(of: item)?.section else { return item.places }
    return try item.places + params.place.concerns(form, in: section)
  }
}
