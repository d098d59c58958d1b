// What hooks say of answers, and the rule that asks them.
// SPDX-License-Identifier: MIT

/// What somebody asked said of an answer; whoever has not said anything yet has no opinion.
enum Opinion: Equatable {
  /// Nothing wrong, or this.
  case said([Issue])
  /// Nobody answered in time.
  case failed
}

/// What was said of the form as a whole by whoever judges that before it is submitted.
enum Consent {
  case given, refused
  /// Nobody answered in time.
  case failed
}

/// A rule that clients judge: what it is called, and what they are told besides the answer.
struct CustomRule: Sendable, Equatable {
  /// How long whoever is asked may take unless the rule says otherwise, in milliseconds.
  static let patience = 30_000
  /// The longest that a rule can let them take.
  static let mostPatience = 86_400_000

  let name: Text
  let params: [Value.Member]
  /// How long whoever is asked may take.
  let timeoutMs: Int

  /// A rule as its author states it: a name, or `{name, params?, timeoutMs?}`.
  init(_ value: Value) throws(Fault) {
    if let name = value.text {
      (self.name, params, timeoutMs) = (name, [], CustomRule.patience)
      return
    }
    guard let name = value.member("name")?.text else {
      throw Fault(.malformed(expected: "the name of a rule"), at: [.member("name")])
    }
    let timeoutMs = value.member("timeoutMs").map { $0.number?.asInt ?? 0 } ?? CustomRule.patience
    guard (1...CustomRule.mostPatience).contains(timeoutMs) else {
      throw Fault(
        .malformed(expected: "a number of milliseconds, from 1 to those of a day"),
        at: [.member("timeoutMs")])
    }
    self.name = name
    self.timeoutMs = timeoutMs
    let params = value.member("params") ?? .record([])
    guard let params = params.record else {
      throw Fault(.malformed(expected: "an object"), at: [.member("params")])
    }
    self.params = params
  }
}

extension Form {
  /// What hooks found wrong with an answer by the `index`-th of its custom rules.
  func issues(of row: Row, _ rule: Rule, custom index: Int) -> [Issue] {
    guard let opinions = row.content.answer?.opinions, index < opinions.count else { return [] }
    switch opinions[index] {
    case nil: return []
    case .said(let issues): return issues
    case .failed:
      let issue = wording.issue(
        rule: "custom", code: rule.code, catalogued: "custom.failed",
        params: [Value.Member("failed", .bool(true))], given: nil, level: .error, source: .hook,
        of: row.content.attributes)
      return [issue]
    }
  }
}

extension Form.Content {
  /// What was said of the form as a whole.
  ///
  /// That somebody kept silent is told, but keeps nobody from asking again.
  var allIssues: [Issue] {
    guard consent == .failed else { return marks }
    let failed = wording.issue(
      rule: "custom", code: nil, catalogued: "custom.failed",
      params: [Value.Member("failed", .bool(true))], given: nil, level: .warning, source: .hook,
      of: Attributes())
    return marks + [failed]
  }
}
