// How much is judged: one answer judges its own field and those that read it, however many there are.
// SPDX-License-Identifier: MIT

import Testing

@testable import FormRPC

struct JudgementTests {
  /// A form of so many validated fields, the last of which repeats the first.
  private static func form(_ fields: Int) -> Tree {
    var rows: [Tree] = (0..<fields).map { index in
      [
        "id": .text(Word("f\(index)")), "kind": "textField", "required": true, "minLength": 2,
        "maxLength": 40,
      ]
    }
    rows[fields - 1]["matches"] = "f0"
    return ["id": "f", "sections": [["id": "s", "rows": .list(rows)]]]
  }

  @Test(
    arguments: [
      ("its own", "field/set", ["field": "f7", "value": "xy"], 1),
      ("the same once more", "field/set", ["field": "f8", "value": ""], 0),
      ("one that another reads", "field/set", ["field": "f0", "value": "xy"], 2),
      ("one that reads another", "field/set", ["field": "f9999", "value": "xy"], 1),
      ("of a few", "form/fill", ["values": ["f1": "xy", "f2": "xy", "f3": "xy"]], 3),
      ("one attribute", "field/update", ["field": "f7", "set": ["minLength": 3]], 1),
      ("a mark", "field/mark", ["field": "f7", "code": "odd"], 0),
      ("a title", "form/update", ["set": ["title": "Many"]], 0),
      ("all there are", "form/update", ["set": ["lengthUnit": "utf16"]], 10_000),
      ("none", "form/validate", [:], 0),
    ] as [(String, Word, Tree, Int)])
  func judgesWhatChangedAndWhoReadsIt(
    _ name: String, _ method: Word, _ params: Tree, _ count: Int
  ) throws {
    let daemon = Daemon()
    let peer = daemon.open(.lines)
    func judged() throws -> Int {
      let stats = try Tree(reading: try daemon.call("server/stats", [:], from: peer).answer)
      return try #require(stats["result"]?["judgements"]?.int)
    }
    _ = try daemon.call("form/create", ["definition": Self.form(10_000)], from: peer)
    let before = try judged()
    #expect(before == 10_000)
    let answer = try Tree(
      reading: try daemon.call(method, params.with("form", "f"), from: peer).answer)
    #expect(answer["error"] == nil, "\(answer)")
    #expect(try judged() - before == count)
  }
}
