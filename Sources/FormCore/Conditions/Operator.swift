// The operators of JsonLogic: their names and how many arguments each takes.
// SPDX-License-Identifier: MIT

/// An operator of JsonLogic (jsonlogic.com/operations.html), or `round`, which is our own.
enum Operator: UInt8, Sendable, CaseIterable {
  case read, missing, missingSome
  case choose, chooseShort, and, or, not, truth
  case equal, unequal, same, different, greater, atLeast, less, atMost
  case largest, smallest, sum, difference, product, quotient, remainder, round
  case join, part, contains, merge, log
  case map, filter, reduce, all, some, none

  /// What stands in a condition, and how many arguments belong to it.
  struct Spec {
    let name: StaticString
    let least: Int
    let most: Int
    init(_ name: StaticString, _ least: Int, _ most: Int = .max) {
      (self.name, self.least, self.most) = (name, least, most)
    }
  }
  /// The table.
  var spec: Spec {
    switch self {
    case .read: Spec("var", 0, 2)
    case .missing: Spec("missing", 0)
    case .missingSome: Spec("missing_some", 2, 2)
    case .choose: Spec("if", 0)
    case .chooseShort: Spec("?:", 0)
    case .and: Spec("and", 0)
    case .or: Spec("or", 0)
    case .not: Spec("!", 1, 1)
    case .truth: Spec("!!", 1, 1)
    case .equal: Spec("==", 2, 2)
    case .unequal: Spec("!=", 2, 2)
    case .same: Spec("===", 2, 2)
    case .different: Spec("!==", 2, 2)
    case .greater: Spec(">", 2, 2)
    case .atLeast: Spec(">=", 2, 2)
    case .less: Spec("<", 2, 3)
    case .atMost: Spec("<=", 2, 3)
    case .largest: Spec("max", 1)
    case .smallest: Spec("min", 1)
    case .sum: Spec("+", 0)
    case .difference: Spec("-", 1, 2)
    case .product: Spec("*", 1)
    case .quotient: Spec("/", 2, 2)
    case .remainder: Spec("%", 2, 2)
    case .round: Spec("round", 1, 2)
    case .join: Spec("cat", 0)
    case .part: Spec("substr", 2, 3)
    case .contains: Spec("in", 2, 2)
    case .merge: Spec("merge", 0)
    case .log: Spec("log", 1, 1)
    case .map: Spec("map", 2, 2)
    case .filter: Spec("filter", 2, 2)
    case .reduce: Spec("reduce", 2, 3)
    case .all: Spec("all", 2, 2)
    case .some: Spec("some", 2, 2)
    case .none: Spec("none", 2, 2)
    }
  }
  /// The operator of a name; nil where there is none.
  static func named(_ name: Text) -> Operator? { byName[name] }
  private static let byName: [Text: Operator] = Dictionary(
    uniqueKeysWithValues: allCases.map { (Text($0.spec.name.description), $0) })

  /// Whether the argument at `index` of `count` is asked only whether it is empty, or true.
  ///
  /// `asked` is whether that is all that the operator itself is asked.
  func asks(_ index: Int, of count: Int, asked: Bool) -> Bool {
    switch self {
    case .not, .truth, .missing, .missingSome: true
    case .choose, .chooseShort: index % 2 == 0 && index + 1 < count || asked
    // What `and` hands on from before its last argument is empty or false.
    case .and: index + 1 < count || asked
    case .or, .log: asked
    case .filter, .all, .some, .none: index == 1
    case .read: index == 1 && asked
    case .equal, .unequal, .same, .different, .greater, .atLeast, .less, .atMost, .largest,
      .smallest, .sum, .difference, .product, .quotient, .remainder, .round, .join, .part,
      .contains, .merge, .map, .reduce:
      false
    }
  }
  /// Whether the argument at `index` is worked out once for each element of the first.
  func walks(_ index: Int) -> Bool {
    switch self {
    case .map, .filter, .reduce, .all, .some, .none: index == 1
    default: false
    }
  }
}
