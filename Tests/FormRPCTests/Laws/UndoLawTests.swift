// Undo, then redo: what an edit changed comes back, and goes again.
// SPDX-License-Identifier: MIT

import Testing

@testable import FormRPC

@Suite struct UndoLawTests {
  /// A snapshot without what no step records: who has been where, what shows, what others said.
  private static func recorded(_ node: Tree, when: Tree? = nil) -> Tree {
    switch node {
    case .list(let elements): return .list(elements.map { recorded($0, when: when) })
    case .object(let members):
      let when = node["validateOn"] ?? when
      var kept = Tree(
        members: members.map { .init(name: $0.name, value: recorded($0.value, when: when)) })
      guard var state = kept["state"] else { return kept }
      // Whether something blocks depends on marks too.
      let left: [Word] = ["touched", "showsIssues", "outcome", "reason", "valid"]
      for name in left { state[name] = nil }
      // What shows on demand is as old as the demand.
      let judged = (state["issues"]?.elements ?? []).filter { $0["source"] == "rule" }
      state["issues"] = when == "demand" || judged.isEmpty ? nil : .list(judged)
      if state == [:] { kept["state"] = nil } else { kept["state"] = state }
      return kept
    default: return node
    }
  }

  @Test(arguments: [LawSettings.seed, LawSettings.seed &+ 1])
  func undoTakesBackAndRedoDoesAgain(_ seed: UInt64) throws {
    var material = Material(seed)
    material.keepsSecrets = false
    let daemon = Daemon(Material.limits)
    let peer = daemon.open(.lines)
    func ask(_ method: Word, _ params: Tree) throws -> Tree {
      try Tree(reading: try daemon.call(method, params.with("form", "u"), from: peer).answer)
    }
    func read() throws -> Tree { try ask("form/get", [:])["result"]?["definition"] ?? [:] }
    _ = try daemon.call("form/create", ["definition": material.form("u")], from: peer)
    var undone = 0
    for _ in 0..<250 {
      let before = try read()
      let scene = Scene(before)
      let (method, params): (Word, Tree)
      if material.chance(1, in: 4) {
        (method, params) = ("form/batch", ["edits": .list(material.parts(scene))])
      } else {
        let line = material.pick(Edit.parts)
        guard let made = line.params(&material, scene) else { continue }
        (method, params) = (line.method, made)
      }
      guard try ask(method, params)["error"] == nil else { continue }
      let after = try read()
      if Self.recorded(after) == Self.recorded(before) { continue }
      // Sets of one field are one step until another edit comes between them.
      let trouble = Comment("FORMD_SEED=\(seed): \(method) \(params)")
      let once = try ask("form/undo", [:])
      try #require(once["result"]?["undone"] == true, trouble)
      let back = try read()
      if method != "field/set" {
        try #require(Self.recorded(back) == Self.recorded(before), trouble)
      }
      let again = try ask("form/redo", [:])
      try #require(again["result"]?["redone"] == true, trouble)
      try #require(Self.recorded(try read()) == Self.recorded(after), trouble)
      undone += 1
    }
    #expect(undone > 100)
  }

  /// Two clients take turns, so that no step joins the one before: as many undoings as there were
  /// steps, by either, give back what there was, one after the other, and as many redoings the last.
  @Test(arguments: [LawSettings.seed, LawSettings.seed &+ 1])
  func manyStepsOfTwoClientsGoBackAndForth(_ seed: UInt64) throws {
    var material = Material(seed)
    material.keepsSecrets = false
    let daemon = Daemon(Material.limits)
    let peers = [daemon.open(.lines), daemon.open(.headers)]
    func ask(_ method: Word, _ params: Tree, _ turn: Int) throws -> Tree {
      let answer = try daemon.call(method, params.with("form", "u"), from: peers[turn % 2]).answer
      return try Tree(reading: answer)
    }
    func read() throws -> Tree {
      Self.recorded(try ask("form/get", [:], 0)["result"]?["definition"] ?? [:])
    }
    _ = try daemon.call("form/create", ["definition": material.form("u")], from: peers[0])
    var turn = 0
    var most = 0
    for round in 0..<30 {
      var states = [try read()]
      for _ in 0..<(1 + round % 10) {
        let line = material.pick(Edit.parts)
        let scene = Scene(try ask("form/get", [:], 0)["result"]?["definition"] ?? [:])
        guard let params = line.params(&material, scene),
          try ask(line.method, params, turn)["error"] == nil
        else { continue }
        let after = try read()
        if after == states.last { continue }
        // Who changed something last is not the next to do so.
        turn += 1
        states.append(after)
      }
      let trouble = Comment("FORMD_SEED=\(seed), round \(round), \(states.count - 1) steps")
      for state in states.dropLast().reversed() {
        turn += 1
        try #require(try ask("form/undo", [:], turn)["result"]?["undone"] == true, trouble)
        try #require(try read() == state, trouble)
      }
      for state in states.dropFirst() {
        turn += 1
        try #require(try ask("form/redo", [:], turn)["result"]?["redone"] == true, trouble)
        try #require(try read() == state, trouble)
      }
      most = max(most, states.count - 1)
    }
    #expect(most > 4)
  }
}
