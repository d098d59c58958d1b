// Stepping a number along its grid.
// SPDX-License-Identifier: MIT

extension Form {
  /// Steps a field's number up or down along its grid; an end stops it, or with `wraps` it goes on.
  ///
  /// A field without a number begins at its start.
  /// - Throws: `wrongKind` for a field without steps, `outOfRange` past 34 digits.
  public func step(_ field: Row, by count: Int) throws(Fault) {
    guard let plan = field.content.plan, let answer = field.content.answer, let grid = plan.grid
    else { throw Fault(.wrongKind(field.kind), at: [.member("field")]) }
    try expectEditable(field)
    draft.typed = field
    let from = answer.value.number ?? plan.start.number ?? grid.min
    let wraps = field.content.attributes.flag(.wraps)
    guard let value = grid.stepped(from: from, by: count, wraps: wraps) else {
      throw Fault(.outOfRange, at: [.member("by")])
    }
    write(field, .number(value), raw: nil)
    visit(field, plan)
  }
}
