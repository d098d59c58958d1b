// form/unwatch
// SPDX-License-Identifier: MIT

import FormCore

/// Ends a subscription.
enum FormUnwatch: Method {
  static let name: StaticString = "form/unwatch"
  static let summary: StaticString = "Ends what `form/watch` began."
  static let errors: [ErrorKind] = [.noSuchForm, .notWatching]

  struct Params: ReadableObject {
    let form: Text?
    init(_ m: inout Reader) throws(WireError) {
      form = try m("form", "The form's id; without it the list of all forms.")
    }
  }
  typealias Result = Nothing

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let client = call.client
    guard let id = params.form else {
      guard client.watchesForms else {
        throw RPCError(.notWatching, "params: expected a client that watches all forms")
      }
      client.watchesForms = false
      return Nothing()
    }
    let entry = try call.form(id)
    guard let index = entry.watchers.firstIndex(where: { $0 === client }) else {
      throw RPCError(
        .notWatching, "params.form: expected a form this client watches",
        [Value.Member("form", .text(id))])
    }
    entry.watchers.remove(at: index)
    return Nothing()
  }
}
