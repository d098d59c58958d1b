// The steps that can be undone and done again, bounded in number and bytes.
// SPDX-License-Identifier: MIT

/// What is needed to take one transaction back.
///
/// Only what is recorded: lists, ids, attributes, options, values, raw text, baselines. What the
/// daemon thinks of answers is judged anew, and no step holds a secret.
///
/// A class, since a step is handed on and kept: as a structure it was copied four times on its way.
final class Step {
  /// Who did it.
  var by: Int
  /// What was done to lists, in order.
  var structure: [Structural] {
    get { others?.structure ?? [] }
    set { besides.structure = newValue }
  }
  /// What rows were.
  var rows = RowSteps()
  /// Sections and the attributes they had.
  var sections: [(section: Section, attributes: Attributes)] {
    get { others?.sections ?? [] }
    set { besides.sections = newValue }
  }
  /// The form's attributes before, where they changed.
  var form: Attributes? {
    get { others?.form }
    set { besides.form = newValue }
  }
  /// The one field that was typed into, when nothing else happened.
  var typed: Row?
  /// What it takes to keep, about, in bytes.
  var cost = 0
  /// What is not about rows; nil for nothing, as in most of a thousand steps.
  private var others: Others?

  private final class Others {
    var structure: [Structural] = []
    var sections: [(section: Section, attributes: Attributes)] = []
    var form: Attributes?
  }
  private var besides: Others {
    let others = others ?? Others()
    self.others = others
    return others
  }

  init(by: Int) { self.by = by }
  /// Whether what was typed is what was there first.
  var isIdle: Bool {
    guard let typed, let old = rows.first?.answer, let answer = typed.content.answer else {
      return false
    }
    return answer.isSame(as: old)
  }
  /// Whether nothing but rows changed.
  var isAboutRows: Bool { others == nil }
  var isEmpty: Bool { rows.isEmpty && isAboutRows }
}

/// What rows were; most steps are about one row, which needs no memory besides.
struct RowSteps: RandomAccessCollection {
  private var one: RowStep?
  /// Those behind the first; nil for none.
  private var others: [RowStep]?

  var startIndex: Int { 0 }
  var endIndex: Int { one == nil ? 0 : (others?.count ?? 0) + 1 }
  subscript(index: Int) -> RowStep {
    guard let step = index > 0 ? others?[index - 1] : one else {
      preconditionFailure("no row stands in this step")
    }
    return step
  }
  mutating func append(_ row: RowStep) {
    if one == nil {
      one = row
    } else if others == nil {
      others = [row]
    } else {
      others?.append(row)
    }
  }
  /// Whether there is one, about `row`.
  func isOnly(_ row: Row) -> Bool { one?.row === row && others == nil }
}

/// What one row was before a transaction, as far as it changed.
struct RowStep {
  let row: Row
  var attributes: Attributes?
  /// Its value, raw text and baseline count; the rest is judged anew.
  var answer: Answer?
}

/// Steps to take back and steps to do again, newest last.
struct History {
  private let mostSteps: Int
  private let mostBytes: Int

  /// Steps to take back; when there are as many as may be, the newest takes the oldest one's place.
  private var ring: [Step] = []
  /// Where the oldest one stands; 0 as long as the ring is not full.
  private var oldest = 0
  private(set) var undone: [Step] = []
  private var bytes = 0

  init(_ limits: FormLimits) {
    mostSteps = limits.undoSteps
    mostBytes = limits.undoBytes
  }

  /// Steps to take back, newest last.
  var done: [Step] { oldest == 0 ? ring : Array(ring[oldest...] + ring[..<oldest]) }
  private var newest: Step? {
    ring.isEmpty ? nil : ring[(oldest == 0 ? ring.count : oldest) - 1]
  }
  /// Lays the ring out anew, so that places in it are those in `done`.
  private mutating func straighten() {
    guard oldest > 0 else { return }
    ring = done
    oldest = 0
  }

  /// Records what was done; what was undone can no longer be done again.
  mutating func record(_ step: Step) {
    if !undone.isEmpty {
      for step in undone { bytes -= step.cost }
      undone.removeAll()
    }
    guard let typed = step.typed, let last = newest, last.typed === typed, last.by == step.by
    else { return push(step) }
    // One step with what was typed before; that one knows what was there first.
    if last.isIdle { _ = takeDone(at: ring.count - 1) }
  }
  /// The step that undoes an undoing, or does something again.
  ///
  /// What is typed after it does not go on with what was typed before.
  mutating func recordUndone(_ step: Step) {
    newest?.typed = nil
    bytes += step.cost
    undone.append(step)
  }
  mutating func recordRedone(_ step: Step) { push(step) }
  private mutating func push(_ step: Step) {
    bytes += step.cost
    if ring.count < mostSteps {
      ring.append(step)
    } else {
      bytes -= ring[oldest].cost
      ring[oldest] = step
      oldest = oldest + 1 == ring.count ? 0 : oldest + 1
    }
    guard bytes > mostBytes else { return }
    straighten()
    var surplus = 0
    while bytes > mostBytes, surplus < ring.count {
      bytes -= ring[surplus].cost
      surplus += 1
    }
    ring.removeFirst(surplus)
  }
  mutating func takeDone(at index: Int) -> Step {
    straighten()
    let step = ring.remove(at: index)
    bytes -= step.cost
    return step
  }
  mutating func takeUndone(at index: Int) -> Step {
    let step = undone.remove(at: index)
    bytes -= step.cost
    return step
  }
  /// Takes back a taking.
  mutating func putBack(_ taken: (step: Step, index: Int, fromDone: Bool)) {
    bytes += taken.step.cost
    if taken.fromDone {
      straighten()
      ring.insert(taken.step, at: taken.index)
    } else {
      undone.insert(taken.step, at: taken.index)
    }
  }
  /// What is typed from now on is a step of its own.
  mutating func endTyping(in row: Row, by client: Int) {
    guard let last = newest, last.typed === row, last.by == client else { return }
    last.typed = nil
  }
}

/// What kind of step a transaction leaves.
enum Record {
  /// Something done.
  case done
  /// A step undone, by whom it was done.
  case undone(Int)
  /// A step done again, by whom it was done.
  case redone(Int)
}
