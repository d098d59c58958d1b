// What attributes look like on the wire, for the published description.
// SPDX-License-Identifier: MIT

import FormCore

extension Attribute {
  /// What the attribute's value looks like.
  var schema: Schema {
    switch spec.form {
    case .text, .locale, .day: .string
    case .flag: .boolean
    case .count: .integer(from: 0)
    case .number: .numberOrText
    case .bound: .named("Bound") { .numberOrText }
    case .values: .list(.anything)
    case .display: .named("DisplayFormat") { DisplayForm.schema }
    case .word(let vocabulary): vocabulary.schema
    case .words(let vocabulary): .list(vocabulary.schema)
    case .any: .anything
    case .condition: .named("Condition") { .anything }
    case .template: .named("Repeat") { TemplateForm.schema }
    case .caption: .named("Caption") { Attribute.caption }
    case .fieldName: .named("FieldName") { Attribute.fieldName }
    case .options: Schema.list(.named("Option") { OptionForm.schema }).orNull
    case .alternatives: .list(.named("Alternative") { Attribute.alternative })
    case .rules: .list(.named("Rule") { Rules.schema })
    case .customRule: .named("CustomRule") { Attribute.customRule }
    case .messages: .map(.string)
    }
  }
  private static var caption: Schema {
    .oneOf([
      .string,
      .object(
        [
          Schema.Member("text", "The text.") { .string },
          Schema.Member("hints", "For front ends.") { .anything },
        ], rest: .comments),
    ])
  }
  private static var alternative: Schema {
    .object(
      [
        Schema.Member("when", "When it is offered, unless one before it is.", required: true) {
          Attribute.visibleWhen.schema
        },
        Schema.Member("options", "What can be chosen then; null: not known yet.", required: true) {
          Attribute.options.schema
        },
      ], rest: .comments)
  }
  private static var fieldName: Schema {
    .oneOf([
      .string,
      .object(
        [Schema.Member("field", "The field's id.", required: true) { .string }],
        rest: .comments),
    ])
  }

  private static var customRule: Schema {
    .oneOf([
      .string,
      .object(
        [Schema.Member("name", "What hooks know it by.", required: true) { .string }]
          + customOptions, rest: .comments),
    ])
  }
  /// What a rule that hooks judge takes besides its name.
  static var customOptions: [Schema.Member] {
    [
      Schema.Member("params", "What whoever is asked is told besides.") { .map(.anything) },
      Schema.Member("timeoutMs", "How long they may take; 30000 if it says nothing.") {
        .integer(from: 1)
      },
    ]
  }
  /// The attributes as members of a node, or of what `set` holds, where null is the default.
  static func members(_ attributes: [Attribute], orNull: Bool = false) -> [Schema.Member] {
    attributes.map { attribute in
      Schema.Member(attribute.spec.name, attribute.spec.note) {
        orNull ? attribute.schema.orNull : attribute.schema
      }
    }
  }
  /// Those a row of some kind carries.
  static let ofRow: [Attribute] = allCases.filter { attribute in
    RowKind.allCases.contains { $0.takes(attribute) }
  }
}

extension Vocabulary {
  /// One of the words.
  var schema: Schema {
    switch self {
    case .action: .named("Action") { .words(words) }
    // `regular` is an old word for `text`, taken but never written.
    case .textType: .named("TextType") { .words(words + ["regular"]) }
    case .mode: .named("DateMode") { .words(words) }
    case .validateOn: .named("ValidateOn") { .words(words) }
    case .hiddenValues: .named("HiddenValues") { .words(words) }
    case .lengthUnit: .named("LengthUnit") { .words(words) }
    case .level: Issue.Level.schema
    case .allow: .named("Allowed") { .words(words) }
    case .transform: .named("Transform") { .words(words) }
    case .mask: .named("Mask") { .words(words) }
    }
  }
}

extension Rules {
  /// `{rule, its parameter, message?, level?, code?}`.
  static var schema: Schema {
    let parameters = parameters.map { name in
      Schema.Member(name, "The rule's parameter.") {
        Slice(name).equals("when")
          ? Attribute.validWhen.schema : Attribute.named(Slice(name))?.schema ?? .string
      }
    }
    return .object(
      [
        Schema.Member("rule", "Which rule.", required: true) { .words(names) }
      ] + parameters + Attribute.customOptions + [
        Schema.Member("message", "What to tell a person.") { .string },
        Schema.Member("level", "Only errors block.") {
          Issue.Level.schema
        },
        Schema.Member("code", "Names it in issues and messages.") {
          .string
        },
      ], rest: .comments)
  }
  private static var names: [StaticString] { Attribute.ruleKeywords.map(\.spec.name) }
}

extension OptionForm {
  /// What can be chosen, by its key.
  static var schema: Schema {
    .object(
      [
        Schema.Member("key", "What is chosen by; unique.", required: true) { .string },
        Schema.Member("title", "What it is called.") { .string },
        Schema.Member("displayTitle", "Shown when chosen.") {
          .string
        },
        Schema.Member("enabled", "Whether it can be chosen.") {
          .boolean
        },
        Schema.Member("group", "What it is listed under.") { .string },
        Schema.Member("hints", "For front ends.") { .anything },
      ], rest: .comments)
  }
}

extension DisplayForm {
  /// Which of them a field takes follows from what it holds.
  static var schema: Schema {
    let style = Schema.named("DateStyle") { .words(["none", "short", "medium", "long", "full"]) }
    return .object(
      [
        Schema.Member("decimals", "Digits after the decimal mark.") { .integer(from: 0) },
        Schema.Member("grouping", "Whether digits are grouped in threes.") { .boolean },
        Schema.Member("prefix", "Stands before the number.") { .string },
        Schema.Member("suffix", "Stands after the number.") { .string },
        Schema.Member("date", "How much of the date is said.") { style },
        Schema.Member("time", "How much of the time is said.") { style },
        Schema.Member("pattern", "Instead of both: letters of Unicode TR 35.") { .string },
        Schema.Member("true", "What a yes is shown as.") { .string },
        Schema.Member("false", "What a no is shown as.") { .string },
      ], rest: .comments)
  }
}
