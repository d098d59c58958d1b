// How answers are shown, and which formats are refused.
// SPDX-License-Identifier: MIT

import Testing

@testable import FormCore

struct DisplayFormatTests {
  static func format(_ members: [(Text, Value)]) -> Value {
    .record(members.map { Value.Member($0.0, $0.1) })
  }

  @Test(
    arguments: [
      (.stepper, [("date", "long")]), (.datePicker, [("decimals", 1)]),
      (.switch, [("prefix", "x")]),
      (.picker, [("prefix", "x")]), (.stepper, [("decimals", 35)]), (.stepper, [("decimals", -1)]),
      (.datePicker, [("date", "tiny")]), (.datePicker, [("time", "short"), ("pattern", "y")]),
    ] as [(RowKind, [(Text, Value)])])
  func refuses(_ kind: RowKind, _ members: [(Text, Value)]) {
    #expect(throws: Fault.self) { try Sketch(kind, [(.displayFormat, Self.format(members))]) }
  }

  @Test(
    arguments: [
      (.slider, [], [("decimals", 2)], "0.125", "en", "0.12"),
      (.slider, [], [("decimals", 2)], "0.125", "de", "0,12"),
      (.stepper, [(.max, 9999)], [("grouping", true), ("suffix", " km")], 1234, "de", "1.234 km"),
      (.stepper, [], [], 12, "de", nil), (.slider, [], [], "0.5", "de", "0,5"),
      (.datePicker, [], [("date", "long")], "2024-02-29", "fr", "29 février 2024"),
      (.datePicker, [], [("date", "none")], "2024-02-29", "fr", nil),
      (.datePicker, [(.mode, "time")], [("time", "short")], "14:05", "es", nil),
      (.datePicker, [(.mode, "time")], [("pattern", "H 'Uhr' m")], "14:05", "de", "14 Uhr 5"),
      (
        .datePicker, [(.mode, "instant")], [("date", "short")], "2024-02-29T23:59Z", "de",
        "29.02.24"
      ),
      (.datePicker, [(.mode, "countDownTimer")], [("time", "short")], "PT26H5M", "en", "26:05"),
      (.datePicker, [(.mode, "countDownTimer")], [("time", "full")], "PT5M7S", "en", "0:05:07"),
      (.datePicker, [], [("date", "long")], .null, "en", nil),
      (.switch, [], [("true", "On"), ("false", "Off")], true, "en", "On"),
      (.check, [], [("true", "On"), ("false", "Off")], false, "en", "Off"),
      (.check, [], [("true", "On")], false, "en", nil),
    ] as [(RowKind, [(Attribute, Value)], [(Text, Value)], Value, Value, Text?)])
  func shows(
    _ kind: RowKind, _ attributes: [(Attribute, Value)], _ members: [(Text, Value)], _ value: Value,
    _ locale: Value, _ expected: Text?
  ) throws {
    let sketch = try Sketch(
      kind, attributes + [(.displayFormat, Self.format(members))], value: value,
      form: [(.locale, locale)])
    #expect(try sketch.answer()?.display == expected)
    try sketch.update([(.displayFormat, nil)])
    #expect(try sketch.answer()?.display == nil)
  }
}
