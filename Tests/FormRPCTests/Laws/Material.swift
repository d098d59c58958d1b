// What random edits are made of: rows, sections, answers right and wrong, all from one seed.
// SPDX-License-Identifier: MIT

@testable import FormRPC

/// A seeded source of rows, sections and answers.
struct Material {
  var random: Seeded
  /// What fields that keep secrets are given; nothing else ever contains it.
  static let secret = "mArKeR"
  /// Limits small enough to be met by chance.
  static let textBytes = 64
  static let options = 6
  static let rows = 40
  static var limits: Limits {
    var limits = Limits()
    limits.form.rows = rows
    limits.form.options = options
    limits.form.textBytes = textBytes
    return limits
  }
  /// E-mail addresses among the texts; the other texts are none.
  static let addresses: Set<Word> = ["ada@example.com", "g.h+x@mail.example.org"]
  /// Texts for fields of any type, some of them a whole number.
  static let texts: [Word] = [
    "", "a", "Ada", "Grace", "é", "e\u{301}", "👩‍👩‍👧", "naïve 😀", "a\"b\\c\u{1}\n", "  ", "12", "-3",
    "007", "+5", "1.5", "99999999999999999999", "not@an address", "x@localhost", "ada@example.com",
    "g.h+x@mail.example.org", "eleven char", "{label}", "<b>",
  ]
  private static let integers: [Tree] = [0, 1, -1, 7, 12, 40, 1000, "8", "99999999999999999999"]
  static let keys: [Word] = ["k1", "k2", "k3", "e\u{301}", "é", "k 6"]
  /// Whether fields may keep secrets.
  var keepsSecrets = true
  /// What rows may follow from other answers.
  var reactions = Reactions.all
  private var count = 0
  /// Names of the template that is being made.
  private var own: [Word] = []

  /// The form a run works on; ids come again, each time as another form.
  static func id(episode: Int) -> Word { "form-\(episode % 3)" }

  init(_ seed: UInt64) { random = Seeded(seed) }

  /// Kinds that hold the key of one option.
  static let chosen: Set<Word> = ["picker", "segmented", "selectorPicker", "inlinePicker"]
  /// Kinds that hold a date or a time.
  static let dated: Set<Word> = ["datePicker", "selectorDatePicker", "inlineDatePicker"]
  /// Dates and times by mode, as they are written, each mode's of equal length and in order.
  static let dates: [(mode: Word, values: [Word])] = [
    ("date", ["2025-12-31", "2026-01-31", "2028-02-29"]),
    ("time", ["00:00", "10:10", "10:30", "23:45"]),
    ("dateAndTime", ["2026-01-31T10:10", "2026-01-31T10:30", "2028-02-29T23:45"]),
    ("instant", ["2026-01-31T10:10:00Z", "2026-01-31T10:30:00Z", "2028-02-29T23:45:00Z"]),
    ("countDownTimer", ["PT1H15M", "PT1H30M", "PT2H30M"]),
  ]
  static func dates(_ mode: Word) -> [Word] { dates.first { $0.mode == mode }?.values ?? [] }
  /// Kinds other than those of text, each as likely as the next.
  private static let kinds: [Word] = [
    "label", "check", "switch", "picker", "stepper", "slider", "segmented", "selectorPicker",
    "inlinePicker", "multiPicker", "datePicker", "selectorDatePicker", "inlineDatePicker", "custom",
  ]

  /// Where steppers and sliders end.
  static let top = 10

  mutating func chance(_ one: Int, in all: Int) -> Bool { random.below(all) < one }
  mutating func word() -> Word { random.pick(Material.texts) }
  /// An id nothing ever had, or one from a small pool that something may have had.
  mutating func id(_ prefix: String, taken: Set<Word>) -> Word {
    let again = Word("\(prefix)\(random.below(12))")
    if chance(1, in: 3), !taken.contains(again) { return again }
    count += 1
    return "\(prefix)-\(count)"
  }

