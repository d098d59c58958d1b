// Judging a form as a whole, and ending it.
// SPDX-License-Identifier: MIT

/// Which fields are judged: all, those of a section, or one.
public enum Scope {
  case form
  case section(Section)
  case row(Row)
}

/// What judging found.
public struct Verdict {
  /// Whether nothing blocks and nobody has yet to judge anything.
  public let valid: Bool
  /// What is wrong, in the form's order.
  public let issues: [FoundIssue]
  /// The first field with an issue that blocks.
  public let firstInvalid: Row?
  /// What clients have yet to judge.
  public let pending: [Pending]
}

/// Something that clients have yet to judge.
public enum Pending {
  /// The field, and the name of its rule.
  case rule(Row, Text)
  /// The form as a whole.
  case submit
}

/// What came of submitting a form.
public struct Submission {
  /// What was found.
  public let verdict: Verdict
  /// Whether the form has the outcome `submitted` now.
  public let submitted: Bool
  /// Whether nothing but verdicts of clients is missing.
  public var waits: Bool {
    !submitted && !verdict.pending.isEmpty && !verdict.issues.contains(where: \.issue.blocks)
  }
}

extension Form {
  /// Judges the fields in `scope`; unless quiet, what is wrong shows from now on.
  public func validate(
    _ scope: Scope, includeHidden: Bool = false, includeDisabled: Bool = false, quiet: Bool = false
  ) throws(Fault) -> Verdict {
    retrySearches()
    try settle()
    var found: [FoundIssue] = []
    var pending: [Pending] = []
    try each(in: scope) { section throws(Fault) in
      found += marks(
        found: section, includeHidden: includeHidden, includeDisabled: includeDisabled)
    } fields: { row throws(Fault) in
      guard row.content.answer != nil, row.visible || includeHidden,
        row.enabled || includeDisabled
      else { return }
      if !quiet, row.isLive { show(row, touching: false) }
      found += try judged(row)
      if row.content.isPending { pending += self.pending(of: row) }
    }
    return Verdict(found, pending)
  }

  /// Submits the form if nothing is wrong and every hook agrees; else shows and touches everything
  /// that is judged.
  ///
  /// Hooks that have not judged yet are asked, fields' first, the whole form's when all else is valid.
  /// - Parameters:
  ///   - waits: Whether nothing is shown while only verdicts of hooks are missing.
  ///   - resumes: Whether it is an earlier call that goes on: who did not answer is not asked again.
  /// - Returns: what came of it.
  /// - Throws: `limitExceeded` where conditions take more work than they may.
  public func submit(waits: Bool = false, resumes: Bool = false) throws(Fault) -> Submission {
    retrySearches()
    try settle()
    try eachField { row throws(Fault) in try ask(row, resumes ? .again : .leaving) }
    // Who refused may think otherwise now.
    if !resumes, content.consent != .given { content.consent = nil }
    var verdict = try allFound()
    if verdict.valid, content.consent == nil, hooks.taker(of: .submit) != nil {
      if !content.isAsking { askSubmit() }
      verdict = Verdict(verdict.issues, [.submit])
    }
    let agreed = content.consent == nil || content.consent == .given
    if verdict.valid, agreed {
      finish(Outcome(.submitted))
      return Submission(verdict: verdict, submitted: true)
    }
    let submission = Submission(verdict: verdict, submitted: false)
    if !submission.waits || !(waits || resumes) {
      eachField { row in
        if row.isLive, row.content.answer != nil { show(row, touching: true) }
      }
    }
    return submission
  }
  private func allFound() throws(Fault) -> Verdict {
    var found: [FoundIssue] = []
    var pending: [Pending] = []
    try each(in: .form) { section throws(Fault) in
      found += marks(found: section)
    } fields: { row throws(Fault) in
      guard row.isLive else { return }
      found += issues(found: row)
      if row.content.isPending { pending += self.pending(of: row) }
    }
    return Verdict(found, pending)
  }
  private func pending(of row: Row) -> [Pending] {
    guard let opinions = row.content.answer?.opinions, let customs = row.content.plan?.customs
    else { return [] }
    return zip(opinions, customs).compactMap { $0 == nil ? .rule(row, $1.name) : nil }
  }

  /// Gives the form its outcome.
  ///
  /// - Throws: that its reason is too long.
  public func end(_ outcome: Outcome) throws(Fault) {
    if let reason = outcome.reason {
      try Fault.at([.member("reason")]) { () throws(Fault) in try checkLength(reason) }
    }
    finish(outcome)
  }
  private func finish(_ outcome: Outcome) {
    content.outcome = outcome
    closeAllTickets()
  }
  /// Takes the outcome back, so that the form can be changed again.
  public func reopen() throws(Fault) {
    guard content.outcome != nil else { throw Fault(.noOutcome) }
    content.outcome = nil
  }

  /// What is wrong with one field: as judged last, or where it is not judged, as it would be.
  public func issues(found row: Row) -> [FoundIssue] {
    // What takes more work than there may be is not known.
    (try? judged(row)) ?? []
  }
  private func judged(_ row: Row) throws(Fault) -> [FoundIssue] {
    guard let answer = row.content.answer else { return [] }
    let issues = row.isLive ? answer.issues : try self.issues(of: row)
    if issues.isEmpty, answer.marks.isEmpty { return [] }
    return (issues + answer.marks).map { FoundIssue($0, field: row) }
  }
  /// What is wrong with a section and was said of it, or of the form where it is nil.
  private func marks(
    found section: Section?, includeHidden: Bool = false, includeDisabled: Bool = false
  ) -> [FoundIssue] {
    guard let section else { return content.allIssues.map { FoundIssue($0) } }
    guard section.visible || includeHidden, section.enabled || includeDisabled else { return [] }
    return (section.content.issues + section.marks).map { FoundIssue($0, section: section) }
  }
  private func show(_ row: Row, touching: Bool) {
    guard let answer = row.content.answer, let plan = row.content.plan else { return }
    // What is kept from an earlier time is renewed now.
    let shown = validateOn(plan) == .demand ? answer.issues : nil
    guard !answer.showsIssues || touching && !answer.touched || shown != answer.shown else {
      return
    }
    change(row) {
      $0.answer?.showsIssues = true
      $0.answer?.shown = shown
      if touching { $0.answer?.touched = true }
    }
  }
  /// Calls `body` with what is in scope, in the form's order; nil stands for the form itself.
  private func each(
    in scope: Scope, _ body: (Section?) throws(Fault) -> Void,
    fields: (Row) throws(Fault) -> Void
  ) throws(Fault) {
    switch scope {
    case .form:
      try body(nil)
      for section in list { try each(in: .section(section), body, fields: fields) }
    case .section(let section):
      try body(section)
      for row in section.list { try each(in: .row(row), body, fields: fields) }
    case .row(let row):
      try fields(row)
      for part in row.parts { try fields(part) }
    }
  }
}

extension Verdict {
  init(_ issues: [FoundIssue], _ pending: [Pending]) {
    self.issues = issues
    self.pending = pending
    valid = pending.isEmpty && !issues.contains(where: \.issue.blocks)
    firstInvalid = issues.first { $0.issue.blocks && $0.field != nil }?.field
  }
}
