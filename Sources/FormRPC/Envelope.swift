// What a message looks like from outside: where its members are, nothing decoded yet.
// SPDX-License-Identifier: MIT

/// Something in a message that JSON allows and the protocol refuses.
struct Finding: Equatable {
  enum Kind: UInt8 {
    /// A name for the second time in one object.
    case duplicate
    /// U+0000 in a name or a string.
    case nul
  }
  let kind: Kind
  /// Where the name or string begins (its quote), in bytes from the start of the frame.
  let offset: Int
}

/// What the gate met inside one value.
struct Tally: Equatable {
  var duplicate = Int.max
  var nul = Int.max
  var objects = 0
  var lists = 0
  var scalars = 0
  /// How deeply objects and lists are nested; an empty object alone is 1.
  var depth = 0
  /// Whether there is an integer of more than 18 digits.
  var longIntegers = false

  /// The earliest thing to refuse; what comes first in the text is told first.
  var finding: Finding? {
    if duplicate == .max, nul == .max { return nil }
    return duplicate <= nul
      ? Finding(kind: .duplicate, offset: duplicate) : Finding(kind: .nul, offset: nul)
  }
  /// Bytes json-c's tree of the value would take (measured with json-c 0.16 on 64 bits, 2026-07).
  var treeBytes: Int { objects &* 800 &+ lists &* 120 &+ scalars &* 100 }
}

/// Where the members of one message are; their values as they stand in the frame, quotes and all.
///
/// Names are told by what they spell: `"m\u0065thod"` is `method`. Of a name that comes twice the
/// first value is kept and `outer` says so.
struct Envelope {
  var jsonrpc: Slice?
  var id: Slice?
  var method: Slice?
  var params: Slice?
  /// False for an element of a batch that is no object; nothing else is known of it then.
  var isObject = true
  /// Which known names came, one bit each.
  var names = 0
  /// What the gate met outside params: in the message's names and the values of the others.
  var outside = Tally()
  /// What it met inside params.
  var inside = Tally()

  /// Whether it looks like an answer.
  var hasResult: Bool { names & 1 << Member.result.rawValue != 0 }
  /// Whether it looks like an answer that says no.
  var hasError: Bool { names & 1 << Member.error.rawValue != 0 }
  /// The first thing to refuse outside params: a name twice at the top, or U+0000 anywhere.
  var outer: Finding? { outside.finding }
  /// The first thing to refuse inside params.
  var inner: Finding? { inside.finding }
  /// How deeply the message is nested; itself counts, a batch around it does not.
  var depth: Int { 1 &+ max(outside.depth, inside.depth) }
  /// Bytes json-c's tree of the params would take.
  var treeBytes: Int { inside.treeBytes }
  /// Whether params hold an integer that json-c might clamp.
  var hasLongIntegers: Bool { inside.longIntegers }
}
