// form/event
// SPDX-License-Identifier: MIT

import FormCore

/// Tells what happened in a form without changing it.
struct FormEvent: Notification {
  static let name: StaticString = "form/event"
  static let summary: StaticString =
    "Tells the watchers of a form what happened without changing it, behind what did change."

  let form: Form
  let client: Int
  let animation: Animation?
  let events: [EventForm]

  static func shape(_ m: inout some Members<Self>) {
    m("form", \.form.id, "The form's id.")
    m("by", \.client, "The client whose focus moved, or who asked.")
    m("revision", \.form.revision, "The form's revision.")
    m("animation", \.animation, "How front ends may show it.")
    m("events", \.events, "What happened, in order; applied to presence it stays current.")
  }
}
