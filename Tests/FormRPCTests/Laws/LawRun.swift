// A form under random edits, and the laws each of them is held to.
// SPDX-License-Identifier: MIT

import FormCore

@testable import FormRPC

/// What a law says when it is broken.
struct Broken: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

/// One form, its authors and its watchers, and what they went through.
final class LawRun {
  let daemon: Daemon
  var material: Material
  var tally = LawTally()
  /// Several people at work; the first one also watches.
  let authors: [Peer]
  /// Watches and reads in odd chunks, now and then.
  private let slow: Peer
  /// Reads the form after each call.
  private let reader: Peer
  /// Alone in asking for secrets.
  private let confidant: Peer
  /// What the watchers' mirrors see of each change.
  private let sight: Sight

  private(set) var applier: Applier
  private var slowApplier: Applier
  /// What the slow watcher has yet to see: each notification and the form after it.
  private var due: [(body: [UInt8], definition: Tree)] = []
  /// What happened besides in the call under way, as it was told.
  private var events: [[UInt8]] = []
  /// The answer of `form/get` now.
  private var read: [UInt8] = []
  private var episodes = 0

  init(seed: UInt64, sight: @escaping Sight = { $0 }, keeps: Bool = false) throws {
    daemon = Daemon(Material.limits, keeps: keeps)
    material = Material(seed)
    self.sight = sight
    authors = [daemon.open(.lines), daemon.open(.headers), daemon.open(.lines)]
    slow = daemon.open(.headers)
    reader = daemon.open(.lines)
    confidant = daemon.open(.lines)
    applier = try Applier(watching: ["definition": [:], "revision": 0])
    slowApplier = applier
    try begin()
  }
  var scene: Scene { Scene(applier.definition) }
  /// What the form keeps and nobody is shown.
  private var innards: [String] {
    guard let id = applier.definition["id"]?.text else { return [] }
    return daemon.server.forms[Text("\(id)")]?.form.innards ?? []
  }

  // MARK: Steps

