// The one table of attributes: names, forms, defaults and notes of what nodes may carry.
// SPDX-License-Identifier: MIT

/// A member of a form, section, row or field that an author writes and `update` changes.
///
/// The order of the cases is the order of members in every snapshot.
public enum Attribute: UInt8, Sendable, CaseIterable {
  case title, help, header, footer, text, subText, action, customKind, attributes, editable
  case placeholder, type, international, mode, options, optionsWhen, computed
  case required, requiredWhen, nonEmpty, notBlank, minLength, maxLength, pattern
  case min, max, exclusiveMin, exclusiveMax, multipleOf, maxDecimals
  case step, wraps, minuteInterval, minPicks, maxPicks, `enum`, const, matches, custom
  case validWhen, rules, messages, validateOn, hiddenValues, lengthUnit, secret, returnToNextRow,
    switchWhenSelected
  case displayFormat, transforms, mask, limit, locale, today
  case enabled, visibleWhen, enabledWhen, readonly, `repeat`, allow, hints

  /// Whether it is a flag that is true where its author says nothing.
  ///
  /// Asked several times for each answer: the table makes a whole entry to say so.
  var isTrueUnlessSaid: Bool { self == .enabled || self == .returnToNextRow }

  /// What is known of the attribute.
  public struct Spec: Sendable {
    /// The member's name on the wire.
    public let name: StaticString
    /// What its value must look like.
    public let form: Form
    /// What it is for, one sentence.
    public let note: StaticString
  }
  /// What an attribute's value must look like.
  public enum Form: Sendable, Equatable {
    /// Text of at most 1 MiB.
    case text
    /// A boolean; the default is left out of snapshots.
    case flag(default: Bool)
    /// A whole number from 0.
    case count
    /// A number.
    case number
    /// A bound in the field's own type: a number, or the text of a date.
    case bound
    /// A list of values.
    case values
    /// A day, `YYYY-MM-DD`.
    case day
    /// How a value is shown.
    case display
    /// One of a list of words.
    case word(Vocabulary)
    /// Several of a list of words, each once, in its order.
    case words(Vocabulary)
    /// A language tag, such as `de` or `de-AT`.
    case locale
    /// Any JSON, kept as it is.
    case any
    /// Text, or `{text, hints}`.
    case caption
    /// A list of options, or null for "not known yet".
    case options
    /// A list of `{when, options}`.
    case alternatives
    /// A list of rules.
    case rules
    /// The id of another field, or `{field}`.
    case fieldName
    /// The name of a rule that clients judge, or `{name, params?, timeoutMs?}`.
    case customRule
    /// Texts by code, rule or `*`.
    case messages
    /// JsonLogic over the form's answers.
    case condition
    /// The rows that each item of a section has, and how many items there may be.
    case template
  }

