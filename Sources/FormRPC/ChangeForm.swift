// Changes on the wire, as `form/changed` tells them.
// SPDX-License-Identifier: MIT

import FormCore

extension Change: Writable {
  static var schema: Schema { .named("Change") { ChangeSchema.all } }

  /// Writes the change as an object.
  func write(_ w: inout Writer) {
    let mark = w.count
    w.name("change")
    switch self {
    case .sectionsInserted(let index, let sections):
      w.word("sectionsInserted")
      index.write(as: "at", &w)
      w.name("sections")
      let list = w.count
      for inserted in sections {
        w.comma()
        SectionForm(inserted).write(&w)
      }
      w.closeArray(list)
    case .sectionsRemoved(let ids):
      w.word("sectionsRemoved")
      ids.write(as: "sections", &w)
    case .sectionMoved(let id, let index):
      w.word("sectionMoved")
      id.write(as: "section", &w)
      index.write(as: "at", &w)
    case .rowsInserted(let section, let index, let rows):
      Change.write("rowsInserted", section, index, rows.map { RowForm($0) }, as: "rows", &w)
    case .rowsRemoved(let ids):
      w.word("rowsRemoved")
      ids.write(as: "rows", &w)
    case .rowMoved(let id, let section, let index):
      w.word("rowMoved")
      id.write(as: "row", &w)
      section.write(as: "section", &w)
      index.write(as: "at", &w)
    case .itemsInserted(let section, let index, let items):
      Change.write("itemsInserted", section, index, items.map { ItemForm($0) }, as: "items", &w)
    case .itemsRemoved(let section, let ids):
      w.word("itemsRemoved")
      section.write(as: "section", &w)
      ids.write(as: "items", &w)
    case .itemMoved(let section, let id, let index):
      w.word("itemMoved")
      section.write(as: "section", &w)
      id.write(as: "item", &w)
      index.write(as: "at", &w)
    case .members(let change): change.write(&w)
    }
    w.closeObject(mark)
  }
  /// What was put into a section.
  private static func write(
    _ word: StaticString, _ section: Text, _ index: Int, _ nodes: [some Writable],
    as name: StaticString, _ w: inout Writer
  ) {
    w.word(word)
    section.write(as: "section", &w)
    index.write(as: "at", &w)
    nodes.write(as: name, &w)
  }
}

extension MemberChange {
  fileprivate func write(_ w: inout Writer) {
    w.word(kind.name)
    switch node {
    case .form: break
    case .section(let id): id.write(as: "section", &w)
    case .row(let id): id.write(as: "row", &w)
    case .field(let id): id.write(as: "field", &w)
    }
    if !written.isEmpty {
      w.name("set")
      let mark = w.count
      for member in written { member.value.write(as: member.name, &w) }
      w.closeObject(mark)
    }
    if !removed.isEmpty {
      w.name("unset")
      w.strings(removed)
    }
    if !state.isEmpty {
      w.name("state")
      state.writeObject(&w)
    }
    if !unstate.isEmpty {
      w.name("unstate")
      w.strings(unstate.map(\.name))
    }
  }
}
