// What takes a mark away, and what leaves it where it is.
// SPDX-License-Identifier: MIT

import Testing

@testable import FormRPC

struct MarkTests {
  /// A call, and whether the marks of field `a` and of its section are there after it.
  struct Case: CustomTestStringConvertible, Sendable {
    let field: Bool
    let section: Bool
    let method: Word
    let params: Tree
    var testDescription: String { "\(method) \(params)" }
    init(_ field: Bool, _ section: Bool, _ method: Word, _ params: Tree = [:]) {
      self.field = field
      self.section = section
      self.method = method
      self.params = params
    }
  }
  static let cases: [Case] = [
    // Judging, showing, focus and attributes leave them.
    Case(true, true, "form/validate"), Case(true, true, "form/submit"),
    Case(true, true, "form/refresh"), Case(true, true, "row/select", ["row": "a"]),
    Case(true, true, "editing/next"), Case(true, true, "form/update", ["set": ["locale": "de"]]),
    Case(true, true, "field/update", ["field": "a", "set": ["minLength": 9]]),
    Case(true, true, "field/set", ["field": "a", "value": "x"]),
    Case(true, true, "form/fill", ["values": ["a": "x"]]),
    Case(true, true, "field/mark", ["field": "a", "code": "other"]),
    Case(true, true, "field/unmark", ["field": "b"]),
    Case(true, true, "field/unmark", ["code": "other"]),
    Case(true, true, "row/move", ["row": "a", "at": ["s", 1]]),
    Case(true, true, "section/move", ["section": "s", "at": 1]),
    Case(true, true, "form/cancel"), Case(true, true, "field/set", ["field": "c", "value": "y"]),
    Case(
      true, true, "form/batch",
      ["edits": [["method": "field/set", "params": ["field": "ghost", "value": ""]]]]),
    // Another answer takes those of its field and its section.
    Case(false, false, "field/set", ["field": "a", "value": "y"]),
    Case(false, false, "field/set", ["field": "a", "raw": ""]),
    Case(false, false, "field/set", ["field": "a", "value": "y", "silent": true]),
    Case(false, false, "form/fill", ["values": ["a": .null]]), Case(false, false, "form/undo"),
    Case(false, false, "form/reset"),
    Case(false, true, "form/reset", ["keepDirty": true]),
    Case(false, true, "field/update", ["field": "a", "set": ["type": "integer"]]),
    Case(true, false, "field/set", ["field": "b", "value": "y"]),
    Case(true, false, "row/append", ["section": "s", "rows": [["kind": "label"]]]),
    Case(true, false, "row/remove", ["rows": ["b"]]),
    Case(true, false, "row/move", ["row": "b", "at": ["t", 0]]),
    // And so does whoever made them.
    Case(false, true, "field/unmark", ["field": "a"]),
    Case(true, false, "field/unmark", ["section": "s", "code": "odd"]),
    Case(false, false, "field/unmark"), Case(false, false, "field/unmark", ["code": "odd"]),
  ]

  @Test(arguments: cases, [false, true])
  func marksGoWithTheAnswerTheyAreAbout(_ row: Case, _ isSticky: Bool) throws {
    let daemon = Daemon()
    let peer = daemon.open(.lines)
    func ask(_ method: Word, _ params: Tree) throws -> Tree {
      try Tree(reading: try daemon.call(method, params, from: peer).answer)
    }
    let rows: Tree = [["id": "a", "kind": "textField"], ["id": "b", "kind": "textField"]]
    let sections: Tree = [
      ["id": "s", "rows": rows], ["id": "t", "rows": [["id": "c", "kind": "textField"]]],
    ]
    _ = try ask("form/create", ["definition": ["id": "f", "sections": sections]])
    _ = try ask("field/set", ["form": "f", "field": "a", "value": "x"])
    for target in [["field": "a"], ["section": "s"]] as [Tree] {
      let mark = target.with("form", "f").with("code", "odd").with("sticky", .bool(isSticky))
      #expect(try ask("field/mark", mark)["error"] == nil)
    }
    _ = try ask(row.method, row.params.with("form", "f"))
    let scene = Scene(try ask("form/get", ["form": "f"])["result"]?["definition"] ?? [:])
    // Sticky ones go only by unmarking.
    let keeps = isSticky && row.method != "field/unmark"
    let section = scene.sections.first { $0["id"] == "s" } ?? [:]
    func isMarked(_ marks: [Tree]) -> Bool { marks.contains { $0["rule"] == "odd" } }
    #expect(isMarked(scene.field("a")?.marks ?? []) == (keeps || row.field))
    #expect(isMarked(Scene.marks(section)) == (keeps || row.section))
  }
}
