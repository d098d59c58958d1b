// What is marked, on the wire: a field or a section.
// SPDX-License-Identifier: MIT

import FormCore

/// A field by its id, or a section by id or index.
enum MarkedRef {
  case field(Text)
  case section(SectionRef)

  /// Reads the members `field` and `section`, of which at most one may stand; nil where none does.
  init?(_ m: inout Reader) throws(WireError) {
    let field: Text? = try m("field", "The field's id.")
    let section: SectionRef? = try m("section", "Instead of `field`: the section, by id or index.")
    switch (field, section) {
    case (nil, nil): return nil
    case (let field?, nil): self = .field(field)
    case (nil, let section?): self = .section(section)
    case (let field?, _):
      guard m.isAsking else { throw WireError("expected either field or section") }
      self = .field(field)
    }
  }
  /// What it names in `form`.
  func resolved(_ form: Form) throws(Fault) -> Markable {
    switch self {
    case .field(let id): .field(try form.field(id, as: "field"))
    case .section(let section): .section(try form.find(section, as: "section"))
    }
  }
  /// What a call about it counts on.
  func concerns(_ form: Form) throws(Fault) -> [Concern] {
    switch self {
    case .field(let id): [.field(try form.field(id, as: "field"))]
    case .section(let section):
      [.section(try form.find(section, as: "section"))] + section.concerns
    }
  }
}
