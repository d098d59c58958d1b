// A batch is its parts: edits together and one by one end in the same form.
// SPDX-License-Identifier: MIT

import Testing

@testable import FormRPC

@Suite struct BatchLawTests {
  /// A form on a server of its own.
  private struct Twin {
    let daemon = Daemon(Material.limits)
    let peer: Peer
    init(_ definition: Tree) throws {
      peer = daemon.open(.lines)
      _ = try daemon.call("form/create", ["definition": definition], from: peer)
    }
    func ask(_ method: Word, _ params: Tree) throws -> Tree {
      try Tree(reading: try daemon.call(method, params.with("form", "twin"), from: peer).answer)
    }
    func read() throws -> (definition: Tree, revision: Int) {
      let result = try ask("form/get", [:])["result"] ?? [:]
      return (result["definition"] ?? [:], result["revision"]?.int ?? -1)
    }
  }

  /// What one of the two refuses leaves no trace, not even in the ids given later.
  private func refuse(_ twin: Twin, _ scene: Scene, _ material: inout Material) throws {
    let wrong = material.random.pick(WrongEdit.table.filter(\.isPart))
    guard material.chance(1, in: 2), let params = wrong.params(&material, scene) else { return }
    _ = try twin.ask(wrong.method, params)
  }

  @Test(arguments: [LawSettings.seed, LawSettings.seed &+ 1])
  func aBatchIsItsParts(_ seed: UInt64) throws {
    var material = Material(seed)
    // Only the end of a batch hides and clears, so what is hidden on the way must not matter.
    material.reactions = .passing
    let definition = material.form("twin")
    let whole = try Twin(definition)
    let apart = try Twin(definition)
    var changed = 0
    var late = 0
    for _ in 0..<100 {
      let before = try whole.read()
      var edits: [Tree] = []
      for _ in 0..<(1 + material.random.below(6)) {
        let line = material.pick(Edit.parts)
        let scene = Scene(try apart.read().definition)
        guard let params = line.params(&material, scene) else { continue }
        try refuse(apart, scene, &material)
        // What is refused by itself has no part in the batch.
        if try apart.ask(line.method, params)["error"] != nil { continue }
        edits.append(["method": .text(line.method), "params": params])
      }
      let answer = try whole.ask("form/batch", ["edits": .list(edits)])
      if answer["error"]?["data"]?["kind"] == "notEditable" {
        // Who may be edited is judged at the end of a batch; one by one each was in time.
        for edit in edits {
          let answer = try whole.ask(edit["method"]?.text ?? "", edit["params"] ?? [:])
          try #require(answer["error"] == nil, "\(edit) \(answer)")
        }
        late += 1
      } else {
        let results = answer["result"]?["results"]?.elements
        try #require(results?.count == edits.count, "FORMD_SEED=\(seed): \(edits) \(answer)")
        try #require(try whole.read().revision <= before.revision + 1)
      }
      let (now, then) = (try whole.read(), try apart.read())
      try #require(now.definition == then.definition, "FORMD_SEED=\(seed): \(edits)")
      // Edits may take each other back, so there can be no revision at all.
      changed += now.revision == before.revision ? 0 : 1
    }
    #expect(changed > 50 && late < 20)
  }
}
