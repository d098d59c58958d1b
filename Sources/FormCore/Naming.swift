// Attributes that name fields: whatever names one goes on naming it when it is called otherwise.
// SPDX-License-Identifier: MIT

extension Attribute {
  /// `value` with every id of a field in it replaced by what `rename` makes of it.
  ///
  /// The one place that knows which attributes name fields, and where in them the names stand.
  func renaming(_ value: Value, _ rename: (Text) -> Text) -> Value {
    switch spec.form {
    case .fieldName: value.renamingField(rename)
    case .rules, .alternatives: .list((value.list ?? []).map { $0.renamingField(rename) })
    case .condition: value.renamingNames(rename)
    case .template: value.renamingInTemplate(rename)
    case .text, .flag, .count, .number, .bound, .values, .day, .display, .word, .words, .locale,
      .any, .caption, .options, .customRule, .messages:
      value
    }
  }
}

extension Value {
  /// An id, or a record whose member `field` is one.
  fileprivate func renamingField(_ rename: (Text) -> Text) -> Value {
    switch self {
    case .text(let id): .text(rename(id))
    case .record(let members):
      .record(
        members.map { member in
          if member.name == "when" { return Member("when", member.value.renamingNames(rename)) }
          guard member.name == "field", let id = member.value.text else { return member }
          return Member(member.name, .text(rename(id)))
        })
    case .null, .bool, .number, .list: self
    }
  }
}

extension Value {
  /// What `repeat` says; names of the template stay, whatever else is called so.
  fileprivate func renamingInTemplate(_ rename: (Text) -> Text) -> Value {
    let rows = member("template")?.list ?? []
    let definitions = rows.map { RowDefinition(record: $0) }
    var own: Set<Text> = []
    for row in definitions { own.formUnion(([row] + row.parts).compactMap(\.id)) }
    func renamed(_ row: RowDefinition) -> RowDefinition {
      var row = row
      for entry in row.attributes.entries {
        row.attributes[entry.attribute] = entry.attribute.renaming(entry.value) { name in
          own.contains(name) ? name : rename(name)
        }
      }
      row.parts = row.parts.map(renamed)
      return row
    }
    return .record(
      (record ?? []).map { member in
        member.name == "template"
          ? Member("template", .list(definitions.map { renamed($0).record })) : member
      })
  }
}

/// Attributes that name a field which is called otherwise since.
///
/// Kept until all edits of a transaction are done: only then is it known what everyone is called,
/// and two fields may swap their ids.
struct Followers {
  /// What stands in an attribute, and the field that it meant.
  struct Name {
    let attribute: Attribute
    let name: Text
    let meant: Node
  }
  private(set) var readers: [Node] = []
  private var names: [ObjectIdentifier: [Name]] = [:]

  var isEmpty: Bool { readers.isEmpty }
  func names(of reader: Node) -> [Name] { names[reader.identity] ?? [] }
  mutating func note(_ reader: Node, _ new: Name) {
    let known = names(of: reader)
    if known.contains(where: { $0.attribute == new.attribute && $0.name == new.name }) { return }
    if names[reader.identity] == nil { readers.append(reader) }
    names[reader.identity, default: []].append(new)
  }
  /// What stands in `attribute` of `reader` is new: it means what is called so now.
  mutating func forget(_ reader: Node, _ attribute: Attribute) {
    names[reader.identity]?.removeAll { $0.attribute == attribute }
  }
}

extension Form {
  /// Notes who names a field or a list of items that will be called otherwise.
  ///
  /// Who names it by an earlier id of this transaction was noted when it lost that.
  func noteFollowers(of meant: Node) {
    let name = meant.id
    guard draft.follows else { return }
    switch meant {
    case .row(let row): guard rowsById[name] === row else { return }
    case .section(let section):
      guard section.isRepeated, sectionsById[name] === section else { return }
    case .items: return
    }
    var nodes = draft.unplanned.map { Node.row($0.row) }
    for subject in Condition.Subject.all(of: name) {
      nodes += (readers[subject] ?? []).map(\.node)
    }
    for reader in nodes { note(reader, named: name, as: meant) }
  }
  /// Has new items mean by a name what their template does, which may be called otherwise since.
  func noteFollowers(in items: [Item], of list: ItemList) {
    for known in draft.followers.names(of: .items(list)) {
      for row in items.flatMap(\.rows) {
        for row in [row] + row.parts { note(.row(row), named: known.name, as: known.meant) }
      }
    }
  }
  /// Notes in which attributes `reader` names a node so.
  private func note(_ reader: Node, named name: Text, as meant: Node) {
    // What an item calls so is its own.
    if reader.item?.node(name) != nil { return }
    for entry in reader.naming where entry.mentions(name) {
      draft.followers.note(
        reader, Followers.Name(attribute: entry.attribute, name: name, meant: meant))
    }
  }
  /// Has everything that names a field name it by the id it has now.
  func follow() throws(Fault) {
    for reader in draft.followers.readers where reader.isAttached {
      let names = draft.followers.names(of: reader)
      var attributes = reader.attributes
      for entry in reader.naming {
        attributes[entry.attribute] = entry.attribute.renaming(entry.value) { name in
          let known = names.first { $0.attribute == entry.attribute && $0.name == name }
          return known?.meant.id ?? name
        }
      }
      guard attributes != reader.attributes else { continue }
      try write(attributes, to: reader)
    }
  }
  private func write(_ attributes: Attributes, to reader: Node) throws(Fault) {
    switch reader {
    case .row(let row):
      let stamp = now
      change(row) { content in
        content.attributes = attributes
        content.stamp.renew(stamp)
      }
      // One that is still to be planned has another place to complain about.
      guard !draft.unplanned.contains(where: { $0.row === row }) else { return }
      try plan(row)
    case .section(let section): try write(section, attributes)
    case .items(let list): try write(list.section, attributes)
    }
  }
}

extension Node {
  /// What of its attributes may name fields; a template is the business of the list it makes.
  fileprivate var naming: [Attributes.Entry] {
    switch self {
    case .row: attributes.entries
    case .section: attributes.entries.filter { $0.attribute != .repeat }
    case .items: attributes.entries.filter { $0.attribute == .repeat }
    }
  }
}

extension Attributes.Entry {
  /// Whether it names a field so.
  fileprivate func mentions(_ name: Text) -> Bool {
    var isNamed = false
    _ = attribute.renaming(value) {
      isNamed = isNamed || $0 == name
      return $0
    }
    return isNamed
  }
}
