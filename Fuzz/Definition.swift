// Fuzzes definitions: what form/get gives makes the same form again; a refusal leaves nothing.
// SPDX-License-Identifier: MIT

@testable import FormRPC

/// One client that asks and is answered at once.
private struct Asker {
  let daemon: Daemon
  /// The result's text; nil when the call was refused.
  func ask(_ method: String, _ params: [UInt8]) -> [UInt8]? {
    daemon.send(
      1,
      Array(#"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":"#.utf8) + params
        + Array("}\n".utf8))
    let sent = bodies(daemon.take(1))
    expect(sent.count == 1, "\(method) is answered once")
    guard let body = sent.first, let reply = Reply.read(body).replies.first else { return nil }
    return reply.node.member("result").map { Array(body[$0.range]) }
  }
  func ask(_ method: String, _ params: String = "{}") -> [UInt8]? {
    ask(method, Array(params.utf8))
  }
  /// What form/get says of the only form.
  func get() -> [UInt8] { ask("form/get", #"{"form":\#(id)}"#) ?? [] }
  /// The id of the only form, as JSON.
  var id: String {
    let list = ask("form/list") ?? []
    guard let forms = NaiveGrammar.read(list)?.member("forms"), case .list(_, let all) = forms,
      all.count == 1, let id = all[0].member("form")
    else {
      fail("there is one form: \(shown(list))")
    }
    return shown(list[id.range])
  }
}

/// The definition in a result of form/get.
private func definition(_ result: [UInt8]) -> [UInt8] {
  guard let node = NaiveGrammar.read(result)?.member("definition") else {
    fail("form/get shows the definition: \(shown(result))")
  }
  return Array(result[node.range])
}

private func create(_ asker: Asker, _ definition: [UInt8], withState: Bool) -> Bool {
  let params =
    Array(#"{"ifExists":"replace","withState":\#(withState),"definition":"#.utf8) + definition
    + Array("}".utf8)
  return asker.ask("form/create", params) != nil
}

private func check(_ source: [UInt8], withState: Bool) {
  var limits = Limits()
  limits.form.rows = 64
  limits.form.textBytes = 256
  let asker = Asker(daemon: Daemon(limits))
  asker.daemon.open(1)
  guard create(asker, source, withState: withState) else {
    expect(asker.ask("form/list") == Array(#"{"forms":[]}"#.utf8), "a refusal leaves nothing")
    expect(create(asker, Array(#"{"sections":[]}"#.utf8), withState: false), "and harms nothing")
    return
  }
  var before = asker.get()
  // Secrets are not shown, so a form that has some is another one without them.
  for round in 0..<(shown(before).contains(#""filled""#) ? 2 : 1) {
    expect(create(asker, definition(before), withState: true), "takes back \(shown(before))")
    let after = asker.get()
    if round == 0, shown(before).contains(#""filled""#) {
      before = after
    } else {
      expect(before == after, "is in normal form:\n\(shown(before))\n\(shown(after))")
    }
  }
  let form = asker.id
  for method in ["form/validate", "form/submit"] {
    expect(asker.ask(method, #"{"form":\#(form)}"#) != nil, "\(method) is answered")
    let judged = asker.get()
    guard !shown(judged).contains(#""filled""#) else { continue }
    expect(create(asker, definition(judged), withState: true), "takes back \(shown(judged))")
  }
  expect(asker.ask("form/delete", #"{"form":\#(form)}"#) != nil, "the form goes")
  expect(asker.ask("form/list") == Array(#"{"forms":[]}"#.utf8), "and leaves nothing")
}

/// Judges one definition.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDefinition(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  // A line end is a blank inside JSON and would end the line here.
  let bytes = UnsafeBufferPointer(start: start, count: count).map { $0 == 10 ? 32 : $0 }
  // What is no JSON is the gate's business.
  guard let node = NaiveGrammar.read(bytes), case .object = node else { return -1 }
  check(bytes, withState: false)
  check(bytes, withState: true)
  return 0
}
