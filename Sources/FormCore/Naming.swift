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

/// Attributes that name a field which is called otherwise since.
///
/// Kept until all edits of a transaction are done: only then is it known what everyone is called,
/// and two fields may swap their ids.
struct Followers {
  /// What stands in an attribute, and the field that it meant.
  struct Name {
    let attribute: Attribute
    let name: Text
    let field: Row
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
  /// Notes who names `field`, which will be called otherwise.
  ///
  /// Who names it by an earlier id of this transaction was noted when it lost that.
  func noteFollowers(of field: Row) {
    let name = field.id
    guard draft.follows, rowsById[name] === field else { return }
    var nodes = draft.unplanned.map { Node.row($0.row) }
    for subject in Condition.Subject.all(of: name) {
      nodes += (readers[subject] ?? []).map(\.node)
    }
    for reader in nodes {
      for entry in reader.attributes.entries {
        var isNamed = false
        _ = entry.attribute.renaming(entry.value) {
          isNamed = isNamed || $0 == name
          return $0
        }
        guard isNamed else { continue }
        draft.followers.note(
          reader, Followers.Name(attribute: entry.attribute, name: name, field: field))
      }
    }
  }
  /// Has everything that names a field name it by the id it has now.
  func follow() throws(Fault) {
    for reader in draft.followers.readers where reader.isAttached {
      let names = draft.followers.names(of: reader)
      var attributes = reader.attributes
      for entry in attributes.entries {
        attributes[entry.attribute] = entry.attribute.renaming(entry.value) { name in
          let known = names.first { $0.attribute == entry.attribute && $0.name == name }
          return known?.field.id ?? name
        }
      }
      guard attributes != reader.attributes else { continue }
      try write(attributes, to: reader)
    }
  }
  private func write(_ attributes: Attributes, to reader: Node) throws(Fault) {
    let stamp = now
    switch reader {
    case .row(let row):
      change(row) { content in
        content.attributes = attributes
        content.stamp.renew(stamp)
      }
      // One that is still to be planned has another place to complain about.
      guard !draft.unplanned.contains(where: { $0.row === row }) else { return }
      try plan(row)
    case .section(let section):
      change(section) { content in
        content.attributes = attributes
        content.stamp.renew(stamp)
      }
      try plan(section)
    }
  }
}
