// The members at the top of a message, told by what their names spell.
// SPDX-License-Identifier: MIT

/// The names the protocol knows at the top of a message.
enum Member: UInt8 {
  case jsonrpc, id, method, params, result, error, other

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
  @inline(__always) mutating func note(_ member: Member, _ value: Slice) {
    switch member {
    case .jsonrpc: if jsonrpc == nil { jsonrpc = value }
    case .id: if id == nil { id = value }
    case .method: if method == nil { method = value }
    case .params: if params == nil { params = value }
    case .result: hasResult = true
    case .error: hasError = true
    case .other: break
    }
  }
}
