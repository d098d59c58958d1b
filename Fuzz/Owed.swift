// What JSON-RPC 2.0 owes the sender of a frame, told by the second grammar.
// SPDX-License-Identifier: MIT

@testable import FormRPC

/// What a frame is answered with, as the texts of the answers' ids.
enum Owed: Equatable {
  case nothing
  case one(String)
  /// An answer that may come later than those of the messages behind it.
  case late(String)
  case batch([String])

  init(_ frame: [UInt8], _ limits: Limits) {
    switch NaiveGrammar.read(frame) {
    case nil, .scalar: self = .one("null")
    case .list(_, let elements) where elements.isEmpty || elements.count > limits.batch:
      self = .one("null")
    case .list(_, let elements):
      let ids = elements.compactMap { Owed.id($0, frame, limits) }
      self = ids.isEmpty ? .nothing : .batch(ids)
    case .object(let range, let members):
      let node = NaiveGrammar.Node.object(range: range, members)
      guard let id = Owed.id(node, frame, limits) else {
        self = .nothing
        return
      }
      let waits = ["form/wait", "form/submit"].contains(node.member("method")?.string)
      self = waits ? .late(id) : .one(id)
    }
  }

  /// The id in the answer to one message; nil when it gets none.
  private static func id(
    _ node: NaiveGrammar.Node, _ frame: [UInt8], _ limits: Limits
  ) -> String? {
    let seen = Verdict.message(node, frame)
    guard seen.isObject else { return "null" }
    if seen.method == nil, seen.hasResult || seen.hasError { return nil }
    if let id = seen.id {
      let isUsable =
        seen.outer == nil && id.utf8.count <= limits.requestIdBytes
        && "\"-0123456789n".contains(id.first ?? " ")
      return isUsable ? id : "null"
    }
    let isNotification =
      seen.outer == nil && node.member("jsonrpc")?.string == "2.0"
      && node.member("method")?.string != nil
    // Too deep to be looked at: whether it is a notification is nobody's concern.
    if seen.outer == nil, seen.depth > limits.depth { return nil }
    return isNotification ? nil : "null"
  }
}
