// What a call answers agrees with what form/get shows before and after it.
// SPDX-License-Identifier: MIT

/// The answer of one call, beside the form before and after it.
struct Answered {
  let result: Tree
  let params: Tree
  let earlier: Scene
  let now: Scene

  /// Says where the answer disagrees with the form; nil where it does nowhere.
  func disagreement(_ method: Word) -> String? {
    switch method {
    case "field/set": ofSet()
    case "form/fill": ofFill()
    case "row/append": ofAppendedRows()
    case "section/append": ofAppendedSections()
    case "item/append": ofAppendedItems()
    case "item/move": expect(earlier.items.count == now.items.count)
    case "row/remove": ofRemovedRows()
    case "form/validate": params["field"] == nil ? nil : ofValidated()
    case "form/submit": ofSubmit()
    case "form/decline": expect(result["outcome"] == "declined" && outcome == "declined")
    case "form/cancel": expect(result["outcome"] == "cancelled" && outcome == "cancelled")
    case "form/reopen", "form/reset": expect(outcome == nil)
    case "row/move": expect(earlier.rows.count == now.rows.count)
    case "section/move": expect(earlier.sections.count == now.sections.count)
    default: nil
    }
  }
  private func expect(_ truth: Bool, _ trouble: String = "not what form/get shows") -> String? {
    truth ? nil : trouble
  }
  private var outcome: Tree? { now.definition["state"]?["outcome"] }
  /// The issues a field shows, each naming the field as issues outside of it do.
  private func issues(_ row: Scene.Row) -> [Tree] {
    (row.node["state"]?["issues"]?.elements ?? []).map { $0.with("field", .text(row.id)) }
  }

  private func ofSet() -> String? {
    guard let field = now.field(params["field"]?.text) else { return "no such field" }
    if field.isSecret { return expect(result["value"] == nil && result["raw"] == nil) }
    // A disabled field shows no issues; the answer tells what they would be.
    // Nor does one that shows what was wrong when somebody last asked.
    if field.isLive, !now.showsThePast(field), result["issues"]?.elements ?? [] != issues(field) {
      return "other issues than \(issues(field))"
    }
    return expect(
      result["value"] ?? .null == field.value(revealed: nil)
        && result["raw"] == field.node["state"]?["raw"])
  }
  private func ofFill() -> String? {
    let ids = params["values"]?.members?.map(\.name) ?? []
    let fields = ids.compactMap { now.field($0) }.filter { !$0.isComputed }
    guard fields.allSatisfy({ $0.isLive && !now.showsThePast($0) }) else { return nil }
    return expect(result["issues"]?.elements ?? [] == fields.flatMap(issues))
  }
  private func ofAppendedRows() -> String? {
    let at = params["section"]?.int ?? now.sections.firstIndex { $0["id"] == params["section"] }
    let rows = at.flatMap { now.sections[$0]["rows"]?.elements } ?? []
    let ids = result["rows"]?.elements ?? []
    let given = params["rows"]?.elements ?? []
    guard ids.count == given.count else { return "\(given.count) rows were given" }
    for (id, row) in zip(ids, given) where row["id"] != nil && row["id"] != id {
      return "another id than \(row)"
    }
    return expect(rows.suffix(ids.count).map { $0["id"] } == ids.map { $0 })
  }
  private func ofAppendedSections() -> String? {
    let ids = result["sections"]?.elements ?? []
    return expect(
      ids.count == params["sections"]?.elements?.count
        && now.sections.suffix(ids.count).map { $0["id"] } == ids.map { $0 })
  }
  private func ofAppendedItems() -> String? {
    let at = params["section"]?.int ?? now.sections.firstIndex { $0["id"] == params["section"] }
    let ids = result["items"]?.elements ?? []
    let items = now.items.filter { $0.section == at }.map { Tree.text($0.id) }
    return expect(
      ids.count == params["items"]?.elements?.count ?? 1 && items.suffix(ids.count) == ids[...])
  }
  /// Rows come back as they were, each once, in the order named.
  private func ofRemovedRows() -> String? {
    var rows: [Tree] = []
    for reference in params["rows"]?.elements ?? [] {
      let place = reference.elements?.compactMap(\.int)
      let row = earlier.rows.first {
        place.map { [$0.first, $0.last] } == [$0.section, $0.index] || reference.text == $0.id
      }
      if let row, !rows.contains(row.node) { rows.append(row.node) }
    }
    return expect(result["rows"]?.elements == rows, "not the rows as they were: \(rows)")
  }
  private func ofValidated() -> String? {
    guard let field = now.field(params["field"]?.text), field.isLive else { return nil }
    let isValid = field.node["state"]?["valid"] != false
    return expect(
      result["valid"] == .bool(isValid)
        && result["firstInvalid"] == (isValid ? nil : .text(field.id)))
  }
  private func ofSubmit() -> String? {
    let isValid = earlier.definition["state"]?["valid"] != false
    let invalid = now.fields.first { $0.node["state"]?["valid"] == false }
    guard result["submitted"] == .bool(isValid) else { return "submitted should be \(isValid)" }
    if isValid { return expect(outcome == "submitted" && result["values"] != nil) }
    let shown = now.fields.allSatisfy { field in
      !field.isLive
        || field.node["state"]?["touched"] == true && field.node["state"]?["showsIssues"] == true
    }
    return expect(
      outcome == nil && result["values"] == nil && shown
        && result["firstInvalid"] == invalid.map { .text($0.id) })
  }
}
