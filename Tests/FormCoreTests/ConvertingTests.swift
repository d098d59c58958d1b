// What of an answer follows when its field becomes another.
// SPDX-License-Identifier: MIT

import Testing

@testable import FormCore

struct ConvertingTests {
  @Test(
    arguments: [
      ("2024-02-01T10:30", "dateAndTime", "date", "2024-02-01"),
      ("2024-02-01T10:30", "dateAndTime", "time", "10:30"),
      ("2024-02-01T10:30", "dateAndTime", "instant", "2024-02-01T10:30:00Z"),
      ("2024-02-01T10:30:00Z", "instant", "dateAndTime", "2024-02-01T10:30"),
      ("2024-02-01", "date", "dateAndTime", "2024-02-01T00:00"),
      ("2024-02-01", "date", "time", nil),
      ("10:30", "time", "date", nil), ("10:30", "time", "dateAndTime", nil),
      ("10:30", "time", "countDownTimer", nil), ("PT1H", "countDownTimer", "time", nil),
    ] as [(Value, Value, Value, Value?)])
  func modes(_ value: Value, _ old: Value, _ new: Value, _ expected: Value?) throws {
    let sketch = try Sketch(.inlineDatePicker, [(.mode, old)], value: value)
    try sketch.update([(.mode, new)])
    #expect(try sketch.answer()?.value == expected ?? .null)
    #expect(try sketch.answer()?.raw == nil)
    #expect(try sketch.broken() == [])
  }

  @Test(
    arguments: [
      ("text", "12", "integer", 12, nil), ("text", "12a", "integer", .null, "12a"),
      ("integer", "007", "text", "007", nil), ("double", "1.5", "integer", .null, "1.5"),
      ("double", "1.50", "text", "1.50", nil), ("text", "2024-02-29", "date", "2024-02-29", nil),
      ("text", "new york", "usState", "NY", "new york"),
      ("date", "2/29/2024", "text", "2/29/2024", nil),
      ("date", "", "integer", .null, nil), ("text", "", "integer", .null, nil),
    ] as [(Value, Text, Value, Value, Text?)])
  func types(_ old: Value, _ typed: Text, _ new: Value, _ value: Value, _ raw: Text?) throws {
    let sketch = try Sketch(.textField, [(.type, old)])
    try sketch.set(.raw(typed))
    try sketch.update([(.type, new)])
    #expect(try sketch.answer()?.value == value)
    #expect(try sketch.answer()?.raw == raw)
  }

  @Test func choicesStandInTheOrderOfTheNewOptions() throws {
    let sketch = try Sketch(
      .multiPicker, [(.options, options("a", "b", "c"))], value: list("c", "a"))
    #expect(try sketch.answer()?.value == list("a", "c"))
    let row = try sketch.row()
    _ = try sketch.form.transact(Cause(by: 1, tellsChanges: true)) { form throws(Fault) in
      try form.setOptions(of: row, to: options("c", "b", "a"), ifGone: .keep)
    }
    #expect(try sketch.answer()?.value == list("c", "a"))
    #expect(row.answer?.isDirty == false)
  }
  @Test func unknownOptionsAreJudgedWhenTheyCome() throws {
    let sketch = try Sketch(.multiPicker, [(.options, .null)], value: list("x", "b"))
    let row = try sketch.row()
    #expect(row.state == [StateEntry(.loading, .flag(true))])
    _ = try sketch.form.transact(Cause(by: 1, tellsChanges: true)) { form throws(Fault) in
      try form.setOptions(of: row, to: options("a", "b"), ifGone: .keep)
    }
    #expect(row.answer?.value == list("b", "x"))
    #expect(try sketch.broken() == ["type"])
  }
}
