// What follows from an edit by itself: who shows, what is computed, who can be used, who is judged.
// SPDX-License-Identifier: MIT

extension Form {
  /// Brings everything derived up to date; the last step of a transaction.
  ///
  /// Each condition that looks at something changed is worked out once, behind all that it follows
  /// from: first who shows, what that clears and what is computed, then who can be used and must be
  /// answered, then what is wrong, and last the labels, which may ask for that.
  /// - Throws: `conditionCycle`, `badCondition`, or `limitExceeded` naming a condition.
  func settle() throws(Fault) {
    noteMove()
    if draft.links.count > draft.linked { try link() }
    while let node = draft.agenda.next(below: Node.late) { try settleNode(node) }
    if content.toldDirty != isDirty {
      content.toldDirty = isDirty
      announce(.dirt)
    }
    for section in draft.sectionQueue { try renewAllowed(section) }
    for section in draft.counted where section.attached { count(itemsOf: section) }
    // Rows before their fields: a field can be used only where its row can.
    if try renewEnabled(partsOnly: false) { _ = try renewEnabled(partsOnly: true) }
    var next = 0
    var hasLabels = false
    while next < draft.queue.count {
      let row = draft.queue[next]
      next += 1
      row.unmark([.queued, .announced])
      if row.kind == .label { hasLabels = true }
      // One that was set and then taken out is judged too: its answer tells of issues.
      try judge(row)
    }
    if content.toldValid != isValid {
      content.toldValid = isValid
      announce(.formValidity)
    }
    while let node = draft.agenda.next(below: .max) { try settleNode(node) }
    if hasLabels { next = 0 }
    while next < draft.queue.count {
      let row = draft.queue[next]
      next += 1
      row.unmark([.queued, .announced])
      if row.isAttached, row.kind == .label { try renewEnabled(row) }
    }
    Draft.empty(&draft.queue)
  }

  // MARK: Who shows, and what that makes of answers

  private func settleNode(_ node: Node) throws(Fault) {
    switch node {
    case .row(let row):
      if row.isAttached { try settleRow(row) }
    case .section(let section):
      if section.attached { try settleSection(section) }
    case .items: break
    }
  }
  private func settleSection(_ section: Section) throws(Fault) {
    guard section.standing.due.remove(.showing) != nil else { return }
    let condition = section.content.logic?.visible
    let visible = try condition.map { condition throws(Fault) in
      try holds(condition, of: .section(section), .visibleWhen)
    }
    guard section.content.visible != visible ?? true else { return }
    change(section) { $0.visible = visible ?? true }
    announceItems(of: section)
    for row in section.list { draft.agenda.add(.row(row)) }
  }
  private func settleRow(_ row: Row) throws(Fault) {
    if row.standing.due.remove(.showing) != nil {
      let shows = try row.content.logic?.visible.map { condition throws(Fault) in
        try holds(condition, of: .row(row), .visibleWhen)
      }
      if row.content.shows != shows ?? true { change(row) { $0.shows = shows ?? true } }
    }
    let parent = row.whole?.content.visible ?? row.home?.content.visible ?? true
    let visible = row.content.shows && parent
    let appears = visible && !row.content.visible
    if visible != row.content.visible {
      change(row) { $0.visible = visible }
      queue(row)
      for part in row.parts { draft.agenda.add(.row(part)) }
      announce(.visibility(row.id))
      announceValue(of: row)
      if !visible {
        closeTickets(of: row)
        clear(row)
      }
    }
    try settleOffer(row, appears: appears)
    guard row.standing.due.remove(.computing) != nil, let computed = row.content.logic?.computed
    else { return }
    try compute(row, computed)
  }

  // MARK: Who can be used

  private func renewAllowed(_ section: Section) throws(Fault) {
    guard section.attached, section.standing.due.remove(.enabling) != nil else { return }
    let allowed = try section.content.logic?.enabled.map { condition throws(Fault) in
      try holds(condition, of: .section(section), .enabledWhen)
    }
    guard section.content.allowed != allowed ?? true else { return }
    change(section) { $0.allowed = allowed ?? true }
    for row in section.list { queue(row) }
  }
  /// Renews whether queued rows can be used, or those of them that are fields of a row.
  /// - Returns: whether there are such fields in the queue.
  private func renewEnabled(partsOnly: Bool) throws(Fault) -> Bool {
    var next = 0
    var hasParts = false
    while next < draft.queue.count {
      let row = draft.queue[next]
      next += 1
      if row.isPart { hasParts = true }
      if row.isAttached, row.isPart == partsOnly, row.kind != .label { try renewEnabled(row) }
    }
    return hasParts
  }
  /// Whether a row can be used follows from itself and from what it is in.
  private func renewEnabled(_ row: Row) throws(Fault) {
    if !row.standing.due.isEmpty { try renewConditions(row) }
    let enabled = isEnabled(row)
    guard enabled != row.content.enabled else { return }
    change(row) { $0.enabled = enabled }
    if !enabled { closeTickets(of: row) }
    for part in row.parts { queue(part) }
  }
  /// What its own conditions say on whether it can be used and must be answered.
  private func renewConditions(_ row: Row) throws(Fault) {
    if row.standing.due.remove(.enabling) != nil {
      let allowed = try row.content.logic?.enabled.map { condition throws(Fault) in
        try holds(condition, of: .row(row), .enabledWhen)
      }
      if row.content.allowed != allowed ?? true { change(row) { $0.allowed = allowed ?? true } }
    }
    if row.standing.due.remove(.requiring) != nil {
      let required = try row.content.logic?.required.map { condition throws(Fault) in
        try holds(condition, of: .row(row), .requiredWhen)
      }
      if row.content.required != required ?? false {
        change(row) { $0.required = required ?? false }
      }
    }
  }

  // MARK: What is wrong

  func judge(_ row: Row) throws(Fault) {
    guard let answer = row.content.answer, let plan = row.content.plan else { return }
    let isQuiet = plan.isSilent && !row.content.required
    if isQuiet, answer.display == nil, answer.issues.isEmpty, answer.shown == nil { return }
    if answer.display != nil || row.content.plan?.display != nil { renewDisplay(row) }
    let issues = row.isLive ? try self.issues(of: row) : []
    if !issues.isEmpty || !answer.issues.isEmpty, issues != answer.issues {
      change(row) { $0.answer?.issues = issues }
    }
    if answer.showsIssues || answer.shown != nil { keepShown(row, plan) }
  }
  /// What shows only when asked for stays what it was, until somebody asks again.
  ///
  /// A field that becomes one of these begins with what is wrong now; nothing is wrong with one that
  /// is hidden or disabled.
  private func keepShown(_ row: Row, _ plan: FieldPlan) {
    guard let answer = row.content.answer else { return }
    let keeps = row.isLive && answer.showsIssues && validateOn(plan) == .demand
    guard keeps != (answer.shown != nil) else { return }
    change(row) { $0.answer?.shown = keeps ? answer.issues : nil }
  }

  /// What is shown of a field follows from its value, its format and its language.
  private func renewDisplay(_ row: Row) {
    guard let answer = row.content.answer, let plan = row.content.plan else { return }
    var display = plan.display?.text(answer.value, plan.type, locale(of: plan))
    if display == answer.raw ?? plan.type.canonicalText(answer.value) { display = nil }
    if display != answer.display { change(row) { $0.answer?.display = display } }
  }
}
