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
  /// Whether nothing blocks.
  public let valid: Bool
  /// What is wrong, in the form's order.
  public let issues: [FoundIssue]
  /// The first field with an issue that blocks.
  public let firstInvalid: Row?
}

extension Form {
  /// Judges the fields in `scope`; unless quiet, what is wrong shows from now on.
  public func validate(
    _ scope: Scope, includeHidden: Bool = false, includeDisabled: Bool = false, quiet: Bool = false
  ) throws(Fault) -> Verdict {
    try settle()
    var found: [FoundIssue] = []
    try each(in: scope) { row throws(Fault) in
      guard row.content.answer != nil, row.visible || includeHidden,
        row.enabled || includeDisabled
      else { return }
      if !quiet, row.isLive { show(row, touching: false) }
      found += try judged(row)
    }
    return Verdict(found)
  }

  /// Submits the form if nothing is wrong; else shows and touches everything that is judged.
  /// - Returns: what was found; the form has the outcome `submitted` exactly when it is valid.
  public func submit() throws(Fault) -> Verdict {
    try settle()
    guard !isValid else {
      end(Outcome(.submitted))
      return Verdict(allIssues())
    }
    eachField { row in
      if row.isLive { show(row, touching: true) }
    }
    return Verdict(allIssues())
  }
  private func allIssues() -> [FoundIssue] {
    var found: [FoundIssue] = []
    eachField { row in
      if row.isLive { found += issues(found: row) }
    }
    return found
  }

  /// Gives the form its outcome.
  public func end(_ outcome: Outcome) { content.outcome = outcome }
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
    return (issues + answer.marks).map { FoundIssue(field: row, issue: $0) }
  }
  private func show(_ row: Row, touching: Bool) {
    guard let answer = row.content.answer, !answer.showsIssues || touching && !answer.touched else {
      return
    }
    change(row) {
      $0.answer?.showsIssues = true
      if touching { $0.answer?.touched = true }
    }
  }
  private func each(in scope: Scope, _ body: (Row) throws(Fault) -> Void) throws(Fault) {
    switch scope {
    case .form: try eachField(body)
    case .section(let section): for row in section.list.nodes { try each(in: .row(row), body) }
    case .row(let row):
      try body(row)
      for part in row.parts { try body(part) }
    }
  }
}

extension Verdict {
  init(_ issues: [FoundIssue]) {
    let first = issues.first { $0.issue.blocks }
    self.issues = issues
    valid = first == nil
    firstInvalid = first?.field
  }
}
