// Going back to the answers that count as unchanged.
// SPDX-License-Identifier: MIT

extension Form {
  /// Takes every answer back to its baseline, as if nobody had been there; the form goes on.
  ///
  /// - Parameters:
  ///   - values: New baselines by field; null is the empty value.
  ///   - keepDirty: Whether answers that differ from their baseline stay as they are.
  /// - Throws: what is wrong with a value, inside its name.
  public func reset(to values: [Value.Member], keepDirty: Bool) throws(Fault) {
    content.outcome = nil
    draft.loads = true
    var baselines: [ObjectIdentifier: Value] = [:]
    try eachNamed(values, at: [.member("values")]) { name throws(Fault) in
      throw Fault(.noSuchField(name))
    } _: { field, given, place throws(Fault) in
      guard let plan = field.content.plan else { return }
      follow(field, .given(draft.place + place))
      baselines[ObjectIdentifier(field)] = try normal(given, plan)
    }
    eachField { reset($0, to: baselines[ObjectIdentifier($0)], keepDirty: keepDirty) }
  }
  private func reset(_ field: Row, to given: Value?, keepDirty: Bool) {
    guard let answer = field.content.answer else { return }
    // What is computed follows from the others once they are reset.
    let baseline = field.isComputed ? answer.value : given ?? answer.baseline
    let keeps = keepDirty && answer.isDirty
    var fresh = Answer(baseline)
    if keeps {
      fresh.value = answer.value
      fresh.raw = answer.raw
    }
    fresh.issues = answer.issues
    fresh.marks = answer.marks.filter(\.isSticky)
    fresh.opinions = answer.opinions
    fresh.offer = answer.offer
    let changes = !fresh.isWritten(as: answer)
    if changes { fresh.forget() }
    if !answer.opinions.isEmpty { if changes { askAnew(field) } else { renewTickets(of: field) } }
    guard
      changes || baseline != answer.baseline || answer.touched || answer.showsIssues
        || fresh.marks != answer.marks
    else { return }
    if changes { answersChanged(in: field) }
    let stamp = now
    change(field) { content in
      content.answer = fresh
      if changes { content.answerStamp.renew(stamp) }
    }
    guard changes else { return }
    follow(field, .reset)
    content.answersStamp.renew(stamp)
    queue(field)
    announceValue(of: field)
  }
}
