// What is wrong with an answer.
// SPDX-License-Identifier: MIT

/// What is wrong with an answer, in words for people and in codes for programs.
public struct Issue: Sendable, Equatable {
  /// How much it matters; only errors block.
  public enum Level: UInt8, Sendable, CaseIterable {
    case error, warning, info
    /// The word on the wire.
    public var name: StaticString {
      switch self {
      case .error: "error"
      case .warning: "warning"
      case .info: "info"
      }
    }
    init?(_ word: Text) {
      for level in Level.allCases where word == Text(level.name.description) {
        self = level
        return
      }
      return nil
    }
  }
  /// Who said it.
  public enum Source: UInt8, Sendable, CaseIterable {
    case rule, mark, hook
    /// The word on the wire.
    public var name: StaticString {
      switch self {
      case .rule: "rule"
      case .mark: "mark"
      case .hook: "hook"
      }
    }
  }
  /// Name of the rule that failed; `type` when the text does not parse.
  public let rule: Text
  /// The rule's own code, when its author gave one.
  public let code: Text?
  /// The rule's parameters; never a secret, nor its length.
  public let params: [Value.Member]
  /// What to tell a person.
  public let message: Text
  /// How much it matters.
  public let level: Level
  /// Who said it.
  public let source: Source
  /// Whether it outlives changes of what it is about; only marks do.
  public internal(set) var isSticky = false

  /// Whether a form with it cannot be submitted.
  public var blocks: Bool { level == .error }
  /// The same, told in these words.
  func saying(_ message: Text) -> Issue {
    Issue(
      rule: rule, code: code, params: params, message: message, level: level, source: source,
      isSticky: isSticky)
  }
}

/// An issue and what it belongs to, as lists of issues name it.
public struct FoundIssue {
  /// The field; nil where it is about a section or the form.
  public let field: Row?
  /// The section; nil where it is about a field or the form.
  public let section: Section?
  /// What is wrong.
  public let issue: Issue

  init(_ issue: Issue, field: Row? = nil, section: Section? = nil) {
    self.issue = issue
    self.field = field
    self.section = section
  }
}
