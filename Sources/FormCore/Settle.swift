// What follows from an edit by itself: who can be used, who is judged, and what comes of it.
// SPDX-License-Identifier: MIT

extension Form {
  /// Brings everything derived up to date; the last step of a transaction.
  func settle() {
    noteMove()
    var next = 0
    while next < draft.queue.count {
      let row = draft.queue[next]
      next += 1
      row.unmark([.queued, .announced])
      // One that was set and then taken out is judged too: its answer tells of issues.
      if row.isAttached { renewEnabled(row) }
      judge(row)
    }
    if next > 0 { draft.queue.removeAll(keepingCapacity: true) }
  }
  func judge(_ row: Row) {
    guard let answer = row.content.answer, let plan = row.content.plan else { return }
    if plan.isSilent, answer.display == nil, answer.issues.isEmpty, answer.shown == nil { return }
    if answer.display != nil || row.content.plan?.display != nil { renewDisplay(row) }
    let issues = row.enabled ? self.issues(of: row) : []
    if !issues.isEmpty || !answer.issues.isEmpty, issues != answer.issues {
      change(row) { $0.answer?.issues = issues }
    }
    if answer.showsIssues || answer.shown != nil { keepShown(row, plan) }
  }
  /// What shows only when asked for stays what it was, until somebody asks again.
  ///
  /// A field that becomes one of these begins with what is wrong now.
  private func keepShown(_ row: Row, _ plan: FieldPlan) {
    guard let answer = row.content.answer else { return }
    let keeps = answer.showsIssues && validateOn(plan) == .demand
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

  /// Whether a row can be used follows from itself and from what it is in.
  private func renewEnabled(_ row: Row) {
    let enabled = isUsable(row)
    guard enabled != row.content.enabled else { return }
    change(row) { $0.enabled = enabled }
    if !enabled { closeTickets(of: row) }
    for part in row.parts { queue(part) }
  }
}
