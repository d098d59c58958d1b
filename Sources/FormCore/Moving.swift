// Moving the field being edited: to one, to the next, to the previous, away.
// SPDX-License-Identifier: MIT

/// Which way to move.
public enum Direction: Sendable {
  case next, previous
  var step: Int { self == .next ? 1 : -1 }
}

/// How to move.
public struct Movement: Sendable {
  /// Whether only the one neighbouring row counts, and only kinds that Former edits.
  public var strict: Bool
  /// Whether it goes on from the other end of the form.
  public var wraps: Bool
  /// A way to move.
  public init(strict: Bool = false, wraps: Bool = false) {
    self.strict = strict
    self.wraps = wraps
  }
}

extension Form {
  /// Makes `field` the one being edited, without what selecting its row would do.
  ///
  /// - Parameter row: A field, or a row of which the first field that can be edited is meant.
  /// - Returns: the field.
  /// - Throws: `wrongKind` or `notEditable`.
  public func begin(_ row: Row) throws(Fault) -> Row {
    guard row.isEditable || !row.parts.isEmpty else { throw Fault(.wrongKind(row.kind)) }
    guard let field = firstEditable(in: row) else {
      throw Fault(.notEditable(lock(of: row.parts.first ?? row) ?? .disabled))
    }
    let client = draft.by
    if foci[client].field !== field { endEditing(by: client) }
    if foci[client].expanded !== field { collapse(by: client) }
    beginEditing(field, by: client)
    return field
  }
  /// Ends editing of the client that asks, and collapses what it expanded.
  /// - Returns: the field whose editing ended.
  public func endEditing() -> Row? {
    let field = endEditing(by: draft.by)
    collapse(by: draft.by)
    return field
  }
  /// Moves to the next or previous field; where there is none nothing happens.
  public func move(_ direction: Direction, _ movement: Movement) -> Row? {
    guard let field = neighbour(of: draft.by, direction, movement) else { return nil }
    go(to: field)
    return field
  }
  /// The field that moving would begin.
  public func neighbour(of client: Int, _ direction: Direction, _ movement: Movement) -> Row? {
    let from = foci[client].current
    return movement.strict
      ? strictNeighbour(of: from, direction, wraps: movement.wraps)
      : nearest(to: from, direction, wraps: movement.wraps)
  }

  /// Selects and begins `field`, and expands it if it is an inline row; turns nothing over or shut.
  private func go(to field: Row) {
    let client = draft.by
    endEditing(by: client)
    if foci[client].expanded !== field { collapse(by: client) }
    if foci[client].selected !== field.line {
      markDeselected(by: client)
      markSelected(field.line, nil, by: client)
    }
    if field.kind.selecting == .expands { expand(field, by: client) }
    beginEditing(field, by: client)
  }

  // MARK: Return

  /// Return is pressed in a field of text: on to the next, or the end; in a text view a line end.
  ///
  /// Next is Former's next here: the one neighbouring row, or field of the same row.
  /// - Parameter given: Where; nil is the field being edited.
  /// - Returns: the field moved to.
  /// - Throws: `wrongKind` or `notEditable`.
  public func pressReturn(in given: Row?) throws(Fault) -> Row? {
    let client = draft.by
    guard let field = given ?? foci[client].field else { return nil }
    guard field.kind.family == .text, let plan = field.content.plan else {
      throw Fault(.wrongKind(field.kind))
    }
    try checkEditable(field)
    _ = try begin(field)
    let isView = field.kind == .textView
    if isView, let answer = field.content.answer {
      let text = answer.raw ?? plan.type.canonicalText(answer.value)
      let longer = Text(text.string + "\n")
      try Fault.at([.member("raw")]) { () throws(Fault) in try checkLength(longer) }
      if plan.typing.limit.map({ !lengthUnit.exceeds(longer, $0) }) ?? true {
        type(longer, into: field, plan)
        visit(field, plan)
      }
    }
    let text = field.content.answer.map { $0.raw ?? plan.type.canonicalText($0.value) }
    happen(.returnPressed(field, text: field.isSecret ? nil : text), to: client)
    if isView { return nil }
    if field.attributes.flag(.returnToNextRow),
      let next = strictNeighbour(of: field, .next, wraps: false)
    {
      go(to: next)
      return next
    }
    endEditing(by: client)
    return nil
  }

  // MARK: Looking for it

  /// Where a row stands; without one, before the first or behind the last.
  private func spot(of row: Row?, _ direction: Direction) -> (section: Int, row: Int) {
    if let row, let place = place(of: row.line) { return (index(of: place.section), place.index) }
    guard direction == .previous, let last = list.last else { return (0, -1) }
    return (list.count - 1, last.list.count)
  }
  /// The fields of the same row that come after `field` in a direction, nearest first.
  private func siblings(of field: Row?, _ direction: Direction) -> [Row] {
    guard let field, let parts = field.whole?.parts,
      let index = parts.firstIndex(where: { $0 === field })
    else { return [] }
    return direction == .next ? Array(parts[(index + 1)...]) : parts[..<index].reversed()
  }

  /// The nearest field that can be edited, whatever lies between.
  private func nearest(to from: Row?, _ direction: Direction, wraps: Bool) -> Row? {
    if let sibling = siblings(of: from, direction).first(where: canBeEdited) { return sibling }
    var (section, row) = spot(of: from, direction)
    while section >= 0, section < list.count {
      let rows = list[section].list
      let found = rows.find(from: row + direction.step, step: direction.step) {
        edge(of: $0, direction)
      }
      if let found { return found }
      section += direction.step
      guard section >= 0, section < list.count else { break }
      row = direction == .next ? -1 : list[section].list.count
    }
    guard wraps, let from, let field = nearest(to: nil, direction, wraps: false), field !== from
    else { return nil }
    return field
  }
  /// The field of `row` that is met first when coming in a direction.
  private func edge(of row: Row, _ direction: Direction) -> Row? {
    if row.parts.isEmpty { return canBeEdited(row) ? row : nil }
    return direction == .next
      ? row.parts.first(where: canBeEdited) : row.parts.last(where: canBeEdited)
  }

  /// The neighbour, if Former would edit it: one section boundary is crossed, nothing is skipped.
  private func strictNeighbour(of from: Row?, _ direction: Direction, wraps: Bool) -> Row? {
    if let sibling = siblings(of: from, direction).first { return strictly(sibling) }
    var (section, row) = spot(of: from, direction)
    guard section < list.count else { return nil }
    row += direction.step
    if row < 0 || row >= list[section].list.count {
      section += direction.step
      if wraps, section < 0 { section = list.count - 1 }
      if wraps, section >= list.count { section = 0 }
      guard section >= 0, section < list.count else { return nil }
      row = direction == .next ? 0 : list[section].list.count - 1
    }
    let rows = list[section].list
    guard row >= 0, row < rows.count, rows[row] !== from else { return nil }
    return strictly(rows[row])
  }
  private func strictly(_ field: Row) -> Row? {
    field.kind.isStrictlyEditable && canBeEdited(field) ? field : nil
  }
}
