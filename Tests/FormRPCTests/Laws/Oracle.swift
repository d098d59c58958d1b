// What should follow from the answers of a form, worked out from scratch.
// SPDX-License-Identifier: MIT

@testable import FormCore

/// Who should show, who can be used and what should be computed, from a snapshot and its revealed
/// values alone: no order is kept, nothing is remembered from before.
final class Oracle {
  private let scene: Scene
  private let values: [Word: Value]
  private let fields: [Word: Scene.Row]
  private let rows: [Word: Scene.Row]
  private let wholes: [Word: Scene.Row]
  private var shown: [Word: Bool] = [:]

  init(_ scene: Scene, revealed: Tree) {
    self.scene = scene
    fields = Dictionary(scene.fields.map { ($0.id, $0) }) { $1 }
    rows = Dictionary((scene.rows + scene.fields).map { ($0.id, $0) }) { $1 }
    var wholes: [Word: Scene.Row] = [:]
    for row in scene.rows {
      for part in row.node["fields"]?.elements ?? [] { wholes[part["id"]?.text ?? ""] = row }
    }
    self.wholes = wholes
    values = fields.mapValues { row in Value(row.value(revealed: revealed[row.id]), of: row) }
  }

  /// Says where the snapshot disagrees; nil where it does nowhere.
  func disagreement() -> String? {
    for section in scene.sections {
      let state = section["state"] ?? [:]
      if (state["visible"] != false) != isVisible(section: section) { return "visible: \(section)" }
      if (state["enabled"] != false) != isEnabled(section) { return "enabled: \(section)" }
    }
    for row in rows.values.sorted(by: { $0.id < $1.id }) {
      let state = row.node["state"] ?? [:]
      let told = (visible: state["visible"] != false, enabled: state["enabled"] != false)
      if told.visible != isVisible(row) { return "visible of \(row.id): \(row.node)" }
      if told.enabled != isEnabled(row) { return "enabled of \(row.id): \(row.node)" }
      let required = row.node["requiredWhen"].map { holds($0, row.scope) } ?? false
      if (state["required"] == true) != required { return "required of \(row.id): \(row.node)" }
      if let trouble = computing(row) ?? offering(row) { return trouble }
    }
    return nil
  }
  private func isVisible(section: Tree) -> Bool {
    section["visibleWhen"].map { holds($0) } ?? true
  }
  private func isVisible(_ row: Scene.Row) -> Bool {
    if let known = shown[row.id] { return known }
    let parent =
      wholes[row.id].map { isVisible($0) } ?? isVisible(section: scene.sections[row.section])
    let visible = parent && (row.node["visibleWhen"].map { holds($0, row.scope) } ?? true)
    shown[row.id] = visible
    return visible
  }
  private func isEnabled(_ node: Tree, _ scope: [Word: Word] = [:]) -> Bool {
    node["enabled"] != false && (node["enabledWhen"].map { holds($0, scope) } ?? true)
  }
  private func isEnabled(_ row: Scene.Row) -> Bool {
    isEnabled(row.node, row.scope)
      && (wholes[row.id].map { isEnabled($0.node, row.scope) } ?? true)
      && isEnabled(scene.sections[row.section])
  }
  /// What is offered is the first alternative that holds; several choices stand in its order.
  private func offering(_ row: Scene.Row) -> String? {
    let state = row.node["state"] ?? [:]
    let first = row.node["optionsWhen"]?.elements?.first {
      $0["when"].map { holds($0, row.scope) } ?? false
    }
    if state["options"] != first?["options"] { return "options of \(row.id): \(row.node)" }
    if (state["loading"] == true) != (row.options == .null) {
      return "loading of \(row.id): \(row.node)"
    }
    guard row.kind == "multiPicker", let keys = row.keys, let list = row.node["value"]?.elements
    else { return nil }
    let places = list.compactMap { key in keys.firstIndex { .text($0) == key } }
    return places == places.sorted() ? nil : "the order of \(row.id): \(row.node)"
  }
  private func computing(_ row: Scene.Row) -> String? {
    guard let source = row.node["computed"], let value = values[row.id] else { return nil }
    var expected = self.value(source, row.scope, truth: false, reveals: row.isSecret)
    if row.isRanged {
      expected = .decimal(expected)
    } else if row.type == "integer" {
      expected = .number(expected)
    } else {
      expected = .text(expected)
    }
    let state = row.node["state"] ?? [:]
    if state["dirty"] != nil || state["raw"] != nil { return "\(row.id) was touched: \(row.node)" }
    // What does not fit its type, as text too long or a fraction, is no answer.
    return value == expected
      ? nil : "\(row.id) should be computed as \(expected), not \(value): \(row.node)"
  }

  // MARK: Conditions

