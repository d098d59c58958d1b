// What changes look like on the wire, for the published description.
// SPDX-License-Identifier: MIT

import FormCore

/// Each change by the word in its member `change`.
enum ChangeSchema {
  static var all: Schema {
    .oneOf([
      named("SectionsInserted", "sectionsInserted", [at, sections]),
      named("SectionsRemoved", "sectionsRemoved", [removedSections]),
      named("SectionMoved", "sectionMoved", [section, at]),
      named("RowsInserted", "rowsInserted", [section, at, rows]),
      named("RowsRemoved", "rowsRemoved", [removedRows]),
      named("RowMoved", "rowMoved", [row, section, at]),
      named("ItemsInserted", "itemsInserted", [section, at, items]),
      named("ItemsRemoved", "itemsRemoved", [section, removedItems]),
      named("ItemMoved", "itemMoved", [section, item, at]),
      .named("MemberChange") { .object(written, rest: .nothing) },
    ])
  }
  private static func named(
    _ name: StaticString, _ word: StaticString, _ members: [Schema.Member]
  ) -> Schema {
    let change = Schema.Member("change", "What happened.", required: true) {
      .constant(word)
    }
    return .named(name) { .object([change] + members, rest: .nothing) }
  }

  private static var at: Schema.Member {
    Schema.Member(
      "at", "The index, from 0; of what moved, after it was taken out.", required: true
    ) { .integer(from: 0) }
  }
  private static var section: Schema.Member {
    Schema.Member("section", "The section's id.", required: true) { .string }
  }
  private static var row: Schema.Member {
    Schema.Member("row", "The row's id.", required: true) { .string }
  }
  private static var item: Schema.Member {
    Schema.Member("item", "The item's id.", required: true) { .string }
  }
  private static var items: Schema.Member {
    Schema.Member("items", "The items as they are now.", required: true) { .list(ItemForm.schema) }
  }
  private static var removedItems: Schema.Member {
    Schema.Member("items", "Their ids.", required: true) { .list(.string) }
  }
  private static var sections: Schema.Member {
    Schema.Member("sections", "The sections as they are now.", required: true) {
      .list(SectionForm.schema)
    }
  }
  private static var rows: Schema.Member {
    Schema.Member("rows", "The rows as they are now.", required: true) { .list(RowForm.schema) }
  }
  private static var removedSections: Schema.Member {
    Schema.Member("sections", "Their ids.", required: true) { .list(.string) }
  }
  private static var removedRows: Schema.Member {
    Schema.Member("rows", "Their ids.", required: true) { .list(.string) }
  }

  /// A change of members; it names the node it is about, or none where that is the form.
  private static var written: [Schema.Member] {
    [
      Schema.Member("change", "What happened.", required: true) {
        MemberChange.Kind.schema
      },
      Schema.Member("section", "The section it is about.") { .string },
      Schema.Member("row", "The row it is about.") { .string },
      Schema.Member("field", "The field it is about.") { .string },
      Schema.Member("set", "Members to write into the node.") {
        .named("Members") { NodeSchema.written }
      },
      Schema.Member("unset", "Members to take out of the node.") {
        .list(.string)
      },
      Schema.Member("state", "Members to write into its state.") {
        NodeSchema.state
      },
      Schema.Member("unstate", "Members to take out of its state.") {
        .list(.string)
      },
    ]
  }
}
