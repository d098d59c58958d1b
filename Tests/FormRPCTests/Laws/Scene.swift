// What the laws' generator sees of a form: a snapshot, with its rows laid out.
// SPDX-License-Identifier: MIT

/// A form's snapshot, with its rows laid out in one list.
struct Scene {
  struct Row {
    let id: Word
    let kind: Word
    let node: Tree
    /// The index of its section, and its own in there.
    let section: Int
    let index: Int
    /// Whether neither it nor its section is disabled.
    let enabled: Bool
    /// Whether it, its section or the form may only be read.
    let readonly: Bool

    var isField: Bool { kind != "label" }
    var isEditable: Bool { isField && enabled && !readonly }
    var type: Word { node["type"]?.text ?? "text" }
    /// Whether it keeps its answer from view.
    var isSecret: Bool { node["secret"] == true || type == "password" }
    /// Keys that can be chosen; nil when they are not known.
    var keys: [Word]? {
      guard let options = node["options"] else { return [] }
      return options.elements?.compactMap { $0["key"]?.text }
    }
    /// The value as a snapshot that shows everything would have it.
    func value(revealed: Tree?) -> Tree {
      if isSecret { return revealed ?? .null }
      if let value = node["value"] { return value }
      switch kind {
      case "check", "switch": return false
      case "picker": return .null
      default: return type == "integer" ? .null : ""
      }
    }
  }
  let form: Word
  let definition: Tree
  let sections: [Tree]
  let rows: [Row]
  var hasOutcome: Bool { definition["state"]?["outcome"] != nil }
  var fields: [Row] { rows.filter(\.isField) }

  init(_ definition: Tree) {
    form = definition["id"]?.text ?? ""
    self.definition = definition
    sections = definition["sections"]?.elements ?? []
    var rows: [Row] = []
    for (at, section) in sections.enumerated() {
      for (index, node) in (section["rows"]?.elements ?? []).enumerated() {
        rows.append(
          Row(
            id: node["id"]?.text ?? "", kind: node["kind"]?.text ?? "", node: node, section: at,
            index: index, enabled: node["enabled"] != false && section["enabled"] != false,
            readonly: [node, section, definition].contains { $0["readonly"] == true }))
      }
    }
    self.rows = rows
  }
}
