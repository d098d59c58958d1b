// Definitions on the wire: forms, sections and rows as their authors write them.
// SPDX-License-Identifier: MIT

import FormCore

extension RowDefinition: Readable {
  static var sample: RowDefinition {
    RowDefinition(id: "email", kind: .textField, attributes: Attributes(), value: nil)
  }
  static var schema: Schema { .named("RowDefinition") { NodeSchema.row(isDefinition: true) } }

  init(_ view: View) throws(WireError) { try self.init(view, asField: false) }
  /// A row, or with `asField` one of the fields of a row of kind `fields`.
  private init(_ view: View, asField: Bool) throws(WireError) {
    guard view.members != nil || view.count == 0 else { throw WireError("expected an object") }
    let kind = try RowKind(member: view, orElse: asField ? .textField : nil)
    if asField, !kind.isField {
      throw WireError("expected a kind that holds one answer", at: [.member("kind")])
    }
    self.init(id: nil, kind: kind, attributes: Attributes(), value: nil)
    try view.eachMember { name, value throws(WireError) in try read(name, value) }
  }
  private mutating func read(_ name: Slice, _ view: View) throws(WireError) {
    if name.equals("id") {
      id = try Text?(view)
    } else if name.equals("kind") {
      return
    } else if name.equals("value"), kind.isField {
      value = try Value(view)
    } else if name.equals("state") {
      state = try Value(view)
    } else if name.equals("fields"), kind == .fields {
      parts = try RowDefinition.fields(view)
    } else if let attribute = Attribute.named(name), kind.takes(attribute) {
      attributes[attribute] = kind.normal(attribute, try attribute.read(view))
    } else if Attribute.named(name) != nil {
      throw WireError("a row of kind \(kind.name) takes no such member")
    } else if name.count == 0 || name.start[0] != UInt8(ascii: "_") {
      throw WireError("no such member")
    }
  }
}

extension RowDefinition {
  private static func fields(_ view: View) throws(WireError) -> [RowDefinition] {
    if view.isNull { return [] }
    guard let count = view.count else { throw WireError("expected a list") }
    var fields: [RowDefinition] = []
    for index in 0..<count {
      do throws(WireError) { fields.append(try RowDefinition(view[index], asField: true)) } catch {
        throw error.inside(.index(index))
      }
    }
    return fields
  }
}

extension RowKind {
  fileprivate init(member view: View, orElse standard: RowKind?) throws(WireError) {
    guard let given = view.member("kind") else {
      guard let standard else { throw WireError("missing", at: [.member("kind")]) }
      self = standard
      return
    }
    do throws(WireError) { self = try RowKind.read(given) } catch {
      throw error.inside(.member("kind"))
    }
  }
}

extension Attribute {
  /// The attribute called `name`, if there is one.
  static func named(_ name: Slice) -> Attribute? {
    guard name.count < byLength.count else { return nil }
    return byLength[name.count].first { name.equals($0.spec.name) }
  }
  /// Few share a length, and comparing them is quicker than hashing.
  private static let byLength: [[Attribute]] = {
    var lists: [[Attribute]] = []
    for attribute in allCases {
      let length = attribute.spec.name.utf8CodeUnitCount
      while lists.count <= length { lists.append([]) }
      lists[length].append(attribute)
    }
    return lists
  }()
}

extension SectionDefinition: Readable {
  static var sample: SectionDefinition {
    SectionDefinition(id: "account", attributes: Attributes(), rows: [])
  }
  static var schema: Schema {
    .named("SectionDefinition") { NodeSchema.section(isDefinition: true) }
  }

  init(_ view: View) throws(WireError) {
    self.init(id: nil, attributes: Attributes(), rows: [])
    try view.eachMember { name, value throws(WireError) in
      if name.equals("id") {
        id = try Text?(value)
      } else if name.equals("rows") {
        rows = try [RowDefinition]?(value) ?? []
      } else if name.equals("items") {
        items = try [ItemDefinition]?(value) ?? []
      } else if name.equals("state") {
        state = try Value(value)
      } else {
        try Attribute.read(name, value, among: Attribute.ofSection, into: &attributes)
      }
    }
  }
}

extension FormDefinition: Readable {
  static var sample: FormDefinition {
    FormDefinition(id: "signup", attributes: Attributes(), sections: [])
  }
  static var schema: Schema { .named("FormDefinition") { NodeSchema.form(isDefinition: true) } }

  init(_ view: View) throws(WireError) {
    self.init(id: nil, attributes: Attributes(), sections: [])
    try view.eachMember { name, value throws(WireError) in
      if name.equals("id") {
        id = try Text?(value)
      } else if name.equals("sections") {
        sections = try [SectionDefinition]?(value) ?? []
      } else if name.equals("state") {
        state = try Value(value)
      } else {
        try Attribute.read(name, value, among: Attribute.ofForm, into: &attributes)
      }
    }
  }
}

extension Attribute {
  /// Reads a member that must be one of `known`; names beginning with `_` are passed over.
  fileprivate static func read(
    _ name: Slice, _ view: View, among known: [Attribute], into attributes: inout Attributes
  ) throws(WireError) {
    if name.count > 0, name.start[0] == UInt8(ascii: "_") { return }
    guard let attribute = named(name), known.contains(attribute) else {
      throw WireError("no such member")
    }
    attributes[attribute] = try attribute.readOfForm(view)
  }
}
