// Escapes and classes of ECMA-262's patterns in PCRE2's spelling.
// SPDX-License-Identifier: MIT

import FormCore

extension ECMATranslator {
  /// What ECMA-262 calls white space and line ends, as ranges of a class.
  private static let blanks: StaticString =
    "\\x{9}-\\x{d}\\x{20}\\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}\\x{feff}"
  /// Everything else.
  private static let noBlanks: StaticString =
    """
    \\x{0}-\\x{8}\\x{e}-\\x{1f}\\x{21}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\
    \\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{fefe}\\x{ff00}-\\x{10ffff}
    """

  // MARK: Outside of classes

  /// What follows a backslash outside of a class.
  mutating func atomEscape(_ start: Int) throws(PatternFault) {
    if let scalar = next, scalar >= "1", scalar <= "9" { return try backReference(start) }
    if takes("k") {
      guard take("<") else { throw .expecting("\\k<name>") }
      var name: [Unicode.Scalar] = []
      while let scalar = next, scalar != ">" {
        name.append(scalar)
        at += 1
      }
      guard take(">"), let number = groups.number(of: name) else {
        throw .expecting("the name of a group in \\k<name>")
      }
      return try refer(to: number, start)
    }
    if try !writeSet(inClass: false) { write(literal: try escapedCharacter(inClass: false)) }
  }
  private mutating func backReference(_ start: Int) throws(PatternFault) {
    var number = 0
    while let digit = next?.digit, number <= groups.count {
      number = number * 10 + digit
      at += 1
    }
    guard number <= groups.count else {
      throw .expecting("a number after '\\' that a group of the pattern has")
    }
    try refer(to: number, start)
  }
  private mutating func refer(to group: Int, _ start: Int) throws(PatternFault) {
    try groups.refer(to: group, at: at)
    weights.append((start, ECMAPattern.Weight(group: group, size: 1)))
    write("\\g{")
    write(group)
    write("}")
  }

  // MARK: Sets of characters

  /// Writes `\d`, `\s`, `\w`, `\p{...}` and their opposites where one of them stands next.
  private mutating func writeSet(inClass: Bool) throws(PatternFault) -> Bool {
    switch next {
    case "d": write("\\d")
    case "D": write("\\D")
    case "w": write("\\w")
    case "W": write("\\W")
    case "s", "S":
      if !inClass { write("[") }
      write(next == "s" ? ECMATranslator.blanks : ECMATranslator.noBlanks)
      if !inClass { write("]") }
    case "p", "P":
      let isNegated = next == "P"
      at += 1
      guard take("{") else { throw .expecting("a property in braces after \\p, such as \\p{L}") }
      var name = ""
      while let scalar = next, scalar != "}" {
        name.unicodeScalars.append(scalar)
        at += 1
      }
      guard take("}"), let property = ECMAProperty(name) else {
        throw .expecting("a property of ECMA-262 in \\p{...}, such as L, Letter or Script=Greek")
      }
      write(property.isComplement != isNegated ? "\\P{" : "\\p{")
      out += Array(property.spelling.utf8)
      write("}")
      return true
    default: return false
    }
    at += 1
    return true
  }

  // MARK: Single characters

  /// The character that an escape stands for; its backslash has been read.
  private mutating func escapedCharacter(inClass: Bool) throws(PatternFault) -> Unicode.Scalar {
    guard let scalar = next else { throw .expecting("something after '\\'") }
    at += 1
    switch scalar {
    case "t": return "\t"
    case "n": return "\n"
    case "v": return "\u{B}"
    case "f": return "\u{C}"
    case "r": return "\r"
    case "0":
      guard next?.digit == nil else { throw .expecting("no digit after \\0") }
      return "\0"
    case "c":
      guard let letter = next, letter.isASCII, letter.properties.isAlphabetic,
        let control = Unicode.Scalar(letter.value & 0x1F)
      else { throw .expecting("a letter after \\c") }
      at += 1
      return control
    case "x":
      guard let code = hex(2), let found = Unicode.Scalar(code) else {
        throw .expecting("two hexadecimal digits after \\x")
      }
      return found
    case "u": return try unicodeEscape()
    // ECMA-262 takes fewer of them, but none means something else.
    case "!"..."/", ":"..."@", "["..."`", "{"..."~", " ": return scalar
    default:
      throw .expecting(
        "an escape of ECMA-262 after '\\'; no letter or digit stands for itself there")
    }
  }
  private mutating func unicodeEscape() throws(PatternFault) -> Unicode.Scalar {
    if take("{") {
      var code: UInt32 = 0
      let start = at
      while let digit = next?.hexDigit, code <= 0x10FFFF {
        code = code << 4 | digit
        at += 1
      }
      guard at > start, take("}"), let found = Unicode.Scalar(code) else {
        throw .expecting("a code point in \\u{...} that is no surrogate")
      }
      return found
    }
    guard let first = hex(4) else { throw .expecting("four hexadecimal digits after \\u") }
    if let found = Unicode.Scalar(first) { return found }
    guard first < 0xDC00, takes("\\u"), let second = hex(4), (0xDC00...0xDFFF).contains(second),
      let found = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw .expecting("both halves of a surrogate pair, since no text holds one alone") }
    return found
  }
  private mutating func hex(_ count: Int) -> UInt32? {
    var code: UInt32 = 0
    for offset in 0..<count {
      guard let digit = peek(offset)?.hexDigit else { return nil }
      code = code << 4 | digit
    }
    at += count
    return code
  }

  // MARK: Classes

  /// A class whose opening bracket has been read.
  mutating func characterClass(_ start: Int) throws(PatternFault) {
    let isNegated = take("^")
    if take("]") {
      // `[]` finds nothing and `[^]` anything.
      return write(isNegated ? "[\\x{0}-\\x{10ffff}]" : "[^\\x{0}-\\x{10ffff}]")
    }
    write(isNegated ? "[^" : "[")
    var count = 0
    while !take("]") {
      guard next != nil else { throw .expecting("a ']' for each '['") }
      try classMember()
      count += 1
    }
    write("]")
    longestClass = max(longestClass, count)
    if count > 15 { weights.append((start, ECMAPattern.Weight(size: count))) }
  }
  private mutating func classMember() throws(PatternFault) {
    let from = try classAtom()
    guard next == "-", let after = peek(1), after != "]" else { return write(member: from) }
    at += 1
    guard let from, let to = try classAtom() else {
      throw .expecting("single characters on both sides of '-' in a class")
    }
    guard from <= to else { throw .expecting("ranges in rising order in a class") }
    write(member: from)
    write("-")
    write(member: to)
  }
  /// One character of a class; nil for a set, which is written at once.
  private mutating func classAtom() throws(PatternFault) -> Unicode.Scalar? {
    guard let scalar = next else { throw .expecting("a ']' for each '['") }
    at += 1
    guard scalar == "\\" else { return scalar }
    if take("b") { return "\u{8}" }
    return try writeSet(inClass: true) ? nil : try escapedCharacter(inClass: true)
  }
  private mutating func write(member scalar: Unicode.Scalar?) {
    if let scalar { write(literal: scalar) }
  }
}
