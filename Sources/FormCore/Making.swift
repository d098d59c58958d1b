// From definitions to sections and rows: ids given, attributes compiled, values checked.
// SPDX-License-Identifier: MIT

extension Form {
  /// Sections as they will stand; nothing is changed but the id counter.
  func make(_ definitions: [SectionDefinition]) throws(Fault) -> [Section] {
    try checkRoom(for: definitions.reduce(0) { $0 + $1.rowCount })
    var sections: [Section] = []
    sections.reserveCapacity(definitions.count)
    for (index, definition) in definitions.enumerated() {
      sections.append(
        try Fault.at([.index(index)]) { () throws(Fault) in
          try checkLimits(definition.attributes)
          let section = Section(
            Section.Content(
              id: try id(definition.id), attributes: definition.attributes, stamp: now,
              rowsStamp: now, place: now,
              logic: try Logic.make(definition.attributes, nil, compiling(in: nil))))
          try begin(section, as: definition)
          if section.isRepeated {
            try fill(section, with: definition)
          } else {
            let rows = try Fault.at([.member("rows")]) { () throws(Fault) in
              try build(definition.rows, RowBirth(enabled: section.enabled))
            }
            section.list.insert(rows, at: 0)
          }
          if draft.withState { try takeBackMarks(definition.state, on: .section(section)) }
          return section
        })
    }
    return sections
  }
  /// Rows as they will stand in `section`.
  func make(_ definitions: [RowDefinition], in section: Section) throws(Fault) -> [Row] {
    try checkRoom(for: definitions.count)
    return try build(definitions, RowBirth(enabled: section.enabled))
  }

  func checkRoom(for count: Int) throws(Fault) {
    guard content.rows + count <= limits.rows else {
      throw Fault(.limitExceeded(limit: "rows", max: limits.rows, actual: content.rows + count))
    }
  }
  /// The id given, or one of the daemon's own; whether somebody has it shows when it is claimed.
  private func id(_ given: Text?) throws(Fault) -> Text {
    guard let given else { return ownId() }
    try Fault.at([.member("id")]) { () throws(Fault) in try checkId(given) }
    return given
  }
  /// Refuses what can be no id; one that looks like the daemon's own is never given again.
  func checkId(_ id: Text) throws(Fault) {
    if let fault = Identifier.fault(id) { throw Fault(.badId(fault)) }
    if let number = Identifier.number(of: id), number <= Identifier.farthest {
      content.nextId = max(content.nextId, number + 1)
    }
  }
  /// The next id of the daemon's own.
  func ownId() -> Text {
    var id: Text
    repeat {
      id = Text("~\(content.nextId)")
      content.nextId += 1
      // An author's may be farther than the counter goes by itself.
    } while content.nextId > Identifier.farthest && (rowsById[id] != nil || sectionsById[id] != nil)
    return id
  }

