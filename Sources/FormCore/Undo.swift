// Undo and redo: what a transaction did to structure, attributes and answers, taken back.
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
  static let mostSteps = 1_000
  static let mostBytes = 64 << 20

  private(set) var done: [Step] = []
  private(set) var undone: [Step] = []
  private var bytes = 0

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
    guard done.count > 2 * History.mostSteps || bytes > History.mostBytes else { return }
    // Now and then and many at once: taking the first of a thousand each time costs a thousand.
    var surplus = max(0, done.count - History.mostSteps)
    for step in done[..<surplus] { bytes -= step.cost }
    while bytes > History.mostBytes, surplus < done.count {
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

extension Form {
  /// Takes back the newest step, or with `own` the newest of the client that asks.
  /// - Returns: whether there was one.
  public func undo(own: Bool) throws(Fault) -> Bool {
    guard let index = try newest(in: history.done, own: own) else { return false }
    let step = history.takeDone(at: index)
    draft.taken = (step, index, fromDone: true)
    draft.record = .undone(step.by)
    try takeBack(step)
    return true
  }
  /// Does again what was undone last, or with `own` the last of the client that asks.
  /// - Returns: whether there was something.
  public func redo(own: Bool) throws(Fault) -> Bool {
    guard let index = try newest(in: history.undone, own: own) else { return false }
    let step = history.takeUndone(at: index)
    draft.taken = (step, index, fromDone: false)
    draft.record = .redone(step.by)
    try takeBack(step)
    return true
  }
  private func newest(in steps: [Step], own: Bool) throws(Fault) -> Int? {
    guard own else { return steps.isEmpty ? nil : steps.count - 1 }
    guard let index = steps.lastIndex(where: { $0.by == draft.by }) else { return nil }
    let mine = Reach(steps[index])
    for later in steps[(index + 1)...].map(Reach.init) where mine.meets(later) {
      throw Fault(.laterSteps(conflicts(of: mine, with: later)), at: [.member("own")])
    }
    return index
  }

  /// An id that comes back may have been given to somebody else meanwhile.
  private func checkClaims() throws(Fault) {
    var conflicts = Conflicts(self)
    for claim in draft.claims.rows {
      if let holder = rowsById[claim.id] { conflicts.add(.row(holder)) }
    }
    for claim in draft.claims.sections {
      if let holder = sectionsById[claim.id] { conflicts.add(.section(holder)) }
    }
    guard conflicts.found.isEmpty else {
      throw Fault(.laterSteps(conflicts.found), at: [.member("own")])
    }
  }

  private func takeBack(_ step: Step) throws(Fault) {
    draft.defers = true
    for structural in step.structure.reversed() { try undo(structural) }
    for (section, attributes) in step.sections {
      touch(section)
      section.content.attributes = attributes
      section.content.stamp.renew(now)
      for row in section.list.nodes { queue(row) }
    }
    if let attributes = step.form {
      content.attributes = attributes
      content.stamp.renew(now)
      eachField(queue)
    }
    for step in step.rows { try takeBack(step) }
    try checkClaims()
  }
  private func takeBack(_ step: RowStep) throws(Fault) {
    let row = step.row
    let stamp = now
    if let attributes = step.attributes {
      change(row) { content in
        content.attributes = attributes
        content.stamp.renew(stamp)
      }
      try plan(row)
      for part in row.parts { queue(part) }
    }
    guard let answer = step.answer else { return }
    change(row) { content in
      content.answer?.value = answer.value
      content.answer?.raw = answer.raw
      content.answer?.baseline = answer.baseline
      content.answerStamp.renew(stamp)
    }
    content.answersStamp.renew(stamp)
    queue(row)
    queueReaders(of: row.id)
  }
  private func undo(_ structural: Structural) throws(Fault) {
    switch structural {
    case .insertedSections(let sections, _): remove(sections.map(\.section))
    case .removedSections(let sections):
      for (section, index) in sections.sorted(by: { $0.at < $1.at }) {
        insert([section], at: min(index, list.count))
      }
    case .movedSection(let section, let from, _): move(section, to: min(from, list.count - 1))
    case .insertedRows(let rows, _, _): remove(rows)
    case .removedRows(let rows):
      for run in runs(rows) {
        insert(run.rows, in: run.section, at: min(run.at, run.section.list.count))
      }
    case .movedRow(let row, let from, _):
      let most = from.section.list.count - (row.home === from.section ? 1 : 0)
      move(row, to: from.section, at: min(from.at, most))
    case .renamedSection(let section, let from, _):
      try update(section, NodeEdits(id: from))
    case .renamedRow(let row, let from, _): try update(row, NodeEdits(id: from))
    case .promotedSection, .promotedRow: break
    }
  }

  /// Rows that stood one behind the other, section by section, first places first.
  private func runs(
    _ rows: [(row: Row, section: Section, at: Int)]
  ) -> [(section: Section, at: Int, rows: [Row])] {
    var runs: [(section: Section, at: Int, rows: [Row])] = []
    for (section, rows) in bySection(rows) {
      for (row, at) in rows {
        if let last = runs.last, last.section === section, last.at + last.rows.count == at {
          runs[runs.count - 1].rows.append(row)
        } else {
          runs.append((section, at, [row]))
        }
      }
    }
    return runs
  }

  // MARK: Recording

  /// What the transaction under way leaves to take back.
  func step(since before: borrowing Content, by client: Int) -> Step {
    var step = Step(by: client)
    if !draft.structure.isEmpty {
      step.structure = draft.structure
      step.cost += cost(of: step.structure)
    }
    if content.attributes != before.attributes { step.form = before.attributes }
    if !draft.sections.isEmpty {
      for (section, before) in draft.sections
      where section.content.attributes != before.attributes {
        step.sections.append((section, before.attributes))
      }
    }
    for index in 0..<draft.rows.count {
      record(draft.rows[index].row, draft.rows[index].before, in: &step)
    }
    if let typed = draft.typed, !draft.defers, step.rows.count == 1, step.rows[0].row === typed,
      step.structure.isEmpty, step.sections.isEmpty, step.form == nil,
      step.rows[0].attributes == nil
    {
      step.typed = typed
    }
    return step
  }
  private func record(_ row: Row, _ before: borrowing Row.Content, in step: inout Step) {
    var part = RowStep(row: row)
    var cost = 300
    if row.content.attributes != before.attributes {
      part.attributes = before.attributes
      for entry in before.attributes.entries { cost += entry.value.byteCount }
    }
    if let answer = row.content.answer, let old = before.answer, !answer.isSame(as: old) {
      let isSecret = row.isSecret || before.plan?.isSecret ?? false
      if !isSecret {
        part.answer = old
        cost += old.value.byteCount + (old.raw?.byteCount ?? 0)
      }
    }
    guard part.attributes != nil || part.answer != nil else { return }
    step.rows.append(part)
    step.cost += cost
  }
  private func cost(of structure: [Structural]) -> Int {
    structure.reduce(100 * structure.count) { cost, structural in
      switch structural {
      case .removedRows(let rows): rows.reduce(cost) { $0 + $1.row.byteCount }
      case .removedSections(let sections):
        sections.reduce(cost) { cost, taken in
          taken.section.list.nodes.reduce(cost) { $0 + $1.byteCount }
        }
      default: cost
      }
    }
  }
  /// Empties the secrets of what was taken out: no step holds one.
  func forgetSecrets() {
    for structural in draft.structure {
      switch structural {
      case .removedRows(let rows): for (row, _, _) in rows { forget(row) }
      case .removedSections(let sections):
        for (section, _) in sections where !section.attached {
          for row in section.list.nodes { forget(row) }
        }
      default: break
      }
    }
  }
  private func forget(_ row: Row) {
    guard !row.isAttached else { return }
    for row in [row] + row.parts where row.isSecret {
      guard let plan = row.content.plan else { continue }
      row.content.answer?.value = plan.type.empty
      row.content.answer?.raw = nil
      row.content.answer?.baseline = plan.type.empty
      row.content.note()
    }
  }
}

extension Value {
  /// About how many bytes it takes.
  var byteCount: Int {
    switch self {
    case .null, .bool, .number: 32
    case .text(let text): 32 + text.byteCount
    case .list(let list): list.reduce(32) { $0 + $1.byteCount }
    case .record(let members): members.reduce(32) { $0 + $1.name.byteCount + $1.value.byteCount }
    }
  }
}
extension Row {
  /// About how many bytes it takes.
  var byteCount: Int {
    var bytes = 400 + (content.answer?.value.byteCount ?? 0)
    for entry in content.attributes.entries { bytes += entry.value.byteCount }
    for part in parts { bytes += part.byteCount }
    return bytes
  }
}
