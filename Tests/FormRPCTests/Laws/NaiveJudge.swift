// Judging by a second, naive implementation: from a snapshot and its revealed values alone.
// SPDX-License-Identifier: MIT

/// What should be wrong with each field of a form, worked out from scratch.
struct NaiveJudge {
  /// A rule that failed, and how much it matters.
  struct Issue: Comparable, CustomStringConvertible {
    let rule: Word
    let level: Word
    var description: String { "\(rule) (\(level))" }
    static func < (left: Issue, right: Issue) -> Bool { left.description < right.description }
  }
  private struct Answer {
    let row: Scene.Row
    let value: Tree
    /// What was typed, where it is not how the value is written.
    var raw: Word? { row.node["state"]?["raw"]?.text }
    var isEmpty: Bool {
      if let raw, !raw.bytes.isEmpty { return false }
      return value == .null || value == "" || value == []
    }
    /// Large numbers come as text but are none.
    var isNumber: Bool {
      row.isRanged || row.kind == "textField" && row.type == "integer"
    }
    var typed: Word {
      if let raw { return raw }
      switch value {
      case .text(let word), .number(let word): return word
      default: return ""
      }
    }
  }
  private let answers: [Word: Answer]
  private let unit: Word
  private let scene: Scene
  private let oracle: Oracle

  /// Judges a snapshot; `revealed` is what `form/values` answers with `reveal`.
  init(_ scene: Scene, revealed: Tree) {
    self.scene = scene
    oracle = Oracle(scene, revealed: revealed)
    unit = scene.definition["lengthUnit"]?.text ?? "graphemes"
    var answers: [Word: Answer] = [:]
    for row in scene.fields {
      answers[row.id] = Answer(row: row, value: row.value(revealed: revealed[row.id]))
    }
    self.answers = answers
  }

  /// Says where the snapshot disagrees; nil where it does nowhere.
  func disagreement() -> String? {
    if let trouble = oracle.disagreement() { return trouble }
    var invalid = false
    var dirty = false
    for row in scene.fields {
      let state = row.node["state"] ?? [:]
      let told = (state["issues"]?.elements ?? []).filter { $0["source"] == "rule" }
        .map { Issue(rule: $0["rule"]?.text ?? "?", level: $0["level"]?.text ?? "?") }.sorted()
      let past = row.isLive && scene.showsThePast(row)
      // What was typed into a secret number is shown to nobody, so nobody else can judge it.
      let isHidden = row.isSecret && row.type == "integer"
      let expected = isHidden ? told : issues(row).sorted()
      if told != expected, !past {
        return "\(row.id) should have the issues \(expected), not \(told)"
      }
      let blocks = expected.contains { $0.level == "error" } || row.isLive && blocks(row.marks)
      let isInvalid = state["valid"] == false
      if isInvalid != blocks, !(past && isHidden) {
        return "valid of \(row.id) should be \(!blocks)"
      }
      invalid = invalid || isInvalid
      let isDirty = state["dirty"]?.isTrue ?? false
      dirty = dirty || isDirty
      if let trouble = baseline(row, state, isDirty: isDirty) { return trouble }
    }
    for section in scene.sections
    where section["state"]?["enabled"] != false && section["state"]?["visible"] != false {
      invalid = invalid || blocks(Scene.marks(section))
    }
    for section in scene.sections {
      let told = (section["state"]?["issues"]?.elements ?? [])
        .filter { $0["source"] == "rule" }.compactMap { $0["rule"]?.text }
      let rule = countRule(section)
      if told != (rule.map { [$0] } ?? []) { return "\(section) should have \(rule ?? "no issue")" }
      invalid = invalid || rule != nil
    }
    let state = scene.definition["state"] ?? [:]
    if (state["valid"] == false) != invalid { return "the form's valid should be \(!invalid)" }
    if (state["dirty"]?.isTrue ?? false) != dirty { return "the form's dirty should be \(dirty)" }
    return nil
  }
  /// What is wrong with the number of a section's items.
  private func countRule(_ section: Tree) -> Word? {
    let isLive = section["state"]?["enabled"] != false && section["state"]?["visible"] != false
    guard let template = section["repeat"], isLive else { return nil }
    let count = section["items"]?.elements?.count ?? 0
    if count < template["min"]?.int ?? 0 { return "minItems" }
    return count > template["max"]?.int ?? .max ? "maxItems" : nil
  }
  private func blocks(_ marks: [Tree]) -> Bool { marks.contains { $0["level"] == "error" } }
  /// `baseline` stands exactly when dirty and differs from the value; a secret's never stands.
  private func baseline(_ row: Scene.Row, _ state: Tree, isDirty: Bool) -> String? {
    if row.isSecret {
      for name in ["baseline", "raw", "display"] as [Word] where state[name] != nil {
        return "the secret \(row.id) shows \(name)"
      }
      let isFilled = !(answers[row.id]?.isEmpty ?? true)
      if row.type == "integer" { return nil }
      let told = state["filled"]?.isTrue ?? false
      return told == isFilled ? nil : "filled of \(row.id) should be \(isFilled)"
    }
    if (state["baseline"] != nil) != isDirty { return "\(row.id) is dirty without a baseline" }
    if isDirty, state["baseline"] == answers[row.id]?.value { return "\(row.id) is not dirty" }
    return nil
  }