  func build(_ definitions: [RowDefinition], _ birth: RowBirth) throws(Fault) -> [Row] {
    var rows: [Row] = []
    rows.reserveCapacity(definitions.count)
    for (index, definition) in definitions.enumerated() {
      rows.append(
        try Fault.at([.index(index)]) { () throws(Fault) in
          try build(definition, birth)
        })
    }
    return rows
  }
  /// Marks as they stand in the state of a saved draft.
  func takeBackMarks(_ state: Value?, on target: Markable) throws(Fault) {
    try Fault.at([.member("state")]) { () throws(Fault) in
      for mark in try Remark.marks(inState: state) { try self.mark(target, mark) }
    }
  }
  func build(_ definition: RowDefinition, _ birth: RowBirth) throws(Fault) -> Row {
    var id = try id(definition.id)
    if let item = birth.scope?.item { id = Item.id(of: id, in: item) }
    let attributes = definition.attributes.withNumbers(definition.kind)
    let compiling = compiling(in: birth.scope)
    let plan = try FieldPlan.make(definition.kind, attributes, compiling)
    let logic = try Logic.make(attributes, definition.kind, compiling)
    try checkLimits(attributes)
    let usable = birth.enabled && attributes.flag(.enabled)
    let row = Row(
      Row.Content(
        id: id, kind: definition.kind, attributes: attributes, plan: plan, logic: logic,
        answer: try plan.map { plan throws(Fault) in try answer(definition, plan).unjudged(plan) },
        enabled: usable, stamp: now))
    if !definition.parts.isEmpty {
      row.parts = try Fault.at([.member("fields")]) { () throws(Fault) in
        try build(definition.parts, RowBirth(enabled: usable, scope: birth.scope))
      }
      for part in row.parts { part.whole = row }
    }
    if draft.withState, plan != nil { try takeBackMarks(definition.state, on: .field(row)) }
    return row
  }
  private func answer(_ definition: RowDefinition, _ plan: FieldPlan) throws(Fault) -> Answer {
    var value = plan.start
    if let given = definition.value {
      value = try Fault.at([.member("value")]) { () throws(Fault) in
        guard self.draft.withState else { return try normal(given, plan) }
        try checkLengths(given)
        return try plan.remembered(given)
      }
    }
    var answer = Answer(value)
    guard draft.withState, let state = definition.state else { return answer }
    let draft = try Fault.at([.member("state")]) { () throws(Fault) in try AnswerDraft(state) }
    if let raw = draft.raw, plan.type.isTyped {
      answer = Answer(plan.type.read(raw, locale(of: plan)), raw: raw)
      if plan.type.canonicalText(answer.value) == raw { answer.raw = nil }
    }
    answer.baseline = answer.value
    if let baseline = draft.baseline {
      answer.baseline = try Fault.at([.member("state"), .member("baseline")]) { () throws(Fault) in
        try plan.remembered(baseline)
      }
    }
    answer.touched = draft.touched
    answer.showsIssues = draft.showsIssues
    return answer
  }
  /// A value as a field holds it: its type's, one of its options, no longer than text may be.
  func normal(_ value: Value, _ plan: FieldPlan) throws(Fault) -> Value {
    let value = try plan.normal(value)
    try checkLengths(value)
    return value
  }
  /// Every text in `value` must be short enough.
  func checkLengths(_ value: Value) throws(Fault) {
    switch value {
    case .null, .bool, .number: break
    case .text(let text): try checkLength(text)
    case .list(let list): for element in list { try checkLengths(element) }
    case .record(let members): for member in members { try checkLengths(member.value) }
    }
  }
  func checkLength(_ text: Text) throws(Fault) {
    guard text.byteCount <= limits.textBytes else {
      throw Fault(
        .limitExceeded(limit: "textBytes", max: limits.textBytes, actual: text.byteCount))
    }
  }
  /// Refuses a list of more options than there may be.
  private func check(options: Value?, at place: [Fault.Step]) throws(Fault) {
    let count = options?.list?.count ?? 0
    guard count <= limits.options else {
      throw Fault(.limitExceeded(limit: "options", max: limits.options, actual: count), at: place)
    }
  }
  /// Refuses too many options, and texts that are too long.
  func checkLimits(_ attributes: Attributes) throws(Fault) {
    try check(options: attributes[.options], at: [.member("options")])
    if let alternatives = attributes[.optionsWhen] {
      try check(options: alternatives, at: [.member("optionsWhen")])
      for (index, alternative) in (alternatives.list ?? []).enumerated() {
        try check(
          options: alternative.member("options"),
          at: [.member("optionsWhen"), .index(index), .member("options")])
      }
    }
    // Together they are longer than each of them.
    guard attributes.byteCount > limits.textBytes else { return }
    for entry in attributes.entries {
      try Fault.at([.member(StaticWord(entry.attribute.spec.name))]) { () throws(Fault) in
        try checkLengths(entry.value)
      }
    }
  }
}

extension Answer {
  /// The same, before anybody said anything of it.
  fileprivate func unjudged(_ plan: FieldPlan) -> Answer {
    guard !plan.customs.isEmpty else { return self }
    var answer = self
    answer.opinions = plan.customs.map { _ in nil }
    return answer
  }
}
