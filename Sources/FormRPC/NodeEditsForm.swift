// Updates on the wire: attributes by name, null for the default, and perhaps another id.
// SPDX-License-Identifier: MIT

import FormCore

/// What an update of a form writes.
struct FormEdits: Readable {
  let edits: NodeEdits
  static var sample: FormEdits { FormEdits(edits: NodeEdits()) }
  static var schema: Schema {
    .named("FormSettings") {
      .object(Attribute.members(Attribute.ofForm, orNull: true), rest: .comments)
    }
  }
  private init(edits: NodeEdits) { self.edits = edits }
  init(_ view: View) throws(WireError) {
    edits = try NodeEdits(view, takesId: false) { Attribute.ofForm.contains($0) }
  }
}

/// What an update of a section writes.
struct SectionEdits: Readable {
  let edits: NodeEdits
  static var sample: SectionEdits { SectionEdits(edits: NodeEdits()) }
  static var schema: Schema {
    .named("SectionSettings") {
      .object(
        [.id] + Attribute.members(Attribute.ofSection, orNull: true), rest: .comments)
    }
  }
  private init(edits: NodeEdits) { self.edits = edits }
  init(_ view: View) throws(WireError) {
    edits = try NodeEdits(view, takesId: true) { Attribute.ofSection.contains($0) }
  }
}

/// What an update of a row or field writes; what its kind takes is the core's business.
struct RowEdits: Readable {
  let edits: NodeEdits
  static var sample: RowEdits { RowEdits(edits: NodeEdits()) }
  static var schema: Schema {
    .named("RowSettings") {
      .object(
        [.id] + Attribute.members(Attribute.ofRow.filter { $0 != .options }, orNull: true),
        rest: .comments)
    }
  }
  private init(edits: NodeEdits) { self.edits = edits }
  init(_ view: View) throws(WireError) {
    edits = try NodeEdits(view, takesId: true) { attribute in
      // Options have a method of their own.
      attribute != .options && Attribute.ofRow.contains(attribute)
    }
  }
}

extension NodeEdits {
  fileprivate init(_ view: View, takesId: Bool, _ takes: (Attribute) -> Bool) throws(WireError) {
    self.init()
    guard var rest = view.members else {
      guard view.count == 0 else { throw WireError("expected an object") }
      return
    }
    while let (name, value) = rest.next() {
      do throws(WireError) {
        if name.count > 0, name.start[0] == UInt8(ascii: "_") { continue }
        if takesId, name.equals("id") {
          id = try Text(value)
          continue
        }
        guard let attribute = Attribute.named(name), takes(attribute) else {
          throw WireError("no such member")
        }
        attributes.append(
          AttributeEdit(attribute, value.isNull ? nil : try attribute.read(value)))
      } catch {
        throw error.inside(.name(shown(name)))
      }
    }
  }
}

extension Schema.Member {
  fileprivate static var id: Schema.Member {
    Schema.Member("id", "Its new id.") { Text.schema }
  }
}
