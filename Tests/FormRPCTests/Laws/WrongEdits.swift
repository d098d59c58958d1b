// Edits that must be refused: for each kind of error, how to deserve it.
// SPDX-License-Identifier: MIT

/// A call that must be refused, and with what.
struct WrongEdit: Sendable {
  let kind: Word
  let method: Word
  /// Whether it is refused in a batch too, whatever stands before it.
  let isPart: Bool
  /// Params, nil where the form gives no occasion.
  ///
  /// `form` is added unless it stands there.
  let params: @Sendable (inout Material, Scene) -> Tree?

  init(
    _ kind: Word, _ method: Word, isPart: Bool = true,
    _ params: @escaping @Sendable (inout Material, Scene) -> Tree?
  ) {
    self.kind = kind
    self.method = method
    self.isPart = isPart
    self.params = params
  }

  /// Appends a row to a section that takes rows.
  private static func append(_ scene: Scene, _ row: Tree) -> Tree? {
    scene.plain.first.map { ["section": .number("\($0)"), "rows": [["kind": "label"], row]] }
  }
  private static let badIds: [Tree] = [
    "", "a/b", "$x", "_x", "~x", "~", "~01", "a\tb", "a\u{7f}", "\u{85}",
    .text(Word(String(repeating: "i", count: 129))),
  ]

