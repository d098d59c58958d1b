// item/remove
// SPDX-License-Identifier: MIT

import FormCore

/// Removes items.
enum ItemRemove: Mutation {
  static let name: StaticString = "item/remove"
  static let summary: StaticString = "Removes items with their rows."
  static let errors: [ErrorKind] = [
    .noSuchForm, .noSuchItem, .duplicateId, .limitExceeded, .conflict, .hasOutcome,
  ]

  struct Params: ReadableObject {
    let items: [Text]
    init(_ m: inout Reader) throws(WireError) {
      items = try m("items", "The items, by id.")
    }
    fileprivate func resolved(_ form: Form) throws(Fault) -> [Item] {
      var found: [Item] = []
      var seen: Set<Text> = []
      for (index, id) in items.enumerated() {
        found.append(
          try Fault.at([.member("items"), .index(index)]) { () throws(Fault) in
            guard seen.insert(id).inserted else { throw Fault(.namedTwice(id)) }
            return try form.item(id)
          })
      }
      return found
    }
  }

  typealias Result = Nothing

  static func edit(_ params: Params, _ form: Form) throws(Fault) -> Result {
    form.take(try params.resolved(form))
    return Nothing()
  }
  static func concerns(_ params: Params, _ form: Form) throws(Fault) -> [Concern] {
    try params.resolved(form).flatMap(\.rows).map { .wholeRow($0) }
  }
}
