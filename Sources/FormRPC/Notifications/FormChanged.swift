// form/changed
// SPDX-License-Identifier: MIT

import FormCore

/// Tells what a transaction made of a form.
struct FormChanged: Notification {
  static let name: StaticString = "form/changed"
  static let summary: StaticString =
    "Tells the watchers of a form what one transaction changed, before the answer that caused it."

  let transaction: Transaction
  let form: Form
  let animation: Animation?

  static func shape(_ m: inout some Members<Self>) {
    m("form", \.form.id, "The form's id.")
    m("revision", \.transaction.revision, "Its revision now: one more than before.")
    m("by", \.transaction.by, "The client that caused it; 0 is the daemon itself.")
    m("animation", \.animation, "How front ends may show the change.")
    m("changes", \.transaction.changes, "The changes, to be applied in order.")
  }
}
