// Messages recognised by the rules of JSON-RPC 2.0, and answered.
// SPDX-License-Identifier: MIT

import FormCore

extension Server {
  /// Acts on one frame; writes at most one frame in answer, behind what the call told others.
  func answer(_ frame: Slice, of client: Client) {
    do throws(Refusal) {
      switch try gate.scan(frame) {
      case .message: answerMessage(gate[0], of: client, in: frame)
      case .batch(let count): answerBatch(count, of: client, in: frame)
      case .scalar: refuse(client, RPCError(.invalidRequest, "expected an object or a list"))
      }
    } catch {
      refuse(client, RPCError(.parseError, "\(error.reason.text) at byte \(error.offset)"))
    }
  }

  private func answerMessage(_ envelope: Envelope, of client: Client, in frame: Slice) {
    let call = Call(
      server: self, client: client, id: envelope.id, params: envelope.params, inBatch: false)
    do throws(RPCError) { try run(envelope, call, in: frame) } catch {
      // Of what has no id only what is no message at all is answered.
      if envelope.id == nil, error.kind != .invalidRequest { return }
      refuse(client, error, usableId(envelope))
    }
  }

  /// The messages of a batch one after the other; their answers in one frame, in their order.
  private func answerBatch(_ count: Int, of client: Client, in frame: Slice) {
    guard count > 0 else {
      return refuse(client, RPCError(.invalidRequest, "expected a message in the batch"))
    }
    guard count <= limits.batch else {
      return refuse(
        client,
        .limit(
          "batch", max: limits.batch, actual: count,
          "expected at most \(limits.batch) messages in a batch"))
    }
    let envelopes = (0..<count).map { gate[$0] }
    for envelope in envelopes {
      let call = Call(
        server: self, client: client, id: envelope.id, params: envelope.params, inBatch: true)
      do throws(RPCError) {
        // Where no answer can be told any more, nothing is done.
        if batched.count >= limits.answerBytes { throw tooLarge }
        try run(envelope, call, in: frame)
      } catch {
        if envelope.id == nil, error.kind != .invalidRequest { continue }
        batched.comma()
        fail(error, usableId(envelope), &batched)
      }
    }
    if batched.count > 0 {
      batched.closeArray(0)
      send(written: batched.bytes, to: client)
    }
    batched.clear()
  }
  /// What a call gets instead of an answer past the limit.
  var tooLarge: RPCError {
    .limit(
      "answerBytes", max: limits.answerBytes, actual: limits.answerBytes + 1,
      "the answer is larger than \(limits.answerBytes) bytes; ask for less at a time")
  }

