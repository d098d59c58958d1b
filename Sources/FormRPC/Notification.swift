// A notification is one value: its name, its shape and what it tells.
// SPDX-License-Identifier: MIT

import FormCore

/// One notification the daemon sends; it is its own params.
protocol Notification: WritableObject {
  static var name: StaticString { get }
  static var summary: StaticString { get }
}
extension Notification {
  /// Writes the notification as one frame.
  @inline(__always) func write(_ framing: Framing, _ w: inout Writer) {
    let mark = framing.open(&w)
    w.raw(#"{"jsonrpc":"2.0","method":""#)
    w.raw(Self.name)
    w.raw(#"","params":"#)
    let from = w.count
    write(&w)
    Pair.check(w, from: from, Self.self, Self.name)
    w.byte(UInt8(ascii: "}"))
    framing.close(&w, mark)
  }
}

/// A notification without its type: what is published of it.
struct NotificationEntry: Sendable {
  let name: StaticString
  let summary: StaticString
  let params: @Sendable () -> Schema

  init<N: Notification & SendableMetatype>(_ notification: N.Type) {
    name = N.name
    summary = N.summary
    params = { N.schema }
  }
}
