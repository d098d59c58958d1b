// A pattern of ECMA-262 as PCRE2 spells it, with what each of its items may cost.
// SPDX-License-Identifier: MIT

import FormCore

/// A pattern of ECMA-262 in PCRE2's spelling.
///
/// Every literal is written as a letter, a digit or `\x{...}`, so that nothing of PCRE2's own
/// syntax (verbs, callouts, recursion, options) can come through.
struct ECMAPattern {
  /// What one item costs besides the one step of trying it.
  struct Weight {
    /// The captured text it compares with; 0 for none.
    var group = 0
    /// How often it must at least occur, and how many ranges it looks through.
    var size = 0
  }
  /// The pattern as PCRE2 takes it.
  fileprivate(set) var spelling: [UInt8] = []
  /// What items cost, by where in `spelling` they begin; most cost nothing.
  private(set) var weights: [Weight] = []
  /// How many ranges its longest class has.
  private(set) var longestClass = 0
  /// Whether it looks ahead or behind.
  private(set) var looksAround = false

  /// Translates `source`.
  /// - Throws: what is no ECMA-262 (2024, unicode mode), or cannot be searched for as it means.
  init(_ source: Text) throws(PatternFault) {
    var translator = ECMATranslator(source)
    try translator.translate()
    spelling = translator.out
    longestClass = translator.longestClass
    looksAround = translator.groups.looksAround
    guard !translator.weights.isEmpty else { return }
    weights = Array(repeating: Weight(), count: spelling.count + 1)
    for (at, weight) in translator.weights { weights[at] = weight }
  }
}

/// Reads a pattern of ECMA-262 and writes the same for PCRE2.
struct ECMATranslator {
  let scalars: [Unicode.Scalar]
  var at = 0
  var out: [UInt8] = []
  var weights: [(at: Int, weight: ECMAPattern.Weight)] = []
  var longestClass = 0
  var groups: ECMAGroups
  private var depth = 0
  /// Groups in groups that are read; PCRE2 itself takes 250.
  private static let deepest = 200

  init(_ source: Text) {
    scalars = Array(source.string.unicodeScalars)
    groups = ECMAGroups(scalars)
  }

  mutating func translate() throws(PatternFault) {
    try groups.checkNames()
    try disjunction()
    guard at == scalars.count else { throw .expecting("no ')' without a '(' before it") }
    try groups.checkReferences()
  }

  // MARK: Reading