  static let kinds = Set(table.map(\.kind)).sorted()
  static let table: [WrongEdit] = [
    WrongEdit("noSuchForm", "field/set", isPart: false) { _, _ in
      ["form": "ghost", "field": "r1", "value": "x"]
    },
    WrongEdit("noSuchField", "field/set") { _, _ in ["field": "ghost", "value": "x"] },
    WrongEdit("noSuchField", "field/set") { material, scene in
      let labels = scene.rows.filter { !$0.isField }
      return labels.isEmpty ? nil : ["field": .text(material.random.pick(labels).id), "raw": "x"]
    },
    WrongEdit("noSuchField", "form/fill") { material, scene in
      var values: Tree = ["zz ghost": 1]
      for field in scene.fields { values[field.id] = material.value(for: field) }
      return ["values": values]
    },
    WrongEdit("noSuchRow", "row/remove") { _, scene in
      ["rows": .list(scene.rows.prefix(3).map { .text($0.id) } + ["ghost"])]
    },
    WrongEdit("noSuchRow", "row/move") { material, _ in
      ["row": "ghost", "above": "ghost"]
    },
    WrongEdit("noSuchSection", "section/move") { material, _ in ["section": "ghost", "at": 0] },
    WrongEdit("noSuchSection", "section/update") { _, _ in ["section": 99, "set": ["header": "x"]]
    },
    WrongEdit("noSuchField", "field/update") { _, _ in ["field": "ghost", "set": ["title": "x"]] },
    WrongEdit("wrongKind", "field/options") { material, scene in
      let others = scene.fields.filter { $0.kind == "check" || $0.kind == "switch" }
      guard !others.isEmpty else { return nil }
      return ["field": .text(material.random.pick(others).id), "options": []]
    },
    WrongEdit("-32602", "form/fill") { _, _ in ["values": [:], "ifRevision": 1_000_000] },
    WrongEdit("-32602", "row/move") { _, scene in
      scene.rows.first.map { ["row": .text($0.id), "at": [0, 0], "above": .text($0.id)] }
    },
    WrongEdit("-32602", "row/update") { _, scene in
      scene.rows.first.map { ["row": .text($0.id), "set": ["kind": "check"]] }
    },
    WrongEdit("noSuchRow", "row/remove") { _, scene in
      scene.sections.isEmpty ? nil : ["rows": [[0, 99]]]
    },
    WrongEdit("noSuchSection", "row/append") { material, scene in
      ["section": material.random.pick(["ghost", 99]), "rows": [["kind": "label"]]]
    },
    WrongEdit("duplicateId", "row/append", isPart: false) { material, scene in
      let rows = scene.rows.filter(\.scope.isEmpty)
      guard !rows.isEmpty else { return nil }
      return append(scene, ["kind": "check", "id": .text(material.random.pick(rows).id)])
    },
    WrongEdit("duplicateId", "section/append", isPart: false) { material, scene in
      let row: Tree = ["kind": "label", "id": "twin"]
      return ["sections": [["id": "new", "rows": [row]], ["rows": [row]]]]
    },
    WrongEdit("badId", "row/append") { material, scene in
      guard !scene.sections.isEmpty else { return nil }
      return append(scene, ["kind": "check", "id": material.random.pick(badIds)])
    },
    WrongEdit("wrongType", "field/set") { material, scene in
      let fields = scene.fields.filter { $0.isEditable && $0.kind != "custom" }
      guard !fields.isEmpty else { return nil }
      let field = material.random.pick(fields)
      return ["field": .text(field.id), "value": material.wrongValue(for: field)]
    },
    WrongEdit("wrongType", "form/fill") { material, scene in
      let fields = scene.fields.filter { $0.kind != "custom" && !$0.isComputed }
      guard let last = fields.max(by: { $0.id < $1.id }) else { return nil }
      var values: Tree = [:]
      for field in scene.fields { values[field.id] = material.value(for: field) }
      values[last.id] = material.wrongValue(for: last)
      return ["values": values, "asBaseline": true]
    },
    WrongEdit("noSuchOption", "field/set") { material, scene in
      let pickers = scene.fields.filter {
        $0.isChosen && $0.keys != nil && !$0.isComputed && $0.node["optionsWhen"] == nil
      }
      guard !pickers.isEmpty else { return nil }
      return [
        "field": .text(material.random.pick(pickers).id), "value": "nowhere", "force": true,
      ]
    },
    WrongEdit("noSuchOption", "field/set", isPart: false) { material, scene in
      let pickers = scene.fields.filter { $0.isChosen && $0.isEditable && $0.keys != nil }
      guard let field = pickers.first(where: { $0.node["optionsWhen"] != nil }) else { return nil }
      let keys = field.keys ?? []
      let others = Material.keys.filter { !keys.contains($0) } + ["nowhere"]
      return ["field": .text(field.id), "value": .text(material.random.pick(others))]
    },
    WrongEdit("badOffset", "field/input") { material, scene in
      let fields = scene.fields.filter { $0.isEditable && $0.kind == "textField" }
      guard !fields.isEmpty else { return nil }
      return [
        "field": .text(material.random.pick(fields).id), "start": 0, "end": 999, "text": "x",
      ]
    },
    WrongEdit("badBounds", "row/append") { material, scene in
      guard !scene.sections.isEmpty else { return nil }
      return append(
        scene,
        material.random.pick([
          ["kind": "textField", "type": "integer", "min": 3, "max": 2],
          ["kind": "textField", "minLength": 5, "maxLength": 4],
          [
            "kind": "textField", "maxLength": 4,
            "rules": [["rule": "minLength", "minLength": 5]],
          ],
        ]))
    },
    WrongEdit("outOfRange", "field/set") { material, scene in
      let fields = scene.fields.filter {
        $0.kind == "textField" && $0.type == "integer" && !$0.isComputed
      }
      guard !fields.isEmpty else { return nil }
      let digits = String(repeating: "1", count: 35)
      return [
        "field": .text(material.random.pick(fields).id), "force": true,
        "value": material.chance(1, in: 2) ? .text(Word(digits)) : .number(Word(digits)),
      ]
    },
    WrongEdit("limitExceeded", "field/set") { material, scene in
      let fields = scene.fields.filter {
        $0.kind == "textField" && $0.type != "integer" && !$0.isComputed
      }
      guard !fields.isEmpty else { return nil }
      let field = material.random.pick(fields)
      let word = field.isSecret ? Material.secret : "abcdef"
      let text = Word(String(repeating: word, count: 11))
      let member: Word = material.chance(1, in: 2) ? "value" : "raw"
      let params: Tree = ["field": .text(field.id), "force": true]
      return params.with(member, .text(text))
    },
    WrongEdit("limitExceeded", "row/append") { material, scene in
      guard let at = scene.plain.first else { return nil }
      let row: Tree = ["kind": "label"]
      return [
        "section": .number("\(at)"), "rows": .list(Array(repeating: row, count: Material.rows + 1)),
      ]
    },
    WrongEdit("notEditable", "field/set", isPart: false) { material, scene in
      let fields = scene.fields.filter { !$0.isEditable }
      guard !fields.isEmpty else { return nil }
      let field = material.random.pick(fields)
      return ["field": .text(field.id), "value": material.value(for: field)]
    },
    WrongEdit("secretField", "field/update", isPart: false) { material, scene in
      let filled = scene.fields.filter {
        $0.kind == "textField" && !$0.isComputed && $0.node["state"]?["filled"] == true
      }
      guard !filled.isEmpty else { return nil }
      let set: Tree = ["secret": material.random.pick([.null, false]), "type": "text"]
      return ["field": .text(material.random.pick(filled).id), "set": set]
    },
    WrongEdit("noOutcome", "form/reopen", isPart: false) { _, scene in
      scene.hasOutcome ? nil : [:]
    },
    WrongEdit("-32602", "field/set") { _, _ in ["field": "r1"] },
    WrongEdit("-32602", "field/set") { _, _ in ["field": "r1", "value": 1, "raw": "1"] },
    WrongEdit("-32602", "form/update") { material, _ in
      [
        "set": material.random.pick([
          ["title": 1], ["kind": "label"], ["sections": []], ["locale": "tlh"],
          ["lengthUnit": "words"],
        ])
      ]
    },
    WrongEdit("-32602", "row/append") { material, scene in
      guard !scene.sections.isEmpty else { return nil }
      return append(
        scene,
        material.random.pick([
          ["kind": "label", "required": true], ["kind": "nothing"], [:], ["kind": "check", "x": 1],
          ["kind": "textField", "minLength": -1], ["kind": "textField", "min": 1],
          ["kind": "picker", "options": [["key": "a"], ["key": "a"]]],
        ]))
    },
    WrongEdit("badCondition", "row/append") { material, scene in
      guard !scene.sections.isEmpty else { return nil }
      let condition: Tree = material.random.pick([
        ["xor": [1, 2]], ["var": ["var": "r1"]], ["var": "$valid"], ["==": [1]], ["var": ""],
      ])
      let name: Word = material.random.pick(["visibleWhen", "enabledWhen", "requiredWhen"])
      let row: Tree = ["kind": "check"]
      return append(scene, row.with(name, condition))
    },
    WrongEdit("conditionCycle", "row/append", isPart: false) { material, scene in
      guard let at = scene.plain.first else { return nil }
      let name: Word = material.random.pick(["visibleWhen", "computed"])
      let rows: [Tree] = [
        ["id": "loop a", "kind": "textField", "visibleWhen": ["!": ["var": "loop b"]]],
        ["id": "loop b", "kind": "textField"],
      ]
      return [
        "section": .number("\(at)"),
        "rows": .list([rows[0], rows[1].with(name, ["var": "$visible.loop a"])]),
      ]
    },
    WrongEdit("noSuchItem", "item/remove") { _, scene in
      ["items": .list(scene.items.prefix(2).map { .text($0.id) } + ["ghost"])]
    },
    WrongEdit("noSuchItem", "item/move") { _, _ in ["item": "ghost", "at": 0] },
    WrongEdit("wrongSection", "item/append", isPart: false) { material, scene in
      scene.plain.isEmpty
        ? nil : ["section": material.section(material.random.pick(scene.plain), scene)]
    },
    WrongEdit("wrongSection", "row/append", isPart: false) { material, scene in
      material.repeated(scene).map { at in
        ["section": material.section(at, scene), "rows": [["kind": "label"]]]
      }
    },
    WrongEdit("wrongSection", "row/remove", isPart: false) { material, scene in
      let rows = scene.rows.filter { !$0.scope.isEmpty }
      return rows.isEmpty ? nil : ["rows": [material.reference(material.random.pick(rows))]]
    },
    WrongEdit("duplicateId", "item/remove", isPart: false) { material, scene in
      guard !scene.items.isEmpty else { return nil }
      let id = Tree.text(material.random.pick(scene.items).id)
      return ["items": [id, id]]
    },
    WrongEdit("duplicateId", "row/append", isPart: false) { material, scene in
      guard let at = material.repeated(scene), let id = scene.sections[at]["id"] else { return nil }
      return append(scene, ["kind": "check", "id": id])
    },
    WrongEdit("limitExceeded", "item/append", isPart: false) { material, scene in
      guard let at = material.repeated(scene),
        let max = scene.sections[at]["repeat"]?["max"]?.int
      else { return nil }
      return [
        "section": material.section(at, scene),
        "items": .list(Array(repeating: [:], count: max + 1)),
      ]
    },
    WrongEdit("badOffset", "field/input", isPart: false) { material, scene in
      let fields = scene.fields.filter { $0.isEditable && $0.kind == "textField" }
      guard !fields.isEmpty else { return nil }
      return [
        "field": .text(material.random.pick(fields).id), "start": 999, "end": 999, "text": "x",
      ]
    },
    WrongEdit("-32601", "row/nothing", isPart: false) { _, _ in [:] },
  ]
}

extension Tree {
  /// The same object with one member more.
  func with(_ name: Word, _ value: Tree) -> Tree {
    var tree = self
    tree[name] = value
    return tree
  }
}
