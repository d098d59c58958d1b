// Selecting a row: the tap, and what each kind of row does then.
// SPDX-License-Identifier: MIT

/// What came of selecting a row.
public struct Selection {
  /// Whether it could be selected.
  public var selected = false
  /// Whether a field of it is being edited now.
  public var editing = false
  /// Whether it is expanded now.
  public var expanded = false
  /// What is answered now, where selecting turned it over.
  public var value: Value?
}

extension Form {
  /// Selects a row for the client that asks, as a tap does.
  ///
  /// A row that cannot be used only ends other editing. What was selected, edited or expanded before
  /// ends first; then comes what the row's kind does.
  /// - Parameters:
  ///   - row: The row.
  ///   - part: The field of it that is meant, where it has several.
  ///   - scrollPosition: Told to front ends.
  /// - Returns: what came of it.
  /// - Throws: `malformed` for a label in a batch that would end or judge the form.
  public func select(_ row: Row, part: Row? = nil, scrollPosition: ScrollPosition? = nil)
    throws(Fault) -> Selection
  {
    let client = draft.by
    guard isUsable(row) else {
      endEditing(by: client)
      return Selection()
    }
    let before = foci[client]
    let target = self.target(of: row, part)
    let isLeft = before.field?.line !== row || target != nil && before.field !== target
    if isLeft { endEditing(by: client) }
    if before.expanded !== row { collapse(by: client) }
    if before.selected !== row { markDeselected(by: client) }
    markSelected(row, scrollPosition, by: client)

    var selection = Selection(selected: true)
    switch row.kind.selecting {
    case .acts: try act(row)
    case .toggles: selection.value = toggle(row)
    case .togglesIfAsked where row.attributes.flag(.switchWhenSelected):
      selection.value = toggle(row)
    case .togglesIfAsked: markDeselected(by: client)
    case .begins, .beginsFirstField: if let target { beginEditing(target, by: client) }
    case .expands where before.expanded === row:
      endEditing(by: client)
      collapse(by: client)
    case .expands:
      if let target {
        expand(target, by: client)
        beginEditing(target, by: client)
      }
    case .nothing: break
    }
    let after = foci[client]
    selection.editing = after.field?.line === row
    selection.expanded = after.expanded === row
    return selection
  }
  /// The field that selecting `row` begins.
  private func target(of row: Row, _ part: Row?) -> Row? {
    switch row.kind.selecting {
    case .begins, .expands: return canBeEdited(row) ? row : nil
    case .beginsFirstField:
      if let part { return canBeEdited(part) ? part : nil }
      return firstEditable(in: row)
    case .acts, .toggles, .togglesIfAsked, .nothing: return nil
    }
  }

  /// Turns an answer over, unless it is locked; either way the row is not selected any more.
  private func toggle(_ row: Row) -> Value? {
    markDeselected(by: draft.by)
    guard lock(of: row) == nil, let plan = row.content.plan, let old = row.content.answer?.value
    else { return row.isSecret ? nil : row.content.answer?.value }
    let value = Value.bool(!(old.bool ?? false))
    write(row, value, raw: nil)
    visit(row, plan)
    return row.isSecret ? nil : value
  }
  /// Does what a label is for.
  private func act(_ label: Row) throws(Fault) {
    guard let word = label.attributes.text(.action), let action = LabelAction(word) else { return }
    if draft.defers, action != .reset {
      throw Fault(.malformed(expected: "a label that ends or judges nothing, in a batch"))
    }
    switch action {
    case .submit: _ = try submit()
    case .decline: try end(Outcome(.declined))
    case .cancel: try end(Outcome(.cancelled))
    case .reset: try reset(to: [], keepDirty: false)
    case .validate: _ = try validate(.form)
    }
  }

  /// Takes back the selection of the client that asks; what it edits goes on.
  public func deselect() { markDeselected(by: draft.by) }

  /// What selecting `row` writes or counts on besides the focus.
  public func concernsOfSelecting(_ row: Row) -> [Concern] {
    switch row.kind.selecting {
    case .toggles, .togglesIfAsked: return [.field(row)]
    case .acts:
      return switch row.attributes.text(.action).flatMap({ LabelAction($0) }) {
      case .submit: [.anyValue]
      case .decline, .cancel, .reset: [.anything]
      case .validate, nil: []
      }
    case .begins, .beginsFirstField, .expands, .nothing: return []
    }
  }
}

/// What a label can be for.
enum LabelAction {
  case submit, decline, cancel, reset, validate

  init?(_ word: Text) {
    if word == "submit" {
      self = .submit
    } else if word == "decline" {
      self = .decline
    } else if word == "cancel" {
      self = .cancel
    } else if word == "reset" {
      self = .reset
    } else if word == "validate" {
      self = .validate
    } else {
      return nil
    }
  }
}
