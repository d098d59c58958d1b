// What was answered in a field, and what is thought of it.
// SPDX-License-Identifier: MIT

/// A field's value and everything the daemon knows about it.
///
/// One reference, copied when it is written while somebody else holds it: the image a transaction
/// keeps of a row before it changes costs next to nothing.
public struct Answer: @unchecked Sendable {
  private final class Storage {
    var value: Value
    var touched = false
    var showsIssues = false
    var baseline: Value
    /// What most answers of a large form have nothing of; nil for nothing.
    var notes: Notes?

    init(_ value: Value, raw: Text?, baseline: Value) {
      self.value = value
      self.baseline = baseline
      if let raw { notes = Notes(Noted(raw: raw)) }
    }
    /// A copy that holds `value`.
    init(_ other: Storage, _ value: Value) {
      self.value = value
      baseline = other.baseline
      touched = other.touched
      showsIssues = other.showsIssues
      notes = other.notes
    }
  }
  /// What is known of few answers.
  private struct Noted {
    var raw: Text?
    var display: Text?
    var issues: [Issue] = []
    var shown: [Issue]?
    var marks: [Issue] = []
    var opinions: [Opinion?] = []
    var offer = 0

    var isNothing: Bool {
      raw == nil && display == nil && issues.isEmpty && shown == nil && marks.isEmpty
        && opinions.isEmpty && offer == 0
    }
    var isPending: Bool { opinions.contains(nil) }
    /// Whether both look the same from outside.
    func isSame(as other: Noted) -> Bool {
      raw == other.raw && display == other.display && issues == other.issues
        && shown == other.shown && marks == other.marks && isPending == other.isPending
        && offer == other.offer
    }
  }
  /// Never changed, but replaced, for copies of the answer share it.
  private final class Notes {
    let noted: Noted
    init(_ noted: Noted) { self.noted = noted }
  }
  private var noted: Noted { storage.notes?.noted ?? Noted() }
  private mutating func note(_ edit: (inout Noted) -> Void) {
    var noted = self.noted
    edit(&noted)
    if noted.isNothing, storage.notes == nil { return }
    own.notes = noted.isNothing ? nil : Notes(noted)
  }
  private var storage: Storage

  init(_ value: Value, raw: Text? = nil, baseline: Value? = nil) {
    storage = Storage(value, raw: raw, baseline: baseline ?? value)
  }
  /// The storage to write to: its own.
  private var own: Storage {
    mutating get {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage, storage.value) }
      return storage
    }
  }

  /// What is answered, in the field's own type.
  public internal(set) var value: Value {
    get { storage.value }
    set { hold(newValue) }
  }
  /// Writes the value, which need not be copied before.
  private mutating func hold(_ value: Value) {
    if isKnownUniquelyReferenced(&storage) {
      storage.value = value
    } else {
      storage = Storage(storage, value)
    }
  }
  /// What was typed, where it differs from the value's canonical text.
  public internal(set) var raw: Text? {
    get { storage.notes?.noted.raw }
    set { if newValue != nil || storage.notes != nil { note { $0.raw = newValue } } }
  }
  /// What to show, where that differs from what was typed; kept up to date by judging.
  public internal(set) var display: Text? {
    get { storage.notes?.noted.display }
    set { note { $0.display = newValue } }
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
    get { storage.notes?.noted.issues ?? [] }
    set { note { $0.issues = newValue } }
  }
  /// What the rules said when somebody last asked, where only that is shown; nil elsewhere.
  public internal(set) var shown: [Issue]? {
    get { storage.notes?.noted.shown }
    set { note { $0.shown = newValue } }
  }
  /// What was said from outside.
  public internal(set) var marks: [Issue] {
    get { storage.notes?.noted.marks ?? [] }
    set { note { $0.marks = newValue } }
  }

  /// What hooks said, by the field's custom rules; nil where nobody has said anything.
  var opinions: [Opinion?] {
    get { storage.notes?.noted.opinions ?? [] }
    set { note { $0.opinions = newValue } }
  }
  /// Which options can be chosen: 0 the field's own, else the alternative of that number, from 1.
  var offer: Int {
    get { storage.notes?.noted.offer ?? 0 }
    set { if newValue != 0 || storage.notes != nil { note { $0.offer = newValue } } }
  }
  /// Whether somebody has yet to judge it.
  public var isPending: Bool { storage.notes?.noted.isPending ?? false }

  /// Whether both are the same answer, whatever is thought of it.
  ///
  /// Only reads, which is said so that nobody has to hold both for the time it takes.
  @_effects(readonly)
  func isSame(as other: Answer) -> Bool {
    if storage === other.storage { return true }
    return storage.value == other.storage.value && raw == other.raw
      && storage.baseline == other.storage.baseline
  }
  /// Whether both are the same answer in the same state.
  static func == (left: Answer, right: Answer) -> Bool {
    if left.storage === right.storage { return true }
    let (a, b) = (left.storage, right.storage)
    guard a.value == b.value, a.baseline == b.baseline, a.touched == b.touched,
      a.showsIssues == b.showsIssues
    else { return false }
    return a.notes === b.notes || left.noted.isSame(as: right.noted)
  }

  /// About how many bytes its texts take, its baseline where that is another one.
  func byteCount(isDirty: Bool) -> Int {
    storage.value.byteCount + (storage.notes?.noted.raw?.byteCount ?? 0)
      + (isDirty ? storage.baseline.byteCount : 0)
  }
  /// Whether the value differs from its baseline.
  public var isDirty: Bool { value != baseline }
  /// Whether an issue blocks, or somebody has yet to judge it.
  public var isInvalid: Bool {
    guard storage.notes != nil else { return false }
    return isPending || issues.contains(where: \.blocks) || marks.contains(where: \.blocks)
  }
  /// Everything that is wrong as it is to be shown, marks last.
  public var allIssues: [Issue] { (shown ?? issues) + marks }
  /// Whether both hold the same, typed alike.
  func isWritten(as other: Answer) -> Bool { value == other.value && raw == other.raw }

  /// Holds something else from now on: what was said of it before has had its time.
  mutating func become(_ value: Value, raw: Text?) {
    self.value = value
    self.raw = raw
    forget()
  }
  /// What others said of it has had its time.
  mutating func forget() {
    guard storage.notes != nil else { return }
    dropMarks()
    if !opinions.isEmpty { opinions = Array(repeating: nil, count: opinions.count) }
  }
  /// Drops what was said from outside, unless it is to stay.
  mutating func dropMarks() {
    if !marks.isEmpty { marks.removeAll { !$0.isSticky } }
  }
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
