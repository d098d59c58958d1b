// What an author is warned of: allowed, and hardly meant.
// SPDX-License-Identifier: MIT

/// Something in a form that is allowed and that its author hardly means.
public struct Warning: Sendable {
  /// What it is.
  public enum Finding: Sendable, Equatable {
    /// No field has the id that is named.
    case unknownField(Text)
    /// What is named is there and holds no answer.
    case noAnswer(Text)
    /// Whatever is answered, the condition holds, or does not.
    case constant(holds: Bool)
    /// Whatever is answered, it comes to the same.
    case constantValue
    /// No answer of the field that is named is what it is compared with.
    case neverEqual(Text)
    /// Another alternative holds whenever this one does, and is asked before.
    case unreachable
    /// No answer is right by all rules.
    case unmeetable
    /// An answer is required of what never shows.
    case neverShown
    /// It can change nothing while another attribute says what it says.
    case redundant(beside: Attribute)

    /// The word on the wire.
    public var name: StaticString {
      switch self {
      case .unknownField: "unknownField"
      case .noAnswer: "noAnswer"
      case .constant, .constantValue: "constant"
      case .neverEqual: "neverEqual"
      case .unreachable: "unreachable"
      case .unmeetable: "unmeetable"
      case .neverShown: "neverShown"
      case .redundant: "redundant"
      }
    }
  }
  /// Where in the form's definition it stands.
  public let path: [Fault.Step]
  /// What it is.
  public let finding: Finding
}

extension Form {
  /// What its author may not have meant, in the form's order; nothing where there is any doubt.
  public func lint() -> [Warning] {
    var lint = Lint(self)
    for (index, section) in list.enumerated() {
      lint.inside([.member("sections"), .index(index)]) { $0.section(section) }
    }
    return lint.warnings
  }
}
