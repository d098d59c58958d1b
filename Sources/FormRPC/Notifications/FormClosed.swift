// form/closed
// SPDX-License-Identifier: MIT

import FormCore

/// Tells that a form is no longer there.
struct FormClosed: Notification {
  static let name: StaticString = "form/closed"
  static let summary: StaticString =
    "Tells that a form is no longer there: its watchers, and those who watch all forms."

  let form: Text
  let reason: CloseReason

  static func shape(_ m: inout some Members<Self>) {
    m("form", \.form, "The form's id.")
    m("reason", \.reason, "Why it went.")
  }
}
