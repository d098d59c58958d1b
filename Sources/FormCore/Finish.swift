// What is judged only when all edits of a transaction are done: ids, bounds, who may be edited.
// SPDX-License-Identifier: MIT

extension Form {
  /// Refuses the transaction if what it left is not a form.
  func finish() throws(Fault) {
    try checkSharedIds()
    try checkCrowds()
    if let claim = draft.claims.rows.first {
      throw Fault(.duplicateId(claim.id), at: claim.place)
    }
    if let claim = draft.claims.sections.first {
      throw Fault(.duplicateId(claim.id), at: claim.place)
    }
    try follow()
    for (row, place) in draft.unplanned where row.isAttached {
      try Fault.at(place) { () throws(Fault) in try plan(row) }
    }
  }
  /// Refuses to set, as a person would, a field that nobody could edit; computed ones always.
  ///
  /// An edit by itself counts on what there is: a field may lock itself by what it is given, and never
  /// unlock itself. In a batch who can be edited follows from all edits, and only what is settled tells.
  func expectEditable(_ field: Row, isForced: Bool = false) throws(Fault) {
    let edited = Edited(row: field, place: draft.place, isForced: isForced)
    guard draft.defers else { return try check(edited) }
    draft.edited.append(edited)
  }
  /// Refuses the batch if it set a field that nobody could edit after it.
  func checkEdited() throws(Fault) {
    for edited in draft.edited where edited.row.isAttached { try check(edited) }
  }
  private func check(_ edited: Edited) throws(Fault) {
    // Before the first edit and after the last all is settled.
    guard let lock = lock(of: edited.row, isEnabled: edited.row.enabled),
      !edited.isForced || lock == .computed
    else { return }
    throw Fault(.notEditable(lock), at: edited.place + [.member("field")])
  }

  /// Compiles what a row's attributes mean now, and takes its answer along where its type changed.
  func plan(_ row: Row) throws(Fault) {
    let compiling = compiling(in: scope(of: row))
    let plan = try FieldPlan.make(row.kind, row.content.attributes, compiling)
    let logic = try Logic.make(
      row.content.attributes, row.kind, compiling, reusing: row.content.logic)
    stopReading([row])
    let (old, oldLogic, wasSecret) = (row.content.plan, row.content.logic, row.isSecret)
    let before = row.content.answer
    change(row) { content in
      content.plan = plan
      content.logic = logic
      if let plan, let old, let answer = content.answer {
        content.answer = answer.following(from: old, to: plan, locale(of: plan))
        if let now = content.answer, !now.isWritten(as: answer) { content.answer?.forget() }
        if plan.customs != old.customs {
          content.answer?.opinions = Array(repeating: nil, count: plan.customs.count)
        }
        if plan.isSecret, !old.isSecret { content.answer?.hideWhatTellsOfIt() }
        // What was kept secret, the baseline too, never comes to light by losing its secrecy.
        if old.isSecret, !plan.isSecret { content.answer?.empty(plan) }
      }
    }
    startReading(row)
    if logic?.offersSource != oldLogic?.offersSource { follow(row, from: old) }
    if let answer = row.content.answer, let before, !answer.isWritten(as: before) {
      askAnew(row)
      // Who looks at it sees another answer, as if it had been set.
      announceValue(of: row)
    } else {
      renewTickets(of: row)
    }
    queue(row)
    if wasSecret != row.isSecret { announceValue(of: row) }
    if logic !== oldLogic {
      reconsider(.row(row))
    } else if logic?.computed != nil, plan?.type != old?.type || plan?.choices != old?.choices {
      // What did not fit it may fit now.
      recompute(row)
    }
    let looks = plan?.readings.contains(where: \.reveals) ?? false
    if logic !== oldLogic || wasSecret != row.isSecret || looks { link(.row(row), .changed) }
  }
  /// Compiles what a section's conditions mean now.
  func plan(_ section: Section) throws(Fault) {
    let logic = try Logic.make(
      section.content.attributes, nil, compiling(in: nil), reusing: section.content.logic)
    try planItems(of: section)
    guard logic !== section.content.logic else { return }
    stopReading(.section(section))
    change(section) { $0.logic = logic }
    startReading(.section(section))
    reconsider(.section(section))
    link(.section(section), .changed)
  }
}

extension Answer {
  /// Drops what was said of it while it was no secret and may quote it.
  mutating func hideWhatTellsOfIt() {
    if shown != nil { shown = [] }
    marks.removeAll { !$0.params.isEmpty }
    if !opinions.isEmpty { opinions = Array(repeating: nil, count: opinions.count) }
  }
  /// Forgets what is answered, as if nothing ever had been.
  fileprivate mutating func empty(_ plan: FieldPlan) {
    value = plan.type.empty
    raw = nil
    baseline = value
  }
}
