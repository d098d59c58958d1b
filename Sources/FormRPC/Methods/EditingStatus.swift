// editing/status
// SPDX-License-Identifier: MIT

import FormCore

/// Where a client is, and where it could go.
enum EditingStatus: Method {
  static let name: StaticString = "editing/status"
  static let summary: StaticString = "Says where this client is in a form and whether it can move."
  static let errors: [ErrorKind] = [.noSuchForm]

  struct Params: ReadableObject {
    let form: Text
    let movement: MovementParams
    init(_ m: inout Reader) throws(WireError) {
      form = try m("form", "The form's id.")
      movement = try MovementParams(&m)
    }
  }

  struct Result: WritableObject {
    let focus: Focus
    let canNext: Bool
    let canPrevious: Bool
    static func shape(_ m: inout some Members<Self>) {
      m("row", { $0.focus.field?.line.id }, "The row being edited.")
      m("field", { $0.focus.field?.id }, "The field being edited.")
      m("selected", { $0.focus.selected?.id }, "The row selected.")
      m("expanded", { $0.focus.expanded?.id }, "The row expanded.")
      m("canNext", \.canNext, "Whether `editing/next` would move.")
      m("canPrevious", \.canPrevious, "Whether `editing/previous` would move.")
    }
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let form = try call.form(params.form).form
    let client = call.client.number
    let movement = params.movement.movement
    return Result(
      focus: form.focus(of: client),
      canNext: form.neighbour(of: client, .next, movement) != nil,
      canPrevious: form.neighbour(of: client, .previous, movement) != nil)
  }
}