  // MARK: Answers

  /// A value that `field` takes.
  mutating func value(for field: Scene.Row) -> Tree {
    if chance(1, in: 10) { return .null }
    if field.isSecret, field.kind == "textField" { return .text(secretWord()) }
    switch field.kind {
    case "check", "switch": return .bool(chance(1, in: 2))
    case "stepper", "slider": return .number(Word("\(random.below(Material.top + 1))"))
    case "multiPicker":
      return .list((field.keys ?? Material.keys).filter { _ in chance(1, in: 2) }.map { .text($0) })
    case "custom": return random.pick(["x", true, [1, .null], ["b": [1], "a": "x"], [:]])
    case _ where field.isDate: return .text(random.pick(Material.dates(field.mode)))
    case _ where field.isChosen:
      let keys = field.keys ?? Material.keys
      return keys.isEmpty ? .null : .text(random.pick(keys))
    default: return field.type == "integer" ? random.pick(Material.integers) : .text(word())
    }
  }
  /// Text as a person might type it into `field`.
  mutating func raw(for field: Scene.Row) -> Tree {
    .text(field.isSecret ? secretWord() : word())
  }
  /// A value that `field` does not take.
  mutating func wrongValue(for field: Scene.Row) -> Tree {
    let secret: Tree = field.isSecret ? .text(secretWord()) : "x"
    switch field.kind {
    case "check", "switch": return random.pick([1, "true", [true], ["value": true], secret])
    case _ where field.isChosen: return random.pick([1, true, [secret], [:]])
    case "multiPicker": return random.pick([1, true, "k1", ["k1", 1]])
    case "stepper", "slider": return random.pick([true, "x", [secret]])
    case _ where field.isDate: return random.pick([1, true, "x", "2026-02-30", ["10:30"]])
    default:
      return field.type == "integer"
        ? random.pick([true, "x", [secret], .number("1.5"), "1.0", " 1"])
        : random.pick([1, false, [secret], ["value": secret]])
    }
  }
  mutating func secretWord() -> Word {
    Word(chance(1, in: 8) ? "" : "\(Material.secret)\(random.below(3))")
  }

  // MARK: Definitions

