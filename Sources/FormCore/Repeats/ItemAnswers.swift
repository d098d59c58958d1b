// The answers of items as one list of records: read, filled in and reset.
// SPDX-License-Identifier: MIT

extension Form {
  /// The list that conditions read under the section's id: of each item what shows and is no secret.
  func list(of section: Section, _ meter: inout WorkMeter) throws(Fault) -> Value {
    try meter.work(section.rowCount)
    return .list(section.items.map(record))
  }
  private func record(of item: Item) -> Value {
    if let record = item.record { return record }
    let answers = answers(of: item) { row in row.visible && !row.isSecret }
    let record = Value.record(answers.map { Value.Member($0.name, $0.value) })
    item.record = record
    return record
  }
  /// The answers of an item by the template's names.
  func answers(of item: Item, where isWanted: (Row) -> Bool) -> [(name: Text, value: Value)] {
    guard let template = item.home?.content.template else { return [] }
    var answers: [(name: Text, value: Value)] = []
    for (row, definition) in zip(item.rows, template.rows) {
      for (field, definition) in zip([row] + row.parts, [definition] + definition.parts) {
        guard let name = definition.id, let answer = field.content.answer, isWanted(field) else {
          continue
        }
        answers.append((name, answer.value))
      }
    }
    return answers
  }

  /// Brings a section to as many items as `list` has and pairs each with its record.
  ///
  /// Surplus records append items, missing ones take the last items away; too many are an issue.
  /// - Throws: `wrongType` where it is no list of records.
  func pair(_ section: Section, with list: Value) throws(Fault) -> [(Item, [Value.Member])] {
    let list = list == .null ? .list([]) : list
    guard let records = list.list, let template = section.content.template else {
      throw Fault(.wrongType(expected: "a list of objects, one for each item"))
    }
    for (index, record) in records.enumerated() where record.record == nil {
      throw Fault(.wrongType(expected: "an object of values by name"), at: [.index(index)])
    }
    let items = section.items
    if items.count > records.count { remove(Array(items[records.count...])) }
    let missing = records.count - items.count
    if missing > 0 {
      try checkRoom(for: missing * template.rows.count)
      let empty = Array(repeating: ItemDefinition(.values([])), count: missing)
      insert(
        try make(empty, for: template, enabled: section.enabled), in: section, at: items.count)
    }
    return zip(section.items, records).map { ($0, $1.record ?? []) }
  }
  /// Calls `body` with each field that a name and a value are for: by id, or in the list of a
  /// repeated section.
  ///
  /// - Parameters:
  ///   - values: The names and values.
  ///   - place: Where they stand in the call.
  ///   - unknown: Called with a name of no field.
  ///   - body: Called with each field, its value and where that stands in the call.
  /// - Throws: what these throw, at its place; `wrongType` for a list that is none.
  func eachNamed(
    _ values: [Value.Member], at place: [Fault.Step], unknown: (Text) throws(Fault) -> Void,
    _ body: (Row, Value, [Fault.Step]) throws(Fault) -> Void
  ) throws(Fault) {
    for member in values {
      let inside = place + [.name(member.name)]
      try Fault.at([.name(member.name)]) { () throws(Fault) in
        if let section = repeated(member.name) {
          for (index, (item, record)) in try pair(section, with: member.value).enumerated() {
            try Fault.at([.index(index)]) { () throws(Fault) in
              for member in record {
                try Fault.at([.name(member.name)]) { () throws(Fault) in
                  guard let field = item.node(member.name), field.content.answer != nil else {
                    return try unknown(member.name)
                  }
                  try body(field, member.value, inside + [.index(index), .name(member.name)])
                }
              }
            }
          }
          return
        }
        guard let field = rowsById[member.name], field.content.answer != nil else {
          return try unknown(member.name)
        }
        try body(field, member.value, inside)
      }
    }
  }
}
