// The laws bite: a stream that loses something breaks them, whatever it is.
// SPDX-License-Identifier: MIT

import Testing

@testable import FormRPC

@Suite struct LawBiteTests {
  /// Every kind of change that any method in the table can cause.
  static let kinds = Set(Edit.table.flatMap(\.changes)).sorted()

  @Test(arguments: kinds) func aLostKindOfChangeIsNoticed(_ kind: Word) throws {
    try expectTrouble { $0["change"]?.text == kind ? nil : $0 }
  }
  @Test(arguments: ["set", "unset", "state", "unstate"] as [Word])
  func aLostMemberOfChangesIsNoticed(_ member: Word) throws {
    try expectTrouble { change in
      var change = change
      change[member] = nil
      return change
    }
  }
  @Test(arguments: ["sectionsInserted", "rowsInserted"] as [Word])
  func aWrongPlaceIsNoticed(_ kind: Word) throws {
    try expectTrouble { change in
      guard change["change"]?.text == kind, change["at"] != 0 else { return change }
      return change.with("at", 0)
    }
  }
  @Test func anIntactStreamGivesNoTrouble() throws {
    #expect(try trouble(edits: 100) { $0 } == nil)
  }

  private func expectTrouble(_ sight: @escaping Sight) throws {
    #expect(try trouble(edits: 1_000, sight) != nil, "nothing noticed the loss")
  }
  /// What breaks first in a run whose watchers see changes as `sight` shows them.
  private func trouble(edits: Int, _ sight: @escaping Sight) throws -> String? {
    let run = try LawRun(seed: LawSettings.seed, sight: sight)
    for _ in 0..<edits {
      do { try run.step() } catch { return "\(error)" }
    }
    return nil
  }
}
