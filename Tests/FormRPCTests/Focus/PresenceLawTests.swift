// Presence kept current by events is what `form/watch` says, after each of many random calls.
// SPDX-License-Identifier: MIT

import Testing

@testable import FormRPC

@Suite struct PresenceLawTests {
  static let events: [Word] = [
    "rowSelected", "rowDeselected", "editingBegan", "editingEnded", "expanded", "collapsed",
    "returnPressed", "refreshRequested", "viewEvent",
  ]

  @Test(arguments: [LawSettings.seed, LawSettings.seed &+ 1])
  func eventsKeepPresenceCurrent(_ seed: UInt64) throws {
    let run = try PresenceRun(seed)
    var steps = 0
    do {
      while steps < LawSettings.edits / 2 {
        try run.step()
        steps += 1
      }
    } catch {
      Issue.record("FORMD_SEED=\(seed), step \(steps): \(error)")
    }
    let counts = (Self.events.map { "\($0) \(run.seen[$0, default: 0])" }).joined(separator: ", ")
    print("presence: FORMD_SEED=\(seed), \(steps) steps: \(counts); by others \(run.byOthers)")
    for event in Self.events { #expect(run.seen[event, default: 0] >= 10, "\(event)") }
    #expect(run.byOthers >= 20, "focus that ended because of somebody else")
    #expect(run.refused >= 20 && run.left >= 20)
  }
}

/// A form, people who move about in it and change it, and one who only watches.
final class PresenceRun {
  private let daemon = Daemon()
  private var random: Seeded
  private let watcher: Peer
  private let reader: Peer
  private var people: [Peer] = []
  private var form: Applier
  private var presence: PresenceMirror
  private var made = 0
  private(set) var seen: [Word: Int] = [:]
  private(set) var byOthers = 0
  private(set) var refused = 0
  private(set) var left = 0

  init(_ seed: UInt64) throws {
    random = Seeded(seed)
    watcher = daemon.open(.lines)
    reader = daemon.open(.headers)
    people = [daemon.open(.lines), daemon.open(.headers), daemon.open(.lines)]
    _ = try daemon.call(
      "form/create",
      [
        "definition": [
          "id": "it", "sections": [["id": "s0", "rows": []], ["id": "s1"], ["id": "s2"]],
        ]
      ], from: reader)
    let answer = try daemon.call("form/watch", ["form": "it"], from: watcher).answer
    let result = try Tree(reading: answer)["result"] ?? [:]
    form = try Applier(watching: result)
    presence = try PresenceMirror(watching: result["presence"] ?? [])
    for section in 0..<3 { try grow(people[0], section) }
  }
  private var rows: [Tree] {
    (form.definition["sections"]?.elements ?? []).flatMap { $0["rows"]?.elements ?? [] }
  }

  // MARK: Steps

