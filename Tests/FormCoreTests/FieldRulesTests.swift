// Bounds, steps and rules: which are refused, and which answers they find wrong.
// SPDX-License-Identifier: MIT

import Testing

@testable import FormCore

struct FieldRulesTests {
  typealias Given = [(Attribute, Value)]

  @Test(
    arguments: [
      ("min above max", .stepper, [(.min, 9), (.max, 1)], .badBounds(lower: .min, upper: .max)),
      ("beside the default", .stepper, [(.min, 101)], .badBounds(lower: .min, upper: .max)),
      ("below the default", .slider, [(.max, -1)], .badBounds(lower: .min, upper: .max)),
      (
        "open at one point", .slider, [(.exclusiveMin, 1), (.max, 1)],
        .badBounds(lower: .exclusiveMin, upper: .max)
      ),
      (
        "the stricter of two", .stepper, [(.min, 0), (.exclusiveMin, 5), (.max, 4)],
        .badBounds(lower: .exclusiveMin, upper: .max)
      ),
      (
        "dates", .datePicker, [(.min, "2024-05-02"), (.max, "2024-05-01")],
        .badBounds(lower: .min, upper: .max)
      ),
      (
        "times", .datePicker, [(.mode, "time"), (.min, "10:00:01"), (.max, "10:00")],
        .badBounds(lower: .min, upper: .max)
      ),
      (
        "picks", .multiPicker, [(.minPicks, 2), (.maxPicks, 1)],
        .badBounds(lower: .minPicks, upper: .maxPicks)
      ),
      (
        "lengths", .textView, [(.minLength, 2), (.maxLength, 1)],
        .badBounds(lower: .minLength, upper: .maxLength)
      ),
      (
        "no step", .stepper, [(.step, 0)], .badMeasure(.step, expected: "a number above 0")
      ),
      (
        "no multiple", .slider, [(.multipleOf, -2)],
        .badMeasure(.multipleOf, expected: "a number above 0")
      ),
      (
        "no interval", .datePicker, [(.minuteInterval, 45)],
        .badMeasure(.minuteInterval, expected: "a divisor of 60 from 1 to 30")
      ),
      (
        "a date that is none", .datePicker, [(.min, "2023-02-29")],
        .wrongType(expected: "a date of the calendar, YYYY-MM-DD")
      ),
      (
        "today and today", .datePicker, [(.min, "today+1"), (.max, "today")],
        .badBounds(lower: .min, upper: .max)
      ),
      (
        "no day", .datePicker, [(.min, "today1")],
        .wrongType(expected: "a date of the calendar, YYYY-MM-DD")
      ),
      (
        "today of a time", .datePicker, [(.mode, "time"), (.min, "today")],
        .wrongType(expected: "a time of day, HH:MM[:SS[.f]]")
      ),
      (
        "a bound of text", .textField, [(.min, "a")],
        .malformed(expected: "a field of numbers or dates, as this one is not")
      ),
    ] as [(String, RowKind, Given, FormError)])
  func refuses(_ name: String, _ kind: RowKind, _ given: Given, _ error: FormError) {
    #expect(refusal(kind, given) == error, "\(name)")
  }
  private func refusal(_ kind: RowKind, _ given: Given) -> FormError? {
    do {
      _ = try Sketch(kind, given)
      return nil
    } catch {
      return (error as? Fault)?.error
    }
  }

