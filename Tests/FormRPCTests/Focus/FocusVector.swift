// A short notation for focus: a form in letters, what a person does, what is told.
// SPDX-License-Identifier: MIT

@testable import FormRPC

/// A form and one client that watches it.
///
/// Forms read `A[t,l] B[]`: sections with rows, whose letters say their kind. Steps read `tap t`,
/// `begin t`, `next`, `previous strict wrap`, `return`, `end`, `drag`, `can`, `remove t`, `drop A`,
/// `insert A 2`, `disable t`, `enable t`, `lock t`, `rename t q`. What is told reads `+t` and `-t`
/// where editing began and ended, `^I` and `vI` where a row expanded and collapsed, `yn` for can
/// move on and back, `!kind` for a refusal; a step that tells nothing is empty.
struct FocusStage {
  private let daemon = Daemon()
  private let peer: Peer

  init(_ form: String) throws {
    peer = daemon.open(.lines)
    let sections = form.split(separator: " ").map { section -> Tree in
      let name = section.prefix { $0 != "[" }
      let rows = section.dropFirst(name.count + 1).dropLast().split(separator: ",")
      return ["id": .text(Word(String(name))), "rows": .list(rows.map { Self.row(String($0)) })]
    }
    _ = try call("form/create", ["definition": ["id": "it", "sections": .list(sections)]])
    _ = try call("form/watch", ["form": "it"])
  }
  private static func row(_ letter: String) -> Tree {
    var row: Tree
    switch letter {
    case "l": row = ["kind": "label"]
    case "d": row = ["kind": "label", "enabled": false]
    case "z": row = ["kind": "textField", "enabled": false]
    case "r": row = ["kind": "textField", "readonly": true]
    case "e": row = ["kind": "textField", "returnToNextRow": false]
    case "v": row = ["kind": "textView"]
    case "c": row = ["kind": "check"]
    case "n": row = ["kind": "stepper"]
    case "P", "Q": row = ["kind": "selectorPicker", "options": [["key": "k"]]]
    case "I", "J": row = ["kind": "inlinePicker", "options": [["key": "k"]]]
    case "f": row = ["kind": "fields", "fields": [["id": "f1"], ["id": "f2"]]]
    case "g": row = ["kind": "fields", "fields": [["id": "g1", "enabled": false], ["id": "g2"]]]
    case "o": row = ["kind": "custom", "customKind": "map"]
    case "m": row = ["kind": "custom", "customKind": "map", "editable": true]
    default: row = ["kind": "textField"]
    }
    return row.with("id", .text(Word(letter)))
  }
  private func call(_ method: Word, _ params: Tree) throws -> (told: [Tree], answer: Tree) {
    let (told, answer) = try daemon.call(method, params, from: peer)
    return (
      try told.map { body throws(Misfit) in try Tree(reading: body) }, try Tree(reading: answer)
    )
  }

  /// Takes steps that are separated by commas; what each tells, the same way.
  func take(_ steps: String) throws -> String {
    try steps.split(separator: ",").map { step in
      try self.take(step.split(separator: " ").map(String.init))
    }.joined(separator: ", ")
  }
  private func take(_ words: [String]) throws -> String {
    let name = words.count > 1 ? Tree.text(Word(words[1])) : .null
    var how: Tree = [:]
    if words.contains("strict") { how["strict"] = true }
    if words.contains("wrap") { how["wrap"] = true }
    switch words[0] {
    case "tap": return try told("row/select", ["row": name])
    case "begin": return try told("editing/begin", ["field": name])
    case "next": return try told("editing/next", how)
    case "previous": return try told("editing/previous", how)
    case "return": return try told("field/return", [:])
    case "end": return try told("editing/end", [:])
    case "drag": return try told("view/event", ["event": "beginDragging"])
    case "remove":
      return try told("row/remove", ["rows": words.count > 1 ? [name] : []])
    case "drop": return try told("section/remove", ["sections": [name]])
    case "insert":
      let at = Tree.number(Word(words[2]))
      return try told(
        "row/insert", ["rows": [["id": "x", "kind": "textField"]], "at": [name, at]])
    case "disable": return try told("row/update", ["row": name, "set": ["enabled": false]])
    case "enable": return try told("row/update", ["row": name, "set": ["enabled": true]])
    case "lock": return try told("row/update", ["row": name, "set": ["readonly": true]])
    case "rename":
      return try told("row/update", ["row": name, "set": ["id": .text(Word(words[2]))]])
    case "can":
      let answer = try call("editing/status", how.with("form", "it")).answer["result"] ?? [:]
      return (answer["canNext"]?.isTrue ?? false ? "y" : "n")
        + (answer["canPrevious"]?.isTrue ?? false ? "y" : "n")
    default: throw Misfit("no step is called \(words[0])")
    }
  }
  private func told(_ method: Word, _ params: Tree) throws -> String {
    let (told, answer) = try call(method, params.with("form", "it"))
    if let error = answer["error"] { return "!" + LawTally.kind(of: error).description }
    let events = told.filter { $0["method"] == "form/event" }.flatMap {
      $0["params"]?["events"]?.elements ?? []
    }
    return events.compactMap(Self.sign).joined(separator: " ")
  }
  private static func sign(_ event: Tree) -> String? {
    let place = (event["field"] ?? event["row"])?.text?.description ?? ""
    switch event["event"]?.text {
    case "editingBegan": return "+" + place
    case "editingEnded": return "-" + place
    case "expanded": return "^" + place
    case "collapsed": return "v" + place
    default: return nil
    }
  }
  /// The form in letters, as it is now.
  func form() throws -> String {
    let answer = try call("form/get", ["form": "it"]).answer["result"] ?? [:]
    return (answer["definition"]?["sections"]?.elements ?? []).map { section in
      let rows = section["rows"]?.elements ?? []
      let letters = rows.map { $0["id"]?.text?.description ?? "?" }.joined(separator: ",")
      return (section["id"]?.text?.description ?? "?") + "[" + letters + "]"
    }.joined(separator: " ")
  }
}
