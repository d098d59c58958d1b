// What forms, sections and rows look like on the wire, for the published description.
// SPDX-License-Identifier: MIT

import FormCore

/// Nodes as their authors write them, where ids may be left out, and as snapshots show them.
enum NodeSchema {
  static func row(isDefinition: Bool) -> Schema {
    node(
      Attribute.ofRow, [kind(required: true)],
      [
        value,
        Schema.Member("fields", "The fields of a row of kind `fields`.") {
          .list(
            .named(isDefinition ? "FieldDefinition" : "Field") {
              field(isDefinition: isDefinition)
            })
        },
      ], StateMember.ofRow, isDefinition)
  }
  /// One of the fields of a row of kind `fields`.
  private static func field(isDefinition: Bool) -> Schema {
    node(Attribute.ofRow, [kind(required: false)], [value], StateMember.ofRow, isDefinition)
  }
  private static func kind(required: Bool) -> Schema.Member {
    let note: StaticString =
      required
      ? "How it is answered and drawn." : "How it is answered and drawn; else a `textField`."
    return Schema.Member("kind", note, required: required) { RowKind.schema }
  }
  private static var value: Schema.Member {
    Schema.Member("value", "The answer; left out when empty.") { .anything }
  }
  static func section(isDefinition: Bool) -> Schema {
    node(
      Attribute.ofSection, [],
      [
        Schema.Member("rows", "The rows, in order.") {
          .list(isDefinition ? RowDefinition.schema : RowForm.schema)
        },
        Schema.Member("items", "The items, in order, where it is repeated.") {
          .list(isDefinition ? ItemDefinition.schema : ItemForm.schema)
        },
      ], StateMember.ofSection, isDefinition)
  }
  static func form(isDefinition: Bool) -> Schema {
    node(
      Attribute.ofForm, [],
      [
        Schema.Member(
          "sections", "The sections, in order.", required: !isDefinition
        ) {
          .list(isDefinition ? SectionDefinition.schema : SectionForm.schema)
        }
      ], StateMember.ofForm, isDefinition)
  }
  /// What a change writes into a node of any sort.
  static var written: Schema {
    .object(
      Attribute.members(Attribute.allCases) + [
        Schema.Member("id", "The new id.") { .string },
        Schema.Member("value", "The new answer.") { .anything },
        Schema.Member("rows", "No rows, of a section that is repeated no longer.") {
          .list(RowForm.schema)
        },
        Schema.Member("items", "No items, of a section that is repeated from now on.") {
          .list(ItemForm.schema)
        },
      ], rest: .nothing)
  }
  /// What a change writes into the state of a node of any sort.
  static var state: Schema { .named("State") { StateMember.schema(StateMember.allCases) } }

  private static func node(
    _ attributes: [Attribute], _ first: [Schema.Member], _ last: [Schema.Member],
    _ state: (name: StaticString, members: [StateMember]), _ isDefinition: Bool
  ) -> Schema {
    .object(
      [Schema.Member("id", "Its id.", required: !isDefinition) { .string }]
        + first + Attribute.members(attributes) + last + [
          Schema.Member(
            "state", "What the daemon knows beside it; left out when ordinary.",
          ) {
            // Of a definition it is taken only with `withState`, and then piece by piece.
            isDefinition
              ? .anything : .named(state.name) { StateMember.schema(state.members) }
          }
        ], rest: isDefinition ? .comments : .nothing)
  }
}

extension StateMember {
  static let ofForm: (name: StaticString, members: [StateMember]) =
    ("FormState", [.outcome, .reason, .valid, .issues, .dirty, .pending])
  static let ofSection: (name: StaticString, members: [StateMember]) = (
    "SectionState", [.visible, .enabled, .issues]
  )
  static let ofRow: (name: StaticString, members: [StateMember]) = (
    "RowState",
    [
      .visible, .enabled, .valid, .issues, .showsIssues, .touched, .dirty, .baseline, .raw,
      .display, .required, .pending, .options, .loading, .filled,
    ]
  )

  static func schema(_ members: [StateMember]) -> Schema {
    .object(
      members.map { member in
        Schema.Member(member.name, member.note) { member.schema }
      }, rest: .nothing)
  }
  private var schema: Schema {
    switch self {
    case .outcome: Outcome.Kind.schema
    case .reason, .raw, .display: .string
    case .visible, .enabled, .valid, .showsIssues, .touched, .dirty, .required, .pending, .loading,
      .filled:
      .boolean
    case .issues: .list(IssueForm.schema)
    case .baseline: .anything
    case .options: Attribute.options.schema
    }
  }
  private var note: StaticString {
    switch self {
    case .outcome: "How the form ended."
    case .reason: "Why it was declined or cancelled."
    case .visible: "False where it does not show."
    case .enabled: "False where it cannot be used."
    case .valid: "False where something blocks."
    case .issues: "What is wrong."
    case .showsIssues: "True where issues are to be shown."
    case .touched: "True once somebody was there."
    case .dirty: "True where the answer is not the one it began with."
    case .baseline: "The answer it began with, when dirty."
    case .raw: "The text as typed, where the value is written another way."
    case .display: "What to show, where that differs from what was typed."
    case .required: "True where a condition wants an answer."
    case .pending: "True where clients have yet to judge."
    case .options: "What can be chosen, while that is not the field's own `options`."
    case .loading: "True where the options are not known yet."
    case .filled: "True of a secret that is not empty."
    }
  }
}
