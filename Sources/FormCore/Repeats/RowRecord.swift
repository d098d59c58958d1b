// A row definition as a value, as it stands in a template.
// SPDX-License-Identifier: MIT

extension RowDefinition {
  /// The row that a record in normal form describes.
  init(record: Value) {
    let members = record.record ?? []
    let word = record.member("kind")?.text
    let kind = RowKind.allCases.first { Text($0.name.description) == word } ?? .textField
    self.init(id: nil, kind: kind, attributes: Attributes(), value: nil)
    for member in members {
      if member.name == "id" {
        id = member.value.text
      } else if member.name == "value" {
        value = member.value
      } else if member.name == "fields" {
        parts = (member.value.list ?? []).map { RowDefinition(record: $0) }
      } else if let attribute = Attribute.named(member.name) {
        attributes[attribute] = member.value
      }
    }
  }
  /// The same as a record: members in the order of snapshots.
  public var record: Value {
    var members: [Value.Member] = []
    if let id { members.append(Value.Member("id", .text(id))) }
    members.append(Value.Member("kind", .text(Text(kind.name.description))))
    for entry in attributes.entries {
      members.append(Value.Member(Text(entry.attribute.spec.name.description), entry.value))
    }
    if let value { members.append(Value.Member("value", value)) }
    if !parts.isEmpty { members.append(Value.Member("fields", .list(parts.map(\.record)))) }
    return .record(members)
  }
}
