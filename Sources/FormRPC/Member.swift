// The members at the top of a message, told by what their names spell.
// SPDX-License-Identifier: MIT

/// The names the protocol knows at the top of a message.
enum Member: UInt8 {
  case jsonrpc, id, method, params, result, error, other

  /// Passes over a name that is spelt as nearly everybody does; its quote is at `at`.
  ///
  /// Eight bytes are compared with constants: the way on does not wait for a search of the quote
  /// behind (a tenth of the gate's time on a small request). `other` when it is none of them; then
  /// `at` stays.
  @inline(always)
  static func passed(_ base: UnsafePointer<UInt8>, _ at: inout Int, _ end: Int) -> Member {
    guard at &+ 9 <= end else { return .other }
    let word = Scan.word(base, at)
    if word == packed("\"method\"") {
      at &+= 8
      return .method
    }
    if word == packed("\"params\"") {
      at &+= 8
      return .params
    }
    if word & 0xffff_ffff == packed("\"id\"") {
      at &+= 4
      return .id
    }
    if word == packed("\"jsonrpc"), base[at &+ 8] == UInt8(ascii: "\"") {
      at &+= 9
      return .jsonrpc
    }
    return .other
  }
  /// Up to eight bytes as a word loads them; folds to a constant.
  @inline(__always) private static func packed(_ text: StaticString) -> UInt64 {
    var word: UInt64 = 0
    for at in 0..<text.utf8CodeUnitCount {
      word |= UInt64(text.utf8Start[at]) << UInt64(truncatingIfNeeded: at &* 8)
    }
    return word
  }

  /// The member a name without escapes spells.
  @inline(__always) init(_ name: Slice) {
    switch name.count {
    case 2: self = name.equals("id") ? .id : .other
    case 5: self = name.equals("error") ? .error : .other
    case 6:
      self =
        name.equals("method")
        ? .method : name.equals("params") ? .params : name.equals("result") ? .result : .other
    case 7: self = name.equals("jsonrpc") ? .jsonrpc : .other
    default: self = .other
    }
  }
  /// The member a name with escapes spells; `raw` are the bytes between its quotes.
  init(spelt raw: Slice) {
    // The longest name known, all of it in escapes, has 42 bytes.
    guard raw.count <= 42 else {
      self = .other
      return
    }
    var bytes: [UInt8] = []
    Escapes.decode(raw, into: &bytes)
    self = bytes.withUnsafeBufferPointer {
      $0.baseAddress.map { Member(Slice(start: $0, count: bytes.count)) } ?? .other
    }
  }
}

extension Envelope {
  /// Keeps the value of a member; of a name that comes twice, the first.
  ///
  /// - Returns: whether the name is new; always for names not known here.
  @inline(__always) mutating func note(_ member: Member, _ value: Slice) -> Bool {
    let bit = 1 << member.rawValue
    guard names & bit == 0 else { return false }
    switch member {
    case .jsonrpc: jsonrpc = value
    case .id: id = value
    case .method: method = value
    case .params: params = value
    case .result, .error: break
    case .other: return true
    }
    names |= bit
    return true
  }
}
