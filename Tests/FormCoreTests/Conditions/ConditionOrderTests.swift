// How often conditions are worked out, counted: once, in order, and only those that follow.
// SPDX-License-Identifier: MIT

import Testing

@testable import FormCore

@Suite struct ConditionOrderTests {
  /// A form of `count` switches; `condition` says when the one of a number shows.
  private static func form(_ count: Int, reversed: Bool = false, _ condition: (Int) -> String?)
    throws -> Form
  {
    var rows = (0..<count).map { number in
      RowDefinition(
        id: Text("s\(number)"), kind: .switch,
        attributes: Sketch.attributes(
          condition(number).map { [(.visibleWhen, Value(json: $0))] } ?? []),
        value: .bool(true))
    }
    if reversed { rows.reverse() }
    let section = SectionDefinition(id: "s", attributes: Attributes(), rows: rows)
    return try Form.create(
      FormDefinition(id: "f", attributes: Attributes(), sections: [section]), id: "f", life: 1,
      by: 1, withState: false, limits: FormLimits())
  }
  private static func set(_ form: Form, _ id: Text, _ value: Value) throws -> (
    workings: Int, changes: Int
  ) {
    let before = form.workings
    let row = try form.row(id)
    let done = try form.transact(Cause(by: 1, tellsChanges: true)) { form throws(Fault) in
      try form.set(row, to: .value(value), silent: true)
    }
    return (form.workings - before, done.transaction?.changes.count ?? 0)
  }
  private static func previous(_ number: Int) -> String? {
    number == 0 ? nil : #"{"var": "s\#(number - 1)"}"#
  }

  @Test(arguments: [false, true])
  func aChainIsWorkedOutOnceWhicheverWayItStands(_ reversed: Bool) throws {
    let count = 10_000
    let form = try Self.form(count, reversed: reversed, Self.previous)
    #expect(form.workings == count - 1)
    let off = try Self.set(form, "s0", .bool(false))
    #expect(off.workings == count - 1)
    // The switch itself, all that it hides, and that the form is dirty now.
    #expect(off.changes == count + 1)
    let on = try Self.set(form, "s0", .bool(true))
    #expect(on.workings == count - 1 && on.changes == count + 1)
  }
  @Test func nobodyElseIsWorkedOut() throws {
    let form = try Self.form(20_000) { $0 % 2 == 0 ? nil : #"{"var": "s\#($0 - 1)"}"# }
    #expect(form.workings == 10_000)
    #expect(try Self.set(form, "s500", .bool(false)).workings == 1)
    #expect(try Self.set(form, "s503", .bool(false)).workings == 0)
    // Nobody looks at who is hidden already.
    #expect(try Self.set(form, "s500", .bool(true)).workings == 1)
  }
  @Test func alternativesAreAskedUpToTheFirstThatHolds() throws {
    let json = #"""
      [{"when": {"==": [{"var": "s0"}, false]}, "options": [{"key": "a"}]},
       {"when": {"var": "s0"}, "options": [{"key": "b"}, {"key": "c"}]},
       {"when": {"var": "s1"}, "options": [{"key": "a"}]}]
      """#
    let picker = RowDefinition(
      id: "p", kind: .picker,
      attributes: Sketch.attributes([(.optionsWhen, Value(json: json))]), value: .text("b"))
    let form = try Self.form(2) { _ in nil }
    _ = try form.transact(Cause(by: 1, tellsChanges: false)) { form throws(Fault) in
      _ = try form.insert([picker], at: .at(form.sections[0], 0))
    }
    #expect(form.workings == 2)
    #expect(try Self.set(form, "s1", .bool(false)).workings == 2)
    let row = try form.row("p")
    #expect(row.content.answer?.offer == 2)
    #expect(try Self.set(form, "s0", .bool(false)).workings == 1)
    #expect(row.content.answer?.offer == 1 && row.content.answer?.value == .null)
    #expect(try Self.set(form, "p", .text("a")).workings == 0)
    for _ in 0..<2 {
      _ = try form.transact(Cause(by: 1, tellsChanges: false)) { form throws(Fault) in
        _ = try form.undo(own: false)
      }
    }
    #expect(row.content.answer?.offer == 2 && row.content.answer?.value == .text("b"))
  }
  @Test func whatDoesNotChangeStopsTheChain() throws {
    let form = try Self.form(1_000) { number in
      number == 0
        ? nil : number == 1 ? #"{"or": [{"var": "s0"}, true]}"# : Self.previous(number)
    }
    #expect(try Self.set(form, "s0", .bool(false)).workings == 1)
  }
  @Test func oneWithManyReadersIsFollowedByAllOfThem() throws {
    let form = try Self.form(1_001) { $0 == 0 ? nil : #"{"var": "s0"}"# }
    #expect(try Self.set(form, "s0", .bool(false)).workings == 1_000)
  }
  /// Closing the circle is refused, and leaves the order as it was.
  @Test func aCircleIsNamedFromWhereItWasClosed() throws {
    let form = try Self.form(4, Self.previous)
    let row = try form.row("s0")
    let edits = NodeEdits(attributes: [AttributeEdit(.visibleWhen, Value(json: #"{"var": "s3"}"#))])
    let before = form.revision
    do {
      _ = try form.transact(Cause(by: 1, tellsChanges: true)) { form throws(Fault) in
        try form.update(row, edits)
      }
      Issue.record("a circle was taken")
    } catch { #expect(error.error == .conditionCycle(["s0", "s3", "s2", "s1"])) }
    #expect(form.revision == before)
    #expect(try Self.set(form, "s0", .bool(false)).workings == 3)
  }
}