  /// One random edit, or a few that belong together.
  func step() throws {
    let scene = self.scene
    if scene.sections.count > 8, material.chance(1, in: 8) { return try begin() }
    if scene.hasOutcome, material.chance(1, in: 2) { return try edit("form/reopen", [:]) }
    if scene.rows.count < 5, material.chance(1, in: 2) {
      return try edit("section/append", ["sections": [material.section(scene, rows: 8)]])
    }
    switch material.random.below(20) {
    case 0..<5: try wrong(scene)
    case 5: try refusedBatch(scene)
    case 6..<8:
      var parts = material.parts(scene)
      if material.chance(1, in: 4) {
        // Nobody gives a secret by a name that goes to somebody else on the way.
        parts.removeAll { Array($0.description.utf8).contains(Material.secret) }
        var at = 0
        for part in material.handing(scene) {
          at += material.random.below(parts.count - at + 1)
          parts.insert(part, at: at)
          at += 1
        }
      }
      try edit("form/batch", ["edits": .list(parts)])
    default:
      let line = material.chance(1, in: 2) ? rarest() : material.pick(Edit.table)
      if let first = Edit.table.first(where: { $0.method == Self.before[line.method] }),
        !scene.hasOutcome, let params = first.params(&material, scene)
      {
        try edit(first.method, params)
      }
      if let params = line.params(&material, self.scene) { try edit(line.method, params) }
    }
  }
  /// What goes before a method that hardly ever does anything otherwise.
  private static let before: [Word: Word] = [
    "form/redo": "form/undo", "editing/end": "editing/begin", "field/unmark": "field/mark",
    "form/validate": "form/reset", "item/move": "item/append", "field/step": "form/reset",
  ]
  /// The line whose method or changes were seen least, so that none is starved.
  private func rarest() -> Edit {
    func seen(_ line: Edit) -> Int {
      let changes = line.changes.map { tally.changes[$0, default: 0] }.min() ?? .max
      return min(tally.carriedOut[line.method, default: 0], changes)
    }
    // A reopening needs an outcome.
    let lines = Edit.table.filter { $0.weight > 1 || $0.method == "section/removeAll" }
    let sorted = lines.map { (line: $0, seen: seen($0)) }.sorted {
      ($0.seen, $0.line.method) < ($1.seen, $1.line.method)
    }
    return material.random.pick(Array(sorted.prefix(4))).line
  }
  private func edit(_ method: Word, _ params: Tree) throws {
    var params = params.with("form", .text(scene.form))
    if material.chance(1, in: 6) {
      let revision = applier.revision + 1 - material.random.below(8)
      params["ifRevision"] = .number("\(max(revision, 1))")
    }
    try call(method, params)
  }
  private func wrong(_ scene: Scene) throws {
    let kinds = WrongEdit.kinds
    let kind =
      material.chance(1, in: 3)
      ? kinds.min { tally.refusals[$0, default: 0] < tally.refusals[$1, default: 0] } ?? kinds[0]
      : material.random.pick(kinds)
    let wrong = material.random.pick(WrongEdit.table.filter { $0.kind == kind })
    guard var params = wrong.params(&material, scene) else { return }
    if params["form"] == nil { params["form"] = .text(scene.form) }
    let error = try call(wrong.method, params)
    guard let error else { throw Broken("\(wrong.method) should be refused: \(params)") }
    let told = LawTally.kind(of: error)
    // One refusal may come before another: an outcome, or a form that is all but full.
    let others: [Word] = ["hasOutcome", "limitExceeded"]
    guard told == kind || others.contains(told) else {
      throw Broken("\(wrong.method) should be refused with \(kind), not \(error)")
    }
  }
  /// The same edits with a wrong one among them, at every position there is.
  private func refusedBatch(_ scene: Scene) throws {
    let wrong = material.random.pick(WrongEdit.table.filter(\.isPart))
    guard let params = wrong.params(&material, scene) else { return }
    // Other attributes or other options can make right what would be wrong.
    let mending: [Word] = ["row/update", "field/update", "field/options"]
    let isOfField = params["field"] != nil || params["values"] != nil
    let parts = material.parts(scene).filter {
      !isOfField || !mending.contains($0["method"]?.text ?? "")
    }
    for position in 0...parts.count {
      var edits = parts
      edits.insert(["method": .text(wrong.method), "params": params], at: position)
      let batch: Tree = ["form": .text(scene.form), "edits": .list(edits)]
      guard let error = try call("form/batch", batch) else {
        throw Broken("a batch should be refused for its edit \(position): \(batch)")
      }
      if !scene.hasOutcome {
        // Ids and bounds are judged when all edits are done, so a later edit may be refused first.
        let last = ["duplicateId", "badBounds"].contains(wrong.kind) ? parts.count : position
        guard let index = error["data"]?["index"]?.int, index <= last else {
          throw Broken("a batch refused for its edit \(position) says \(error)")
        }
      }
    }
  }

  // MARK: Calls held to the laws

