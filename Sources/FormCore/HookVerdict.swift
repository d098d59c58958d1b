// The verdicts of hooks: taken in, or too late.
// SPDX-License-Identifier: MIT

/// Something a hook finds wrong.
public struct HookFinding: Sendable {
  /// What is wrong, for programs.
  public var code: Text?
  /// What to tell a person, word for word.
  public var message: Text?
  /// How much it matters; nil: as the rule says.
  public var level: Issue.Level?
  /// Facts; left out of secret fields.
  public var params: [Value.Member]
  /// A finding.
  public init(
    code: Text? = nil, message: Text? = nil, level: Issue.Level? = nil,
    params: [Value.Member] = []
  ) {
    self.code = code
    self.message = message
    self.level = level
    self.params = params
  }
}

extension Form {
  /// Whether a question is still open.
  public func isOpen(_ number: Int) -> Bool { hooks.ticket(number) != nil }
  /// Takes in what the client that was asked says.
  ///
  /// What is said of a field's rule are issues of that field; what is said of the whole form become
  /// marks where they belong.
  /// - Parameters:
  ///   - number: The question's number.
  ///   - client: Who answers.
  ///   - findings: What is wrong, and with what; nil is the form, or the field that was asked about.
  /// - Returns: whether the question was still open; if not, nothing changes.
  /// - Throws: `notYourTicket`, `limitExceeded`, or `malformed` for a finding that is about another
  ///   field than the question.
  public func answer(
    _ number: Int, by client: Int, _ findings: [(HookFinding, about: Markable?)]
  ) throws(Fault) -> Bool {
    guard let ticket = hooks.ticket(number) else { return false }
    guard ticket.client == client else { throw Fault(.notYourTicket, at: [.member("ticket")]) }
    guard findings.count <= limits.marks else {
      throw Fault(
        .limitExceeded(limit: "marks", max: limits.marks, actual: findings.count),
        at: [.member("issues")])
    }
    hooks.close { $0.number == number }
    draft.isVerdict = true
    switch ticket.subject {
    case .rule(let row, let index): try take(findings, row, index)
    case .submit: try takeOfSubmit(findings)
    }
    return true
  }
  private func take(
    _ findings: [(HookFinding, about: Markable?)], _ row: Row, _ index: Int
  ) throws(Fault) {
    let rules = row.content.plan?.rules.filter { $0.check.custom != nil } ?? []
    guard index < rules.count else { return }
    var issues: [Issue] = []
    for (place, (finding, about)) in findings.enumerated() {
      try Fault.at([.member("issues"), .index(place)]) { () throws(Fault) in
        if let about {
          guard case .field(let named) = about, named === row else {
            throw Fault(.malformed(expected: "the field that was asked about"))
          }
        }
        let remark = Remark(finding, code: finding.code ?? "custom", rules[index].level)
        let params = try self.params(of: remark, on: .field(row))
        let worded = wording.issue(
          rule: "custom", code: finding.code ?? rules[index].code, catalogued: "custom",
          params: params, given: rules[index].message, level: remark.level, source: .hook,
          of: row.content.attributes)
        issues.append(finding.message.map { worded.saying($0) } ?? worded)
      }
    }
    change(row) { $0.answer?.opinions[index] = .said(issues) }
    queue(row)
  }
  private func takeOfSubmit(_ findings: [(HookFinding, about: Markable?)]) throws(Fault) {
    content.isAsking = false
    for (place, (finding, about)) in findings.enumerated() {
      try Fault.at([.member("issues"), .index(place)]) { () throws(Fault) in
        try mark(about ?? .form, Remark(finding, code: finding.code ?? "custom", .error))
      }
    }
    let refuses = findings.contains { $0.0.level ?? .error == .error }
    content.consent = refuses ? .refused : .given
  }

  /// Time went on: whoever has not answered by now has failed to.
  public func expire(now: Int) {
    for ticket in hooks.closeOverdue(now) {
      switch ticket.subject {
      case .rule(let row, let index):
        change(row) { $0.answer?.opinions[index] = .failed }
        queue(row)
      case .submit:
        content.isAsking = false
        content.consent = .failed
      }
    }
  }
}

extension Remark {
  fileprivate init(_ finding: HookFinding, code: Text, _ level: Issue.Level) {
    self.init(
      code: code, message: finding.message, level: finding.level ?? level, params: finding.params)
  }
}
