// What was answered in a field, and what is thought of it.
// SPDX-License-Identifier: MIT

/// A field's value and everything the daemon knows about it.
///
/// One reference, copied when it is written while somebody else holds it: the image a transaction
/// keeps of a row before it changes costs next to nothing.
public struct Answer: @unchecked Sendable {
  private final class Storage {
    var value: Value
    var raw: Text?
    var display: Text?
    var baseline: Value
    var touched = false
    var showsIssues = false
    var issues: [Issue] = []
    var marks: [Issue] = []

    init(_ value: Value, raw: Text?, baseline: Value) {
      self.value = value
      self.raw = raw
      self.baseline = baseline
    }
    init(_ other: Storage) {
      value = other.value
      raw = other.raw
      display = other.display
      baseline = other.baseline
      touched = other.touched
      showsIssues = other.showsIssues
      issues = other.issues
      marks = other.marks
    }
  }
  private var storage: Storage

  init(_ value: Value, raw: Text? = nil, baseline: Value? = nil) {
    storage = Storage(value, raw: raw, baseline: baseline ?? value)
  }
  /// The storage to write to: its own.
  private var own: Storage {
    mutating get {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage) }
      return storage
    }
  }

  /// What is answered, in the field's own type.
  public internal(set) var value: Value {
    get { storage.value }
    set { own.value = newValue }
  }
  /// What was typed, where it differs from the value's canonical text.
  public internal(set) var raw: Text? {
    get { storage.raw }
    set { own.raw = newValue }
  }
  /// What to show, where that differs from what was typed; kept up to date by judging.
  public internal(set) var display: Text? {
    get { storage.display }
    set { own.display = newValue }
  }
  /// What counts as unchanged.
  public internal(set) var baseline: Value {
    get { storage.baseline }
    set { own.baseline = newValue }
  }
  /// Whether somebody has been there.
  public internal(set) var touched: Bool {
    get { storage.touched }
    set { own.touched = newValue }
  }
  /// Whether what is wrong should be shown.
  public internal(set) var showsIssues: Bool {
    get { storage.showsIssues }
    set { own.showsIssues = newValue }
  }
  /// What the rules say; always up to date after a transaction.
  public internal(set) var issues: [Issue] {
    get { storage.issues }
    set { own.issues = newValue }
  }
  /// What was said from outside.
  public internal(set) var marks: [Issue] {
    get { storage.marks }
    set { own.marks = newValue }
  }

  /// Whether both are the same answer, whatever is thought of it.
  func isSame(as other: Answer) -> Bool {
    let (a, b) = (storage, other.storage)
    return a === b || a.value == b.value && a.raw == b.raw && a.baseline == b.baseline
  }
  /// Whether both are the same answer in the same state.
  static func == (left: Answer, right: Answer) -> Bool {
    if left.storage === right.storage { return true }
    let (a, b) = (left.storage, right.storage)
    return a.value == b.value && a.raw == b.raw && a.display == b.display
      && a.baseline == b.baseline && a.touched == b.touched && a.showsIssues == b.showsIssues
      && a.issues == b.issues && a.marks == b.marks
  }

  /// Whether the value differs from its baseline.
  public var isDirty: Bool { value != baseline }
  /// Whether an issue blocks.
  public var isInvalid: Bool {
    !issues.isEmpty && issues.contains(where: \.blocks)
      || !marks.isEmpty && marks.contains(where: \.blocks)
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
