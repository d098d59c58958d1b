// Forms that clients judge under random edits, verdicts, silences and leavings, held to the laws.
// SPDX-License-Identifier: MIT

import Testing

@testable import FormRPC

@Suite struct HookLawTests {
  /// A form with custom rules, its author who watches, and two clients that judge.
  private final class Run {
    let daemon = Daemon(keeps: true)
    let author: Peer
    let reader: Peer
    var judges: [Peer] = []
    var applier: Applier
    var random: Seeded
    /// Questions that may still be open, and who is asked.
    var asked: [(ticket: Tree, judge: Peer, field: Tree?, value: Tree?)] = []
    var applied = 0
    var late = 0
    var submitted = 0
    var waiting = false

    init(seed: UInt64) throws {
      random = Seeded(seed)
      author = daemon.open(.lines)
      reader = daemon.open(.lines)
      applier = try Applier(watching: ["definition": [:], "revision": 0])
      let rows: Tree = [
        ["id": "a", "kind": "textField", "custom": "free"],
        ["id": "b", "kind": "textField", "required": true, "validateOn": "demand"],
        [
          "id": "c", "kind": "textField", "type": "password",
          "rules": [["rule": "custom", "name": "strong"], ["rule": "custom", "name": "new"]],
        ], ["id": "d", "kind": "check", "custom": ["name": "free", "timeoutMs": 50]],
      ]
      let form: Tree = ["id": "f", "sections": [["id": "s", "rows": rows], ["id": "t"]]]
      _ = try daemon.call("form/create", ["definition": form], from: author)
      let watched = try daemon.call("form/watch", ["form": "f"], from: author).answer
      applier = try Applier(watching: try Tree(reading: watched)["result"] ?? [:])
    }
    func state(_ id: Word) -> Tree { Scene(applier.definition).field(id)?.node["state"] ?? [:] }

    /// Carries a call out, then looks at everything everybody was told.
    func ask(_ method: Word, _ params: Tree, from peer: Peer) throws -> Tree {
      let told = try daemon.call(method, params, from: peer)
      try hear(told.before, of: peer)
      try look()
      return try Tree(reading: told.answer)
    }
    func look() throws {
      for peer in [author] + judges { try hear(try peer.messages(), of: peer) }
      let now = try Tree(
        reading: try daemon.call("form/get", ["form": "f"], from: reader).answer)["result"]
      guard now?["definition"] == applier.definition, now?["revision"]?.int == applier.revision
      else { throw Broken("a mirror has \(applier.definition), form/get answers \(now ?? [:])") }
      try judge()
    }
    func hear(_ bodies: [[UInt8]], of peer: Peer) throws {
      for body in bodies {
        let message = try Tree(reading: body)
        switch message["method"] {
        case "form/changed": try applier.apply(message["params"] ?? [:]) { $0 }
        case "hook/requested":
          let told = message["params"] ?? [:]
          asked.append((told["ticket"] ?? .null, peer, told["field"], told["value"]))
        case nil:
          guard message["id"] == 7, waiting else { throw Broken("an answer to nothing") }
          waiting = false
        default: break
        }
      }
    }
    /// Whatever is pending is not valid; the form is what its fields are.
    func judge() throws {
      var pending = false
      for field in Scene(applier.definition).fields {
        let state = field.node["state"] ?? [:]
        guard state["pending"] == true else { continue }
        pending = true
        guard state["valid"] == false, field.enabled else { throw Broken("pending and valid") }
      }
      let state = applier.definition["state"] ?? [:]
      if pending, state["pending"] != true || state["valid"] != false {
        throw Broken("the form has pending fields and is \(state)")
      }
      if state["outcome"] == "submitted", pending { throw Broken("submitted while pending") }
    }

    func step() throws {
      let fields: [Tree] = ["a", "b", "c", "d"]
      let field = random.pick(fields)
      let form: Tree = ["form": "f"]
      if applier.definition["state"]?["outcome"] != nil {
        submitted += applier.definition["state"]?["outcome"] == "submitted" ? 1 : 0
        _ = try ask("form/reopen", form, from: author)
        return
      }
      switch random.below(16) {
      case 0..<3:
        let value: Tree =
          field == "d" ? .bool(random.below(2) == 0) : random.pick(["", "x", "y", "sWoRdFiSh"])
        // Only `c` keeps secrets.
        let given: Tree = field != "c" && value == "sWoRdFiSh" ? "z" : value
        _ = try ask(
          "field/set", form.with("field", field).with("value", given), from: author)
      case 3: _ = try ask("editing/begin", form.with("field", field), from: author)
      case 4: _ = try ask("editing/end", form, from: author)
      case 5: _ = try ask("form/submit", form, from: author)
      case 6 where !waiting:
        let request: Tree = [
          "jsonrpc": "2.0", "id": 7, "method": "form/submit",
          "params": ["form": "f", "wait": true],
        ]
        waiting = true
        daemon.send(request.written, from: author)
        try look()
      case 7:
        let set: Tree = ["enabled": .bool(random.below(3) > 0)]
        _ = try ask("row/update", form.with("row", field).with("set", set), from: author)
      case 8:
        _ = try ask(
          random.pick(["form/undo", "form/redo", "form/reset", "form/validate"]), form,
          from: author)
      case 9:
        let code: Tree = ["field": field, "code": "odd", "level": "warning"]
        _ = try ask("field/mark", code.with("form", "f"), from: author)
      case 10 where judges.count < 2:
        let judge = daemon.open(.lines)
        judges.append(judge)
        let offer: Tree = random.pick([
          ["hook": "rule"], ["hook": "rule", "name": "free", "askOn": "change"],
          ["hook": "rule", "reveal": false, "field": "c"],
        ])
        let offers: Tree = random.below(3) == 0 ? [offer, ["hook": "submit"]] : [offer]
        _ = try ask("hook/register", form.with("hooks", offers), from: judge)
      case 11 where !judges.isEmpty && random.below(3) == 0:
        let judge = judges.remove(at: random.below(judges.count))
        daemon.server.closed(judge.number)
        daemon.deliverAll()
        asked.removeAll { $0.judge === judge }
        try look()
      case 12 where random.below(4) == 0:
        daemon.pass(60)
        try look()
      default: try answer()
      }
    }
    /// Somebody answers a question, maybe too late.
    private func answer() throws {
      guard !asked.isEmpty else { return }
      let question = asked.remove(at: random.below(asked.count))
      let issues: Tree = random.below(4) == 0 ? [["code": "taken"]] : []
      let answer = try ask(
        "hook/answer", ["ticket": question.ticket, "issues": issues], from: question.judge)
      guard let isApplied = answer["result"]?["applied"] else { throw Broken("\(answer)") }
      if isApplied == true { applied += 1 } else { late += 1 }
    }
  }

  @Test(arguments: [LawSettings.seed, LawSettings.seed &+ 1])
  func formsThatClientsJudgeKeepTheLaws(_ seed: UInt64) throws {
    let run = try Run(seed: seed)
    var steps = 0
    do {
      while steps < 1_500 {
        try run.step()
        steps += 1
      }
    } catch { Issue.record("FORMD_SEED=\(seed), step \(steps): \(error)") }
    #expect(run.applied > 50 && run.late > 10 && run.submitted > 5, "\(run.applied) \(run.late)")
    for peer in run.daemon.peers { #expect(!peer.received.contains("sWoRdFiSh")) }
  }
}
