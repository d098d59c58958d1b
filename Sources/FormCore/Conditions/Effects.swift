// What conditions made of a row, kept in one byte: a form may have a million rows.
// SPDX-License-Identifier: MIT

/// What conditions made of a row; nothing of most rows.
struct Effects: OptionSet, Sendable {
  let rawValue: UInt8
  /// It, or what it is in, does not show.
  static let hidden = Effects(rawValue: 1)
  /// Its own condition said last that it does not show.
  static let hides = Effects(rawValue: 2)
  /// Its own condition said last that it cannot be used.
  static let disallowed = Effects(rawValue: 4)
  /// Its condition said last that it must be answered.
  static let required = Effects(rawValue: 8)
  /// It is computed from a secret.
  static let inheritsSecret = Effects(rawValue: 16)

  /// Whether `effect` is among them.
  subscript(effect: Effects) -> Bool {
    get { contains(effect) }
    set { if newValue { insert(effect) } else { remove(effect) } }
  }
}

extension Row.Content {
  /// Whether neither the row nor its section is hidden.
  public internal(set) var visible: Bool {
    get { !effects[.hidden] }
    set { effects[.hidden] = !newValue }
  }
  /// What its own condition said last on which it shows.
  var shows: Bool {
    get { !effects[.hides] }
    set { effects[.hides] = !newValue }
  }
  /// What its own condition said last on which it can be used.
  var allowed: Bool {
    get { !effects[.disallowed] }
    set { effects[.disallowed] = !newValue }
  }
  /// Whether its condition said last that it must be answered.
  var required: Bool {
    get { effects[.required] }
    set { effects[.required] = newValue }
  }
  /// Whether it is computed from a secret.
  var inheritsSecret: Bool {
    get { effects[.inheritsSecret] }
    set { effects[.inheritsSecret] = newValue }
  }
  /// Whether its answer is kept from view.
  var isSecret: Bool { inheritsSecret || plan?.isSecret ?? false }
}
