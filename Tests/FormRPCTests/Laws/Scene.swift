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
    /// Whether neither it nor its section is hidden, or disabled; `Oracle` knows whether that is right.
    let visible: Bool
    let enabled: Bool
    /// Whether it, its section or the form may only be read.
    let readonly: Bool
    /// What the names of its item's template mean; empty outside of items.
    let scope: [Word: Word]
    /// The field that a name in its conditions and rules means.
    func meant(_ name: Word) -> Word { scope[name] ?? name }
    /// What its template calls it.
    var name: Word { Word(String(id.description.split(separator: "/").last ?? "")) }

    var isField: Bool { kind != "label" && kind != "fields" }
    /// Whether it holds the key of one option.
    var isChosen: Bool { Material.chosen.contains(kind) }
    /// Whether it holds a date or a time.
    var isDate: Bool { Material.dated.contains(kind) }
    /// Whether it holds a number in a range.
    var isRanged: Bool { kind == "stepper" || kind == "slider" }
    var mode: Word { node["mode"]?.text ?? "date" }
    /// Whether it is computed from a secret.
    var inheritsSecret = false
    var isComputed: Bool { node["computed"] != nil }
    /// Whether it is judged.
    var isLive: Bool { visible && enabled }
    var isEditable: Bool { isField && isLive && !readonly && !isComputed }
    var type: Word { node["type"]?.text ?? "text" }
    /// Whether it keeps its answer from view.
    var isSecret: Bool { inheritsSecret || node["secret"] == true || type == "password" }
    /// What was said of it from outside.
    var marks: [Tree] { Scene.marks(node) }
    /// What can be chosen as things are; `Oracle` knows whether that is right.
    var options: Tree? { node["state"]?["options"] ?? node["options"] }
    /// Keys that can be chosen; nil when they are not known.
    var keys: [Word]? {
      guard let options else { return [] }
      return options.elements?.compactMap { $0["key"]?.text }
    }
    /// The value as a snapshot that shows everything would have it.
    func value(revealed: Tree?) -> Tree {
      if isSecret { return revealed ?? .null }
      if let value = node["value"] { return value }
      switch kind {
      case "check", "switch": return false
      case "multiPicker": return []
      case "textField": return type == "integer" ? .null : ""
      default: return .null
      }
    }
  }
  /// An item of a repeated section.
  struct Item {
    let id: Word
    /// The index of its section, and its own in there.
    let section: Int
    let index: Int
    let rows: [Tree]
  }
  let form: Word
  let definition: Tree
  let sections: [Tree]
  let rows: [Row]
  /// Rows that are their own fields, and the fields of rows that hold several.
  let fields: [Row]
  /// The items of all repeated sections.
  let items: [Item]
  /// Indexes of the sections that are repeated, and of those that are not.
  var repeated: [Int] { sections.indices.filter { sections[$0]["repeat"] != nil } }
  var plain: [Int] { sections.indices.filter { sections[$0]["repeat"] == nil } }
  var hasOutcome: Bool { definition["state"]?["outcome"] != nil }
  /// The marks in the state of a node.
  static func marks(_ node: Tree) -> [Tree] {
    (node["state"]?["issues"]?.elements ?? []).filter { $0["source"] == "mark" }
  }
  /// Whether a field shows what was wrong when somebody last asked, whatever is wrong now.
  func showsThePast(_ row: Row) -> Bool {
    let when = row.node["validateOn"] ?? definition["validateOn"]
    return when == "demand" && row.node["state"]?["showsIssues"] == true
  }
  /// Every id that rows and fields have.
  var taken: Set<Word> { Set(rows.map(\.id) + fields.map(\.id)) }

  init(_ definition: Tree) {
    form = definition["id"]?.text ?? ""
    self.definition = definition
    sections = definition["sections"]?.elements ?? []
    var rows: [Row] = []
    var fields: [Row] = []
    var items: [Item] = []
    for (at, section) in sections.enumerated() {
      var nodes = (section["rows"]?.elements ?? []).map { (node: $0, scope: [Word: Word]()) }
      for (index, item) in (section["items"]?.elements ?? []).enumerated() {
        let own = item["rows"]?.elements ?? []
        items.append(Item(id: item["id"]?.text ?? "", section: at, index: index, rows: own))
        let scope = Scene.scope(own)
        nodes += own.map { ($0, scope) }
      }
      for (index, (node, scope)) in nodes.enumerated() {
        let row = Scene.row(node, in: [section, definition], scope, section: at, index: index)
        rows.append(row)
        if row.isField { fields.append(row) }
        for part in node["fields"]?.elements ?? [] {
          fields.append(
            Scene.row(part, in: [node, section, definition], scope, section: at, index: index))
        }
      }
    }
    self.items = items
    let inherited = Scene.inheritors(fields)
    for at in rows.indices { rows[at].inheritsSecret = inherited.contains(rows[at].id) }
    for at in fields.indices { fields[at].inheritsSecret = inherited.contains(fields[at].id) }
    self.rows = rows
    self.fields = fields
  }
  /// Fields computed from secrets, directly or through others.
  private static func inheritors(_ fields: [Row]) -> Set<Word> {
    var found: Set<Word> = []
    var secrets = Set(fields.filter(\.isSecret).map(\.id))
    while true {
      let more = fields.filter { field in
        !found.contains(field.id)
          && (field.node["computed"].map(names) ?? []).contains {
            secrets.contains(field.meant($0))
          }
      }
      if more.isEmpty { return found }
      found.formUnion(more.map(\.id))
      secrets.formUnion(found)
    }
  }
  /// Every name in a condition of the generator's.
  static func names(_ condition: Tree) -> [Word] {
    switch condition {
    case .object(let members):
      members.flatMap { member -> [Word] in
        guard member.name == "var" || member.name == "missing" else { return names(member.value) }
        let given = member.value.elements ?? [member.value]
        return given.compactMap(\.text) + given.flatMap(names)
      }
    case .list(let elements): elements.flatMap(names)
    default: []
    }
  }
  /// The names of an item's rows and fields, each with its id.
  private static func scope(_ rows: [Tree]) -> [Word: Word] {
    var scope: [Word: Word] = [:]
    for node in rows + rows.flatMap({ $0["fields"]?.elements ?? [] }) {
      guard let id = node["id"]?.text, let name = id.description.split(separator: "/").last else {
        continue
      }
      scope[Word(String(name))] = id
    }
    return scope
  }
  private static func row(
    _ node: Tree, in holders: [Tree], _ scope: [Word: Word], section: Int, index: Int
  ) -> Row {
    let around = [node] + holders
    return Row(
      id: node["id"]?.text ?? "", kind: node["kind"]?.text ?? "textField", node: node,
      section: section, index: index, visible: node["state"]?["visible"] != false,
      enabled: node["state"]?["enabled"] != false,
      readonly: around.contains { $0["readonly"] == true }, scope: scope)
  }
  /// The field of this id.
  func field(_ id: Word?) -> Row? { fields.first { $0.id == id } }
}
