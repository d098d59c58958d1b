// A watcher that knows only section 9 of the protocol: it keeps presence current by events.
// SPDX-License-Identifier: MIT

@testable import FormRPC

/// Who is where in a form, kept up to date by events alone.
struct PresenceMirror {
  /// Members by client: `selected`, `row`, `field`, `expanded`.
  private(set) var clients: [Int: [Word: Word]] = [:]

  /// Begins with the `presence` that `form/watch` answered; names are not kept.
  init(watching presence: Tree) throws(Misfit) {
    for entry in presence.elements ?? [] {
      guard let client = entry["client"]?.int else { throw Misfit("presence of nobody") }
      guard clients[client] == nil else { throw Misfit("client \(client) is there twice") }
      var focus: [Word: Word] = [:]
      for name in ["selected", "row", "field", "expanded"] as [Word] {
        focus[name] = entry[name]?.text
      }
      guard !focus.isEmpty else { throw Misfit("client \(client) is nowhere") }
      clients[client] = focus
    }
  }

  /// Applies the params of one `form/event`.
  mutating func apply(_ params: Tree) throws(Misfit) {
    guard let client = params["by"]?.int, let events = params["events"]?.elements else {
      throw Misfit("form/event without by or events")
    }
    guard !events.isEmpty else { throw Misfit("form/event without an event") }
    var focus = clients[client] ?? [:]
    for event in events {
      guard let kind = event["event"]?.text else { throw Misfit("an event without its kind") }
      try PresenceMirror.apply(kind, event, to: &focus)
    }
    clients[client] = focus.isEmpty ? nil : focus
  }
  private static func apply(_ kind: Word, _ event: Tree, to focus: inout [Word: Word])
    throws(Misfit)
  {
    func end(_ name: Word, _ member: Word) throws(Misfit) {
      guard let place = event[member]?.text, focus[name] == place else {
        throw Misfit("\(kind) of what is not \(name): \(event)")
      }
      focus[name] = nil
    }
    func begin(_ name: Word, _ member: Word) throws(Misfit) {
      guard let place = event[member]?.text else { throw Misfit("\(kind) of nothing") }
      guard focus[name] ?? place == place else {
        throw Misfit("\(kind) before the last one ended: \(event)")
      }
      focus[name] = place
    }
    switch kind {
    case "rowSelected": try begin("selected", "row")
    case "rowDeselected": try end("selected", "row")
    case "expanded": try begin("expanded", "row")
    case "collapsed": try end("expanded", "row")
    case "editingBegan":
      try begin("field", "field")
      try begin("row", "row")
    case "editingEnded":
      try end("field", "field")
      try end("row", "row")
    case "returnPressed", "refreshRequested", "viewEvent": break
    default: throw Misfit("no event is called \(kind)")
    }
  }

  /// Follows the ids that the params of one `form/changed` change.
  mutating func follow(_ params: Tree) {
    for change in params["changes"]?.elements ?? [] {
      guard let old = (change["row"] ?? change["field"])?.text, let new = change["set"]?["id"]?.text
      else { continue }
      clients = clients.mapValues { $0.mapValues { $0 == old ? new : $0 } }
    }
  }
}
