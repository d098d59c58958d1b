// The laws bite: a stream that loses one kind of change breaks them, whichever kind it is.
// SPDX-License-Identifier: MIT

import Testing

@testable import FormRPC

@Suite struct LawBiteTests {
  static let kinds = Set(Edit.table.flatMap(\.changes)).sorted()

  @Test(arguments: kinds) func aLostChangeIsNoticed(_ kind: Word) throws {
    let run = try LawRun(seed: LawSettings.seed, losing: kind)
    var broken: (any Error)?
    for _ in 0..<500 where broken == nil {
      do { try run.step() } catch { broken = error }
    }
    #expect(broken != nil, "nothing noticed that \(kind) was lost")
  }
}
