// Forms of one row, for tests of what rows do.
// SPDX-License-Identifier: MIT

@testable import FormCore

/// A form of one row, `a`, with attributes given by name.
struct Sketch {
  let form: Form

  init(
    _ kind: RowKind, _ attributes: [(Attribute, Value)] = [], value: Value? = nil,
    today: Day? = nil, form own: [(Attribute, Value)] = []
  ) throws {
    let row = RowDefinition(
      id: "a", kind: kind, attributes: Sketch.attributes(attributes), value: value)
    let section = SectionDefinition(id: "s", attributes: Attributes(), rows: [row])
    form = try Form.create(
      FormDefinition(id: "f", attributes: Sketch.attributes(own), sections: [section]), id: "f",
      life: 1, by: 1, withState: false, day: today, limits: FormLimits())
  }
  static func attributes(_ list: [(Attribute, Value)]) -> Attributes {
    var attributes = Attributes()
    for (attribute, value) in list { attributes[attribute] = value }
    return attributes
  }

  func row() throws -> Row { try form.row("a") }
  func answer() throws -> Answer? { try row().answer }
  /// The rules that the answer breaks.
  func broken() throws -> [String] { try row().answer?.issues.map(\.rule.string) ?? [] }

  func set(_ given: Given) throws {
    let row = try row()
    _ = try form.transact(Cause(by: 1, tellsChanges: true)) { form throws(Fault) in
      try form.set(row, to: given)
    }
  }
  func update(_ attributes: [(Attribute, Value?)]) throws {
    let row = try row()
    let edits = NodeEdits(attributes: attributes.map { AttributeEdit($0.0, $0.1) })
    _ = try form.transact(Cause(by: 1, tellsChanges: true)) { form throws(Fault) in
      try form.update(row, edits)
    }
  }
}

/// Options with these keys.
func options(_ keys: Text...) -> Value {
  .list(keys.map { .record([Value.Member("key", .text($0))]) })
}
func list(_ keys: Text...) -> Value { .list(keys.map(Value.text)) }
