// What a transaction leaves to take back, written down at its commit; never a secret.
// SPDX-License-Identifier: MIT

extension Form {
  /// What the transaction under way leaves to take back.
  func step(since before: borrowing Content, by client: Int) -> Step {
    let step = Step(by: client)
    if !draft.structure.isEmpty {
      step.structure = draft.structure
      step.cost += cost(of: step.structure)
    }
    if content.attributes != before.attributes { step.form = before.attributes }
    if !draft.sections.isEmpty {
      let changed = draft.sections.filter { $0.section.content.attributes != $0.before.attributes }
      if !changed.isEmpty { step.sections = changed.map { ($0.section, $0.before.attributes) } }
    }
    draft.rows.withUnsafeBufferPointer { touched in
      guard let first = touched.baseAddress else { return }
      for index in 0..<touched.count { record(first + index, in: step) }
    }
    // Typing changes no attributes, so that a step about the one field is about its answer.
    if let typed = draft.typed, !draft.defers, step.isAboutRows, step.rows.isOnly(typed) {
      step.typed = typed
    }
    return step
  }
  /// Writes down what one row was, which is read where it lies.
  private func record(_ touched: UnsafePointer<RowBefore>, in step: Step) {
    touched.pointee.row.read { now in
      var attributes: Attributes?
      var answer: Answer?
      var cost = 300
      if now.pointee.attributes != touched.pointee.before.attributes {
        attributes = touched.pointee.before.attributes
        cost += touched.pointee.before.attributes.byteCount
      }
      if now.pointee.isWrittenOtherwise(than: touched), let old = touched.pointee.before.answer {
        answer = old
        cost += old.value.byteCount + (old.raw?.byteCount ?? 0)
      }
      guard attributes != nil || answer != nil else { return }
      step.rows.append(RowStep(row: touched.pointee.row, attributes: attributes, answer: answer))
      step.cost += cost
    }
  }
  private func cost(of structure: [Structural]) -> Int {
    structure.reduce(100 * structure.count) { cost, structural in
      switch structural {
      case .removedRows(let rows): rows.reduce(cost) { $0 + $1.row.byteCount }
      case .removedSections(let sections):
        sections.reduce(cost) { cost, taken in
          taken.section.list.reduce(cost) { $0 + $1.byteCount }
        }
      case .removedItems(let items):
        items.reduce(cost) { cost, taken in taken.item.rows.reduce(cost) { $0 + $1.byteCount } }
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
      case .removedItems(let items):
        for (item, _, _) in items { for row in item.rows { forget(row) } }
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

extension Row.Content {
  /// Whether its answer is another one than before, by somebody's doing, and no secret.
  fileprivate func isWrittenOtherwise(than touched: UnsafePointer<RowBefore>) -> Bool {
    guard let answer, let old = touched.pointee.before.answer, !answer.isSame(as: old),
      !isSecret, !touched.pointee.before.isSecret
    else { return false }
    // What is computed is computed again; it is nobody's doing.
    return logic?.computed == nil || touched.pointee.before.logic?.computed == nil
  }
}
extension Value {
  /// About how many bytes it takes.
  var byteCount: Int {
    @_effects(readonly) get {
      switch self {
      case .null, .bool, .number: 32
      case .text(let text): 32 + text.byteCount
      case .list(let list): list.reduce(32) { $0 + $1.byteCount }
      case .record(let members): members.reduce(32) { $0 + $1.name.byteCount + $1.value.byteCount }
      }
    }
  }
}
extension Row {
  /// About how many bytes it takes.
  var byteCount: Int {
    var bytes = 400 + Int(content.byteCount)
    for part in parts { bytes += part.byteCount }
    return bytes
  }
}
