// What was answered in a field, and what is thought of it.
// SPDX-License-Identifier: MIT

/// A field's value and everything the daemon knows about it.
public struct Answer: Sendable {
  /// What is answered, in the field's own type.
  public internal(set) var value: Value
  /// What was typed, where it differs from the value's canonical text.
  public internal(set) var raw: Text?
  /// What to show, where that differs from what was typed; kept up to date by judging.
  public internal(set) var display: Text?
  /// What counts as unchanged.
  public internal(set) var baseline: Value
  /// Whether somebody has been there.
  public internal(set) var touched = false
  /// Whether what is wrong should be shown.
  public internal(set) var showsIssues = false
  /// What the rules say; always up to date after a transaction.
  public internal(set) var issues: [Issue] = []
  /// What was said from outside.
  public internal(set) var marks: [Issue] = []

  init(_ value: Value, raw: Text? = nil, baseline: Value? = nil) {
    self.value = value
    self.raw = raw
    self.baseline = baseline ?? value
  }

  /// Whether the value differs from its baseline.
  public var isDirty: Bool { value != baseline }
  /// Whether an issue blocks.
  public var isInvalid: Bool {
    issues.contains(where: \.blocks) || marks.contains(where: \.blocks)
  }
  /// Everything that is wrong, marks last.
  public var allIssues: [Issue] { marks.isEmpty ? issues : issues + marks }
  /// Whether there is nothing in it: no value, nothing typed.
  public var isEmpty: Bool {
    guard raw?.isEmpty ?? true else { return false }
    return switch value {
    case .null: true
    case .text(let text): text.isEmpty
    case .list(let list): list.isEmpty
    case .bool, .number, .record: false
    }
  }
}
