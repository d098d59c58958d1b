// From what an author or a person gives to items: the template's rows made anew for each.
// SPDX-License-Identifier: MIT

/// An item as it is given: values by the template's names, or its rows as a snapshot shows them.
public struct ItemDefinition: Sendable {
  /// What fills an item.
  public enum Content: Sendable {
    /// Values by the template's names; the others are as the template has them.
    case values([Value.Member])
    /// Rows of the template's names and kinds, in its order.
    case rows([RowDefinition])
  }
  /// Its id, one that the daemon gave; without one it gets a new one.
  public var id: Text?
  /// What fills it.
  public var content: Content
  /// Whether its values stand in a member of that name, and not by themselves.
  public var namesValues: Bool
  /// An item.
  public init(id: Text? = nil, _ content: Content, namesValues: Bool = true) {
    self.id = id
    self.content = content
    self.namesValues = namesValues
  }
}

/// What rows are made for: whether what they are in can be used, and whose names they see first.
struct RowBirth {
  let enabled: Bool
  var scope: NameScope?
}

extension Form {
  /// Begins a section that a definition describes: its template, with every row's id.
  func begin(_ section: Section, as definition: SectionDefinition) throws(Fault) {
    guard let source = definition.attributes[.repeat] else {
      guard definition.items.isEmpty else {
        throw Fault(.wrongSection(expected: "a section with repeat"), at: [.member("items")])
      }
      return
    }
    guard definition.rows.isEmpty else {
      throw Fault(
        .wrongSection(expected: "items, since the section is repeated"), at: [.member("rows")])
    }
    let template = try Fault.at([.member("repeat")]) { () throws(Fault) in
      try self.template(source)
    }
    section.content.attributes[.repeat] = template.source
    section.content.template = template
  }
  /// Gives a section its first items.
  func fill(_ section: Section, with definition: SectionDefinition) throws(Fault) {
    guard let template = section.content.template else { return }
    let items = try Fault.at([.member("items")]) { () throws(Fault) in
      try make(definition.items, for: template, enabled: section.enabled)
    }
    section.listOfItems.items = items
    section.list.insert(items.flatMap(\.rows), at: 0)
  }
  /// Items as they will stand; nothing is changed but the id counter.
  func make(_ definitions: [ItemDefinition], for template: ItemTemplate, enabled: Bool)
    throws(Fault) -> [Item]
  {
    var items: [Item] = []
    items.reserveCapacity(definitions.count)
    for (index, definition) in definitions.enumerated() {
      items.append(
        try Fault.at([.index(index)]) { () throws(Fault) in
          try make(definition, template, enabled: enabled)
        })
    }
    return items
  }
  private func make(_ definition: ItemDefinition, _ template: ItemTemplate, enabled: Bool)
    throws(Fault) -> Item
  {
    let id = try itemId(definition.id)
    let birth = RowBirth(
      enabled: enabled, scope: NameScope(names: template.names, item: id))
    switch definition.content {
    case .values(let values):
      var rows: [Row] = []
      rows.reserveCapacity(template.rows.count)
      for row in template.rows { rows.append(try build(row, birth)) }
      // What the template begins with may not be offered just now, and goes then.
      for row in rows { for field in [row] + row.parts { follow(field, .offered) } }
      let place: [Fault.Step] = definition.namesValues ? [.member("values")] : []
      try Fault.at(place) { () throws(Fault) in
        try answer(values, in: rows, of: template, at: place)
      }
      return Item(id: id, rows: rows)
    case .rows(let rows):
      return Item(
        id: id,
        rows: try Fault.at([.member("rows")]) { () throws(Fault) in
          try make(rows, of: template, birth)
        })
    }
  }
  private func itemId(_ given: Text?) throws(Fault) -> Text {
    guard let given else { return ownId() }
    return try Fault.at([.member("id")]) { () throws(Fault) in
      guard Identifier.number(of: given) != nil else { throw Fault(.badId(.notOwn)) }
      try checkId(given)
      return given
    }
  }
  /// First values of an item, computed ones passed over; they are what it begins with.
  private func answer(
    _ values: [Value.Member], in rows: [Row], of template: ItemTemplate, at place: [Fault.Step]
  ) throws(Fault) {
    for member in values {
      try Fault.at([.name(member.name)]) { () throws(Fault) in
        let field = template.spots[member.name].map { spot in
          spot.part.map { rows[spot.row].parts[$0] } ?? rows[spot.row]
        }
        guard let field, let plan = field.content.plan else {
          throw Fault(.noSuchField(member.name))
        }
        if field.isComputed { return }
        let opinions = field.content.answer?.opinions ?? []
        var answer = Answer(try normal(member.value, plan))
        answer.opinions = opinions
        field.content.answer = answer
        field.content.note()
        follow(field, .begun(place + [.name(member.name)]))
      }
    }
  }
  /// Rows as a snapshot shows them, which must be those of the template.
  private func make(_ given: [RowDefinition], of template: ItemTemplate, _ birth: RowBirth)
    throws(Fault) -> [Row]
  {
    guard given.count == template.rows.count else { throw Form.otherRows() }
    var rows: [Row] = []
    rows.reserveCapacity(given.count)
    for (index, (given, wanted)) in zip(given, template.rows).enumerated() {
      rows.append(
        try Fault.at([.index(index)]) { () throws(Fault) in
          try build(try given.called(as: wanted, in: birth.scope?.item), birth)
        })
    }
    return rows
  }
  fileprivate static func otherRows() -> Fault {
    Fault(.malformed(expected: "the rows of the section's template, in its order"))
  }
}

extension RowDefinition {
  /// The same by the template's names, when it is what the template has there.
  fileprivate func called(as wanted: RowDefinition, in item: Text?) throws(Fault) -> RowDefinition {
    var row = self
    let isNamed =
      id == nil || id == wanted.id
      || wanted.id.flatMap { name in item.map { Item.id(of: name, in: $0) } } == id
    guard isNamed, kind == wanted.kind, parts.count == wanted.parts.count else {
      throw Form.otherRows()
    }
    row.id = wanted.id
    for index in parts.indices {
      row.parts[index] = try Fault.at([.member("fields"), .index(index)]) { () throws(Fault) in
        try parts[index].called(as: wanted.parts[index], in: item)
      }
    }
    return row
  }
}

extension SectionDefinition {
  /// How many rows it has, those of its items too.
  var rowCount: Int {
    guard let template = attributes[.repeat]?.member("template")
    else { return rows.count }
    return items.count * (template.list?.count ?? 0)
  }
}
