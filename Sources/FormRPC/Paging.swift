// Pages of long lists.
// SPDX-License-Identifier: MIT

import FormCore

/// What lists take to answer a page.
struct PageParams: ReadableObject {
  let form: Text
  let from: Int?
  let limit: Int?
  init(_ m: inout Reader) throws(WireError) {
    form = try m("form", "The form's id.")
    from = try m("from", "The first one wanted, from 0.")
    limit = try m("limit", "At most so many.")
    for (name, value) in [("from" as StaticString, from), ("limit", limit)] {
      if let value, value < 0 {
        throw WireError("expected a whole number from 0", at: [.member(name)])
      }
    }
  }
  /// The page these params ask for.
  func page(of total: Int, atMost most: Int = .max) -> Page {
    let first = min(from ?? 0, total)
    let end = first + min(limit ?? most, most, total - first)
    return Page(range: first..<end, total: total)
  }
}

/// A page of a list.
struct Page {
  let range: Range<Int>
  let total: Int
  /// Where the next page begins.
  var next: Int? { range.upperBound < total ? range.upperBound : nil }
}
