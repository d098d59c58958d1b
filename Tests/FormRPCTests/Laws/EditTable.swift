// The table of edits: each method that changes a form, how often, and how to make its params.
// SPDX-License-Identifier: MIT

/// One line of the table: a method and random params for it.
struct Edit: Sendable {
  let method: Word
  let weight: Int
  /// Whether `form/batch` takes it.
  let isPart: Bool
  /// Kinds of changes that come of it; each must be seen often enough.
  let changes: [Word]
  /// Params without `form`; nil where the form has nothing to do it to.
  let params: @Sendable (inout Material, Scene) -> Tree?

  init(
    _ method: Word, _ weight: Int, isPart: Bool = true, _ changes: [Word],
    _ params: @escaping @Sendable (inout Material, Scene) -> Tree?
  ) {
    self.method = method
    self.weight = weight
    self.isPart = isPart
    self.changes = changes
    self.params = params
  }

  /// Every method that changes a form but `form/batch`, which is made of the others.
  static let table: [Edit] = answers + structure + attributes
  static let answers: [Edit] = [
    Edit("field/set", 26, ["valueChanged", "issuesChanged", "stateChanged"]) { material, scene in
      let fields = scene.fields.filter { material.chance(1, in: 20) || $0.isEditable }
      guard !fields.isEmpty else { return nil }
      let field = material.random.pick(fields)
      var params: Tree = ["field": .text(field.id)]
      if field.kind == "textField", material.chance(1, in: 2) {
        params["raw"] = material.raw(for: field)
      } else {
        params["value"] = material.value(for: field)
      }
      if material.chance(1, in: 6) { params["force"] = true }
      if material.chance(1, in: 6) { params["silent"] = true }
      return params
    },
    Edit("field/input", 16, ["valueChanged", "issuesChanged"]) { material, scene in
      // Pieces of texts may make an address that the generator does not know as one.
      let fields = scene.fields.filter {
        $0.isEditable && $0.kind == "textField" && $0.type != "email"
      }
      guard !fields.isEmpty else { return nil }
      let field = material.random.pick(fields)
      // Of what stands there at most one character goes; where there is none that is refused.
      let end = material.chance(1, in: 4) ? 1 : 0
      var params: Tree = ["field": .text(field.id), "start": 0, "end": .number("\(end)")]
      params["text"] = material.raw(for: field)
      if material.chance(1, in: 5) { params["composing"] = true }
      return params
    },
    Edit("field/step", 8, ["valueChanged", "stateChanged"]) { material, scene in
      let steppers = scene.fields.filter { $0.kind == "stepper" }
        .filter { material.chance(1, in: 8) || $0.isEditable }
      guard !steppers.isEmpty else { return nil }
      return [
        "field": .text(material.random.pick(steppers).id),
        "by": .number("\(material.random.below(7) - 3)"),
      ]
    },
    Edit("form/fill", 8, ["valueChanged", "stateChanged"]) { material, scene in
      let fields = scene.fields.filter { _ in material.chance(1, in: 4) }
      var values: Tree = [:]
      for field in fields { values[field.id] = material.value(for: field) }
      var params: Tree = ["values": values]
      if material.chance(1, in: 3) { params["asBaseline"] = true }
      if material.chance(1, in: 6) {
        values["nobody"] = [1, .null]
        params["values"] = values
        params["ignoreUnknown"] = true
      }
      return params
    },
    Edit("form/validate", 10, isPart: false, ["issuesChanged"]) { material, scene in
      var params: Tree = [:]
      if material.chance(1, in: 4) { params["quiet"] = true }
      if material.chance(1, in: 4) { params["includeDisabled"] = true }
      if material.chance(1, in: 4) { params["limit"] = 2 }
      guard material.chance(1, in: 2), !scene.fields.isEmpty else { return params }
      let field = material.random.pick(scene.fields)
      switch material.random.below(3) {
      case 0: params["field"] = .text(field.id)
      case 1: params["row"] = .text(field.id)
      default: params["section"] = .number("\(field.section)")
      }
      return params
    },
    Edit("form/submit", 7, isPart: false, ["outcomeChanged", "stateChanged"]) { _, _ in [:] },
    Edit("form/decline", 2, isPart: false, ["outcomeChanged"]) { material, _ in
      material.chance(1, in: 2) ? ["reason": .text(material.word())] : [:]
    },
    Edit("form/cancel", 2, isPart: false, ["outcomeChanged"]) { material, _ in
      material.chance(1, in: 2) ? ["reason": .text(material.word())] : [:]
    },
    Edit("form/reset", 6, ["valueChanged", "stateChanged"]) { material, scene in
      var params: Tree = [:]
      if material.chance(1, in: 3) { params["keepDirty"] = true }
      if material.chance(1, in: 3), !scene.fields.isEmpty {
        let field = material.random.pick(scene.fields)
        let values: Tree = [:]
        params["values"] = values.with(field.id, material.value(for: field))
      }
      return params
    },
    Edit("field/mark", 10, ["issuesChanged"]) { material, scene in
      guard !scene.fields.isEmpty else { return nil }
      var params: Tree = ["code": material.random.pick(["taken", "taken", "late", "odd"])]
      if material.chance(1, in: 5) {
        params["section"] = material.section(material.random.below(scene.sections.count), scene)
        params["params"] = ["least": 2]
      } else {
        let field = material.random.pick(scene.fields)
        params["field"] = .text(field.id)
        // What a program knows of a secret it may well tell; nobody else is told.
        params["params"] = ["given": field.isSecret ? .text(material.secretWord()) : "Ada"]
      }
      if material.chance(1, in: 3) { params["message"] = .text(material.word()) }
      if material.chance(1, in: 2) { params["level"] = material.random.pick(["warning", "info"]) }
      if material.chance(1, in: 4) { params["sticky"] = true }
      return params
    },
    Edit("field/unmark", 8, ["issuesChanged"]) { material, scene in
      var params: Tree = [:]
      if material.chance(1, in: 2) { params["code"] = material.random.pick(["taken", "late"]) }
      let marked = scene.fields.filter { !$0.marks.isEmpty }
      if material.chance(1, in: 2), !marked.isEmpty {
        params["field"] = .text(material.random.pick(marked).id)
      }
      return params
    },
    Edit("form/undo", 9, isPart: false, ["valueChanged", "rowsInserted"]) { material, _ in
      material.chance(1, in: 4) ? ["own": true] : [:]
    },
    Edit("form/redo", 12, isPart: false, ["valueChanged", "rowsRemoved"]) { material, _ in
      material.chance(1, in: 4) ? ["own": true] : [:]
    },
    Edit("row/select", 8, []) { material, scene in
      // What ends the form is refused in a batch.
      let rows = scene.rows.filter { $0.node["action"] == nil }
      guard !rows.isEmpty else { return nil }
      return ["row": .text(material.random.pick(rows).id)]
    },
    Edit("field/return", 12, []) { material, scene in
      let fields = scene.fields.filter { $0.isEditable && $0.kind == "textField" }
      guard !fields.isEmpty else { return nil }
      return ["field": .text(material.random.pick(fields).id)]
    },
    Edit("editing/begin", 10, isPart: false, []) { material, scene in
      let fields = scene.fields.filter(\.isEditable)
      guard !fields.isEmpty else { return nil }
      return ["field": .text(material.random.pick(fields).id)]
    },
    Edit("editing/next", 10, isPart: false, []) { material, _ in
      material.chance(1, in: 4) ? ["strict": true] : ["wrap": true]
    },
    Edit("editing/previous", 10, isPart: false, []) { material, _ in
      material.chance(1, in: 4) ? ["strict": true] : ["wrap": true]
    },
    Edit("editing/end", 14, isPart: false, []) { _, _ in [:] },
    // Chosen mostly where there is an outcome; elsewhere it is refused.
    Edit("form/reopen", 0, isPart: false, ["outcomeChanged"]) { _, _ in [:] },
  ]
  static let parts = table.filter(\.isPart)
}

