// When issues show, who has been there, what is dirty: section 5 of the protocol, row by row.
// SPDX-License-Identifier: MIT

import Testing

@testable import FormRPC

struct ShowingTests {
  /// What is done to the field `a`, and what its state says then.
  struct Case: CustomTestStringConvertible, Sendable {
    let validateOn: String
    let calls: [String]
    let state: Tree
    var testDescription: String { "\(validateOn): \(calls.joined(separator: ", "))" }
    init(_ validateOn: String, _ calls: [String], _ state: Tree) {
      self.validateOn = validateOn
      self.calls = calls
      self.state = state
    }
  }
  /// The calls by the words the table uses.
  private static let calls: [String: (Word, Tree)] = [
    "set": ("field/set", ["field": "a", "value": "x"]),
    "set right": ("field/set", ["field": "a", "value": "xyz"]),
    "set back": ("field/set", ["field": "a", "value": ""]),
    "set silently": ("field/set", ["field": "a", "value": "x", "silent": true]),
    "fill": ("form/fill", ["values": ["a": "x"]]),
    "fill as baseline": ("form/fill", ["values": ["a": "x"], "asBaseline": true]),
    "begin": ("editing/begin", ["field": "a"]), "end": ("editing/end", [:]),
    "next": ("editing/next", [:]), "drag": ("view/event", ["event": "beginDragging"]),
    "select": ("row/select", ["row": "a"]), "toggle": ("row/select", ["row": "tick"]),
    "validate": ("form/validate", [:]), "validate quietly": ("form/validate", ["quiet": true]),
    "validate another": ("form/validate", ["field": "tick"]),
    "submit": ("form/submit", [:]), "reset": ("form/reset", [:]),
    "reset to": ("form/reset", ["values": ["a": "x"]]),
    "reset the clean": ("form/reset", ["keepDirty": true]),
    "reset the clean to": ("form/reset", ["keepDirty": true, "values": ["a": "new"]]),
    "undo": ("form/undo", [:]), "mark": ("field/mark", ["field": "a", "code": "odd"]),
  ]

  static let cases: [Case] = [
    // Not shown, not touched.
    Case("blur", [], [:]), Case("blur", ["begin"], [:]), Case("blur", ["select"], [:]),
    Case("blur", ["toggle"], [:]), Case("blur", ["validate another"], [:]),
    Case("blur", ["validate quietly"], [:]),
    Case("blur", ["set silently"], ["dirty": true, "baseline": ""]),
    Case("blur", ["fill"], ["dirty": true, "baseline": ""]),
    Case("blur", ["fill as baseline"], [:]),
    Case("blur", ["reset to"], [:]), Case("blur", ["mark"], [:]),
    Case("change", ["set silently"], ["dirty": true, "baseline": ""]),
    Case("change", ["fill"], ["dirty": true, "baseline": ""]),
    Case("change", ["begin", "end"], ["touched": true]),
    Case("submit", ["set", "begin", "end"], ["touched": true, "dirty": true, "baseline": ""]),
    Case("demand", ["set", "begin", "end"], ["touched": true, "dirty": true, "baseline": ""]),
    Case("demand", ["validate quietly"], [:]),
    // Touched, not yet shown.
    Case("blur", ["set"], ["touched": true, "dirty": true, "baseline": ""]),
    Case("blur", ["set", "set back"], ["touched": true]),
    Case("blur", ["set", "undo"], ["touched": true]),
    // Shown.
    Case("change", ["set"], ["showsIssues": true, "touched": true, "dirty": true, "baseline": ""]),
    Case("change", ["set", "set back"], ["showsIssues": true, "touched": true]),
    Case("blur", ["begin", "end"], ["showsIssues": true, "touched": true]),
    Case("blur", ["begin", "next"], ["showsIssues": true, "touched": true]),
    Case("blur", ["begin", "drag"], ["showsIssues": true, "touched": true]),
    Case("blur", ["submit"], ["showsIssues": true, "touched": true]),
    Case("submit", ["submit"], ["showsIssues": true, "touched": true]),
    Case("change", ["submit"], ["showsIssues": true, "touched": true]),
    Case("demand", ["submit"], ["showsIssues": true, "touched": true]),
    Case("demand", ["validate"], ["showsIssues": true]),
    Case("blur", ["validate"], ["showsIssues": true]),
    Case("submit", ["validate"], ["showsIssues": true]),
    // Back again.
    Case("change", ["set", "reset"], [:]), Case("demand", ["validate", "reset"], [:]),
    Case("blur", ["submit", "reset"], [:]),
    Case("change", ["set", "reset the clean"], ["dirty": true, "baseline": ""]),
    Case("change", ["set", "reset the clean to"], ["dirty": true, "baseline": "new"]),
    Case("blur", ["begin", "end", "reset the clean to"], [:]),
    Case("blur", ["set", "fill as baseline"], ["touched": true]),
    Case("blur", ["set", "reset to"], [:]),
  ]

  @Test(arguments: cases) func showsWhatTheTableSays(_ row: Case) throws {
    let daemon = Daemon()
    let peer = daemon.open(.lines)
    func ask(_ method: Word, _ params: Tree) throws -> Tree {
      try Tree(reading: try daemon.call(method, params, from: peer).answer)
    }
    let rows: Tree = [
      ["id": "a", "kind": "textField", "minLength": 3, "required": true],
      ["id": "tick", "kind": "check"],
    ]
    let form: Tree = [
      "id": "f", "validateOn": .text(Word(row.validateOn)),
      "sections": [["id": "s", "rows": rows]],
    ]
    _ = try ask("form/create", ["definition": form])
    for name in row.calls {
      let (method, params) = try #require(Self.calls[name])
      let answer = try ask(method, params.with("form", "f"))
      try #require(answer["error"] == nil, "\(name): \(answer)")
    }
    let got = try ask("row/get", ["form": "f", "row": "a"])["result"]?["row"]?["state"] ?? [:]
    for member in ["showsIssues", "touched", "dirty", "baseline"] as [Word] {
      #expect(got[member] == row.state[member], "\(member) in \(got)")
    }
  }
}
