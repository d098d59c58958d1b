// The forms the daemon holds, and who wants to hear of them.
// SPDX-License-Identifier: MIT

import FormCore

/// A form, its watchers and those who wait for its outcome.
final class FormEntry {
  let form: Form
  /// The client it goes with; nil when it stays.
  let owner: Int?
  /// In the order in which they came.
  var watchers: [Client] = []
  var waiters: [Waiter] = []
  /// Bytes of its texts, as far as all forms' count knows of them.
  fileprivate(set) var counted = 0

  init(_ form: Form, owner: Int?) {
    self.form = form
    self.owner = owner
  }
}

/// A call that has no answer yet.
struct Waiter {
  /// What it waits for.
  enum Awaited {
    /// An outcome, as `form/wait` does.
    case outcome
    /// Verdicts of clients, as `form/submit` does, on what the form was at a revision.
    case verdicts(since: Int)
  }
  let awaited: Awaited
  let client: Client
  /// The request's id as it was sent.
  let id: [UInt8]
  /// The same as a value, to be found by.
  let key: Value
  let reveal: Bool
  /// When it is answered without an outcome, in monotonic milliseconds.
  let deadline: Int?
}

/// The forms by id, in the order in which they were created.
struct Forms {
  private var byId: [Text: FormEntry] = [:]
  private var ordered: [FormEntry] = []
  private var lives = 0
  private var nextId = 1
  /// About how many bytes the texts of all forms take.
  private(set) var byteCount = 0

  var count: Int { ordered.count }
  /// In the order in which they were created.
  var all: [FormEntry] { ordered }

  /// The form called `id`.
  subscript(id: Text) -> FormEntry? {
    mutating get {
      if let last, last.form.id == id { return last }
      last = byId[id]
      return last
    }
  }
  /// The form asked for last: most calls are about that of the call before.
  private var last: FormEntry?

  /// A number no form had before.
  mutating func newLife() -> Int {
    lives += 1
    return lives
  }
  /// An id of the daemon's own that no form has.
  mutating func ownId() -> Text {
    while byId[Text("~\(nextId)")] != nil { nextId += 1 }
    defer { nextId += 1 }
    return Text("~\(nextId)")
  }
  mutating func add(_ entry: FormEntry) {
    byId[entry.form.id] = entry
    ordered.append(entry)
    count(entry)
  }
  /// Counts the bytes of a form that may have changed.
  mutating func count(_ entry: FormEntry) {
    byteCount += entry.form.byteCount - entry.counted
    entry.counted = entry.form.byteCount
  }
  /// The form of a life, if it is still there.
  func alive(_ life: Int) -> FormEntry? { ordered.first { $0.form.life == life } }
  mutating func remove(_ entry: FormEntry) {
    byId[entry.form.id] = nil
    last = nil
    byteCount -= entry.counted
    if let index = ordered.firstIndex(where: { $0 === entry }) { ordered.remove(at: index) }
  }
}
