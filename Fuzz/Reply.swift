// What the server sent, read strictly: JSON, the members a message may have, no name twice.
// SPDX-License-Identifier: MIT

@testable import FormRPC

extension NaiveGrammar.Node {
  /// The member of an object called `name`.
  func member(_ name: String) -> NaiveGrammar.Node? {
    guard case .object(_, let members) = self else { return nil }
    return members.first { $0.name == Array(name.utf8) }?.value
  }
  /// What a string spells.
  var string: String? {
    guard case .scalar(_, let text?, _) = self else { return nil }
    return String(decoding: text, as: UTF8.self)
  }
}

/// One message from the server.
struct Reply {
  /// The text of the answer's id; nil for a notification.
  let id: String?
  /// The notification's method.
  let method: String?
  let node: NaiveGrammar.Node

  /// Reads one frame: a message, or the answers of a batch.
  static func read(_ body: [UInt8]) -> (replies: [Reply], isBatch: Bool) {
    guard let node = NaiveGrammar.read(body) else {
      fail("sends JSON, not \(shown(body))")
    }
    expect(node.tally(comparing: true).finding == nil, "sends no name twice: \(shown(body))")
    if case .list(_, let elements) = node {
      expect(!elements.isEmpty, "sends no empty batch")
      return (elements.map { Reply($0, body) }, true)
    }
    return ([Reply(node, body)], false)
  }

  private init(_ node: NaiveGrammar.Node, _ body: [UInt8]) {
    self.node = node
    guard case .object(_, let members) = node else {
      fail("sends messages, not \(shown(body))")
    }
    let names = members.map { shown($0.name) }
    method = node.member("method")?.string
    id = node.member("id").map { shown(body[$0.range]) }
    expect(node.member("jsonrpc")?.string == "2.0", "says its version: \(shown(body))")
    if method != nil {
      expect(names == ["jsonrpc", "method", "params"], "sends notifications: \(shown(body))")
      if case .object = node.member("params") {
      } else {
        expect(false, "sends params by name: \(shown(body))")
      }
    } else {
      expect(
        names == ["jsonrpc", "id", "result"] || names == ["jsonrpc", "id", "error"],
        "answers with result or error: \(shown(body))")
      if let error = node.member("error") {
        expect(error.member("message")?.string?.isEmpty == false, "says why: \(shown(body))")
        expect(error.member("code") != nil, "gives errors codes: \(shown(body))")
      }
    }
  }
}
