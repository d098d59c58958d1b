// From definitions to sections and rows: ids given, attributes compiled, values checked.
// SPDX-License-Identifier: MIT

extension Form {
  /// Sections as they will stand; nothing is changed but the id counter.
  func make(_ definitions: [SectionDefinition]) throws(Fault) -> [Section] {
    try checkRoom(for: definitions.reduce(0) { $0 + $1.rows.count })
    var rowIds: Set<Text> = []
    var sectionIds: Set<Text> = []
    for (index, definition) in definitions.enumerated() {
      try Fault.at([.index(index)]) { () throws(Fault) in
        try check(definition.id, isTaken: { sectionsById[$0] != nil }, among: &sectionIds)
        try Fault.at([.member("rows")]) { () throws(Fault) in
          try checkIds(definition.rows, among: &rowIds)
        }
      }
    }
    var sections: [Section] = []
    sections.reserveCapacity(definitions.count)
    for (index, definition) in definitions.enumerated() {
      let section = Section(
        Section.Content(
          id: definition.id ?? ownId(), attributes: definition.attributes, stamp: now,
          rowsStamp: now, place: now,
          logic: try Fault.at([.index(index)]) { () throws(Fault) in
            try Logic.make(definition.attributes, nil)
          }))
      let rows = try Fault.at([.index(index), .member("rows")]) { () throws(Fault) in
        try build(definition.rows, enabled: section.enabled)
      }
      section.list.insert(rows, at: 0)
      sections.append(section)
    }
    return sections
  }
  /// Rows as they will stand in `section`.
  func make(_ definitions: [RowDefinition], in section: Section) throws(Fault) -> [Row] {
    try checkRoom(for: definitions.count)
    var ids: Set<Text> = []
    try checkIds(definitions, among: &ids)
    return try build(definitions, enabled: section.enabled)
  }

  private func checkRoom(for count: Int) throws(Fault) {
    guard content.rows + count <= limits.rows else {
      throw Fault(.limitExceeded(limit: "rows", max: limits.rows, actual: content.rows + count))
    }
  }
  private func checkIds(_ definitions: [RowDefinition], among ids: inout Set<Text>)
    throws(Fault)
  {
    for (index, definition) in definitions.enumerated() {
      try Fault.at([.index(index)]) { () throws(Fault) in
        try check(definition.id, isTaken: { rowsById[$0] != nil }, among: &ids)
        if !definition.parts.isEmpty {
          try Fault.at([.member("fields")]) { () throws(Fault) in
            try checkIds(definition.parts, among: &ids)
          }
        }
      }
    }
  }
  /// Refuses what can be no id, and outside of a batch at once what somebody else is called.
  private func check(_ id: Text?, isTaken: (Text) -> Bool, among ids: inout Set<Text>)
    throws(Fault)
  {
    guard let id else { return }
    try Fault.at([.member("id")]) { () throws(Fault) in
      try checkId(id)
      guard !draft.defers else { return }
      guard !isTaken(id), ids.insert(id).inserted else { throw Fault(.duplicateId(id)) }
    }
  }
  /// Refuses what can be no id; one that looks like the daemon's own is never given again.
  func checkId(_ id: Text) throws(Fault) {
    if let fault = Identifier.fault(id) { throw Fault(.badId(fault)) }
    if let number = Identifier.number(of: id) { content.nextId = max(content.nextId, number + 1) }
  }
  /// The next id of the daemon's own.
  func ownId() -> Text {
    let id = Text("~\(content.nextId)")
    content.nextId += 1
    return id
  }

  private func build(_ definitions: [RowDefinition], enabled: Bool) throws(Fault) -> [Row] {
    var rows: [Row] = []
    rows.reserveCapacity(definitions.count)
    for (index, definition) in definitions.enumerated() {
      rows.append(
        try Fault.at([.index(index)]) { () throws(Fault) in
          try build(definition, enabled: enabled)
        })
    }
    return rows
  }
  private func build(_ definition: RowDefinition, enabled: Bool) throws(Fault) -> Row {
    let plan = try FieldPlan.make(definition.kind, definition.attributes)
    let logic = try Logic.make(definition.attributes, definition.kind)
    try checkLimits(definition.attributes)
    let stamp = now
    let usable = enabled && definition.attributes.flag(.enabled)
    let row = Row(
      Row.Content(
        id: definition.id ?? ownId(), kind: definition.kind, attributes: definition.attributes,
        plan: plan, logic: logic,
        answer: try plan.map { plan throws(Fault) in try answer(definition, plan) },
        enabled: usable, stamp: stamp, answerStamp: stamp, place: stamp))
    if !definition.parts.isEmpty {
      row.parts = try Fault.at([.member("fields")]) { () throws(Fault) in
        try build(definition.parts, enabled: usable)
      }
      for part in row.parts { part.whole = row }
    }
    return row
  }
  private func answer(_ definition: RowDefinition, _ plan: FieldPlan) throws(Fault) -> Answer {
    var value = plan.start
    if let given = definition.value {
      value = try Fault.at([.member("value")]) { () throws(Fault) in
        try normal(given, plan)
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
        try plan.normal(baseline)
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
  private func checkLengths(_ value: Value) throws(Fault) {
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
  func checkLimits(_ attributes: Attributes) throws(Fault) {
    let options = attributes[.options]?.list?.count ?? 0
    guard options <= limits.options else {
      throw Fault(
        .limitExceeded(limit: "options", max: limits.options, actual: options),
        at: [.member("options")])
    }
  }
}
