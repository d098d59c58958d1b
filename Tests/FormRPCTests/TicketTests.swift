// Every way in which a question to a hook ends, and what of them asks again.
// SPDX-License-Identifier: MIT

import Testing

@testable import FormRPC

struct TicketTests {
  /// What happens while a client is asked about the field `a`.
  struct Case: CustomTestStringConvertible, Sendable {
    /// Whether the question is still open then.
    let counts: Bool
    /// Whether a question about the same answer was put in its place.
    let asksAgain: Bool
    let method: Word
    let params: Tree
    var testDescription: String { "\(method) \(params)" }
    init(_ counts: Bool, _ method: Word, _ params: Tree = [:], asksAgain: Bool = false) {
      self.counts = counts
      self.asksAgain = asksAgain
      self.method = method
      self.params = params
    }
  }
  static let cases: [Case] = [
    // The answer is another one.
    Case(false, "field/set", ["field": "a", "value": "y"]),
    Case(false, "field/set", ["field": "a", "raw": "x "]),
    Case(false, "field/set", ["field": "a", "value": "y", "silent": true]),
    Case(false, "form/fill", ["values": ["a": "z"]]),
    Case(false, "form/reset"), Case(false, "form/reset", ["values": ["a": "new"]]),
    Case(false, "form/undo"),
    Case(false, "field/update", ["field": "a", "set": ["type": "integer"]]),
    Case(
      false, "form/batch",
      ["edits": [["method": "field/set", "params": ["field": "a", "value": "y"]]]]),
    // The field is gone, or nobody can use it.
    Case(false, "row/remove", ["rows": ["a"]]), Case(false, "section/remove", ["sections": ["s"]]),
    Case(false, "section/removeAll"),
    Case(false, "row/update", ["row": "a", "set": ["enabled": false]]),
    Case(false, "section/update", ["section": "s", "set": ["enabled": false]]),
    // The form has ended, or is gone.
    Case(false, "form/decline"), Case(false, "form/cancel"), Case(false, "form/delete"),
    Case(
      false, "form/create", ["ifExists": "replace", "definition": ["id": "f", "sections": []]]),
    // The field is another one, its answer the same.
    Case(false, "field/update", ["field": "a", "set": ["title": "A"]], asksAgain: true),
    Case(false, "field/update", ["field": "a", "set": ["minLength": 9]], asksAgain: true),
    Case(
      false, "field/update",
      ["field": "a", "set": ["custom": ["name": "free", "params": ["n": 1]]]], asksAgain: true),
    Case(false, "form/reset", ["keepDirty": true], asksAgain: true),
    // None of its business.
    Case(true, "field/set", ["field": "a", "value": "x"]),
    Case(true, "field/set", ["field": "b", "value": "y"]),
    Case(true, "form/fill", ["values": ["a": "x", "b": "y"]]),
    Case(true, "field/set", ["field": "ghost", "value": "y"]),
    Case(
      true, "form/batch",
      [
        "edits": [
          ["method": "field/set", "params": ["field": "a", "value": "y"]],
          ["method": "row/remove", "params": ["rows": ["ghost"]]],
        ]
      ]),
    Case(
      true, "form/batch",
      [
        "edits": [
          ["method": "field/set", "params": ["field": "a", "value": "y", "silent": true]],
          ["method": "field/set", "params": ["field": "a", "value": "x", "silent": true]],
        ]
      ]),
    Case(true, "field/mark", ["field": "a", "code": "odd"]), Case(true, "form/validate"),
    Case(true, "form/submit"), Case(true, "row/move", ["row": "a", "at": ["t", 0]]),
    Case(true, "section/move", ["section": "s", "at": 1]),
    Case(true, "row/update", ["row": "b", "set": ["enabled": false]]),
    Case(true, "row/remove", ["rows": ["b"]]), Case(true, "form/update", ["set": ["locale": "de"]]),
    Case(true, "editing/begin", ["field": "a"]),
    Case(true, "hook/register", ["hooks": [["hook": "rule"]]]),
    Case(true, "hook/register", ["hooks": [["hook": "submit"]]]),
  ]

  /// A form whose field `a` a client, the second, is asked about; its messages are the question.
  private struct Asking {
    let daemon = Daemon()
    let author: Peer
    let judge: Peer
    var ticket: Tree = .null

