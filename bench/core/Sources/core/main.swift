// What the core alone takes for the operations of bench/large, at two sizes and in two shapes.
// SPDX-License-Identifier: MIT

import FormCore

/// The shapes, and how many rows a section of each has; nil: all of them are in one.
let shapes: [(name: String, held: Int?)] = [("one section", nil), ("sections of 20", 20)]
let rounds = 8
/// Operations of one kind in a round.
let batch = 200

/// A form of many rows, and the operations on it.
struct Bench {
  private let form: Form
  private let count: Int
  private let held: Int
  private var dice: UInt64 = 1
  private var made = 0

  init(_ count: Int, held: Int?) throws {
    let size = held ?? count
    let sections = stride(from: 0, to: count, by: size).map { first in
      SectionDefinition(
        id: nil, attributes: Attributes(),
        rows: (first..<min(first + size, count)).map { Bench.row(Bench.name("row", $0)) })
    }
    var limits = FormLimits()
    limits.rows = 2 * count
    form = try Form.create(
      FormDefinition(id: "f", attributes: Attributes(), sections: sections), id: "f", life: 1,
      by: 1,
      withState: false, limits: limits)
    self.count = count
    self.held = size
  }
  private static func name(_ kind: String, _ number: Int) -> Text {
    let digits = String(number)
    return Text("\(kind)-" + String(repeating: "0", count: max(0, 7 - digits.utf8.count)) + digits)
  }
  private static func row(_ id: Text) -> RowDefinition {
    RowDefinition(
      id: id, kind: .textField, attributes: Attributes(), value: .text("nineteen characters"))
  }
  private mutating func below(_ bound: Int) -> Int {
    dice = dice &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(dice >> 33) % bound
  }
  private mutating func anyRow() -> Text { Bench.name("row", below(count)) }
  /// A place in the middle: of the one section, or of any.
  private mutating func middle() throws -> (Section, Int) {
    if held == count { return (try form.section(at: 0), count / 4 + below(count / 2)) }
    return (try form.section(at: below(count / held)), held / 2)
  }
  /// One edit as a transaction of its own.
  private func edit(_ body: (Form) throws(Fault) -> Void) throws {
    _ = try form.transact(Cause(by: 1, tellsChanges: false), body)
  }

  /// Nanoseconds per operation of each kind in one round, in their order.
  mutating func round(_ clock: ContinuousClock) throws -> [(name: String, ns: Double)] {
    var results: [(String, Double)] = []
    func time(_ name: String, _ body: (Int) throws -> Void) rethrows {
      let taken = try clock.measure { for at in 0..<batch { try body(at) } }
      results.append((name, Double(taken.components.attoseconds) / 1e9 / Double(batch)))
    }
    made += 1
    let places = try (0..<batch).map { _ in try middle() }
    let rows = (0..<batch).map { _ in anyRow() }
    let new = (0..<batch).map { Bench.name("new\(made)", $0) }
    let definitions = new.map { Bench.row($0) }
    let values = (0..<batch).map { Value.text(Text("\(made) and \($0)")) }
    var seen = 0
    try time("insert in the middle") { at in
      try edit { form throws(Fault) in
        _ = try form.insert([definitions[at]], at: .at(places[at].0, places[at].1))
      }
    }
    try time("remove") { at in
      try edit { form throws(Fault) in _ = try form.take([try form.row(new[at])]) }
    }
    // Within the row's own section, so that every section keeps its size.
    try time("move") { at in
      try edit { form throws(Fault) in
        let row = try form.row(rows[at])
        guard let place = form.place(of: row) else { return }
        try form.move(row, to: .at(place.section, (place.index + held / 2) % held))
      }
    }
    try time("id to path") { at in
      if let place = form.place(of: try form.row(rows[at])) { seen += place.index }
    }
    try time("path to id") { at in
      seen += try form.row(at: places[at].1, in: places[at].0).id.byteCount
    }
    try time("field/set") { at in
      try edit { form throws(Fault) in
        try form.set(try form.field(rows[at]), to: .value(values[at]))
      }
    }
    time("row/list of 50 in the middle") { at in
      let first = count / 3 + at
      seen += form.rows(in: first..<(first + 50)).count
    }
    // What was seen counts, lest the optimiser leave it out.
    guard seen > 0 else { return [] }
    return results
  }
}

/// The median of a form's rounds, the first one left out.
func medians(_ count: Int, held: Int?) throws -> [(name: String, ns: Double)] {
  var bench = try Bench(count, held: held)
  let clock = ContinuousClock()
  var all: [[(name: String, ns: Double)]] = []
  for _ in 0...rounds { all.append(try bench.round(clock)) }
  return all[0].indices.map { at in
    (all[0][at].name, all[1...].map { $0[at].ns }.sorted()[rounds / 2])
  }
}

let sizes = CommandLine.arguments.dropFirst().compactMap { Int($0) }
guard sizes.count == 2 else { fatalError("usage: core SMALL LARGE") }
var lines: [String] = []
for (shape, held) in shapes {
  let (small, large) = (try medians(sizes[0], held: held), try medians(sizes[1], held: held))
  for (one, other) in zip(small, large) {
    lines.append("[\"\(shape)\", \"\(one.name)\", \(one.ns), \(other.ns)]")
  }
}
print("[" + lines.joined(separator: ", ") + "]")
