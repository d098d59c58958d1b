// The history: the newest thousand steps, however many there were.
// SPDX-License-Identifier: MIT

import Testing

@testable import FormCore

@Suite struct HistoryTests {
  /// How often a field is set, how many of those are taken back before it is set twice more, and
  /// how many steps there are then.
  static let rows: [(sets: Int, undone: Int, kept: Int)] = [
    (0, 0, 2), (1, 1, 2), (3, 1, 4), (998, 0, 1_000), (999, 0, 1_000), (1_000, 0, 1_000),
    (1_000, 2, 1_000), (1_001, 0, 1_000), (1_001, 1_000, 2), (2_003, 5, 997), (2_998, 3, 999),
    (3_000, 2, 1_000),
  ]
  @Test(arguments: rows) func keepsTheNewest(row: (sets: Int, undone: Int, kept: Int)) throws {
    let sketch = try Sketch(.textField)
    // What the field held after each step that can still be taken back, and before the first.
    var values: [Value] = [.text("")]
    for count in 0..<row.sets { values.append(try set(sketch, count)) }
    for _ in 0..<row.undone {
      #expect(try step(sketch) { form throws(Fault) in try form.undo(own: false) })
      values.removeLast()
      #expect(try sketch.answer()?.value == values.last)
    }
    for count in row.sets..<row.sets + 2 { values.append(try set(sketch, count)) }
    values = values.suffix(row.kept + 1)
    #expect(values.count == row.kept + 1)

    for value in values.dropLast().reversed() {
      #expect(try step(sketch) { form throws(Fault) in try form.undo(own: false) })
      #expect(try sketch.answer()?.value == value)
    }
    #expect(try !step(sketch) { form throws(Fault) in try form.undo(own: false) })
    for value in values.dropFirst() {
      #expect(try step(sketch) { form throws(Fault) in try form.redo(own: false) })
      #expect(try sketch.answer()?.value == value)
    }
    #expect(try !step(sketch) { form throws(Fault) in try form.redo(own: false) })
  }

  /// Sets the field, by another client each time: what one types is one step.
  private func set(_ sketch: Sketch, _ count: Int) throws -> Value {
    let (row, value) = (try sketch.row(), Value.text(Text("answer \(count)")))
    _ = try step(sketch, by: count % 2) { form throws(Fault) in
      try form.set(row, to: .value(value))
      return true
    }
    return value
  }
  private func step(_ sketch: Sketch, by client: Int = 1, _ body: (Form) throws(Fault) -> Bool)
    throws -> Bool
  {
    try sketch.form.transact(Cause(by: client, tellsChanges: false), body).result
  }
}