  @Test(
    arguments: [
      (.stepper, [], -1, ["min"]), (.stepper, [], 0, []), (.stepper, [], 100, []),
      (.stepper, [], 101, ["max"]), (.stepper, [], "0.5", ["step"]),
      (.stepper, [(.min, 1), (.max, 10), (.step, 4)], 5, []),
      (.stepper, [(.min, 1), (.max, 10), (.step, 4)], 10, []),
      (.stepper, [(.min, 1), (.max, 10), (.step, 4)], 8, ["step"]),
      (.slider, [], "0.123456789", []), (.slider, [], "1.0000001", ["max"]),
      (.slider, [(.step, "0.1")], "0.3", []), (.stepper, [(.step, "0.1")], "0.35", ["step"]),
      (.slider, [(.exclusiveMax, 1)], 1, ["exclusiveMax"]),
      (.slider, [(.exclusiveMin, 0)], 0, ["exclusiveMin"]),
      (.custom, [(.type, "integer"), (.step, 2)], -4, []),
      (.custom, [(.type, "integer"), (.step, 2)], -3, ["step"]),
      (.textField, [(.type, "double"), (.multipleOf, "0.01")], "0.07", []),
      (.textField, [(.type, "double"), (.multipleOf, "0.01")], "0.075", ["multipleOf"]),
      (.textField, [(.type, "double"), (.maxDecimals, 2)], "0.125", ["maxDecimals"]),
      (.textField, [(.type, "double"), (.maxDecimals, 2)], "0.120", []),
      (.datePicker, [(.min, "2024-02-01")], "2024-01-31", ["min"]),
      (.datePicker, [(.min, "2024-02-01")], "2024-02-01", []),
      (.datePicker, [(.max, "2024-02-29")], "2024-03-01", ["max"]),
      (.datePicker, [(.mode, "time"), (.minuteInterval, 15)], "10:15", []),
      (.datePicker, [(.mode, "time"), (.minuteInterval, 15)], "10:15:30", ["minuteInterval"]),
      (.datePicker, [(.mode, "countDownTimer"), (.max, "PT1H")], "PT61M", ["max"]),
      (.textView, [(.notBlank, true)], " \u{2003}\n", ["notBlank"]),
      (.textView, [(.notBlank, true)], "", ["notBlank"]),
      (.textView, [(.notBlank, true)], " a ", []),
      (.textField, [(.nonEmpty, true)], "", ["nonEmpty"]),
      (.textField, [(.enum, list("x", "y"))], "z", ["enum"]),
      (.textField, [(.enum, list("x", "y"))], "y", []),
      (.check, [(.const, true)], false, ["const"]), (.check, [(.const, false)], true, ["const"]),
      (.multiPicker, [(.options, options("a", "b")), (.minPicks, 1)], list(), ["minPicks"]),
      (
        .multiPicker, [(.options, options("a", "b")), (.maxPicks, 1)], list("a", "b"), ["maxPicks"]
      ),
      (
        .multiPicker, [(.options, options("a", "b")), (.const, list("b", "a"))], list("a", "b"), []
      ),
    ] as [(RowKind, Given, Value, [String])])
  func judges(_ kind: RowKind, _ given: Given, _ value: Value, _ broken: [String]) throws {
    let sketch = try Sketch(kind, given)
    try sketch.set(.value(value))
    #expect(try sketch.broken() == broken)
    // Nothing is clamped: the value is what was set.
    #expect(try sketch.row().content.plan?.normal(value) == sketch.answer()?.value)
  }

  @Test func aBoundMovedPastTheValueLeavesItAndFindsItWrong() throws {
    let sketch = try Sketch(.datePicker, value: "2024-08-11")
    try sketch.update([(.min, "2024-08-16")])
    #expect(try sketch.answer()?.value == "2024-08-11")
    #expect(try sketch.broken() == ["min"])
    try sketch.update([(.min, "2024-08-11"), (.max, nil)])
    #expect(try sketch.broken() == [])
  }
  @Test(
    arguments: [
      ([(.min, "today")], "2026-06-29", ["min"]), ([(.min, "today")], "2026-06-30", []),
      ([(.max, "today+1")], "2026-07-01", []), ([(.max, "today+1")], "2026-07-02", ["max"]),
      ([(.exclusiveMax, "today-30")], "2026-05-30", []),
      ([(.exclusiveMax, "today-30")], "2026-05-31", ["exclusiveMax"]),
      ([(.min, "today"), (.max, "2020-01-01")], "2026-06-30", ["max"]),
      ([(.min, "today-999999")], "0001-01-01", []),
    ] as [(Given, Value, [String])])
  func boundsMoveWithTheDays(_ given: Given, _ value: Value, _ broken: [String]) throws {
    let day = try #require(CivilDate(year: 2026, month: 6, day: 30).map { Day($0) })
    let sketch = try Sketch(.datePicker, given, value: value, today: day)
    #expect(try sketch.broken() == broken)
  }
  @Test func aNewDayIsANewBound() throws {
    let day = try #require(CivilDate(year: 2026, month: 6, day: 30).map { Day($0) })
    let sketch = try Sketch(.datePicker, [(.min, "today")], value: "2026-06-30", today: day)
    #expect(try sketch.broken() == [])
    let moved = try sketch.form.transact(Cause(by: 0, tellsChanges: true, day: day.adding(1))) {
      _ in
    }
    #expect(moved.transaction?.revision == 2)
    #expect(try sketch.answer()?.issues.first?.params == [Value.Member("min", "2026-07-01")])
  }
  @Test func theDaysPassingLetsThingsExpire() throws {
    let june = try #require(CivilDate(year: 2026, month: 6, day: 30).map { Day($0) })
    let sketch = try Sketch(.textField, [(.type, "expiration")], value: "06/2026", today: june)
    #expect(try sketch.broken() == [])
    let july = try #require(june.adding(1))
    let moved = try sketch.form.transact(Cause(by: 0, tellsChanges: true, day: july)) { _ in }
    #expect(moved.transaction?.revision == 2)
    #expect(try sketch.broken() == ["type"])
    // The next day changes nothing: no revision, but a day all the same.
    let next = try #require(july.adding(1))
    let still = try sketch.form.transact(Cause(by: 0, tellsChanges: true, day: next)) { _ in }
    #expect(still.transaction == nil)
    #expect(sketch.form.today == next)
  }
}

extension Value: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral,
  ExpressibleByBooleanLiteral
{
  /// A value written down in a test.
  public init(integerLiteral value: Int) { self = .number(Decimal(value)) }
  /// A value written down in a test.
  public init(stringLiteral value: String) { self = .text(Text(value)) }
  /// A value written down in a test.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
}
