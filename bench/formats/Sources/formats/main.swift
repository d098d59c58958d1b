// How fast answers are judged: million characters a second of each type and length.
// SPDX-License-Identifier: MIT

import FormCore
import Glibc

/// A text of a megabyte and how many scalars it has.
struct Sample {
  let name: String
  let text: Text
  let scalars: Int
  init(_ name: String, _ piece: String) {
    self.name = name
    let count = 1_000_000 / piece.utf8.count
    text = Text(String(repeating: piece, count: count))
    scalars = count * piece.unicodeScalars.count
  }
}

/// What is judged: a field with these attributes, in a form with those.
struct Point {
  let name: String
  var field: [(Attribute, Value)] = []
  var form: [(Attribute, Value)] = []
}

let samples = [Sample("ASCII", "abcdefgh 1"), Sample("joined emoji", "👨‍👩‍👧‍👦")]
let types = [
  "text", "email", "integer", "double", "date", "time", "dateTime", "usState", "usPhone",
  "fiveDigitZipCode", "expiration", "password", "url", "uuid", "hostname", "ipAddress", "phone",
]

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
  let row = RowDefinition(id: "a", kind: .textView, attributes: attributes(point.field))
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

func points(for sample: Sample) -> [Point] {
  types.map { Point(name: $0, field: [(.type, .text(Text($0)))]) }
    + TextLength.allCases.map { unit in
      // As many as there are, so that none can be left uncounted.
      let count = Decimal(unit.count(sample.text))
      return Point(
        name: "length in \(unit.rawValue)", field: [(.minLength, .number(count))],
        form: [(.lengthUnit, .text(Text(unit.rawValue)))])
    } + [Point(name: "notBlank", field: [(.notBlank, .bool(true))])]
}

/// A number of at most six places in a column.
func column(_ speed: Double) -> String {
  let text = speed > 99_999 ? ">99999" : String(Int(speed))
  return String(repeating: " ", count: max(1, 14 - text.utf8.count)) + text
}

let bar = 20.0
var slow = false
print("million characters (scalars) a second, one megabyte, judged whole; the bar is \(Int(bar))")
print(
  "                        "
    + samples.map { String(repeating: " ", count: max(0, 14 - $0.name.utf8.count)) + $0.name }
    .joined())
let table = samples.map { points(for: $0) }
for index in table[0].indices {
  let name = table[0][index].name
  var line = name + String(repeating: " ", count: max(0, 24 - name.utf8.count))
  for (sample, points) in zip(samples, table) {
    do throws(Fault) {
      let speed = try speed(points[index], sample)
      if speed < bar { slow = true }
      line += column(speed)
    } catch {
      line += "  \(error)"
      slow = true
    }
  }
  print(line)
}
if slow { print("below the bar") }
exit(slow ? 1 : 0)
