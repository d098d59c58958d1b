// The laws of section 9 on thousands of random edits, from a printed seed.
// SPDX-License-Identifier: MIT

import FormCore
import Testing

@testable import FormRPC

@Suite struct LawTests {
  /// Errors the edits must have met, as far as any method that changes a form can give them.
  static let refusals: Set<Word> = Set(WrongEdit.table.map(\.kind)).union([
    "hasOutcome", "conflict", "conditionCycle", "badCondition",
  ])

  @Test func aMirrorFedWithChangesIsTheForm() throws {
    let run = try LawRun(seed: LawSettings.seed)
    var edits = 0
    do {
      while edits < LawSettings.edits {
        try run.step()
        edits += 1
      }
      try run.letSlowRead(.max)
    } catch {
      Issue.record("FORMD_SEED=\(LawSettings.seed), edit \(edits): \(error)")
    }
    print("laws: FORMD_SEED=\(LawSettings.seed), \(edits) edits\n\(run.tally.table)")
    let least = edits < 10_000 ? edits / 400 : 50
    let missing = run.tally.missing(
      least, changes: Set(Edit.table.flatMap(\.changes)), refusals: Self.refusals,
      methods: Set(Edit.table.map(\.method) + ["form/batch"]))
    #expect(missing == [], "seen less than \(least) times")
  }

  /// Whoever adds a method that changes a form adds its line to the table.
  @Test func everyMutationHasItsLineInTheTable() {
    let known = Set(Edit.table.map(\.method))
    let parts = Set(Edit.parts.map(\.method))
    for entry in allMethods {
      let name = Word(entry.name.description)
      let isMutation = entry.errors.contains(.hasOutcome) || entry.errors.contains(.noOutcome)
      if isMutation, name != "form/batch" {
        #expect(known.contains(name), "\(name) has no line in Edit.table")
      }
      #expect((entry.edit != nil) == parts.contains(name), "\(name) in form/batch")
    }
  }
}