  private func issues(_ row: Scene.Row) -> [Issue] {
    guard row.isLive, let answer = answers[row.id] else { return [] }
    var issues: [Issue] = []
    if !answer.isEmpty, !isOfItsType(answer) { issues.append(Issue(rule: "type", level: "error")) }
    let keywords: [Word] = [
      "required", "minLength", "maxLength", "min", "max", "minuteInterval", "minPicks", "maxPicks",
      "const", "matches",
    ]
    if row.node["state"]?["required"] == true, answer.isEmpty {
      issues.append(Issue(rule: "required", level: "error"))
    }
    if let condition = row.node["validWhen"], !answer.isEmpty, !oracle.holds(condition, row.scope) {
      issues.append(Issue(rule: "validWhen", level: "error"))
    }
    for rule in keywords {
      guard let parameter = row.node[rule] else { continue }
      if fails(rule, parameter, answer) { issues.append(Issue(rule: rule, level: "error")) }
    }
    for rule in row.node["rules"]?.elements ?? [] {
      let name = rule["rule"]?.text ?? ""
      let parameter = rule[name == "matches" ? "field" : name] ?? true
      if fails(name, parameter, answer) {
        issues.append(Issue(rule: name, level: rule["level"]?.text ?? "error"))
      }
    }
    return issues
  }
  private func isOfItsType(_ answer: Answer) -> Bool {
    switch (answer.row.kind, answer.row.type) {
    case ("textField", "email"): isAddress(answer.typed)
    case ("textField", "integer"): answer.value != .null
    case (_, _) where answer.row.isChosen: answer.row.keys?.contains(answer.typed) ?? true
    case ("multiPicker", _):
      (answer.value.elements ?? []).allSatisfy { key in
        answer.row.keys.map { keys in keys.contains { .text($0) == key } } ?? true
      }
    default: true
    }
  }
  /// One of the addresses, or what is left of one when another word was typed into its first part.
  private func isAddress(_ word: Word) -> Bool {
    if Material.addresses.contains(word) { return true }
    let parts = word.description.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1] == "example.com" || parts[1] == "mail.example.org" else {
      return false
    }
    let atoms = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    return atoms.allSatisfy { atom in
      !atom.isEmpty
        && atom.utf8.allSatisfy { byte in
          UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
            || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || "+-".utf8.contains(byte)
        }
    }
  }
  private func fails(_ rule: Word, _ parameter: Tree, _ answer: Answer) -> Bool {
    switch rule {
    case "required": return answer.isEmpty
    case "matches":
      let id = answer.row.meant(parameter.text ?? parameter["field"]?.text ?? "")
      guard let other = answers[id], !other.isEmpty else { return !answer.isEmpty }
      return answer.isEmpty || answer.isNumber != other.isNumber || answer.value != other.value
    case "minPicks": return (answer.value.elements?.count ?? 0) < parameter.int ?? 0
    case _ where answer.isEmpty: return false
    case "maxPicks": return (answer.value.elements?.count ?? 0) > parameter.int ?? .max
    case "minuteInterval": return (minute(answer.value) ?? 0) % (parameter.int ?? 1) != 0
    // The generator's dates are of equal length, and in the order of their bytes.
    case "min" where answer.row.isDate:
      return answer.typed.description < parameter.text?.description ?? ""
    case "max" where answer.row.isDate:
      return answer.typed.description > parameter.text?.description ?? ""
    case "minLength": return length(answer.typed) < parameter.int ?? 0
    case "maxLength": return length(answer.typed) > parameter.int ?? .max
    case "min": return number(answer.value).map { $0 < number(parameter) ?? 0 } ?? false
    case "max": return number(answer.value).map { $0 > number(parameter) ?? 0 } ?? false
    case "const": return answer.value != parameter
    default: return true
    }
  }
  /// The minutes of a time of day.
  private func minute(_ value: Tree) -> Int? {
    let parts = (value.text?.description ?? "").split(separator: ":")
    return parts.count > 1 ? Int(parts[1].prefix(2)) : nil
  }
  private func length(_ word: Word) -> Int {
    let text = word.description
    return switch unit {
    case "scalars": text.unicodeScalars.count
    case "utf16": text.utf16.count
    case "bytes": text.utf8.count
    default: text.count
    }
  }
  /// Near enough for the few numbers the generator knows; large ones come as text.
  private func number(_ value: Tree) -> Double? {
    switch value {
    case .number(let word), .text(let word): Double(word.description)
    default: nil
    }
  }
}
