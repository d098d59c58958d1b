// watch/overflow
// SPDX-License-Identifier: MIT

import FormCore

/// Tells a watcher that it reads too slowly.
struct WatchOverflow: Notification {
  static let name: StaticString = "watch/overflow"
  static let summary: StaticString =
    "Tells a watcher that read too slowly that it hears no more of a form until it watches again."

  let form: Text

  static func shape(_ m: inout some Members<Self>) {
    m("form", \.form, "The form's id.")
  }
}
