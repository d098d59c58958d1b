// What follows from an edit by itself: who can be used, who is judged, and what comes of it.
// SPDX-License-Identifier: MIT

extension Form {
  /// Brings everything derived up to date; the last step of a transaction.
  func settle() {
    var next = 0
    while next < draft.queue.count {
      let row = draft.queue[next]
      next += 1
      row.queuedIn = 0
      guard row.isAttached else { continue }
      renewEnabled(row)
      judge(row)
    }
    if next > 0 { draft.queue.removeAll(keepingCapacity: true) }
  }
  private func judge(_ row: Row) {
    guard let answer = row.content.answer, let plan = row.content.plan else { return }
    if plan.isSilent, answer.display == nil, answer.issues.isEmpty { return }
    if answer.display != nil || row.content.plan?.display != nil { renewDisplay(row) }
    let issues = row.enabled ? self.issues(of: row) : []
    if issues.isEmpty && answer.issues.isEmpty || issues == answer.issues { return }
    change(row) { $0.answer?.issues = issues }
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
    for part in row.parts { queue(part) }
  }
}
