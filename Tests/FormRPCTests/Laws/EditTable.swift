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
  static let table: [Edit] = [
    Edit("field/set", 30, ["valueChanged", "issuesChanged", "stateChanged"]) { material, scene in
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
    Edit("form/update", 6, ["formUpdated", "issuesChanged"]) { material, scene in
      var set: Tree = [:]
      let values: [(Word, [Tree])] = [
        ("title", ["New", "", .null]), ("help", ["Help", .null]),
        ("readonly", [false, .null, .null, true]),
        ("locale", ["de", "en", .null]), ("lengthUnit", ["utf16", "bytes", "scalars", .null]),
        ("validateOn", ["change", "submit", .null]), ("hints", [["rows": 3], .null]),
        ("messages", [["minLength": "Longer."], ["*": "No."], .null]),
      ]
      for (name, choices) in values where material.chance(1, in: 4) {
        set[name] = material.random.pick(choices)
      }
      if scene.definition["readonly"] == true, material.chance(1, in: 2) { set["readonly"] = .null }
      return ["set": set]
    },
    Edit("row/append", 9, ["rowsInserted"]) { material, scene in
      guard !scene.sections.isEmpty, scene.rows.count < Material.rows - 12 else { return nil }
      let at = material.random.below(scene.sections.count)
      return [
        "section": material.chance(1, in: 3) ? .number("\(at)") : scene.sections[at]["id"] ?? 0,
        "rows": .list(material.rows(scene, material.random.below(4))),
      ]
    },
    Edit("row/remove", 7, ["rowsRemoved"]) { material, scene in
      guard scene.rows.count > 8 else { return nil }
      return [
        "rows": .list(
          (0..<material.random.below(4)).map { _ in
            let row = material.random.pick(scene.rows)
            return material.chance(1, in: 3)
              ? [.number("\(row.section)"), .number("\(row.index)")] : .text(row.id)
          })
      ]
    },
    Edit("section/append", 3, ["sectionsInserted"]) { material, scene in
      guard scene.rows.count < Material.rows - 12 else { return nil }
      return [
        "sections": .list(
          (0..<(1 + material.random.below(2))).map { number in
            var section = material.section(scene, rows: number == 0 ? 3 : 0)
            if number > 0 { section["id"] = nil }
            return section
          })
      ]
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
    Edit("form/submit", 5, isPart: false, ["outcomeChanged", "stateChanged"]) { _, _ in [:] },
    Edit("form/decline", 2, isPart: false, ["outcomeChanged"]) { material, _ in
      material.chance(1, in: 2) ? ["reason": .text(material.word())] : [:]
    },
    Edit("form/cancel", 2, isPart: false, ["outcomeChanged"]) { material, _ in
      material.chance(1, in: 2) ? ["reason": .text(material.word())] : [:]
    },
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
  /// Between one and six edits for `form/batch`, each made for the form as it is now.
  mutating func parts(_ scene: Scene) -> [Tree] {
    (0..<(1 + random.below(6))).compactMap { _ in
      let edit = pick(Edit.parts)
      return edit.params(&self, scene).map { ["method": .text(edit.method), "params": $0] }
    }
  }
}
