// A walk over a form that looks for what its author may not have meant.
// SPDX-License-Identifier: MIT

/// A walk over a form that looks for what its author may not have meant.
struct Lint {
  let form: Form
  private(set) var warnings: [Warning] = []
  /// Where the walk is.
  private var place: [Fault.Step] = []
  /// Rows of the template it is in, by the names they have in there.
  private var named: [Text: Row] = [:]
  /// Whether something around it never shows.
  private var isHidden = false
  /// The work that conditions may still do.
  var meter: WorkMeter
  /// How many answers may still be judged: many rows with long lists are a lot of work.
  var judgements = 1_000_000

  init(_ form: Form) {
    self.form = form
    meter = WorkMeter(
      maxSteps: form.limits.conditionSteps, maxTextBytes: form.limits.conditionTextBytes,
      maxDepth: form.limits.conditionDepth)
  }
  mutating func inside(_ steps: [Fault.Step], _ body: (inout Lint) -> Void) {
    place += steps
    body(&self)
    place.removeLast(steps.count)
  }
  mutating func inside(_ attribute: Attribute, _ body: (inout Lint) -> Void) {
    inside([.member(StaticWord(attribute.spec.name))], body)
  }
  mutating func warn(_ finding: Warning.Finding) {
    warnings.append(Warning(path: place, finding: finding))
  }

  // MARK: Nodes

  mutating func section(_ section: Section) {
    node(section.content.attributes) { lint in
      guard let template = section.content.template else {
        for (index, row) in section.list.enumerated() {
          lint.inside([.member("rows"), .index(index)]) { $0.row(row) }
        }
        return
      }
      lint.template(template)
    }
  }
  /// What is wrong with the template is wrong with all items, which are not looked at.
  private mutating func template(_ template: ItemTemplate) {
    let birth = RowBirth(
      enabled: true, scope: NameScope(names: template.names, item: nil))
    guard let rows = try? form.build(template.rows, birth) else { return }
    for (name, spot) in template.spots {
      named[name] = spot.part.map { rows[spot.row].parts[$0] } ?? rows[spot.row]
    }
    for (index, row) in rows.enumerated() {
      inside([.member("repeat"), .member("template"), .index(index)]) { $0.row(row) }
    }
    named = [:]
  }
  /// The row or field that a condition here calls so.
  func row(_ id: Text) -> Row? { named[id] ?? form.rowsById[id] }
  private mutating func row(_ row: Row) {
    node(row.content.attributes) { lint in
      lint.field(row)
      for (index, part) in row.parts.enumerated() {
        lint.inside([.member("fields"), .index(index)]) { $0.row(part) }
      }
    }
  }
  /// Looks at what sections and rows have in common, then at what is inside.
  private mutating func node(_ attributes: Attributes, _ body: (inout Lint) -> Void) {
    let wasHidden = isHidden
    if let source = attributes[.visibleWhen] {
      inside(.visibleWhen) { $0.condition(source) }
      isHidden = isHidden || truth(of: source) == false
    }
    if let source = attributes[.enabledWhen] {
      // What is disabled now, its author may enable later: only then it says something.
      inside(.enabledWhen) { $0.condition(source) }
    }
    body(&self)
    isHidden = wasHidden
  }
  private mutating func field(_ row: Row) {
    let attributes = row.content.attributes
    guard row.content.answer != nil else { return }
    if let source = attributes[.requiredWhen] {
      inside(.requiredWhen) { lint in
        lint.condition(source)
        if attributes.flag(.required) { lint.warn(.redundant(beside: .required)) }
      }
    }
    if let source = attributes[.computed] { inside(.computed) { $0.computation(source) } }
    if let source = attributes[.validWhen] { inside(.validWhen) { $0.condition(source) } }
    if let named = attributes[.matches] { inside(.matches) { $0.other(named, of: row) } }
    for (index, rule) in (attributes[.rules]?.list ?? []).enumerated() {
      inside([.member("rules"), .index(index)]) { lint in
        if let source = rule.member("when") {
          lint.inside([.member("when")]) { $0.condition(source) }
        }
        if rule.member("rule") == .text("matches"), let named = rule.member("field") {
          lint.inside([.member("field")]) { $0.other(named, of: row) }
        }
      }
    }
    if let alternatives = attributes[.optionsWhen]?.list { offers(alternatives) }
    rules(of: row)
    if isHidden, attributes.flag(.required) { inside(.required) { $0.warn(.neverShown) } }
  }
  /// A field whose answer must be repeated.
  private mutating func other(_ named: Value, of row: Row) {
    guard let id = named.text ?? named.member("field")?.text else { return }
    if id == row.id { return warn(.constant(holds: true)) }
    guard let other = self.row(id) else { return warn(.unknownField(id)) }
    if other.content.answer == nil { warn(.noAnswer(id)) }
  }

  // MARK: Conditions that are always the same

  private mutating func condition(_ source: Value) {
    names(in: source)
    if let holds = truth(of: source) { warn(.constant(holds: holds)) }
  }
  private mutating func computation(_ source: Value) {
    names(in: source)
    if constant(source, truth: false) != nil { warn(.constantValue) }
  }
  /// An `else` at the end is no mistake.
  private mutating func offers(_ alternatives: [Value]) {
    var conditions: [Value] = []
    var isDecided = false
    for (index, alternative) in alternatives.enumerated() {
      guard let source = alternative.member("when") else { continue }
      inside([.member("optionsWhen"), .index(index)]) { lint in
        if isDecided || conditions.contains(source) { lint.warn(.unreachable) }
        lint.inside([.member("when")]) { lint in
          lint.names(in: source)
          let truth = lint.truth(of: source)
          if truth == false { lint.warn(.constant(holds: false)) }
          isDecided = isDecided || truth == true
        }
      }
      conditions.append(source)
    }
  }
  /// Whether a condition that looks at nothing holds; nil for one that looks at something.
  private mutating func truth(of source: Value) -> Bool? {
    constant(source, truth: true)?.isTruthy
  }
  private mutating func constant(_ source: Value, truth: Bool) -> Value? {
    let permit = Condition.Permit(validity: true, truth: truth, limits: form.limits)
    guard let condition = try? Condition(source, permit), condition.uses.isEmpty else { return nil }
    return try? condition.value(FormAnswers(form: form, reveals: false, item: nil), &meter)
  }
}
