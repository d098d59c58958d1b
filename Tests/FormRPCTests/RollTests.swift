// Clients by their numbers, against a dictionary.
// SPDX-License-Identifier: MIT

import Testing

@testable import FormRPC

@Suite struct RollTests {
  private final class One: Numbered {
    let number: Int
    init(_ number: Int) { self.number = number }
  }

  /// Among how many at a time, how far apart numbers are, and how many come and go.
  static let rows: [(most: Int, apart: Int, comings: Int)] = [
    (1, 1, 10), (6, 1, 100), (7, 1, 100), (50, 1, 2_000), (50, 8, 2_000), (50, 64, 2_000),
    (400, 5, 4_000),
  ]
  @Test(arguments: rows) func findsEachThatIsThere(row: (most: Int, apart: Int, comings: Int)) {
    var random = Seeded(UInt64(row.most * row.apart))
    var roll = Roll<One>()
    var plain: [Int: One] = [:]
    for coming in 1...row.comings {
      let one = One(coming * row.apart)
      roll.add(one)
      plain[one.number] = one
      while plain.count >= row.most || random.below(3) == 0, !plain.isEmpty {
        let gone = random.pick(plain.keys.sorted())
        #expect(roll.remove(gone) === plain.removeValue(forKey: gone))
      }
      let asked = random.below(coming + 2) * row.apart
      #expect(roll[asked] === plain[asked])
      #expect(roll.remove(asked + row.comings * row.apart + 1) == nil)
    }
    #expect(roll.count == plain.count)
    #expect(roll.isEmpty == plain.isEmpty)
    #expect(roll.all.map(\.number) == plain.keys.sorted())
    #expect(roll.all.allSatisfy { roll[$0.number] === $0 })
  }
}
