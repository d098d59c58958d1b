// The kinds of rows and what each takes.
// SPDX-License-Identifier: MIT

/// What a row is: how it is answered and drawn.
public enum RowKind: UInt8, Sendable, CaseIterable {
  case label, textField, check, `switch`, picker, fields

  /// The word on the wire.
  public var name: StaticString {
    switch self {
    case .label: "label"
    case .textField: "textField"
    case .check: "check"
    case .switch: "switch"
    case .picker: "picker"
    case .fields: "fields"
    }
  }
  /// Whether rows of this kind hold an answer and so are fields.
  public var isField: Bool { self != .label && self != .fields }

  /// Whether `attribute` may stand on a row of this kind.
  public func takes(_ attribute: Attribute) -> Bool {
    switch attribute {
    case .title, .help, .enabled, .readonly, .hints: true
    case .text, .subText, .action: self == .label
    case .placeholder: self == .textField || self == .picker
    case .type, .minLength, .maxLength, .min, .max: self == .textField
    case .options: self == .picker
    case .required, .const, .matches, .rules, .messages, .validateOn, .secret, .locale: isField
    case .header, .footer, .lengthUnit: false
    }
  }
}