  /// Whether a condition holds, whose names mean those of an item first.
  func holds(_ source: Tree, _ scope: [Word: Word] = [:]) -> Bool {
    value(source, scope, truth: true, reveals: false).isTruthy
  }
  private func value(
    _ source: Tree, _ scope: [Word: Word], truth: Bool, reveals: Bool
  ) -> Value {
    var meter = WorkMeter()
    let permit = Condition.Permit(validity: true, truth: truth)
    let answers = Answers(oracle: self, scope: scope, reveals: reveals)
    do { return try Condition(Value(source), permit).value(answers, &meter) } catch {
      return .text(Text("refused: \(error)"))
    }
  }
  private struct Answers: ConditionAnswers {
    let oracle: Oracle
    let scope: [Word: Word]
    let reveals: Bool
    var whole: Value { .null }
    func answer(_ name: ConditionName, _ meter: inout WorkMeter) -> Value? {
      oracle.answer(Word(name.text.string), scope, reveals: reveals)
    }
  }
  private func answer(_ name: Word, _ scope: [Word: Word], reveals: Bool) -> Value? {
    let text = name.description
    let state = scene.definition["state"] ?? [:]
    if text == "$valid" { return .bool(state["valid"] != false) }
    if text == "$dirty" { return .bool(state["dirty"] == true) }
    if text.hasPrefix("$visible.") {
      let name = Word(String(text.dropFirst(9)))
      if let row = rows[scope[name] ?? name] { return .bool(isVisible(row)) }
      return .bool(repeated(name).map { isVisible(section: scene.sections[$0]) } ?? false)
    }
    if text.hasPrefix("$valid.") {
      let name = Word(String(text.dropFirst(7)))
      guard let row = rows[scope[name] ?? name] else { return nil }
      return .bool(row.node["state"]?["valid"] != false)
    }
    let id = scope[name] ?? name
    guard let row = fields[id] else { return list(text) }
    guard isVisible(row), let value = values[id] else { return nil }
    guard row.isSecret, !reveals else { return value }
    return row.node["state"]?["filled"] == true ? .bool(true) : .null
  }
  private func repeated(_ id: Word) -> Int? {
    scene.repeated.first { scene.sections[$0]["id"]?.text == id }
  }
  /// What the items of a section have to show, or a place in that list and a name.
  private func list(_ name: String) -> Value? {
    let path = name.split(separator: ".").map(String.init)
    guard let first = path.first, let section = repeated(Word(first)),
      isVisible(section: scene.sections[section])
    else { return nil }
    let list = Value.list(
      scene.items.filter { $0.section == section }.map { item in
        let ids = item.rows.flatMap { [$0] + ($0["fields"]?.elements ?? []) }
          .compactMap { $0["id"]?.text }
        let shown = ids.compactMap { fields[$0] }.filter { isVisible($0) && !$0.isSecret }
        return .record(
          shown.map { Value.Member(Text($0.name.description), values[$0.id] ?? .null) })
      })
    guard path.count > 1 else { return list }
    guard path.count == 3, let index = Int(path[1]), let items = list.list, index < items.count
    else { return nil }
    return items[index].record?.first { $0.name == Text(path[2]) }?.value
  }
}

extension Value {
  /// The value of a tree.
  fileprivate init(_ tree: Tree) {
    switch tree {
    case .null: self = .null
    case .bool(let bool): self = .bool(bool)
    case .number(let word): self = .read(word)
    case .text(let word): self = .text(Text(word.description))
    case .list(let elements): self = .list(elements.map { Value($0) })
    case .object(let members):
      self = .record(members.map { Value.Member(Text($0.name.description), Value($0.value)) })
    }
  }
  /// The answer of a field; large numbers come as text.
  fileprivate init(_ tree: Tree, of row: Scene.Row) {
    let isNumber = row.isRanged || row.kind == "textField" && row.type == "integer"
    self = if isNumber, case .text(let word) = tree { .read(word) } else { Value(tree) }
  }
  private static func read(_ word: Word) -> Value {
    (try? Decimal(json: Text(word.description))).map(Value.number) ?? .null
  }
  /// What a stepper or slider makes of it.
  fileprivate static func decimal(_ value: Value) -> Value {
    switch value {
    case .number: value
    case .text(let text): (try? Decimal(json: text)).map(Value.number) ?? .null
    case .null, .bool, .list, .record: .null
    }
  }
  /// What an integer field makes of it.
  fileprivate static func number(_ value: Value) -> Value {
    switch value {
    case .number(let number): number.isInteger ? value : .null
    case .text(let text): (try? Decimal(integer: text)).map(Value.number) ?? .null
    case .null, .bool, .list, .record: .null
    }
  }
  /// What a text field makes of it.
  fileprivate static func text(_ value: Value) -> Value {
    switch value {
    case .text: value
    case .number(let number): .text(Text(number.canonicalText))
    case .bool(let bool): .text(bool ? "true" : "false")
    case .null, .list, .record: .text("")
    }
  }
}
