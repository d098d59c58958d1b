// What is wrong with a call, in numbers for JSON-RPC, words for programs and sentences for people.
// SPDX-License-Identifier: MIT

import FormCore

/// The kinds of errors, by their codes: JSON-RPC's own, then ours, never reused.
enum ErrorKind: Int, CaseIterable {
  case parseError = -32700
  case invalidRequest = -32600
  case methodNotFound = -32601
  case invalidParams = -32602
  case requestCancelled = -32800
  case noSuchForm = 101
  case duplicateForm = 102
  case hasOutcome = 103
  case noOutcome = 104
  case conflict = 105
  case closing = 106
  case noSuchSection = 201
  case noSuchItem = 202
  case wrongSection = 203
  case noSuchRow = 301
  case duplicateId = 302
  case badId = 303
  case wrongKind = 304
  case noSuchField = 401
  case notEditable = 402
  case wrongType = 403
  case noSuchOption = 404
  case badOffset = 405
  case badPattern = 406
  case badBounds = 407
  case badCondition = 408
  case conditionCycle = 409
  case secretField = 410
  case outOfRange = 411
  case notWatching = 501
  case noSuchHook = 502
  case notYourTicket = 503
  case limitExceeded = 701

  /// The word clients switch on.
  var name: StaticString {
    switch self {
    case .parseError: "parseError"
    case .invalidRequest: "invalidRequest"
    case .methodNotFound: "methodNotFound"
    case .invalidParams: "invalidParams"
    case .requestCancelled: "requestCancelled"
    case .noSuchForm: "noSuchForm"
    case .duplicateForm: "duplicateForm"
    case .hasOutcome: "hasOutcome"
    case .noOutcome: "noOutcome"
    case .conflict: "conflict"
    case .closing: "closing"
    case .noSuchSection: "noSuchSection"
    case .noSuchItem: "noSuchItem"
    case .wrongSection: "wrongSection"
    case .noSuchRow: "noSuchRow"
    case .duplicateId: "duplicateId"
    case .badId: "badId"
    case .wrongKind: "wrongKind"
    case .noSuchField: "noSuchField"
    case .notEditable: "notEditable"
    case .wrongType: "wrongType"
    case .noSuchOption: "noSuchOption"
    case .badOffset: "badOffset"
    case .badPattern: "badPattern"
    case .badBounds: "badBounds"
    case .badCondition: "badCondition"
    case .conditionCycle: "conditionCycle"
    case .secretField: "secretField"
    case .outOfRange: "outOfRange"
    case .notWatching: "notWatching"
    case .noSuchHook: "noSuchHook"
    case .notYourTicket: "notYourTicket"
    case .limitExceeded: "limitExceeded"
    }
  }

  /// What it means, as a phrase without the facts of a call.
  var meaning: StaticString {
    switch self {
    case .parseError: "what was sent is not JSON"
    case .invalidRequest:
      "what was sent is no message of JSON-RPC, or may not stand where it stood"
    case .methodNotFound: "no method has this name"
    case .invalidParams: "a param is missing, unknown or of the wrong shape"
    case .requestCancelled: "the client took the request back"
    case .noSuchForm: "no form has this id"
    case .duplicateForm: "a form has this id already"
    case .hasOutcome: "the form has an outcome"
    case .noOutcome: "the form has no outcome"
    case .conflict: "another client has changed since then what the call writes"
    case .closing: "the daemon, or this connection, is ending"
    case .noSuchSection: "no section is there"
    case .noSuchItem: "no item has this id"
    case .wrongSection: "the section is repeated where it must not be, or the other way round"
    case .noSuchRow: "no row is there"
    case .duplicateId: "something else has this id"
    case .badId: "an id is not as ids must be"
    case .wrongKind: "the row is of another kind"
    case .noSuchField: "no field has this id"
    case .notEditable: "the field cannot be edited; why says what keeps it"
    case .wrongType: "the value does not fit the field"
    case .noSuchOption: "the field has no option of this key"
    case .badOffset: "an offset is outside of the text or inside of a code point"
    case .badPattern: "the pattern is none of ECMA-262, or needs what cannot be searched for"
    case .badBounds: "bounds leave no room for an answer"
    case .badCondition: "a condition cannot be worked out, or asks what it must not"
    case .conditionCycle: "conditions wait for each other; path names them in turn"
    case .secretField: "the field keeps being secret while it holds something"
    case .outOfRange: "the number has too many digits or is too large"
    case .notWatching: "this client does not watch it"
    case .noSuchHook: "this client has registered no such hook"
    case .notYourTicket: "another client was asked"
    case .limitExceeded: "a limit was reached; limit names it, with its max and the actual number"
    }
  }
}

/// A refused call.
struct RPCError: Error {
  let kind: ErrorKind
  /// A lower-case phrase that names the path and what was expected; quotes no value.
  let message: String
  /// Facts beside the kind, in their order.
  let facts: [Value.Member]

  init(_ kind: ErrorKind, _ message: String, _ facts: [Value.Member] = []) {
    self.kind = kind
    self.message = message
    self.facts = facts
  }
  /// What the shapes refused.
  init(_ error: WireError, root: String = "params") {
    self.init(error.kind, error.text(root: root))
  }
  static func limit(_ name: StaticString, max: Int, actual: Int, _ message: String) -> RPCError {
    RPCError(
      .limitExceeded, message,
      [
        Value.Member("limit", .text(Text(name.description))),
        Value.Member("max", .number(Decimal(max))),
        Value.Member("actual", .number(Decimal(actual))),
      ])
  }

  /// Writes the error object; one of ours always says its kind in `data`.
  func write(_ w: inout Writer) {
    w.object { w in
      w.name("code")
      w.int(kind.rawValue)
      w.name("message")
      w.string(message)
      if kind.rawValue > 0 || !facts.isEmpty {
        w.name("data")
        w.object { w in
          w.member("kind", kind.name)
          for fact in facts {
            w.key(fact.name)
            fact.value.cut.write(&w)
          }
        }
      }
    }
  }
}

extension Value {
  /// The same, where it is a text cut to as many bytes as an id may have: what is longer was none.
  fileprivate var cut: Value {
    guard case .text(let text) = self, text.byteCount > Identifier.longest else { return self }
    let bytes = text.string.utf8
    var end = bytes.index(bytes.startIndex, offsetBy: Identifier.longest)
    while end > bytes.startIndex, bytes[end] & 0xC0 == 0x80 { end = bytes.index(before: end) }
    return .text(Text(String(text.string[..<end]) + "…"))
  }
}
