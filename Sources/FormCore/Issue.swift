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

  /// Whether a form with it cannot be submitted.
  public var blocks: Bool { level == .error }
}

/// An issue and the field it belongs to, as lists of issues name it.
public struct FoundIssue {
  /// The field.
  public let field: Row
  /// What is wrong.
  public let issue: Issue
}
