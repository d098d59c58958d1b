// How fast answers are judged: million characters a second of each type and length.
// SPDX-License-Identifier: MIT

import FormCore
import Glibc

/// A text of a megabyte and how many scalars it has.
struct Sample {
  let name: String
  let text: Text
  let scalars: Int
  init(_ name: String, _ piece: String, behind head: String = "") {
    self.name = name
    let count = 1_000_000 / piece.utf8.count
    text = Text(head + String(repeating: piece, count: count))
    scalars = head.unicodeScalars.count + count * piece.unicodeScalars.count
  }
}

/// What is judged: a field with these attributes, in a form with those.
struct Point {
  let name: String
  var field: [(Attribute, Value)] = []
  var form: [(Attribute, Value)] = []
}

let samples = [Sample("ASCII", "abcdefgh 1"), Sample("joined emoji", "👨‍👩‍👧‍👦")]
/// Each type, and a megabyte that looks like an answer of it for as long as it can.
let types: [(name: String, own: Sample)] = [
  ("text", "a b", ""), ("email", "a-", "a@"), ("integer", "1", ""), ("double", "1", "0."),
  ("date", "2024-", ""), ("time", "12:", ""), ("dateTime", "2024-02-29T", ""),
  ("usState", "New ", ""), ("usPhone", "555-", ""), ("fiveDigitZipCode", "1", ""),
  ("expiration", "12/", ""), ("password", "a1", ""),
  ("url", "abc/%20?&", "https://example.com/"), ("uuid", "123e4567-", ""),
  ("hostname", "ab-c.", ""),
  ("ipAddress", "2001:", ""), ("phone", "20 ", "+1 "),
].map { ($0.0, Sample("its own signs", $0.1, behind: $0.2)) }

func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

func attributes(_ list: [(Attribute, Value)]) -> Attributes {
  var attributes = Attributes()
  for (attribute, value) in list { attributes[attribute] = value }
  return attributes
}

/// Million scalars a second at which a field is set and judged: the best of several runs.
func speed(_ point: Point, _ sample: Sample) throws(Fault) -> Double {
  let row = RowDefinition(id: "a", kind: .textView, attributes: attributes(point.field), value: nil)
  let section = SectionDefinition(id: "s", attributes: Attributes(), rows: [row])
  let form = try Form.create(
    FormDefinition(id: "f", attributes: attributes(point.form), sections: [section]), id: "f",
    life: 1, by: 1, withState: false, limits: FormLimits())
  let field = try form.field("a")
  var best = Double.infinity
  for _ in 0..<9 {
    for given in [Given.raw(sample.text), .raw("")] {
      let begun = now()
      _ = try form.transact(Cause(by: 1, tellsChanges: false)) { form throws(Fault) in
        try form.set(field, to: given)
      }
      if case .raw(let text) = given, !text.isEmpty { best = min(best, now() - begun) }
    }
  }
  return Double(sample.scalars) / best / 1e6
}

/// Types and lengths, each with the texts it is asked about.
let points: [(point: (Sample) -> Point, samples: [Sample])] =
  types.map { type in
    (
      { _ in Point(name: type.name, field: [(.type, .text(Text(type.name)))]) },
      samples + [type.own]
    )
  }
  + TextLength.allCases.map { unit in
    // As many as there are, so that none can be left uncounted.
    (
      { sample in
        Point(
          name: "length in \(unit.rawValue)",
          field: [(.minLength, .number(Decimal(unit.count(sample.text))))],
          form: [(.lengthUnit, .text(Text(unit.rawValue)))])
      }, samples
    )
  } + [({ _ in Point(name: "notBlank", field: [(.notBlank, .bool(true))]) }, samples)]

func column(_ text: String) -> String {
  String(repeating: " ", count: max(1, 15 - text.utf8.count)) + text
}
func padded(_ text: String) -> String {
  text + String(repeating: " ", count: max(0, 22 - text.utf8.count))
}

let bar = 20.0
var slow = false
print("million characters (scalars) a second, one megabyte, judged whole; the bar is \(Int(bar))")
print(padded("") + (samples + [types[0].own]).map { column($0.name) }.joined())
for (point, samples) in points {
  var line = padded(point(samples[0]).name)
  for sample in samples {
    do throws(Fault) {
      let speed = try speed(point(sample), sample)
      if speed < bar { slow = true }
      line += column(speed > 99_999 ? ">99999" : String(Int(speed)))
    } catch {
      line += column("\(error)")
      slow = true
    }
  }
  print(line)
}
if slow { print("below the bar") }
exit(slow ? 1 : 0)
