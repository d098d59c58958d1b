// Transactions: all or nothing, one revision, one list of changes.
// SPDX-License-Identifier: MIT

/// What came of a call that changed a form.
public struct Transaction {
  /// The form's revision since then.
  public let revision: Int
  /// The client that asked; 0 is the daemon.
  public let by: Int
  /// What happened, in order; empty where nobody asked for it.
  public let changes: [Change]
}

/// Who asks for a transaction, and what the form cannot know by itself.
public struct Cause: Sendable {
  /// The client; 0 is the daemon.
  public var by: Int
  /// Whether somebody wants to know the changes.
  public var tellsChanges: Bool
  /// What the client's offsets in text count.
  public var encoding = PositionEncoding.utf16
  /// Whether it may change a form that has an outcome.
  public var pastOutcome: Bool
  /// The day from now on; nil: as before.
  ///
  /// Only the daemon's own transactions tell one.
  public var day: Day?
  /// Monotonic milliseconds; from them on questions to clients have their time.
  public var now: Int
  /// Bytes of the texts of other forms.
  public var otherBytes: Int
  /// A cause.
  public init(
    by: Int, tellsChanges: Bool, pastOutcome: Bool = false, day: Day? = nil, now: Int = 0,
    otherBytes: Int = 0
  ) {
    self.by = by
    self.now = now
    self.tellsChanges = tellsChanges
    self.pastOutcome = pastOutcome
    self.day = day
    self.otherBytes = otherBytes
  }
}

extension Form {
  /// Runs `body`, which may call any of the form's edits, as one transaction.
  ///
  /// When `body` throws, everything it did is taken back and the form is what it was. A
  /// transaction that leaves all as it was makes no revision. So it is when `confirm` throws, which
  /// sees the form as it will be.
  /// - Returns: what `body` returned, and what came of it; nil when nothing changed.
  public func transact<R>(
    _ cause: Cause, _ body: (Form) throws(Fault) -> R,
    confirm: (R) throws(Fault) -> Void = { _ in }
  ) throws(Fault) -> (result: R, transaction: Transaction?) {
    if let outcome = content.outcome, !cause.pastOutcome {
      throw Fault(.hasOutcome(outcome.kind))
    }
    serial += 1
    draft.by = cause.by
    draft.patternSteps = 0
    draft.encoding = cause.encoding
    draft.now = cause.now
    let (before, fociBefore) = (content, foci)
    if !hooks.isIdle { draft.hooks = hooks }
    if !draft.asked.isEmpty { draft.asked.removeAll() }
    if !events.isEmpty { events.removeAll() }
    if let day = cause.day { begin(day) }
    do throws(Fault) {
      let result = try body(self)
      try finish()
      try settle()
      try checkEdited()
      if !foci.list.isEmpty {
        endLostFocus()
        // Who leaves a field may leave other text in it.
        try settle()
      }
      try checkBytes(since: before, besides: cause.otherBytes)
      try askDue()
      // Whom asking anew made right again, labels may wait for.
      if content.toldValid != isValid || !draft.agenda.isEmpty { try settle() }
      try confirm(result)
      return (result, commit(cause, since: before))
    } catch {
      foci = fociBefore
      hooks = draft.hooks ?? Hooks()
      draft.asked.removeAll()
      events.removeAll()
      rollBack(to: before)
      throw error
    }
  }

  /// Refuses what makes the form, or all forms, too large.
  private func checkBytes(since before: borrowing Content, besides others: Int) throws(Fault) {
    let grown =
      content.bytes - before.bytes + content.attributes.byteCount - before.attributes.byteCount
    // Whoever makes it smaller is on the right way.
    guard grown > 0 || revision == 0 else { return }
    guard byteCount <= limits.bytes else {
      throw Fault(.limitExceeded(limit: "formBytes", max: limits.bytes, actual: byteCount))
    }
    let all = others + byteCount
    guard all <= limits.allBytes else {
      throw Fault(.limitExceeded(limit: "allFormsBytes", max: limits.allBytes, actual: all))
    }
  }

  /// A new day: what has expired since is judged, and what is bound to it.
  private func begin(_ day: Day) {
    guard day != content.day else { return }
    content.day = day
    eachField { row in
      if row.content.plan?.readsToday ?? false { queue(row) }
    }
  }

  private func commit(_ cause: Cause, since before: Content) -> Transaction? {
    // What editing leaves behind is one step with what was typed.
    let left = draft.left
    defer {
      if !left.isEmpty { for (field, client) in left { history.endTyping(in: field, by: client) } }
    }
    guard isChanged(since: before) else {
      draft.taken = nil  // A step that changes nothing any more is done with.
      // A day that changes nothing else is no revision, but it stays.
      // Nor are ids given again that were answered.
      let (day, nextId) = (content.day, content.nextId)
      if draft.defers, let before = draft.hooks {
        // What was changed and changed back is asked about as before.
        hooks = before
        draft.asked.removeAll()
      }
      let judged = draft.isVerdict ? draft.rows.map { ($0.row, $0.row.content.answer) } : []
      rollBack(to: before)
      // Nor is a verdict that nobody sees before others are in.
      for (row, answer) in judged { row.content.answer = answer }
      (content.day, content.nextId) = (day, nextId)
      return nil
    }
    let step = self.step(since: before, by: cause.by)
    if !step.isEmpty || content.answersStamp.revision > revision { content.anyStamp.renew(now) }
    let changes = cause.tellsChanges ? self.changes(since: before) : []
    revision += 1
    record(step)
    forgetSecrets()
    draft.clear()
    return Transaction(revision: revision, by: cause.by, changes: changes)
  }
  private func record(_ step: Step) {
    switch draft.record {
    case .done: if !step.isEmpty { history.record(step) }
    case .undone(let by):
      step.by = by
      history.recordUndone(step)
    case .redone(let by):
      step.by = by
      history.recordRedone(step)
    }
  }
  private func isChanged(since before: Form.Content) -> Bool {
    // One edit of one row changes what it touches; only several can take each other back, or what
    // follows from a choice that is not offered.
    if !draft.defers, draft.left.isEmpty, !draft.isVerdict, draft.rows.count == 1,
      draft.chosen.isEmpty
    {
      return true
    }
    return !draft.structure.isEmpty && !(draft.defers && isStructureBack)
      || !content.isSame(as: before)
      || draft.rows.contains { $0.row.isAttached && !$0.row.content.isSame(as: $0.before) }
      || draft.sections.contains { !$0.section.content.isSame(as: $0.before) }
  }
}