  var next: Unicode.Scalar? { at < scalars.count ? scalars[at] : nil }
  func peek(_ offset: Int) -> Unicode.Scalar? {
    at + offset < scalars.count ? scalars[at + offset] : nil
  }
  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    at += 1
    return true
  }
  /// Takes `word` where it stands next.
  mutating func takes(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    for offset in 0..<count where peek(offset)?.value != UInt32(word.utf8Start[offset]) {
      return false
    }
    at += count
    return true
  }

  // MARK: Writing

  mutating func write(_ text: StaticString) {
    out += UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }
  mutating func write(_ number: Int) { out += Array(String(number).utf8) }
  /// One character as itself, whatever it means to PCRE2.
  mutating func write(literal scalar: Unicode.Scalar) {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9": out.append(UInt8(truncatingIfNeeded: scalar.value))
    default:
      write("\\x{")
      out += Array(String(scalar.value, radix: 16).utf8)
      write("}")
    }
  }

  // MARK: Alternatives and terms

  private mutating func disjunction() throws(PatternFault) {
    depth += 1
    guard depth <= ECMATranslator.deepest else {
      throw .expecting("at most 200 groups in one another")
    }
    while true {
      while let scalar = next, scalar != "|", scalar != ")" { try term() }
      guard take("|") else { break }
      groups.noteAlternative()
      write("|")
    }
    depth -= 1
  }
  private mutating func term() throws(PatternFault) {
    let start = out.count
    switch scalars[at] {
    case "^":
      at += 1
      write("^")
      return try refuseQuantifier()
    case "$":
      at += 1
      write("$")
      return try refuseQuantifier()
    case "(": return try group(start)
    case ".":
      at += 1
      write("[^\\n\\r\\x{2028}\\x{2029}]")
    case "[":
      at += 1
      try characterClass(start)
    case "\\":
      at += 1
      if take("b") {
        write("\\b")
        return try refuseQuantifier()
      }
      if take("B") {
        write("\\B")
        return try refuseQuantifier()
      }
      try atomEscape(start)
    case "*", "+", "?": throw .expecting("something before '*', '+' or '?' that it repeats")
    case "{": throw .expecting("something before '{' that it repeats, or '\\{'")
    case "}": throw .expecting("'\\}' where '}' closes nothing")
    case "]": throw .expecting("'\\]' where ']' closes nothing")
    case let scalar:
      at += 1
      write(literal: scalar)
    }
    if let quantifier = try quantifier() { weigh(start, count: quantifier.least) }
  }
  private func isQuantifier(_ scalar: Unicode.Scalar?) -> Bool {
    scalar == "*" || scalar == "+" || scalar == "?" || scalar == "{"
  }
  private func refuseQuantifier() throws(PatternFault) {
    guard isQuantifier(next) else { return }
    throw .expecting("no '*', '+', '?' or '{' behind an assertion, which cannot be repeated")
  }

  // MARK: Groups

  private mutating func group(_ start: Int) throws(PatternFault) {
    at += 1
    var kind = ECMAGroups.Kind.plain
    if takes("?:") {
      write("(?:")
    } else if takes("?=") {
      kind = .lookahead
      write("(?=")
    } else if takes("?!") {
      kind = .lookahead
      write("(?!")
    } else if takes("?<=") {
      kind = .lookbehind
      write("(?<=")
    } else if takes("?<!") {
      kind = .lookbehind
      write("(?<!")
    } else if next == "?" {
      guard peek(1) == "<" else {
        throw .expecting(
          "one of (?: (?= (?! (?<= (?<! (?<name>, since no other '(?' is searched for")
      }
      at += 2
      while let scalar = next, scalar != ">" {
        _ = scalar
        at += 1
      }
      at += 1
      kind = .capturing
      write("(")
    } else {
      kind = .capturing
      write("(")
    }
    let frame = groups.open(kind, at: at)
    try disjunction()
    guard take(")") else { throw .expecting("a ')' for each '('") }
    write(")")
    groups.close(frame, at: at)
    if kind == .lookahead || kind == .lookbehind { return try refuseQuantifier() }
    if let quantifier = try quantifier() {
      groups.repeatGroup(frame, least: quantifier.least, most: quantifier.most)
    }
  }

  // MARK: Quantifiers

  /// The quantifier that follows, if one does; written as it is.
  private mutating func quantifier() throws(PatternFault) -> (least: Int, most: Int)? {
    var range: (least: Int, most: Int)
    if take("*") {
      range = (0, .max)
      write("*")
    } else if take("+") {
      range = (1, .max)
      write("+")
    } else if take("?") {
      range = (0, 1)
      write("?")
    } else if take("{") {
      let least = try count()
      range = (least, least)
      if take(",") { range.most = next == "}" ? .max : try count() }
      guard take("}") else { throw .expecting("{n}, {n,} or {n,m}, or '\\{'") }
      guard range.least <= range.most else { throw .expecting("counts in rising order in {n,m}") }
      write("{")
      write(range.least)
      if range.most != range.least {
        write(",")
        if range.most != .max { write(range.most) }
      }
      write("}")
    } else {
      return nil
    }
    if take("?") { write("?") }
    guard !isQuantifier(next) else {
      throw .expecting("only one of '*', '+', '?' and {n,m} behind one thing")
    }
    return range
  }
  private mutating func count() throws(PatternFault) -> Int {
    var count = 0
    let start = at
    while let scalar = next, let digit = scalar.digit {
      count = count * 10 + digit
      guard count <= 65_535 else { throw .expecting("counts of at most 65535 in {n,m}") }
      at += 1
    }
    guard at > start else { throw .expecting("{n}, {n,} or {n,m}, or '\\{'") }
    return count
  }

  /// Notes that the item which begins at `start` must occur `count` times.
  private mutating func weigh(_ start: Int, count: Int) {
    if let last = weights.indices.last, weights[last].at == start {
      weights[last].weight.size = max(1, weights[last].weight.size) * max(1, count)
    } else if count > 15 {
      weights.append((start, ECMAPattern.Weight(size: count)))
    }
  }
}

extension PatternFault {
  static func expecting(_ phrase: StaticWord) -> PatternFault { PatternFault(expected: phrase) }
}

extension Unicode.Scalar {
  /// Its value as a decimal digit of ASCII.
  var digit: Int? { self >= "0" && self <= "9" ? Int(value) - 0x30 : nil }
  /// Its value as a hexadecimal digit of ASCII.
  var hexDigit: UInt32? {
    switch self {
    case "0"..."9": value - 0x30
    case "a"..."f": value - 0x61 + 10
    case "A"..."F": value - 0x41 + 10
    default: nil
    }
  }
}
