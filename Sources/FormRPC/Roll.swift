// Clients, found by their numbers.
// SPDX-License-Identifier: MIT

/// Something with a number that only grows and is never used twice.
protocol Numbered: AnyObject {
  var number: Int { get }
}

/// Objects found by their numbers.
///
/// Numbers are given one after the other, so that nearly each stands at the place its own one says.
/// A dictionary takes twice the room, and hashes four times for a message.
struct Roll<One: Numbered> {
  /// A power of two of them, at most three quarters taken.
  private var places: [One?] = Array(repeating: nil, count: 8)
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }
  /// By their numbers.
  var all: [One] { places.compactMap { $0 }.sorted { $0.number < $1.number } }

  subscript(number: Int) -> One? {
    var at = number & (places.count &- 1)
    while let one = places[at] {
      if one.number == number { return one }
      at = (at &+ 1) & (places.count &- 1)
    }
    return nil
  }
  /// Adds one whose number nobody has.
  mutating func add(_ one: One) {
    if (count + 1) * 4 > places.count * 3 {
      let before = places
      places = Array(repeating: nil, count: before.count * 2)
      for one in before { if let one { place(one) } }
    }
    place(one)
    count += 1
  }
  /// Takes the one of this number out.
  @discardableResult
  mutating func remove(_ number: Int) -> One? {
    var at = number & (places.count - 1)
    while let one = places[at], one.number != number { at = (at + 1) & (places.count - 1) }
    guard let removed = places[at] else { return nil }
    places[at] = nil
    count -= 1
    // Whoever stands behind may have been pushed on by it.
    var next = (at + 1) & (places.count - 1)
    while let one = places[next] {
      places[next] = nil
      place(one)
      next = (next + 1) & (places.count - 1)
    }
    return removed
  }
  private mutating func place(_ one: One) {
    var at = one.number & (places.count - 1)
    while places[at] != nil { at = (at + 1) & (places.count - 1) }
    places[at] = one
  }
}