  func step() throws {
    let who = random.below(people.count)
    if random.below(30) == 0 { return try replace(who) }
    let person = people[who]
    let ids = rows.compactMap { $0["id"] }
    guard !ids.isEmpty else { return try grow(person, random.below(3)) }
    let row = random.pick(ids)
    let texts = rows.filter { $0["kind"] == "textField" }.compactMap { $0["id"] }
    switch random.below(26) {
    case 0..<6:
      try call("row/select", ["row": row, "scrollPosition": random.pick(["none", "top"])], person)
    case 6: try call("row/deselect", [:], person)
    case 7, 8: try call("editing/begin", ["row": row], person)
    case 9, 10: try call("editing/next", how(), person)
    case 11, 12: try call("editing/previous", how(), person)
    case 13: try call("editing/end", [:], person)
    case 14, 15:
      try call("field/return", texts.isEmpty ? [:] : ["field": random.pick(texts)], person)
    case 16:
      let event = random.pick(["beginDragging", "willDisplay"] as [Tree])
      try call("view/event", ["event": event, "row": row], person)
    case 17: try call("form/refresh", ["rows": [row]], person)
    case 18: try grow(person, random.below(3))
    case 19: if ids.count > 12 { try call("row/remove", ["rows": [row]], person) }
    case 20:
      let set: [Tree] = [
        ["enabled": false], ["readonly": true], ["id": id()],
        ["enabled": .null, "readonly": .null], ["enabled": .null, "readonly": .null],
        ["enabled": .null, "readonly": .null],
      ]
      try call("row/update", ["row": row, "set": random.pick(set)], person)
    case 21:
      let set: [Tree] = [["enabled": false], ["enabled": .null], ["enabled": .null]]
      let section = random.pick(["s0", "s1", "s2"] as [Tree])
      try call("section/update", ["section": section, "set": random.pick(set)], person)
      try call("section/update", ["section": "s0", "set": ["enabled": .null]], person)
    case 22:
      try call("row/move", ["row": row, "at": [random.pick([0, 1, 2]), 0]], person)
    case 23: try call(random.pick(["form/undo", "form/redo"]), [:], person)
    case 24: try call("field/set", ["field": row, "raw": "x"], person)
    default: try call("form/batch", ["edits": batch(row, ids)], person)
    }
  }
  private func how() -> Tree {
    random.pick([[:], ["strict": true], ["wrap": true], ["strict": true, "wrap": true]])
  }
  private func id() -> Tree {
    made += 1
    return "r\(made)"
  }
  private func grow(_ person: Peer, _ section: Int) throws {
    guard rows.count < 30 else { return }
    let kinds: [Tree] = [
      ["kind": "label"], ["kind": "textField"], ["kind": "textField"], ["kind": "textView"],
      ["kind": "check"], ["kind": "switch", "switchWhenSelected": true], ["kind": "stepper"],
      ["kind": "inlinePicker", "options": [["key": "k"]]], ["kind": "inlineDatePicker"],
      ["kind": "selectorPicker", "options": [["key": "k"]]], ["kind": "multiPicker"],
      ["kind": "label", "action": "validate"], ["kind": "label", "action": "reset"],
      ["kind": "custom", "customKind": "map", "editable": true],
    ]
    var rows = (0..<4).map { _ in random.pick(kinds).with("id", id()) }
    rows.append([
      "id": id(), "kind": "fields", "fields": [["id": id()], ["id": id(), "enabled": false]],
    ])
    try call("row/append", ["section": .number(Word("\(section)")), "rows": .list(rows)], person)
  }
  /// Moves about and changes in one; half of them are refused at their end.
  private func batch(_ row: Tree, _ ids: [Tree]) -> Tree {
    let other = random.pick(ids)
    var edits: [Tree] = [
      ["method": "row/select", "params": ["row": row]],
      ["method": "row/update", "params": ["row": other, "set": ["enabled": false]]],
      ["method": "row/select", "params": ["row": random.pick(ids)]],
    ]
    if random.below(2) == 0 {
      edits.append(["method": "row/remove", "params": ["rows": ["nobody"]]])
    } else {
      edits.append(["method": "row/update", "params": ["row": other, "set": ["enabled": .null]]])
    }
    return .list(edits)
  }
  /// Somebody leaves, and somebody else comes.
  private func replace(_ who: Int) throws {
    let number = people[who].number
    daemon.server.closed(number)
    people[who] = daemon.open(.lines)
    left += 1
    daemon.feed(watcher)
    try hear(try watcher.messages(), by: 0)
    guard presence.clients[number] == nil else {
      throw Broken("client \(number) left and is there")
    }
    try compare("leaving")
  }

  // MARK: The law

  private func call(_ method: Word, _ params: Tree, _ person: Peer) throws {
    let (before, answer) = try daemon.call(method, params.with("form", "it"), from: person)
    guard before.isEmpty else { throw Broken("who does not watch was told") }
    let told = try watcher.messages()
    if try Tree(reading: answer)["error"] != nil {
      refused += 1
      guard told.isEmpty else { throw Broken("\(method) \(params) was refused and told") }
    }
    do { try hear(told, by: person.number) } catch {
      throw Broken("after \(method) \(params): \(error)")
    }
    try compare("\(method) \(params)")
  }
  private func hear(_ messages: [[UInt8]], by author: Int) throws {
    for message in messages {
      let note = try Tree(reading: message)
      let params = note["params"] ?? [:]
      if note["method"] == "form/changed" {
        guard params["by"]?.int == author else { throw Broken("changed by somebody else: \(note)") }
        try form.apply(params)
        presence.follow(params)
      } else {
        guard note["method"] == "form/event", params["revision"]?.int == form.revision else {
          throw Broken("told \(note) at \(form.revision)")
        }
        try presence.apply(params)
        if params["by"]?.int != author { byOthers += 1 }
        for event in params["events"]?.elements ?? [] {
          seen[event["event"]?.text ?? "?", default: 0] += 1
        }
      }
    }
  }
  /// What events made of presence, and changes of the form, is what a newcomer is told.
  private func compare(_ what: String) throws {
    let answer = try daemon.call("form/watch", ["form": "it"], from: reader).answer
    _ = try daemon.call("form/unwatch", ["form": "it"], from: reader)
    let result = try Tree(reading: answer)["result"] ?? [:]
    let now = try PresenceMirror(watching: result["presence"] ?? [])
    guard now.clients == presence.clients else {
      throw Broken("after \(what) events say \(presence.clients), form/watch \(now.clients)")
    }
    guard result["definition"] == form.definition else {
      throw Broken("after \(what) changes say \(form.definition), form/watch \(result)")
    }
  }
}
