// The steps that can be undone and done again, bounded in number and bytes.
// SPDX-License-Identifier: MIT

/// What is needed to take one transaction back.
///
/// Only what is recorded: lists, ids, attributes, options, values, raw text, baselines. What the
/// daemon thinks of answers is judged anew, and no step holds a secret.
struct Step {
  /// Who did it.
  private(set) var by: Int
  var structure: [Structural] = []
  var rows: [RowStep] = []
  var sections: [(section: Section, attributes: Attributes)] = []
  /// The form's attributes before, where they changed.
  var form: Attributes?
  /// The one field that was typed into, when nothing else happened.
  var typed: Row?
  /// What it takes to keep, about, in bytes.
  var cost = 0

  init(by: Int) { self.by = by }
  /// Whether what was typed is what was there first.
  var isIdle: Bool {
    guard let typed, let old = rows.first?.answer, let answer = typed.content.answer else {
      return false
    }
    return answer.isSame(as: old)
  }
  /// The same, as done by somebody else.
  func madeBy(_ client: Int) -> Step {
    var step = self
    step.by = client
    return step
  }
  var isEmpty: Bool { structure.isEmpty && rows.isEmpty && sections.isEmpty && form == nil }
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

  private(set) var done: [Step] = []
  private(set) var undone: [Step] = []
  private var bytes = 0

  init(_ limits: FormLimits) {
    mostSteps = limits.undoSteps
    mostBytes = limits.undoBytes
  }

  /// Records what was done; what was undone can no longer be done again.
  mutating func record(_ step: Step) {
    if !undone.isEmpty {
      for step in undone { bytes -= step.cost }
      undone.removeAll()
    }
    let last = done.count - 1
    if let typed = step.typed, last >= 0, done[last].typed === typed, done[last].by == step.by {
      // One step with what was typed before; that one knows what was there first.
      if done[last].isIdle { bytes -= done.removeLast().cost }
      return
    }
    push(step)
  }
  /// The step that undoes an undoing, or does something again.
  mutating func recordUndone(_ step: Step) {
    bytes += step.cost
    undone.append(step)
  }
  mutating func recordRedone(_ step: Step) { push(step) }
  private mutating func push(_ step: Step) {
    bytes += step.cost
    done.append(step)
    guard done.count > 2 * mostSteps || bytes > mostBytes else { return }
    // Now and then and many at once: taking the first of a thousand each time costs a thousand.
    var surplus = max(0, done.count - mostSteps)
    for step in done[..<surplus] { bytes -= step.cost }
    while bytes > mostBytes, surplus < done.count {
      bytes -= done[surplus].cost
      surplus += 1
    }
    done.removeFirst(surplus)
  }
  mutating func takeDone(at index: Int) -> Step {
    let step = done.remove(at: index)
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
      done.insert(taken.step, at: taken.index)
    } else {
      undone.insert(taken.step, at: taken.index)
    }
  }
  /// What is typed from now on is a step of its own.
  mutating func endTyping(in row: Row, by client: Int) {
    guard let last = done.last, last.typed === row, last.by == client else { return }
    done[done.count - 1].typed = nil
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
