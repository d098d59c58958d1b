// Undo and redo: what a transaction did to structure, attributes and answers, taken back.
// SPDX-License-Identifier: MIT

extension Form {
  /// Takes back the newest step, or with `own` the newest of the client that asks.
  /// - Returns: whether there was one.
  public func undo(own: Bool) throws(Fault) -> Bool {
    guard let index = try newest(in: history.done, own: own) else { return false }
    // Right before the step nobody named what it renamed by its later id, but as it wrote down.
    draft.follows = index < history.done.count - 1
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
    draft.follows = index < history.undone.count - 1
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
    for claim in draft.claims.items {
      if let row = itemsById[claim.item.id]?.rows.first { conflicts.add(.row(row)) }
    }
    guard conflicts.found.isEmpty else {
      throw Fault(.laterSteps(conflicts.found), at: [.member("own")])
    }
  }

  private func takeBack(_ step: Step) throws(Fault) {
    draft.defers = true
    draft.loads = true
    for structural in step.structure.reversed() { try undo(structural) }
    for (section, attributes) in step.sections { try write(section, attributes) }
    if let attributes = step.form {
      content.attributes = attributes
      content.stamp.renew(now)
      eachField(queue)
      draft.counted += list.filter(\.isRepeated)
    }
    for step in step.rows { try takeBack(step) }
    try checkClaims()
  }
  private func takeBack(_ step: RowStep) throws(Fault) {
    let row = step.row
    let stamp = now
    if let attributes = step.attributes {
      for entry in row.content.attributes.entries {
        draft.followers.forget(.row(row), entry.attribute)
      }
      change(row) { content in
        content.attributes = attributes
        content.stamp.renew(stamp)
      }
      try plan(row)
      for part in row.parts { queue(part) }
    }
    guard let answer = step.answer else { return }
    if let now = row.content.answer, !now.isWritten(as: answer) {
      answersChanged(in: row)
      if !now.opinions.isEmpty { askAnew(row) }
    }
    change(row) { content in
      if let now = content.answer, !now.isWritten(as: answer) {
        content.answer?.become(answer.value, raw: answer.raw)
      }
      content.answer?.baseline = answer.baseline
      content.answerStamp.renew(stamp)
    }
    content.answersStamp.renew(stamp)
    queue(row)
    announceValue(of: row)
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
    case .renamedSection(let section, let from, _, _):
      try update(section, NodeEdits(id: from))
    case .renamedRow(let row, let from, _, _): try update(row, NodeEdits(id: from))
    case .insertedItems(let items, _, _): remove(items)
    case .removedItems(let items):
      // Those that stood one behind the other come back together.
      var run: [Item] = []
      let sorted = items.sorted { $0.at < $1.at }
      for (place, (item, section, index)) in sorted.enumerated() {
        run.append(item)
        if place + 1 < sorted.count, sorted[place + 1].at == index + 1 { continue }
        insert(run, in: section, at: min(index + 1 - run.count, section.items.count))
        run = []
      }
    case .movedItem(let item, let section, let from, _):
      move(item, in: section, to: min(from, section.items.count - 1))
    case .changedTemplate(let section, let from, _):
      try update(section, NodeEdits(attributes: [AttributeEdit(.repeat, from?.source)]))
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
}
