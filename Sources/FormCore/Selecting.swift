// What selecting a row does, and which rows can be the one being edited.
// SPDX-License-Identifier: MIT

/// What selecting a row of a kind does, besides selecting it.
enum Selecting: Sendable {
  /// Carries out what the label is for.
  case acts
  /// Begins editing.
  case begins
  /// Begins editing the first of its fields that can be edited.
  case beginsFirstField
  /// Turns the answer over and deselects.
  case toggles
  /// As `toggles` where its author wants it, else nothing.
  case togglesIfAsked
  /// Expands and begins, or collapses and ends.
  case expands
  case nothing
}

extension RowKind {
  /// What selecting a row of this kind does.
  var selecting: Selecting {
    switch self {
    case .label: .acts
    case .textField, .textView, .selectorPicker, .multiPicker, .selectorDatePicker: .begins
    case .check: .toggles
    case .switch: .togglesIfAsked
    case .inlinePicker, .inlineDatePicker: .expands
    case .fields: .beginsFirstField
    case .stepper, .slider, .segmented, .picker, .datePicker, .custom: .nothing
    }
  }
  /// Whether fields of this kind can be the one being edited; custom ones only if they say so.
  var isEditable: Bool {
    switch self {
    case .label, .fields: false
    case .textField, .textView, .check, .switch, .stepper, .slider, .segmented, .picker,
      .selectorPicker, .inlinePicker, .multiPicker, .datePicker, .selectorDatePicker,
      .inlineDatePicker, .custom:
      true
    }
  }
  /// Whether Former lets rows of this kind be edited.
  var isStrictlyEditable: Bool {
    switch self {
    case .textField, .textView, .selectorPicker, .inlinePicker, .selectorDatePicker,
      .inlineDatePicker:
      true
    case .label, .check, .switch, .stepper, .slider, .segmented, .picker, .multiPicker,
      .datePicker, .fields, .custom:
      false
    }
  }
}

extension Row {
  /// Whether it is of a sort that can be edited, locked or not.
  var isEditable: Bool {
    kind.isEditable && (kind != .custom || attributes.flag(.editable))
  }
  /// The row it is, or is a field of.
  public var line: Row { whole ?? self }
}

extension Form {
  /// Whether `row` is in the form, shows and can be used.
  func isUsable(_ row: Row) -> Bool { row.visible && isEnabled(row) }
  /// Whether neither `row` nor what it is in is disabled.
  func isEnabled(_ row: Row) -> Bool {
    guard row.content.allowed, row.content.attributes.flag(.enabled) else { return false }
    if row.isPart, let whole = row.whole { return isEnabled(whole) }
    return row.home?.enabled ?? false
  }
  /// Whether `field` can be the one being edited now.
  func canBeEdited(_ field: Row) -> Bool {
    field.isEditable && field.isAttached && lock(of: field) == nil
  }
  /// The first of the fields of `row` that can be edited; the row itself where it is its own field.
  func firstEditable(in row: Row) -> Row? {
    canBeEdited(row) ? row : row.parts.first(where: canBeEdited)
  }
}