  /// Calls a method that may change the form; returns the error it is refused with.
  @discardableResult
  private func call(_ method: Word, _ params: Tree) throws -> Tree? {
    let author = material.random.pick(authors)
    let piece = material.chance(1, in: 4) ? 1 + material.random.below(40) : .max
    let before = (read: read, revision: applier.revision, innards: innards)
    let (told, answer) = try daemon.call(method, params, from: author, piece: piece)
    let tree = try Tree(reading: answer)
    let all = author === authors[0] ? told : try authors[0].messages()
    let notes = all.filter { !$0.contains(#""method":"form/event""#) }
    events = Array(all.dropFirst(notes.count))
    guard all.starts(with: notes) else { throw Broken("\(method) told events before changes") }
    for author in authors.dropFirst() {
      guard try author.messages().isEmpty else { throw Broken("who does not watch was told") }
    }
    try renew()
    tally.count(method, tree, changed: !all.isEmpty)
    for bytes in all + [answer, read] { try keepSecret(bytes) }
    if let error = tree["error"] {
      guard all.isEmpty, read == before.read else {
        throw Broken("\(method) failed and changed something: \(params) \(error)")
      }
      for (then, now) in zip(before.innards, innards) where then != now {
        throw Broken("\(method) failed and left \(now) of \(then): \(params) \(error)")
      }
      guard innards.count == before.innards.count else {
        throw Broken("\(method) failed and left something behind: \(params) \(error)")
      }
      return error
    }
    let revision = tree["result"]?["revision"]?.int
    let earlier = scene
    if notes.isEmpty {
      guard read == before.read, revision == before.revision else {
        throw Broken("\(method) changed something and told nobody: \(params)")
      }
      due += events.map { ($0, applier.definition) }
      try believe(tree["result"] ?? [:], method, params, since: earlier)
      return nil
    }
    guard notes.count == 1, revision == before.revision + 1 else {
      throw Broken("\(method) told \(notes.count) times, answered revision \(revision ?? -1)")
    }
    try follow(notes[0], by: author, method, params)
    try believe(tree["result"] ?? [:], method, params, since: earlier)
    return nil
  }
  /// The central law: what was told, applied to what was there, is what there is now.
  private func follow(_ note: [UInt8], by author: Peer, _ method: Word, _ params: Tree) throws {
    let tree = try Tree(reading: note)
    guard tree["method"] == "form/changed", let told = tree["params"],
      told["by"]?.int == author.number
    else { throw Broken("\(method) told \(tree)") }
    tally.count(changes: told["changes"]?.elements ?? [])
    let earlier = scene
    do { try applier.apply(told, seen: sight) } catch {
      throw Broken("\(method) \(params) told what does not fit: \(error); \(told)")
    }
    let now = try Tree(reading: read)
    guard now["result"]?["revision"]?.int == applier.revision,
      now["result"]?["definition"] == applier.definition
    else {
      throw Broken(
        "\(method) \(params): after \(told) a mirror has \(applier.definition), "
          + "form/get answers \(now)")
    }
    try expectReason(earlier, told)
    due += ([note] + events).map { ($0, applier.definition) }
    try keepBaselines(earlier, told, method, params)
    try expectCleared(earlier, method, params)
    try expectOffered(earlier, method, params)
    try judge(method, params)
    try letSlowRead(1 + material.random.below(900))
  }
  private func believe(
    _ result: Tree, _ method: Word, _ params: Tree, since earlier: Scene
  ) throws {
    let answered = Answered(result: result, params: params, earlier: earlier, now: scene)
    if let trouble = answered.disagreement(method) {
      throw Broken("\(method) \(params) answered \(result): \(trouble)")
    }
  }
  private func judge(_ method: Word, _ params: Tree) throws {
    let (_, answer) = try daemon.call(
      "form/values", ["form": .text(scene.form), "reveal": true, "includeHidden": true],
      from: confidant)
    let result = try Tree(reading: answer)["result"] ?? [:]
    var revealed = result["values"] ?? [:]
    for section in result["items"]?.members ?? [] {
      let records = revealed[section.name]?.elements ?? []
      for (id, record) in zip(section.value.elements ?? [], records) {
        for member in record.members ?? [] {
          revealed[Word("\(id.text ?? "")/\(member.name)")] = member.value
        }
      }
    }
    if let trouble = NaiveJudge(scene, revealed: revealed).disagreement() {
      throw Broken("after \(method) \(params) of \(scene.definition): \(trouble)")
    }
  }
  /// A revision has a reason: something differs now, or a secret that nobody sees.
  private func expectReason(_ earlier: Scene, _ told: Tree) throws {
    let ofSecret = (told["changes"]?.elements ?? []).contains {
      $0["change"] == "valueChanged" && $0["set"] == nil && $0["unset"] == nil
    }
    if earlier.definition == applier.definition, !ofSecret {
      throw Broken("a revision that changes nothing: \(told)")
    }
  }
  /// Only `asBaseline` moves a baseline.
  private func keepBaselines(
    _ earlier: Scene, _ told: Tree, _ method: Word, _ params: Tree
  ) throws {
    let harmless: Set<Word> = [
      "valueChanged", "issuesChanged", "stateChanged", "outcomeChanged", "formUpdated",
    ]
    let kinds = Set((told["changes"]?.elements ?? []).compactMap { $0["change"]?.text })
    let moving: Set<Word> = ["form/reset", "form/undo", "form/redo"]
    let text = params.description
    guard kinds.isSubset(of: harmless), !moving.contains(method), !text.contains("asBaseline"),
      !text.contains("form/reset")
    else { return }
    func baseline(_ row: Scene.Row) -> Tree {
      row.node["state"]?["baseline"] ?? row.value(revealed: nil)
    }
    let now = Dictionary(scene.fields.map { ($0.id, $0) }) { $1 }
    for row in earlier.fields {
      guard let later = now[row.id], !row.isSecret, !later.isSecret, !row.isComputed else {
        continue
      }
      guard baseline(row) == baseline(later) else {
        throw Broken("the baseline of \(row.id) moved with \(told)")
      }
    }
  }

  /// Hiding clears where that is wanted, unless answers were loaded.
  private func expectCleared(_ earlier: Scene, _ method: Word, _ params: Tree) throws {
    let loading = ["form/fill", "form/reset", "form/undo", "form/redo"]
    let text = "\(method) \(params)"
    guard !loading.contains(where: { text.contains($0) }), !text.contains(#""id""#) else { return }
    let shown = Set(earlier.fields.filter(\.visible).map(\.id))
    for field in scene.fields where !field.visible && shown.contains(field.id) {
      let policy = field.node["hiddenValues"] ?? scene.definition["hiddenValues"]
      guard policy == "clear", !field.isComputed, !field.isSecret else { continue }
      let isEmpty = field.node["value"].map { $0 == false || $0 == .null } ?? true
      guard isEmpty, field.node["state"]?["raw"] == nil else {
        throw Broken("\(field.id) was hidden by \(text) and kept \(field.node)")
      }
    }
  }

  /// What was chosen and is no longer offered is gone, unless an earlier call is taken back.
  private func expectOffered(_ earlier: Scene, _ method: Word, _ params: Tree) throws {
    let text = "\(method) \(params)"
    let others: [String] = ["form/undo", "form/redo", #""id""#, "ifGone"]
    guard !others.contains(where: { text.contains($0) }) else { return }
    for field in scene.fields where field.visible && !field.isComputed {
      guard let before = earlier.field(field.id), before.options != field.options,
        let then = before.keys, let now = field.keys
      else { continue }
      let value = field.node["value"] ?? .null
      for key in (value.elements ?? [value]).compactMap(\.text)
      where then.contains(key) && !now.contains(key) {
        throw Broken("\(field.id) keeps \(key) though \(text) offers it no more: \(field.node)")
      }
    }
  }

  // MARK: Watching

  /// A new form takes the place of the one there was; everybody watches anew.
  private func begin() throws {
    try letSlowRead(.max)
    episodes += 1
    let form = Material.id(episode: episodes)
    if episodes > 1 {
      _ = try daemon.call("form/delete", ["form": .text(scene.form)], from: authors[1])
      for (peer, name) in [(authors[0], "the first"), (slow, "the slow")] {
        slow.appetite = .max
        daemon.feed(peer)
        let closed = try peer.messages().map { body throws(Misfit) in try Tree(reading: body) }
        guard closed.count == 1, closed[0]["method"] == "form/closed" else {
          throw Broken("\(name) watcher was told \(closed) of a form's end")
        }
      }
    }
    let (_, created) = try daemon.call(
      "form/create", ["definition": material.form(form)], from: authors[1])
    guard try Tree(reading: created)["result"]?["revision"] == 1 else {
      throw Broken("form/create: \(String(decoding: created, as: UTF8.self))")
    }
    applier = try watch(form, authors[0])
    slowApplier = try watch(form, slow)
    try renew()
    let now = try Tree(reading: read)
    guard now["result"]?["definition"] == applier.definition, applier.revision == 1 else {
      throw Broken("form/watch and form/get differ")
    }
    try keepSecret(read)
    try judge("form/create", [:])
  }
  private func watch(_ form: Word, _ peer: Peer) throws -> Applier {
    peer.appetite = .max
    let (_, answer) = try daemon.call("form/watch", ["form": .text(form)], from: peer)
    return try Applier(watching: try Tree(reading: answer)["result"] ?? [:])
  }
  private func renew() throws {
    let form = episodes == 0 ? "" : Material.id(episode: episodes)
    read = try daemon.call("form/get", ["form": .text(form)], from: reader).answer
  }
  /// The slow watcher takes so many bytes; what it has whole is what the first one had.
  func letSlowRead(_ bytes: Int) throws {
    slow.appetite = bytes
    daemon.feed(slow)
    slow.appetite = 0
    for body in try slow.messages() {
      guard let next = due.first, next.body == body else {
        throw Broken("the watchers were told different things")
      }
      due.removeFirst()
      let note = try Tree(reading: body)
      if note["method"] == "form/changed" {
        try slowApplier.apply(note["params"] ?? [:], seen: sight)
      }
      guard slowApplier.definition == next.definition else {
        throw Broken("the watchers' mirrors differ at \(slowApplier.revision)")
      }
    }
    if bytes == .max, !due.isEmpty { throw Broken("\(due.count) changes never came") }
  }
  /// Nothing anybody but the confidant gets may hold what fields keep.
  private func keepSecret(_ bytes: [UInt8]) throws {
    if bytes.contains(Material.secret) {
      throw Broken("a secret in \(String(decoding: bytes, as: UTF8.self))")
    }
  }
}
