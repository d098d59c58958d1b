// form/opened
// SPDX-License-Identifier: MIT

import FormCore

/// Tells that a form came.
struct FormOpened: Notification {
  static let name: StaticString = "form/opened"
  static let summary: StaticString = "Tells those who watch all forms that one was created."

  let form: Form

  static func shape(_ m: inout some Members<Self>) {
    m("form", \.form.id, "The form's id.")
    m("title", { $0.form.attributes.text(.title) }, "What it is called.")
    m("revision", \.form.revision, "Its revision.")
  }
}