extension Material {
  /// A line of `table`, by weight.
  mutating func pick(_ table: [Edit]) -> Edit {
    var left = random.below(table.reduce(0) { $0 + $1.weight })
    for edit in table {
      left -= edit.weight
      if left < 0 { return edit }
    }
    return table[0]
  }
  /// Two edits of a batch through which an id becomes somebody else's: two swap theirs, or a new
  /// row has the id of one that goes only then.
  mutating func handing(_ scene: Scene) -> [Tree] {
    func part(_ method: Word, _ params: Tree) -> Tree {
      ["method": .text(method), "params": params]
    }
    switch random.below(4) {
    // One that is repeated only for a while, or only from then on.
    case 3:
      let id = Tree.text(id("s", taken: Set(scene.sections.compactMap { $0["id"]?.text })))
      let (repeats, plain): (Tree, Tree) = (["template": [["id": "r0", "kind": "check"]]], .null)
      let isFirst = chance(1, in: 2)
      let section: Tree = isFirst ? ["id": id, "repeat": repeats] : ["id": id]
      return [
        part("section/append", ["sections": [section]]),
        part(
          "section/update", ["section": id, "set": ["repeat": isFirst ? plain : repeats]]),
        isFirst
          ? part("row/append", ["section": id, "rows": [["kind": "check"]]])
          : part("item/append", ["section": id]),
      ]
    case 0 where scene.sections.count > 1:
      let ids = scene.sections.compactMap { $0["id"] }
      let (one, other) = (random.pick(ids), random.pick(ids))
      return [
        part("section/update", ["section": one, "set": ["id": other]]),
        part("section/update", ["section": other, "set": ["id": one]]),
      ]
    case 1 where !scene.rows.isEmpty:
      let id = Tree.text(random.pick(scene.rows).id)
      return [
        part("row/append", ["section": 0, "rows": [["kind": "check", "id": id]]]),
        part("row/remove", ["rows": [id]]),
      ]
    default:
      guard !scene.fields.isEmpty else { return [] }
      let one = Tree.text(random.pick(scene.fields).id)
      let other = Tree.text(random.pick(scene.fields).id)
      return [
        part("field/update", ["field": one, "set": ["id": other]]),
        part("field/update", ["field": other, "set": ["id": one]]),
      ]
    }
  }
  /// Between one and six edits for `form/batch`, each made for the form as it is now.
  mutating func parts(_ scene: Scene) -> [Tree] {
    var loosened = false
    return (0..<(1 + random.below(6))).compactMap { _ in
      let edit = pick(Edit.parts)
      guard let params = edit.params(&self, scene) else { return nil }
      // Nobody gives a secret to a field that an edit before this one may have made an open one.
      if loosened, Array(params.description.utf8).contains(Material.secret) { return nil }
      loosened = loosened || params["set"]?["secret"] != nil || params["set"]?["type"] != nil
      return ["method": .text(edit.method), "params": params]
    }
  }
}