  /// A section with up to `rows` rows.
  mutating func section(_ scene: Scene?, rows: Int) -> Tree {
    let ids = Set(scene?.sections.compactMap { $0["id"]?.text } ?? [])
    var section: Tree = [:]
    if chance(4, in: 5) { section["id"] = .text(id("s", taken: ids)) }
    if chance(1, in: 3) { section["header"] = .text(word()) }
    if chance(1, in: 4) { section["footer"] = ["text": .text(word()), "hints": ["image": 1]] }
    if chance(1, in: 8) { section["enabled"] = false }
    if chance(1, in: 12) { section["readonly"] = true }
    react(&section, kind: nil, scene)
    if chance(1, in: 5) {
      section["repeat"] = template(scene)
      section["items"] = items(section["repeat"] ?? [:], random.below(3))
    } else {
      section["rows"] = .list(self.rows(scene, random.below(rows + 1)))
    }
    return section
  }
  /// What a section repeats: a row or two by names that the form may have too.
  mutating func template(_ scene: Scene?) -> Tree {
    var names = (0..<4).map { Word("r\(($0 * 3 + random.below(3)) % 12)") }
    own = names
    defer { own = [] }
    func named(_ node: Tree) -> Tree {
      var node = node.with("id", .text(names.removeLast()))
      // A template keeps no secret.
      if node["secret"] == true || node["type"] == "password" { node["value"] = nil }
      return node
    }
    var rows: [Tree] = []
    for var row in self.rows(scene, 1 + random.below(2)) where names.count > 2 || rows.isEmpty {
      row = named(row)
      if let parts = row["fields"]?.elements { row["fields"] = .list(parts.prefix(2).map(named)) }
      rows.append(row)
    }
    var template: Tree = ["template": .list(rows)]
    if chance(1, in: 2) { template["min"] = .number("\(random.below(2))") }
    if chance(2, in: 3) { template["max"] = .number("\(2 + random.below(2))") }
    if chance(1, in: 4) { template["addTitle"] = .text(word()) }
    return template
  }
  /// So many items of what a section repeats, some of their values given.
  mutating func items(_ template: Tree, _ count: Int) -> Tree {
    .list(
      (0..<count).map { _ in
        var values: Tree = [:]
        for field in Scene(["sections": [["rows": template["template"] ?? []]]]).fields
        where !field.isComputed && chance(1, in: 2) {
          values[field.id] = value(for: field)
        }
        return chance(1, in: 2) ? values : ["values": values]
      })
  }
  /// So many rows with ids that differ from each other.
  mutating func rows(_ scene: Scene?, _ count: Int) -> [Tree] {
    var taken = scene?.taken ?? []
    return (0..<count).map { _ in
      let row = self.row(scene, taken: taken)
      for node in [row] + (row["fields"]?.elements ?? []) {
        if let id = node["id"]?.text { taken.insert(id) }
      }
      return row
    }
  }
  mutating func row(_ scene: Scene?, taken: Set<Word>) -> Tree {
    var row: Tree = ["kind": .text(random.pick(Material.kinds))]
    if chance(2, in: 5) { row["kind"] = "textField" }
    if chance(1, in: 5) { row["kind"] = random.pick(["stepper", "stepper", "label", "check"]) }
    if chance(4, in: 5) { row["id"] = .text(id("r", taken: taken)) }
    if chance(1, in: 10) { return several(row, scene, taken: taken) }
    if chance(1, in: 2) { row["title"] = .text(word()) }
    if chance(1, in: 8) { row["enabled"] = false }
    if chance(1, in: 12) { row["readonly"] = true }
    if chance(1, in: 8) {
      row["hints"] = ["height": 2, "b": [.null, .number("1.50"), ["z": 1, "a": 2]]]
    }
    if chance(1, in: 10) { row["_note"] = "passed over" }
    react(&row, kind: row["kind"]?.text, scene)
    guard row["kind"] != "label" else {
      if chance(1, in: 2) { row["action"] = "submit" }
      return row
    }
    if row["kind"] == "stepper" || row["kind"] == "slider" {
      row["max"] = .number(Word("\(Material.top)"))
      if chance(1, in: 3) { row["wraps"] = true }
    } else {
      rules(&row, scene)
    }
    if row["computed"] == nil, chance(1, in: 3) {
      row["value"] = value(for: Scene(["sections": [["rows": [row]]]]).rows[0])
    }
    return row
  }
  /// A row of several fields, the second a text field without saying so.
  private mutating func several(_ row: Tree, _ scene: Scene?, taken: Set<Word>) -> Tree {
    var taken = taken
    if let id = row["id"]?.text { taken.insert(id) }
    var fields: [Tree] = []
    while fields.count < 2 {
      let field = self.row(scene, taken: taken)
      guard field["kind"] != "label", field["kind"] != "fields" else { continue }
      if let id = field["id"]?.text { taken.insert(id) }
      fields.append(field)
    }
    if fields[1]["kind"] == "textField" { fields[1]["kind"] = nil }
    return row.with("kind", "fields").with("fields", .list(fields))
  }
  private mutating func rules(_ row: inout Tree, _ scene: Scene?) {
    if chance(1, in: 3) { row["required"] = true }
    if chance(1, in: 4) {
      row["validateOn"] = random.pick(["change", "blur", "submit", "demand"])
    }
    if chance(1, in: 8) { row["locale"] = random.pick(["de", "fr", "ja-JP"]) }
    if chance(1, in: 6) { row["matches"] = fieldName(scene) }
    if chance(1, in: 10) { row["messages"] = ["required": "Please.", "*": "No: {title}"] }
    switch row["kind"]?.text ?? "" {
    case "textField":
      let type = textType()
      row["type"] = .text(type)
      if type != "integer", keepsSecrets, chance(1, in: 8) { row["secret"] = true }
      if chance(1, in: 3) { row["minLength"] = .number(Word("\(random.below(4))")) }
      if chance(1, in: 3) { row["maxLength"] = .number(Word("\(3 + random.below(6))")) }
      if type == "integer", chance(1, in: 2) { row["min"] = random.pick([0, 1, "-2"]) }
      if type == "integer", chance(1, in: 2) { row["max"] = random.pick([7, 12, 40]) }
      if chance(1, in: 8) { row["const"] = type == "integer" ? 7 : "Ada" }
    case let kind where Material.chosen.contains(kind) || kind == "multiPicker":
      if chance(5, in: 6) { row["options"] = options(random.below(Material.options + 1)) }
      guard kind == "multiPicker" else { break }
      if chance(1, in: 3) { row["minPicks"] = .number("\(random.below(3))") }
      if chance(1, in: 3) { row["maxPicks"] = .number("\(2 + random.below(3))") }
    case let kind where Material.dated.contains(kind):
      let (mode, values) = random.pick(Material.dates)
      if mode != "date" || chance(1, in: 2) { row["mode"] = .text(mode) }
      if mode == "countDownTimer" { break }
      if chance(1, in: 4) { row["min"] = .text(values[1]) }
      if chance(1, in: 4) { row["max"] = .text(values[values.count - 1]) }
      if mode != "date", chance(1, in: 4) { row["minuteInterval"] = 15 }
    case "custom":
      row["customKind"] = "stars"
      if chance(1, in: 2) { row["editable"] = true }
      if chance(1, in: 3) { row["attributes"] = ["z": 1, "a": [.null, "b"]] }
    default: if chance(1, in: 4) { row["const"] = true }
    }
    if chance(1, in: 4) { row["rules"] = listedRules(row, scene) }
  }
  mutating func textType() -> Word {
    random.pick(["text", "email", "integer", keepsSecrets ? "password" : "text", "regular"])
  }
  private mutating func listedRules(_ row: Tree, _ scene: Scene?) -> Tree {
    var rules: [Tree] = [["rule": "required", "level": random.pick(["error", "warning", "info"])]]
    if chance(1, in: 2) {
      rules.append(["rule": "matches", "field": fieldName(scene), "message": "Not the same."])
    }
    if row["kind"] == "textField" {
      rules.append(["rule": "maxLength", "maxLength": 9, "code": "long", "level": "warning"])
    }
    return .list(rules)
  }
  mutating func fieldName(_ scene: Scene?) -> Tree {
    if !own.isEmpty, chance(1, in: 3) { return .text(random.pick(own)) }
    let ids = scene?.fields.map(\.id) ?? []
    return .text(ids.isEmpty || chance(1, in: 5) ? "r\(random.below(12))" : random.pick(ids))
  }
  mutating func options(_ count: Int) -> Tree {
    let keys = chance(1, in: 4) ? Array(Material.keys.reversed()) : Material.keys
    return .list(
      keys.prefix(count).map { key in
        chance(1, in: 3) ? ["key": .text(key), "title": .text(word())] : ["key": .text(key)]
      })
  }
  /// A form of some sections.
  mutating func form(_ id: Word) -> Tree {
    var form: Tree = ["id": .text(id), "title": .text(word())]
    if chance(1, in: 3) { form["validateOn"] = "change" }
    form["sections"] = .list(
      (0..<(2 + random.below(2))).map { number in
        var section = self.section(nil, rows: 0)
        section["id"] = .text("s-\(number)")
        if number == 0 {
          (section["repeat"], section["items"]) = (nil, nil)
          section["rows"] = .list(rows(nil, 6))
        } else if section["repeat"] == nil {
          section["rows"] = []
        }
        return section
      })
    return form
  }
}
