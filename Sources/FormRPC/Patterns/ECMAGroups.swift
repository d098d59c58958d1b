// The groups of a pattern, and whether what refers to one means the same to PCRE2.
// SPDX-License-Identifier: MIT

import FormCore

/// The groups of a pattern: their names, and who refers to them.
///
/// ECMA-262 forgets what a group holds at each turn of a repetition around it; PCRE2 keeps it. A
/// reference for which that could matter is refused.
struct ECMAGroups {
  enum Kind { case plain, capturing, lookahead, lookbehind }
  private struct Frame {
    let kind: Kind
    let parent: Int
    let start: Int
    var end = Int.max
    var hasAlternatives = false
    var isRepeated = false
    var isOptional = false
  }
  /// The whole pattern first.
  private var frames = [Frame(kind: .plain, parent: -1, start: 0)]
  private var current = 0
  /// The frames of the groups that capture, in their order.
  private var capturing: [Int] = []
  private var references: [(group: Int, at: Int)] = []
  /// Groups that capture, read ahead: a reference may come before its group.
  private var names: [[Unicode.Scalar]?] = []

  /// Whether one of them looks ahead or behind.
  var looksAround: Bool { frames.contains { $0.kind == .lookahead || $0.kind == .lookbehind } }
  /// How many groups capture.
  var count: Int { names.count }

  /// Reads ahead which groups there are.
  init(_ scalars: [Unicode.Scalar]) {
    var isClass = false
    var at = 0
    func peek(_ offset: Int) -> Unicode.Scalar? {
      at + offset < scalars.count ? scalars[at + offset] : nil
    }
    while at < scalars.count {
      switch scalars[at] {
      case "\\": at += 1
      case "[": isClass = true
      case "]": isClass = false
      case "(" where !isClass:
        if peek(1) != "?" {
          names.append(nil)
        } else if peek(2) == "<", peek(3) != "=", peek(3) != "!" {
          at += 3
          let start = at
          while at < scalars.count, scalars[at] != ">" { at += 1 }
          names.append(Array(scalars[start..<min(at, scalars.count)]))
        }
      default: break
      }
      at += 1
    }
  }

  /// Names must be identifiers, each given once.
  func checkNames() throws(PatternFault) {
    var seen: Set<[Unicode.Scalar]> = []
    for name in names {
      guard let name else { continue }
      guard let first = name.first, first.properties.isIDStart || first == "_" || first == "$",
        name.allSatisfy({
          $0.properties.isIDContinue || $0 == "$" || $0 == "\u{200C}" || $0 == "\u{200D}"
        })
      else { throw .expecting("an identifier as the name of a group in (?<name>...)") }
      guard seen.insert(name).inserted else {
        throw .expecting("a name no other group has in (?<name>...)")
      }
    }
  }
  /// The number of the group called `name`.
  func number(of name: [Unicode.Scalar]) -> Int? {
    names.firstIndex { $0 == name }.map { $0 + 1 }
  }

  // MARK: As they are read

  mutating func open(_ kind: Kind, at: Int) -> Int {
    if kind == .capturing { capturing.append(frames.count) }
    frames.append(Frame(kind: kind, parent: current, start: at))
    current = frames.count - 1
    return current
  }
  mutating func close(_ frame: Int, at: Int) {
    frames[frame].end = at
    current = frames[frame].parent
  }
  mutating func noteAlternative() { frames[current].hasAlternatives = true }
  mutating func repeatGroup(_ frame: Int, least: Int, most: Int) {
    frames[frame].isRepeated = most > 1
    frames[frame].isOptional = least == 0
  }
  /// Something refers to a group.
  ///
  /// Lookbehind is read from right to left in ECMA-262, so that a reference in it means another
  /// turn of its group.
  mutating func refer(to group: Int, at: Int) throws(PatternFault) {
    var frame = current
    while frame > 0 {
      guard frames[frame].kind != .lookbehind else {
        throw .expecting("no reference to a group inside of a lookbehind")
      }
      frame = frames[frame].parent
    }
    references.append((group, at))
  }

  // MARK: When all is read

  func checkReferences() throws(PatternFault) {
    for (group, at) in references where group <= capturing.count {
      if isUnsure(group, at: at) {
        throw .expecting(
          "no reference to a group that a repetition around it may leave out or has yet to reach")
      }
    }
  }
  private func isUnsure(_ group: Int, at: Int) -> Bool {
    let own = capturing[group - 1]
    var isUncertain = false
    var frame = own
    while frame > 0 {
      if frames[frame].isRepeated {
        if isUncertain { return true }
        if at > frames[frame].start, at < frames[own].end { return true }
      }
      isUncertain = isUncertain || frames[frame].isOptional
      frame = frames[frame].parent
      isUncertain = isUncertain || frames[frame].hasAlternatives
    }
    return false
  }
}
