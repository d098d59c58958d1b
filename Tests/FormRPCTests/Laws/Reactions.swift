// Random conditions over the fields of a form.
// SPDX-License-Identifier: MIT

@testable import FormRPC

/// What of rows may follow from other answers.
enum Reactions {
  case none, all
  /// Those that leave nothing behind when it is another again: no answer goes.
  case passing
}

extension Material {
  /// Gives a node, or what is set of one, some conditions; `kind` is nil for a section.
  mutating func react(_ node: inout Tree, kind: Word?, _ scene: Scene?) {
    guard reactions != .none, let scene, !scene.fields.isEmpty else { return }
    let isLabel = kind == "label"
    if chance(1, in: isLabel ? 2 : 4) { node["visibleWhen"] = condition(scene, last: isLabel) }
    if chance(1, in: 6) { node["enabledWhen"] = condition(scene, last: isLabel) }
    guard let kind, kind != "label", kind != "fields" else { return }
    if chance(1, in: 6) { node["requiredWhen"] = condition(scene) }
    if chance(1, in: 8) { node["validWhen"] = condition(scene) }
    if reactions == .all, chance(1, in: 3) {
      node["hiddenValues"] = random.pick(["clear", "keep", "omit"])
    }
    if kind == "textField", chance(1, in: 5) { node["computed"] = computation(scene) }
    guard reactions == .all, Material.chosen.contains(kind) || kind == "multiPicker" else {
      return
    }
    if chance(1, in: 2) { node["optionsWhen"] = alternatives(scene) }
  }
  /// Up to three lists of options, each for when its condition is the first that holds.
  private mutating func alternatives(_ scene: Scene) -> Tree {
    .list(
      (0..<random.below(4)).map { _ in
        let options = chance(1, in: 8) ? .null : self.options(random.below(Material.options + 1))
        return ["when": condition(scene), "options": options]
      })
  }
  /// A condition; with `last` one that may ask what is judged.
  mutating func condition(_ scene: Scene, last: Bool = false) -> Tree {
    let name = fieldName(scene)
    let answer: Tree = ["var": name]
    if let list = listName(scene), chance(1, in: 6) { return overItems(list) }
    switch random.below(last ? 12 : 9) {
    case 0: return answer
    case 1: return ["!": answer]
    case 2: return ["==": [answer, random.pick(["Ada", 7, true, "", "12"])]]
    case 3: return ["<": [answer, random.pick([1, 8, "b"])]]
    case 4: return ["missing": [name, fieldName(scene)]]
    case 5: return ["and": [["!!": answer], ["!": ["var": fieldName(scene)]]]]
    case 6: return ["or": [["var": .text("$visible.\(name.text ?? "")")], condition(scene)]]
    case 7: return ["if": [answer, ["var": fieldName(scene)], ["var": "$visible.r1"]]]
    case 8: return ["var": [name, true]]
    case 9: return ["var": "$valid"]
    case 10: return ["!": ["var": .text("$valid.\(name.text ?? "")")]]
    default: return ["and": [["var": "$dirty"], condition(scene)]]
    }
  }
  /// The id of a repeated section, if there is one.
  private mutating func listName(_ scene: Scene) -> Tree? {
    let repeated = scene.repeated.compactMap { scene.sections[$0]["id"] }
    return repeated.isEmpty ? nil : random.pick(repeated)
  }
  /// A condition over all items of a section.
  private mutating func overItems(_ list: Tree) -> Tree {
    let name = Tree.text(Word("r\(random.below(12))"))
    switch random.below(4) {
    case 0: return ["some": [["var": list], ["var": name]]]
    case 1: return ["all": [["var": list], ["!": ["var": name]]]]
    case 2: return ["var": .text("\(list.text ?? "").0.\(name.text ?? "")")]
    default: return ["!": ["var": list]]
    }
  }
  /// A short text or a number.
  private mutating func computation(_ scene: Scene) -> Tree {
    if let list = listName(scene), chance(1, in: 3) {
      return chance(1, in: 2)
        ? ["reduce": [["var": list], ["+": [["var": "accumulator"], 1]], 0]]
        : ["map": [["var": list], ["var": "r3"]]]
    }
    let (one, other): (Tree, Tree) = (["var": fieldName(scene)], ["var": fieldName(scene)])
    switch random.below(4) {
    case 0: return ["+": [["var": [fieldName(scene), 1]], 1]]
    case 1: return ["substr": [["cat": [one, "-", other]], 0, 5]]
    case 2: return ["if": [one, 1, other, "x", 3]]
    default: return ["round": [["/": [one, 3]]]]
    }
  }
}