  /// Answers with an error; a null id where the message has none that can be used.
  @inline(never) func refuse(_ client: Client, _ error: RPCError, _ id: Slice? = nil) {
    let mark = client.framing.open(&w)
    fail(error, id, &w)
    client.framing.close(&w, mark)
    markReady(client)
  }
  /// Writes an error response; one whose facts are too large says no more than that.
  func fail(_ error: RPCError, _ id: Slice?, _ w: inout Writer) {
    counters.errors += 1
    let fits = w.write(atMost: limits.answerBytes) { Server.write(error, id, &$0) }
    if !fits { Server.write(RPCError(error.kind, error.kind.meaning.description), id, &w) }
  }
  private static func write(_ error: RPCError, _ id: Slice?, _ w: inout Writer) {
    w.raw(#"{"jsonrpc":"2.0","id":"#)
    if let id { w.raw(id) } else { w.null() }
    w.raw(#","error":"#)
    error.write(&w)
    w.byte(UInt8(ascii: "}"))
  }

  // MARK: One message

  /// Carries one message out; what it answers is written behind what it told others.
  private func run(_ envelope: Envelope, _ call: Call, in frame: Slice) throws(RPCError) {
    counters.messages += 1
    if envelope.isObject, envelope.method == nil, envelope.hasResult || envelope.hasError {
      return  // A response; we send no requests, so it answers nothing.
    }
    let entry = try recognise(envelope, frame)
    do throws(RPCError) { try run(entry, envelope, call, in: frame) } catch {
      // A notification is not answered, not even with what is wrong with it.
      if envelope.id != nil { throw error }
    }
  }
  private func run(
    _ entry: MethodEntry, _ envelope: Envelope, _ call: Call, in frame: Slice
  ) throws(RPCError) {
    if call.client.isShutDown, !entry.name.isExit {
      throw RPCError(.invalidRequest, "expected exit after shutdown")
    }
    guard let params = envelope.params, !params.isEmptyParams else {
      return try entry.run(nil, call)
    }
    if let finding = envelope.inner {
      throw RPCError(
        .invalidParams,
        finding.path(in: params, of: frame) + ": " + finding.expected)
    }
    guard envelope.treeBytes <= limits.treeBytes else {
      throw .limit(
        "treeBytes", max: limits.treeBytes, actual: envelope.treeBytes,
        "params: expected less; this would take more than \(limits.treeBytes) bytes when parsed")
    }
    guard let tree = parser.parse(params, hasLongIntegers: envelope.hasLongIntegers) else {
      throw RPCError(.invalidParams, "params: cannot be parsed")
    }
    defer { extendLifetime(tree) }  // Views do not keep it.
    try entry.run(try named(tree.view), call)
  }

  /// Whether the message is a request or notification of ours, and which.
  private func recognise(_ envelope: Envelope, _ frame: Slice) throws(RPCError) -> MethodEntry {
    guard envelope.isObject else {
      throw RPCError(.invalidRequest, "expected an object")
    }
    if let finding = envelope.outer {
      throw RPCError(
        .invalidRequest,
        finding.kind == .duplicate
          ? "expected each member once" : "expected names and values without U+0000")
    }
    guard envelope.depth <= limits.depth else {
      throw .limit(
        "depth", max: limits.depth, actual: envelope.depth,
        "expected at most \(limits.depth) levels of nesting")
    }
    if let id = envelope.id, usableId(envelope) == nil {
      throw RPCError(
        .invalidRequest,
        id.count > limits.requestIdBytes
          ? "id: expected at most \(limits.requestIdBytes) bytes"
          : "id: expected a string, a number or null")
    }
    guard let version = envelope.jsonrpc, version.spells("2.0") else {
      throw RPCError(.invalidRequest, "jsonrpc: expected \"2.0\"")
    }
    guard let name = envelope.method, name.start[0] == UInt8(ascii: "\"") else {
      throw RPCError(.invalidRequest, "method: expected a string")
    }
    guard let entry = find(name) else {
      throw RPCError(
        .methodNotFound, "method: no method is called \(shown(value(of: name).text ?? ""))")
    }
    return entry
  }
  /// The id as it can be sent back: a string, a number or null of at most 256 bytes.
  private func usableId(_ envelope: Envelope) -> Slice? {
    guard envelope.outer == nil, let id = envelope.id, id.count <= limits.requestIdBytes else {
      return nil
    }
    switch id.start[0] {
    case UInt8(ascii: "\""), UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "n"):
      return id
    default: return nil
    }
  }
  /// The method a JSON string names; only a name with escapes has to be decoded.
  @inline(__always) private func find(_ quoted: Slice) -> MethodEntry? {
    if let entry = Server.methods.find(quoted.unquoted) { return entry }
    var spelt: [UInt8] = []
    Escapes.decode(quoted.unquoted, into: &spelt)
    return spelt.withUnsafeBufferPointer { bytes in
      bytes.baseAddress.flatMap {
        Server.methods.find(Slice(start: $0, count: bytes.count))
      }
    }
  }
  /// Params by name: an object, or a list of one.
  private func named(_ params: View) throws(RPCError) -> View? {
    if params.members != nil { return params }
    guard let count = params.count, count <= 1 else {
      throw RPCError(.invalidParams, "params: expected an object")
    }
    if count == 0 || params[0].isNull { return nil }
    guard params[0].members != nil else {
      throw RPCError(.invalidParams, "params[0]: expected an object")
    }
    return params[0]
  }
  /// A request's id, or the name of its method, as a value.
  func value(of member: Slice) -> Value {
    guard let tree = parser.parse(member, hasLongIntegers: true) else { return .null }
    defer { extendLifetime(tree) }
    return (try? Value(tree.view)) ?? .null
  }
  /// Every method by name.
  static let methods = MethodTable(allMethods)
}

extension Slice {
  /// What stands between the quotes of a JSON string.
  @inline(__always) var unquoted: Slice { Slice(start: start + 1, count: count - 2) }
  /// Whether this JSON string spells `text`, with or without escapes.
  fileprivate func spells(_ text: StaticString) -> Bool {
    guard count >= 2, start[0] == UInt8(ascii: "\"") else { return false }
    if unquoted.equals(text) { return true }
    var spelt: [UInt8] = []
    Escapes.decode(unquoted, into: &spelt)
    return spelt.withUnsafeBufferPointer { bytes in
      bytes.baseAddress.map { Slice(start: $0, count: bytes.count).equals(text) } ?? false
    }
  }
  /// `null`, `{}` or `[]` as most clients write them: params that say nothing.
  fileprivate var isEmptyParams: Bool {
    start[0] == UInt8(ascii: "n")
      || count == 2 && (start[0] == UInt8(ascii: "{") || start[0] == UInt8(ascii: "["))
  }
}
extension StaticString {
  fileprivate var isExit: Bool { Slice(self).equals("exit") }
}
