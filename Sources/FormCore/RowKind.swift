// The kinds of rows and what each takes.
// SPDX-License-Identifier: MIT

/// What a row is: how it is answered and drawn.
public enum RowKind: UInt8, Sendable, CaseIterable {
  case label, textField, textView, check, `switch`, stepper, slider, segmented, picker
  case selectorPicker, inlinePicker, multiPicker, datePicker, selectorDatePicker, inlineDatePicker
  case fields, custom

  /// The word on the wire.
  public var name: StaticString {
    switch self {
    case .label: "label"
    case .textField: "textField"
    case .textView: "textView"
    case .check: "check"
    case .switch: "switch"
    case .stepper: "stepper"
    case .slider: "slider"
    case .segmented: "segmented"
    case .picker: "picker"
    case .selectorPicker: "selectorPicker"
    case .inlinePicker: "inlinePicker"
    case .multiPicker: "multiPicker"
    case .datePicker: "datePicker"
    case .selectorDatePicker: "selectorDatePicker"
    case .inlineDatePicker: "inlineDatePicker"
    case .fields: "fields"
    case .custom: "custom"
    }
  }
  /// Whether rows of this kind hold an answer and so are fields.
  public var isField: Bool { self != .label && self != .fields }

  /// How rows of a kind are answered.
  enum Family {
    /// Not at all, or by its fields.
    case caption
    /// By typing text.
    case text
    /// By turning it on or off.
    case toggle
    /// By moving a number.
    case number
    /// By choosing one option.
    case choice
    /// By choosing some options.
    case choices
    /// By choosing a date, a time or a length of time.
    case date
    /// As its front end says.
    case custom
  }
  /// How rows of this kind are answered.
  var family: Family {
    switch self {
    case .label, .fields: .caption
    case .textField, .textView: .text
    case .check, .switch: .toggle
    case .stepper, .slider: .number
    case .segmented, .picker, .selectorPicker, .inlinePicker: .choice
    case .multiPicker: .choices
    case .datePicker, .selectorDatePicker, .inlineDatePicker: .date
    case .custom: .custom
    }
  }

  /// Whether `attribute` may stand on a row of this kind.
  public func takes(_ attribute: Attribute) -> Bool {
    switch attribute {
    case .title, .help, .enabled, .visibleWhen, .enabledWhen, .readonly, .hints: true
    case .text, .subText, .action: self == .label
    case .required, .requiredWhen, .nonEmpty, .enum, .const, .matches, .custom, .validWhen, .rules,
      .messages, .validateOn, .hiddenValues, .secret, .displayFormat, .locale, .computed:
      isField
    case .placeholder: isField && family != .toggle
    case .type: family == .text || self == .custom
    case .international, .minLength, .maxLength, .pattern, .notBlank, .transforms, .mask, .limit:
      family == .text
    case .min, .max, .exclusiveMin, .exclusiveMax:
      family == .text || family == .number || family == .date || self == .custom
    case .multipleOf, .maxDecimals: family == .text || family == .number || self == .custom
    case .step: family == .number || self == .custom
    case .wraps: family == .number
    case .options, .optionsWhen:
      family == .choice || family == .choices || family == .text || self == .custom
    case .minPicks, .maxPicks: self == .multiPicker
    case .mode, .minuteInterval: family == .date
    case .returnToNextRow: self == .textField
    case .switchWhenSelected: self == .switch
    case .customKind, .attributes, .editable: self == .custom
    case .header, .footer, .lengthUnit, .today, .allow, .repeat: false
    }
  }

  /// What stands for `value` in normal form: nil where rows of this kind say the same without it.
  public func normal(_ attribute: Attribute, _ value: Value?) -> Value? {
    // A custom row of no type holds anything, so there `text` says something.
    attribute == .type && family == .text && value == .text("text") ? nil : value
  }
}