  /// The attribute's line of the table.
  public var spec: Spec {
    switch self {
    case .title: Spec(name: "title", form: .text, note: "What it is called.")
    case .help: Spec(name: "help", form: .text, note: "A longer explanation.")
    case .header: Spec(name: "header", form: .caption, note: "Shown above the section's rows.")
    case .footer: Spec(name: "footer", form: .caption, note: "Shown below the section's rows.")
    case .text: Spec(name: "text", form: .text, note: "What a label says.")
    case .subText: Spec(name: "subText", form: .text, note: "A second, smaller text of a label.")
    case .action:
      Spec(name: "action", form: .word(.action), note: "What selecting the label does.")
    case .customKind:
      Spec(name: "customKind", form: .text, note: "Which of the front end's own kinds it is.")
    case .attributes:
      Spec(name: "attributes", form: .any, note: "What the front end's own kind needs to know.")
    case .editable:
      Spec(
        name: "editable", form: .flag(default: false),
        note: "Whether it can be the row that is being edited.")
    case .placeholder:
      Spec(name: "placeholder", form: .text, note: "Shown while the field is empty.")
    case .type: Spec(name: "type", form: .word(.textType), note: "What the typed text must be.")
    case .international:
      Spec(
        name: "international", form: .flag(default: false),
        note: "Whether an e-mail address may have letters of any script.")
    case .mode:
      Spec(name: "mode", form: .word(.mode), note: "What is chosen: a date, a time or both.")
    case .options:
      Spec(name: "options", form: .options, note: "What can be chosen; null: not known yet.")
    case .optionsWhen:
      Spec(
        name: "optionsWhen", form: .alternatives,
        note: "Options instead of the field's own: the first of which `when` holds.")
    case .computed:
      Spec(name: "computed", form: .condition, note: "What the answer is worked out from.")
    case .required:
      Spec(name: "required", form: .flag(default: false), note: "Whether it must not be empty.")
    case .requiredWhen:
      Spec(name: "requiredWhen", form: .condition, note: "When an answer must be given.")
    case .nonEmpty:
      Spec(name: "nonEmpty", form: .flag(default: false), note: "Whether it must hold something.")
    case .notBlank:
      Spec(
        name: "notBlank", form: .flag(default: false),
        note: "Whether it must hold more than blanks.")
    case .minLength: Spec(name: "minLength", form: .count, note: "Fewest characters.")
    case .maxLength: Spec(name: "maxLength", form: .count, note: "Most characters.")
    case .pattern:
      Spec(
        name: "pattern", form: .text,
        note: "What must occur in it; ECMA-262, as JSON Schema has it.")
    case .min:
      Spec(
        name: "min", form: .bound,
        note: "Least answer, itself allowed; of a date also `today`, `today+30`, `today-30`.")
    case .max:
      Spec(
        name: "max", form: .bound,
        note: "Greatest answer, itself allowed; of a date also `today`, `today+30`, `today-30`.")
    case .exclusiveMin:
      Spec(name: "exclusiveMin", form: .bound, note: "What the answer must be above.")
    case .exclusiveMax:
      Spec(name: "exclusiveMax", form: .bound, note: "What the answer must be below.")
    case .multipleOf:
      Spec(name: "multipleOf", form: .number, note: "What the answer must be a multiple of.")
    case .maxDecimals:
      Spec(name: "maxDecimals", form: .count, note: "Most digits after the decimal point.")
    case .step:
      Spec(name: "step", form: .number, note: "Distance of the answers, counted from `min`.")
    case .wraps:
      Spec(
        name: "wraps", form: .flag(default: false), note: "Whether stepping past an end goes on.")
    case .minuteInterval:
      Spec(
        name: "minuteInterval", form: .count,
        note: "Distance of the answers, in minutes."
      )
    case .minPicks: Spec(name: "minPicks", form: .count, note: "Fewest options chosen.")
    case .maxPicks: Spec(name: "maxPicks", form: .count, note: "Most options chosen.")
    case .enum: Spec(name: "enum", form: .values, note: "The right answers.")
    case .const: Spec(name: "const", form: .any, note: "The only right answer.")
    case .matches:
      Spec(name: "matches", form: .fieldName, note: "The field whose answer it must repeat.")
    case .custom:
      Spec(name: "custom", form: .customRule, note: "The rule that clients judge it by.")
    case .validWhen:
      Spec(name: "validWhen", form: .condition, note: "What must hold for the answer to be right.")
    case .rules: Spec(name: "rules", form: .rules, note: "Rules with their own message or level.")
    case .messages:
      Spec(name: "messages", form: .messages, note: "Messages by code, rule or `*`.")
    case .validateOn:
      Spec(name: "validateOn", form: .word(.validateOn), note: "When issues begin to show.")
    case .hiddenValues:
      Spec(
        name: "hiddenValues", form: .word(.hiddenValues),
        note: "What becomes of the answer while it is hidden.")
    case .lengthUnit:
      Spec(name: "lengthUnit", form: .word(.lengthUnit), note: "What lengths count.")
    case .secret:
      Spec(
        name: "secret", form: .flag(default: false), note: "Whether the answer is kept from view.")
    case .returnToNextRow:
      Spec(
        name: "returnToNextRow", form: .flag(default: isTrueUnlessSaid),
        note: "Whether the return key goes to the next field.")
    case .switchWhenSelected:
      Spec(
        name: "switchWhenSelected", form: .flag(default: false),
        note: "Whether selecting the row turns the switch.")
    case .displayFormat:
      Spec(name: "displayFormat", form: .display, note: "How the answer is shown.")
    case .transforms:
      Spec(
        name: "transforms", form: .words(.transform),
        note: "What is done to the text when its editing ends.")
    case .mask:
      Spec(
        name: "mask", form: .word(.mask), note: "What sets separators while somebody types.")
    case .limit:
      Spec(name: "limit", form: .count, note: "Most characters it accepts while somebody types.")
    case .today:
      Spec(name: "today", form: .day, note: "The day that counts as today.")
    case .locale:
      Spec(name: "locale", form: .locale, note: "Language of messages and numbers.")
    case .enabled:
      Spec(
        name: "enabled", form: .flag(default: isTrueUnlessSaid),
        note: "Whether it can be used at all.")
    case .visibleWhen:
      Spec(name: "visibleWhen", form: .condition, note: "When it shows.")
    case .enabledWhen:
      Spec(name: "enabledWhen", form: .condition, note: "When it can be used.")
    case .readonly:
      Spec(name: "readonly", form: .flag(default: false), note: "Whether answers may not change.")
    case .repeat:
      Spec(
        name: "repeat", form: .template,
        note: "The rows that each item has; with it the section has items instead of rows.")
    case .allow:
      Spec(name: "allow", form: .words(.allow), note: "What a person may do to the rows.")
    case .hints: Spec(name: "hints", form: .any, note: "For front ends; the daemon keeps them.")
    }
  }
  /// Whether it is a bound that is itself not allowed.
  public var isOpen: Bool { self == .exclusiveMin || self == .exclusiveMax }
  /// The attribute called `name`, if there is one.
  public static func named(_ name: Text) -> Attribute? { byName[name] }
  private static let byName: [Text: Attribute] = Dictionary(
    uniqueKeysWithValues: allCases.map { (Text($0.spec.name.description), $0) })

  /// Those a form carries.
  public static let ofForm: [Attribute] = [
    .title, .help, .locale, .messages, .validateOn, .hiddenValues, .lengthUnit, .today, .readonly,
    .hints,
  ]
  /// Those a section carries.
  public static let ofSection: [Attribute] = [
    .header, .footer, .enabled, .visibleWhen, .enabledWhen, .readonly, .repeat, .allow, .hints,
  ]
}

/// Lists of words that attributes choose from.
public enum Vocabulary: UInt8, Sendable, CaseIterable {
  case action, textType, mode, validateOn, hiddenValues, lengthUnit, level, allow, transform, mask

  /// The words, in the order in which messages list them; the first is the default where one is.
  public var words: [StaticString] {
    switch self {
    case .action: ["submit", "decline", "cancel", "reset", "validate"]
    case .textType: TextType.allCases.map(\.name)
    case .mode: DateMode.allCases.map(\.name)
    case .validateOn: ["blur", "change", "submit", "demand"]
    case .hiddenValues: ["omit", "keep", "clear"]
    case .lengthUnit: ["graphemes", "scalars", "utf16", "bytes"]
    case .level: ["error", "warning", "info"]
    case .allow: ["insert", "remove", "move"]
    case .transform: Transform.allCases.map(\.name)
    case .mask: Mask.allCases.map(\.name)
    }
  }
}
