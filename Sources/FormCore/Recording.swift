// What a transaction leaves to take back, written down at its commit; never a secret.
// SPDX-License-Identifier: MIT

extension Form {
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
      let isSecret = row.isSecret || before.isSecret
      // What is computed is computed again; it is nobody's doing.
      let isComputed = row.isComputed && before.logic?.computed != nil
      if !isSecret, !isComputed {
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
          taken.section.list.reduce(cost) { $0 + $1.byteCount }
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
          for row in section.list { forget(row) }
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
