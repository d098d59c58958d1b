// item/insert
// SPDX-License-Identifier: MIT

import FormCore

/// Inserts items into a repeated section.
enum ItemInsert: Mutation {
  static let name: StaticString = "item/insert"
  static let summary: StaticString = "Inserts items as one block, in the order given."
  static let errors: [ErrorKind] = ItemAppend.errors + [.noSuchItem]

  struct Params: ReadableObject {
    let section: SectionRef
    let items: [ItemDefinition]
    let place: ItemPlaceParams
    init(_ m: inout Reader) throws(WireError) {
      section = try m("section", "The section, by id or index.")
      items = try m("items", "The items, each `{values}` by the template's names.")
      place = try ItemPlaceParams(&m)
    }
  }

  typealias Result = ItemAppend.Result

  static func edit(_ params: Params, _ form: Form) throws(Fault) -> Result {
    let section = try form.find(params.section, as: "section")
    let place = try params.place.resolved(form)
    return Result(items: try form.insert(params.items, in: section, at: place))
  }
  static func concerns(_ params: Params, _ form: Form) throws(Fault) -> [Concern] {
    let section = try form.find(params.section, as: "section")
    return try params.place.concerns(form, in: section) + params.section.concerns
  }
}
