// What becomes of answers by conditions: cleared where hidden, worked out where computed.
// SPDX-License-Identifier: MIT

/// What becomes of an answer while its field is hidden.
enum HiddenValues: Sendable {
  /// It stays, and is left out of the values.
  case omit
  /// It stays, among the values too.
  case keep
  /// It is taken away when the field is hidden.
  case clear

  init?(_ word: Text) {
    if word == "omit" {
      self = .omit
    } else if word == "keep" {
      self = .keep
    } else if word == "clear" {
      self = .clear
    } else {
      return nil
    }
  }
}

extension Form {
  /// What becomes of a field's answer while it is hidden: as it says, else as the form says.
  func hiddenValues(of row: Row) -> HiddenValues {
    row.content.attributes.text(.hiddenValues).flatMap(HiddenValues.init)
      ?? content.attributes.text(.hiddenValues).flatMap(HiddenValues.init) ?? .omit
  }

  /// Takes the answer of a field away that was just hidden, if that is its policy.
  ///
  /// Neither what is loaded nor what comes in hidden counts as hiding.
  func clear(_ row: Row) {
    guard !draft.loads, !row.isNew(serial), let plan = row.content.plan, !row.isComputed,
      hiddenValues(of: row) == .clear
    else { return }
    write(row, plan.type.empty, raw: nil)
  }
  /// Works out the answer of a computed field; what does not fit it is no answer.
  ///
  /// It is worked out while it is hidden too, whatever its policy. It never counts as dirty: only
  /// what it follows from can be.
  func compute(_ row: Row, _ condition: Condition) throws(Fault) {
    guard let plan = row.content.plan, let answer = row.content.answer else { return }
    let found = try self.value(
      of: condition, of: .row(row), .computed, reveals: row.content.inheritsSecret)
    let value = plan.fitting(found, answer.offer)
    if let text = value.text, text.byteCount > limits.textBytes {
      throw Fault(
        .limitExceeded(limit: "textBytes", max: limits.textBytes, actual: text.byteCount),
        at: blame(.row(row)) + [.member("computed")])
    }
    write(row, value, raw: nil)
    if answer.baseline != value { change(row) { $0.answer?.baseline = value } }
  }
}

extension FieldPlan {
  /// What a condition came to as this field holds it; empty where it cannot.
  func fitting(_ value: Value, _ offer: Int) -> Value {
    let wanted: Value =
      switch (type, value) {
      case (.text, .number(let number)), (.key, .number(let number)):
        .text(Text(number.canonicalText))
      case (.text, .bool(let bool)): .text(bool ? "true" : "false")
      case (.bool, _): .bool(value.isTruthy)
      default: value
      }
    return (try? normal(wanted, offer)) ?? type.empty
  }
}
