// The table of edits, its part about lists: sections and rows put in, taken out and moved.
// SPDX-License-Identifier: MIT

extension Edit {
  static let structure: [Edit] = [
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
    Edit("section/append", 6, ["sectionsInserted"]) { material, scene in
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
    Edit("row/insert", 6, ["rowsInserted"]) { material, scene in
      guard scene.rows.count < Material.rows - 12 else { return nil }
      let rows = Tree.list(material.rows(scene, material.random.below(3)))
      return material.rowPlace(scene, counting: 1)?.with("rows", rows)
    },
    Edit("row/move", 7, ["rowMoved"]) { material, scene in
      guard !scene.rows.isEmpty else { return nil }
      let row = material.random.pick(scene.rows)
      return material.rowPlace(scene, counting: 0)?.with("row", material.reference(row))
    },
    Edit("section/insert", 7, ["sectionsInserted"]) { material, scene in
      guard scene.rows.count < Material.rows - 12 else { return nil }
      let section = material.section(scene, rows: 2)
      return material.sectionPlace(scene, counting: 1)?.with("sections", [section])
    },
    Edit("section/move", 9, ["sectionMoved"]) { material, scene in
      guard !scene.sections.isEmpty else { return nil }
      let at = material.random.below(scene.sections.count)
      return material.sectionPlace(scene, counting: 0)?.with("section", material.section(at, scene))
    },
    Edit("section/remove", 9, ["sectionsRemoved"]) { material, scene in
      guard scene.sections.count > 2 else { return nil }
      let at = material.random.below(scene.sections.count - 1)
      return material.chance(1, in: 3)
        ? ["range": [.number("\(at)"), .number("\(at + 1)")]]
        : ["sections": [material.section(at, scene)]]
    },
    Edit("section/removeAll", 1, ["sectionsRemoved"]) { _, _ in [:] },
    Edit("item/append", 9, ["itemsInserted"]) { material, scene in
      guard let at = material.repeated(scene), scene.rows.count < Material.rows - 12 else {
        return nil
      }
      let template = scene.sections[at]["repeat"] ?? [:]
      var params: Tree = ["section": material.section(at, scene)]
      if material.chance(3, in: 4) {
        params["items"] = material.items(template, material.random.below(3))
      }
      return params
    },
    Edit("item/insert", 9, ["itemsInserted"]) { material, scene in
      guard let at = material.repeated(scene), scene.rows.count < Material.rows - 12 else {
        return nil
      }
      let items = material.items(scene.sections[at]["repeat"] ?? [:], 1)
      return material.itemPlace(scene, in: at).with("section", material.section(at, scene))
        .with("items", items)
    },
    Edit("item/remove", 7, ["itemsRemoved"]) { material, scene in
      guard !scene.items.isEmpty else { return nil }
      return [
        "items": .list(
          (0..<(1 + material.random.below(2))).map { _ in
            .text(material.random.pick(scene.items).id)
          })
      ]
    },
    Edit("item/move", 9, ["itemMoved"]) { material, scene in
      let counts = scene.sections.map { $0["items"]?.elements?.count ?? 0 }
      let items = scene.items.filter { counts[$0.section] > 1 }
      guard !items.isEmpty else { return nil }
      let item = material.random.pick(items)
      return material.itemPlace(scene, in: item.section).with("item", .text(item.id))
    },
  ]
}

extension Material {
  /// A row, by its id or its place.
  mutating func reference(_ row: Scene.Row) -> Tree {
    chance(1, in: 3) ? [.number("\(row.section)"), .number("\(row.index)")] : .text(row.id)
  }
  /// A section, by its id or its index.
  mutating func section(_ at: Int, _ scene: Scene) -> Tree {
    chance(1, in: 3) ? .number("\(at)") : scene.sections[at]["id"] ?? 0
  }
  /// The index of a section that is repeated.
  mutating func repeated(_ scene: Scene) -> Int? {
    scene.repeated.isEmpty ? nil : random.pick(scene.repeated)
  }
  /// A place among the items of a section.
  mutating func itemPlace(_ scene: Scene, in section: Int) -> Tree {
    let items = scene.items.filter { $0.section == section }
    if !items.isEmpty, chance(1, in: 2) {
      let item = Tree.text(random.pick(items).id)
      return chance(1, in: 2) ? ["above": item] : ["below": item]
    }
    return ["at": .number("\(chance(1, in: 6) ? 1_000 : random.below(items.count + 1))")]
  }
  /// A place for rows; `counting` how many places there are besides the rows there.
  mutating func rowPlace(_ scene: Scene, counting surplus: Int) -> Tree? {
    guard !scene.sections.isEmpty else { return nil }
    if !scene.rows.isEmpty, chance(1, in: 2) {
      let row = reference(random.pick(scene.rows))
      return chance(1, in: 2) ? ["above": row] : ["below": row]
    }
    let at = random.below(scene.sections.count)
    let count = scene.sections[at]["rows"]?.elements?.count ?? 0
    let index = chance(1, in: 6) ? 1_000 : random.below(max(count + surplus, 1))
    return ["at": [section(at, scene), .number("\(index)")]]
  }
  mutating func sectionPlace(_ scene: Scene, counting surplus: Int) -> Tree? {
    let count = scene.sections.count
    if count > 0, chance(1, in: 2) {
      let anchor = section(random.below(count), scene)
      return chance(1, in: 2) ? ["above": anchor] : ["below": anchor]
    }
    let index = chance(1, in: 6) ? 1_000 : random.below(max(count + surplus, 1))
    return ["at": .number("\(index)")]
  }
}
