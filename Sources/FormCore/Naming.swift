// Attributes that name fields: whatever names one goes on naming it when it is called otherwise.
// SPDX-License-Identifier: MIT

extension Attribute {
  /// `value` with every id of a field in it replaced by what `rename` makes of it.
  ///
  /// The one place that knows which attributes name fields, and where in them the names stand.
  func renaming(_ value: Value, _ rename: (Text) -> Text) -> Value {
    switch spec.form {
    case .fieldName: value.renamingField(rename)
    case .rules: .list((value.list ?? []).map { $0.renamingField(rename) })
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
  private(set) var readers: [Row] = []
  private var names: [ObjectIdentifier: [Name]] = [:]

  var isEmpty: Bool { readers.isEmpty }
  func names(of reader: Row) -> [Name] { names[ObjectIdentifier(reader)] ?? [] }
  mutating func note(_ reader: Row, _ new: Name) {
    let known = names(of: reader)
    if known.contains(where: { $0.attribute == new.attribute && $0.name == new.name }) { return }
    if names[ObjectIdentifier(reader)] == nil { readers.append(reader) }
    names[ObjectIdentifier(reader), default: []].append(new)
  }
  /// What stands in `attribute` of `reader` is new: it means what is called so now.
  mutating func forget(_ reader: Row, _ attribute: Attribute) {
    names[ObjectIdentifier(reader)]?.removeAll { $0.attribute == attribute }
  }
}

extension Form {
  /// Notes who names `field`, which will be called otherwise.
  ///
  /// Who names it by an earlier id of this transaction was noted when it lost that.
  func noteFollowers(of field: Row) {
    let name = field.id
    guard rowsById[name] === field else { return }
    let unplanned = draft.unplanned.isEmpty ? [] : draft.unplanned.map(\.row)
    for reader in (readers[name] ?? []) + unplanned {
      for entry in reader.content.attributes.entries {
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
      var attributes = reader.content.attributes
      for entry in attributes.entries {
        attributes[entry.attribute] = entry.attribute.renaming(entry.value) { name in
          let known = names.first { $0.attribute == entry.attribute && $0.name == name }
          return known?.field.id ?? name
        }
      }
      guard attributes != reader.content.attributes else { continue }
      let stamp = now
      change(reader) { content in
        content.attributes = attributes
        content.stamp.renew(stamp)
      }
      // One that is still to be planned has another place to complain about.
      guard !draft.unplanned.contains(where: { $0.row === reader }) else { continue }
      try plan(reader)
    }
  }
}
