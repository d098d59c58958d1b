// The table of edits, its part about attributes: what an author wrote, written anew.
// SPDX-License-Identifier: MIT

extension Edit {
  static let attributes: [Edit] = [
    Edit("form/update", 6, ["formUpdated", "issuesChanged"]) { material, scene in
      var set: Tree = [:]
      let values: [(Word, [Tree])] = [
        ("title", ["New", "", .null]), ("help", ["Help", .null]),
        ("readonly", [false, .null, .null, true]),
        ("locale", ["de", "en", .null]), ("lengthUnit", ["utf16", "bytes", "scalars", .null]),
        ("validateOn", ["change", "submit", .null]), ("hints", [["rows": 3], .null]),
        ("messages", [["minLength": "Longer."], ["*": "No."], .null]),
      ]
      if material.reactions == .all, material.chance(1, in: 4) {
        set["hiddenValues"] = material.random.pick(["clear", "keep", "omit", .null])
      }
      for (name, choices) in values where material.chance(1, in: 4) {
        set[name] = material.random.pick(choices)
      }
      if scene.definition["readonly"] == true, material.chance(1, in: 2) { set["readonly"] = .null }
      return ["set": set]
    },
    Edit("section/update", 9, ["sectionUpdated", "enabledChanged", "visibilityChanged"]) {
      material, scene in
      guard !scene.sections.isEmpty else { return nil }
      let at = material.random.below(scene.sections.count)
      var set: Tree = [:]
      if material.chance(1, in: 3) { set["header"] = .text(material.word()) }
      if material.chance(1, in: 3) { set["footer"] = .null }
      if material.chance(1, in: 2) { set["enabled"] = material.random.pick([true, false, .null]) }
      if material.chance(1, in: 5) { set["readonly"] = material.random.pick([true, .null]) }
      material.react(&set, kind: nil, scene)
      if let template = scene.sections[at]["repeat"], material.chance(1, in: 3) {
        var other = material.template(scene)
        if material.chance(2, in: 3) { other["template"] = template["template"] }
        set["repeat"] = other
      }
      if material.chance(1, in: 5) {
        let taken = Set(scene.sections.compactMap { $0["id"]?.text })
        set["id"] = .text(material.id("s", taken: taken))
      }
      return ["section": material.section(at, scene), "set": set]
    },
    Edit("row/update", 7, ["rowUpdated", "fieldUpdated", "enabledChanged"]) { material, scene in
      guard !scene.rows.isEmpty else { return nil }
      let others = scene.rows.filter { !$0.isField }
      let row = material.random.pick(
        others.isEmpty || material.chance(1, in: 2) ? scene.rows : others)
      return ["row": material.reference(row), "set": material.settings(row, scene)]
    },
    Edit("field/update", 8, ["fieldUpdated", "issuesChanged"]) { material, scene in
      guard !scene.fields.isEmpty else { return nil }
      let field = material.random.pick(scene.fields)
      return ["field": .text(field.id), "set": material.settings(field, scene)]
    },
    Edit("field/options", 6, ["optionsChanged", "valueChanged"]) { material, scene in
      let pickers = scene.fields.filter { $0.isChosen || $0.kind == "multiPicker" }
      guard !pickers.isEmpty else { return nil }
      var params: Tree = ["field": .text(material.random.pick(pickers).id)]
      params["options"] =
        material.chance(1, in: 6)
        ? .null : material.options(material.random.below(Material.options + 1))
      if material.chance(1, in: 2) {
        params["ifGone"] = material.random.pick(["clear", "first", "keep"])
      }
      return params
    },
  ]
}

extension Material {
  /// New attributes for a row or a field.
  mutating func settings(_ row: Scene.Row, _ scene: Scene) -> Tree {
    var set: Tree = [:]
    func maybe(_ one: Int, _ name: Word, _ values: [Tree]) {
      if chance(1, in: one) { set[name] = random.pick(values) }
    }
    maybe(2, "title", [.text(word()), .null])
    maybe(5, "enabled", [true, false, .null, .null])
    maybe(8, "readonly", [true, false, .null])
    maybe(8, "hints", [["rows": 1], .null])
    react(&set, kind: row.kind, scene)
    if row.kind == "textField", row.type == "integer" || row.type == "text" {
      // What is computed has to fit the field it was made for.
    } else {
      set["computed"] = nil
    }
    for name in ["visibleWhen", "enabledWhen", "computed"] as [Word]
    where row.node[name] != nil && chance(1, in: 3) {
      set[name] = .null
    }
    if chance(1, in: 6) { set["id"] = .text(id("r", taken: scene.taken)) }
    guard row.isField else { return set }
    maybe(4, "required", [true, .null])
    maybe(6, "matches", [fieldName(scene), .null, .null])
    maybe(6, "validateOn", ["change", "demand", .null])
    maybe(6, "messages", [["*": "No."], .null])
    maybe(8, "rules", [[["rule": "required", "level": "warning"]], .null])
    if row.isDate { maybe(3, "mode", Material.dates.map { .text($0.mode) }) }
    if row.isRanged { maybe(4, "max", [8, 12]) }
    if row.kind == "multiPicker" { maybe(4, "minPicks", [0, 1, 2, .null]) }
    if row.kind == "custom" { maybe(3, "attributes", [["a": 1], [], .null]) }
    guard row.kind == "textField" else { return set }
    maybe(4, "minLength", [0, 2, 4, .null])
    maybe(4, "maxLength", [3, 5, 8, .null])
    maybe(6, "transforms", [["trim"], ["uppercase", "trim"], ["capitalize"], .null])
    maybe(6, "limit", [9, 12, .null])
    if row.type == "integer" {
      maybe(3, "min", [0, -3, 9, .null])
      maybe(3, "max", [7, 40, .null])
    } else {
      if keepsSecrets { maybe(6, "secret", [true, true, .null]) }
      if row.node["secret"] == nil { maybe(5, "type", [.text(textType()), "text", .null]) }
    }
    return set
  }
}