    init() throws {
      author = daemon.open(.lines)
      judge = daemon.open(.lines)
      let rows: Tree = [
        ["id": "a", "kind": "textField", "custom": "free"], ["id": "b", "kind": "textField"],
      ]
      let sections: Tree = [["id": "s", "rows": rows], ["id": "t"]]
      try ask(author, "form/create", ["definition": ["id": "f", "sections": sections]])
      try ask(judge, "hook/register", ["hooks": [["hook": "rule", "name": "free"]]])
      try ask(author, "editing/begin", ["field": "a"])
      try ask(author, "field/set", ["field": "a", "value": "x"])
      try ask(author, "editing/end", [:])
      let asked = try asked()
      try #require(asked.count == 1)
      ticket = asked[0]["ticket"] ?? .null
    }
    @discardableResult
    func ask(_ peer: Peer, _ method: Word, _ params: Tree) throws -> Tree {
      let params = method == "form/create" ? params : params.with("form", "f")
      return try Tree(reading: try daemon.call(method, params, from: peer).answer)
    }
    /// What the judge is asked since it was looked at last.
    func asked() throws -> [Tree] {
      try judge.messages().compactMap { body throws(Misfit) in
        try Tree(reading: body)["params"]
      }
    }
    func verdict(_ ticket: Tree) throws -> Tree? {
      let params: Tree = ["ticket": ticket, "issues": [["code": "taken"]]]
      let answer = try daemon.call("hook/answer", params, from: judge).answer
      return try Tree(reading: answer)["result"]?["applied"]
    }
  }

  @Test(arguments: cases) func aQuestionEndsWithWhatItIsAbout(_ row: Case) throws {
    let form = try Asking()
    try form.ask(form.author, row.method, row.params)
    let asked = try form.asked().filter { $0["field"] == "a" }
    #expect(asked.isEmpty == !row.asksAgain, "\(asked)")
    let before = try form.ask(form.author, "form/get", [:])
    #expect(try form.verdict(form.ticket) == .bool(row.counts))
    if !row.counts { #expect(try form.ask(form.author, "form/get", [:]) == before) }
    for question in asked { #expect(try form.verdict(question["ticket"] ?? .null) == true) }
  }

  @Test func whatComesBackIsAskedAnew() throws {
    let form = try Asking()
    try form.ask(form.author, "row/remove", ["rows": ["a"]])
    try form.ask(form.author, "form/undo", [:])
    #expect(try form.verdict(form.ticket) == false)
    try form.ask(form.author, "form/submit", [:])
    let asked = try form.asked()
    #expect(asked.count == 1 && asked.first?["ticket"] != form.ticket)
    #expect(try form.verdict(asked.first?["ticket"] ?? .null) == true)
  }
  /// What B17 of the fault reports asks for: the later verdict stands.
  @Test func aLateVerdictDoesNotOverrideANewerOne() throws {
    let form = try Asking()
    try form.ask(form.judge, "hook/register", ["hooks": [["hook": "rule", "askOn": "change"]]])
    try form.ask(form.author, "field/set", ["field": "a", "value": "jo"])
    try form.ask(form.author, "field/set", ["field": "a", "value": "john"])
    let asked = try form.asked()
    #expect(asked.map { $0["value"] } == ["jo", "john"])
    let answer = try form.daemon.call(
      "hook/answer", ["ticket": asked[1]["ticket"] ?? .null, "issues": []], from: form.judge)
    #expect(try Tree(reading: answer.answer)["result"]?["applied"] == true)
    #expect(try form.verdict(asked[0]["ticket"] ?? .null) == false)
    let state = try form.ask(form.author, "row/get", ["row": "a"])["result"]?["row"]?["state"]
    #expect(state?["valid"] == nil && state?["issues"] == nil && state?["pending"] == nil)
  }
  @Test func aSecretIsToldOnlyToWhomItIsRevealed() throws {
    let form = try Asking()
    let other = form.daemon.open(.lines)
    try form.ask(form.author, "field/update", ["field": "b", "set": ["type": "password"]])
    try form.ask(form.author, "field/update", ["field": "b", "set": ["custom": "strong"]])
    try form.ask(form.author, "field/set", ["field": "b", "value": "sWoRdFiSh"])
    try form.ask(form.judge, "hook/register", ["hooks": [["hook": "rule", "field": "b"]]])
    try form.ask(form.author, "form/submit", [:])
    let asked = try form.asked().filter { $0["field"] == "b" }
    #expect(asked.count == 1 && asked[0]["value"] == nil && asked[0]["raw"] == nil)
    try form.ask(
      other, "hook/register", ["hooks": [["hook": "rule", "field": "b", "reveal": true]]])
    try form.ask(form.judge, "hook/unregister", [:])
    let told = try other.messages().compactMap { body throws(Misfit) in
      try Tree(reading: body)["params"]
    }.filter { $0["field"] == "b" }
    #expect(told.count == 1 && told[0]["value"] == "sWoRdFiSh")
  }
}
