// Patterns of ECMA-262: which are refused, and where each is found.
// SPDX-License-Identifier: MIT

import FormCore
import Testing

@testable import FormRPC

struct PatternTests {
  /// Name, pattern, and a part of what was expected.
  static let refused: [(String, String, String)] = [
    ("nothing to repeat", "*a", "something before '*'"),
    ("a possessive repetition", "a++", "only one of"),
    ("a repetition of a repetition", "a{2}{3}", "only one of"),
    ("a verb", "(*UTF)a", "something before '*'"),
    ("a verb inside", "a(*ACCEPT)b", "something before '*'"),
    ("a callout", "(?C)a", "one of (?:"),
    ("a callout with a number", "(?C1)a", "one of (?:"),
    ("recursion", "(a(?R)?b)", "one of (?:"),
    ("recursion by number", "(a(?1)?b)", "one of (?:"),
    ("a call by name", "(?<n>a)(?&n)", "one of (?:"),
    ("an atomic group", "(?>a+)b", "one of (?:"),
    ("a condition", "(a)?(?(1)b|c)", "one of (?:"),
    ("a comment", "a(?#b)", "one of (?:"),
    ("options", "(?i)a", "one of (?:"),
    ("options for a group", "(?i:a)", "one of (?:"),
    ("a name of another kind", "(?P<n>a)", "one of (?:"),
    ("a quoted name", "(?'n'a)", "one of (?:"),
    ("one code unit", "\\C", "an escape of ECMA-262"),
    ("an alarm", "\\a", "an escape of ECMA-262"),
    ("the end by \\Z", "^a\\Z", "an escape of ECMA-262"),
    ("the end by \\z", "^a\\z", "an escape of ECMA-262"),
    ("the start by \\A", "\\Aa", "an escape of ECMA-262"),
    ("a quotation", "\\Qa\\E", "an escape of ECMA-262"),
    ("horizontal blanks", "\\h", "an escape of ECMA-262"),
    ("what was kept", "a\\Kb", "an escape of ECMA-262"),
    ("a grapheme", "\\X", "an escape of ECMA-262"),
    ("nothing escaped", "a\\", "something after"),
    ("no such group", "(a)\\2", "a group of the pattern has"),
    ("no such group, a long number", "\\99999999999999999999", "a group of the pattern has"),
    ("no such name", "(?<a>x)\\k<b>", "the name of a group"),
    ("a name without brackets", "(?<a>x)\\ka", "\\k<name>"),
    ("a name twice", "(?<a>x)(?<a>y)", "no other group has"),
    ("a name that is none", "(?<1a>x)", "an identifier"),
    ("no name", "(?<>x)", "an identifier"),
    ("an open group", "(a", "a ')' for each"),
    ("a closed group too many", "a)", "no ')'"),
    ("an open class", "[a", "a ']' for each"),
    ("a class that ends in a backslash", "[a\\", "something after"),
    ("a range that falls", "[z-a]", "rising order"),
    ("a range of a set", "[\\d-z]", "single characters"),
    ("a range to a set", "[a-\\w]", "single characters"),
    ("a repeated assertion", "^*", "an assertion"),
    ("a repeated word end", "\\b+", "an assertion"),
    ("a repeated lookahead", "(?=a)*", "an assertion"),
    ("a brace that repeats nothing", "{2}", "something before '{'"),
    ("a brace that is none", "a{,3}", "{n}, {n,} or {n,m}"),
    ("a brace left open", "a{2", "{n}, {n,} or {n,m}"),
    ("counts that fall", "a{3,2}", "rising order"),
    ("a count too high", "a{65536}", "at most 65535"),
    ("a closing brace", "a}", "'\\}'"),
    ("a closing bracket", "a]", "'\\]'"),
    ("no property", "\\p{}", "a property"),
    ("a property in other case", "\\p{lu}", "a property"),
    ("a script alone", "\\p{Greek}", "a property"),
    ("a property of PCRE2's own", "\\p{Xwd}", "a property"),
    ("no such script", "\\p{Script=Klingon}", "that Unicode has"),
    ("a property without braces", "\\pL", "in braces"),
    ("half a pair", "\\uD83D", "surrogate pair"),
    ("half a pair in a class", "[\\uDE00]", "surrogate pair"),
    ("a code point too high", "\\u{110000}", "a code point"),
    ("too few digits", "\\u12", "four hexadecimal"),
    ("too few digits of two", "\\x1", "two hexadecimal"),
    ("a digit after NUL", "\\01", "no digit after"),
    ("no letter to control", "\\c1", "a letter after"),
    ("a lookbehind of any length", "(?<=a+)b", "one length"),
    ("a reference in a lookbehind", "(a)(?<=\\1)b", "lookbehind"),
    ("a group that may be left out", "(?:(a)|b)*\\1", "may leave out"),
    ("a group yet to come", "(?:\\1b|(a))*", "may leave out"),
    ("a group in itself", "(?:(a\\1))*", "may leave out"),
    ("too large when written out", "(?:a{1000}){1000}", "fewer repetitions"),
    ("too deep", String(repeating: "(", count: 201) + String(repeating: ")", count: 201), "200"),
  ]
  @Test(arguments: refused)
  func isRefused(_ name: String, _ pattern: String, _ expected: String) {
    #expect {
      _ = try PCREPatterns().compile(Text(pattern))
    } throws: { error in
      let text = (error as? PatternFault)?.expected.text.description ?? ""
      return text.contains(expected)
    }
  }

  /// Name, pattern, texts it is found in, texts it is not.
  static let searched: [(String, String, [String], [String])] = [
    ("empty", "", ["", "a"], []),
    ("a search", "b+", ["b", "abbc"], ["", "a", "B"]),
    ("whole", "^a*$", ["", "aaa"], ["a\n", "\na", "aab", "b"]),
    ("only the very end", "a$", ["a", "ba"], ["a\n", "a\r\n", "a\nb"]),
    ("only the very start", "^b", ["b"], ["a\nb"]),
    (
      "any but a line end", "^.$", ["a", "é", "😀", "\u{85}", "\u{B}"],
      ["\n", "\r", "\u{2028}", "\u{2029}", ""]
    ),
    ("digits of ASCII", "^\\d$", ["0", "9"], ["٣", "３", "²", "a"]),
    ("no digits of ASCII", "^\\D$", ["٣", "a", "\n"], ["0"]),
    ("word characters of ASCII", "^\\w$", ["a", "Z", "0", "_"], ["é", "ß", "-", "ſ"]),
    ("no word characters of ASCII", "^\\W$", ["é", "-", "😀"], ["a"]),
    (
      "blanks", "^\\s$", [" ", "\t", "\u{B}", "\u{A0}", "\u{FEFF}", "\u{2003}", "\n", "\u{2029}"],
      ["\u{1}", "\u{200B}", "\u{180E}", "\u{85}"]
    ),
    (
      "no blanks", "^\\S$", ["\u{1}", "\u{200B}", "a", "😀", "\u{85}"], [" ", "\u{A0}", "\u{FEFF}"]
    ),
    ("blanks in a class", "^[\\sx]$", ["x", "\u{3000}"], ["y"]),
    ("no blanks in a class", "^[^\\S]$", ["\u{3000}", "\n"], ["y"]),
    ("no blanks or a blank", "^[\\S ]$", ["y", " "], ["\t"]),
    ("a word's end", "a\\b", ["a", "a-", "aé"], ["ab", "a_"]),
    ("no word's end", "a\\B", ["ab"], ["a", "aé"]),
    ("escapes", "^\\t\\n\\v\\f\\r\\0\\x41\\u0042\\u{43}\\cJ$", ["\t\n\u{B}\u{C}\r\0ABC\n"], [""]),
    ("a pair", "^\\uD83D\\uDE00$", ["😀"], ["x"]),
    ("a pair in a class", "^[\\uD83D\\uDE00-\\uD83D\\uDE02]$", ["😁"], ["😃"]),
    ("one code point", "^[😀]$", ["😀"], ["😀😀"]),
    ("signs stand for themselves", "^\\-\\@\\'\\ \\/\\.\\*$", ["-@' /.*"], ["-@' /xx"]),
    ("no class is special inside one", "^[[:alpha:\\]]$", [":", "[", "a", "]"], ["b"]),
    ("nothing", "[]", [], ["", "a", "]"]),
    ("nothing, or more", "^[]*$", [""], ["a"]),
    ("anything", "^[^]$", ["a", "\n", "😀"], ["", "ab"]),
    ("a backspace", "^[\\b]$", ["\u{8}"], ["b"]),
    ("a hyphen at an end", "^[a-]$", ["a", "-"], ["b"]),
    ("a hyphen at the start", "^[-a]$", ["a", "-"], ["b"]),
    ("a caret inside", "^[a^]$", ["a", "^"], ["b"]),
    ("alternatives", "^(?:ab|c|)$", ["ab", "c", ""], ["b", "abc"]),
    ("lazy", "^<.+?>$", ["<a>", "<a>>"], ["<>", "<a"]),
    ("counted", "^a{2,3}b{2}c{1,}$", ["aabbc", "aaabbccc"], ["abbc", "aaaabbc", "aabc"]),
    ("names", "^(?<a>x|y)-\\k<a>$", ["x-x", "y-y"], ["x-y"]),
    ("names beyond ASCII", "^(?<größe>x)\\k<größe>$", ["xx"], ["x"]),
    ("by number", "^(a|b)\\1$", ["aa", "bb"], ["ab"]),
    ("a group not taken is empty", "^(?:(a)|b)\\1$", ["aa", "b"], ["a"]),
    ("before its group", "^\\1(a)$", ["a"], ["aa"]),
    ("a digit after a number", "^(a)\\1[0]$", ["aa0"], ["a0"]),
    ("quoted the same in each turn", "^(?:([\"'])\\w*\\1)*$", ["'a'\"b\"", ""], ["'a\""]),
    ("ahead", "^(?=.*\\d)(?!.*x)\\w+$", ["a1"], ["a", "a1x"]),
    ("behind", "(?<=\\$)\\d(?<!3)", ["$1"], ["1", "$3", "€1"]),
    ("ahead of what is there once", "(?=a)b?a", ["a", "cca"], ["b", ""]),
    ("behind, of two lengths", "(?<=a|bc)d", ["ad", "bcd"], ["cd"]),
    ("letters", "^\\p{L}+$", ["aé中"], ["1", ""]),
    ("letters by their long name", "^\\p{Letter}$", ["é"], ["1"]),
    ("digits of any script", "^\\p{digit}+$", ["42", "৪২"], ["a"]),
    ("no letters", "^\\P{Letter}$", ["1", "😀"], ["é"]),
    ("a category named whole", "^\\p{General_Category=Uppercase_Letter}$", ["É"], ["é"]),
    ("cased letters", "^\\p{LC}$", ["a", "É"], ["中"]),
    ("a script", "^\\p{Script=Greek}+$", ["π"], ["p", "\u{342}"]),
    ("a script with what it shares", "^\\p{scx=Greek}+$", ["π\u{342}"], ["p"]),
    ("emoji", "^\\p{Extended_Pictographic}$", ["😀"], ["a", "1"]),
    ("ASCII", "^\\p{ASCII}$", ["a"], ["é"]),
    ("any and assigned", "^\\p{Any}\\p{Assigned}$", ["\u{378}a"], ["a\u{378}"]),
    ("unassigned", "^\\P{Assigned}$", ["\u{378}"], ["a"]),
    ("properties in a class", "^[\\p{Lu}\\P{L}]$", ["A", "1"], ["a"]),
    ("case matters", "^straße$", ["straße"], ["STRASSE", "Straße"]),
    ("bytes matter", "^\u{E9}$", ["\u{E9}"], ["e\u{301}"]),
  ]
  @Test(arguments: searched)
  func isFound(_ name: String, _ pattern: String, _ found: [String], _ missed: [String]) throws {
    let pattern = try PCREPatterns().compile(Text(pattern))
    for text in found {
      #expect(
        pattern.search(Text(text), steps: 10_000).verdict == .found, "\(text.debugDescription)")
    }
    for text in missed {
      #expect(
        pattern.search(Text(text), steps: 10_000).verdict == .notFound, "\(text.debugDescription)")
    }
  }

  /// Name, pattern, one piece of a text, how often it is repeated, what follows it.
  static let costly: [(String, String, String, Int, String)] = [
    ("repetitions in one another", "^([a-z]+)*$", "a", 50, "!"),
    ("alternatives that overlap", "^(a|a)*$", "a", 50, "!"),
    ("at each place of the text", "([a-z]+)+[!;]", "a", 5_000, "?"),
    ("runs that are never given back", "[a-z]+\\d", "a", 100_000, ""),
    ("a long count at each place", "[ab]{60000}[cd]", "a", 200_000, ""),
    ("a group compared at each place", "^(a*)\\1b", "a", 1_000_000, ""),
    ("a group compared again and again", "^(a*)(?:\\1){9}b", "a", 1_000_000, ""),
    ("far behind", "(?<=[ab]{5000}x)[ab]", "a", 200_000, ""),
    ("more than it may remember", "^(?:a|b)*$", "ab", 500_000, ""),
  ]
  @Test(arguments: costly)
  func givesUp(_ name: String, _ pattern: String, _ piece: String, _ count: Int, _ end: String)
    throws
  {
    let pattern = try PCREPatterns().compile(Text(pattern))
    let text = Text(String(repeating: piece, count: count) + end)
    let search = pattern.search(text, steps: 1_000_000)
    #expect(search.verdict == .gaveUp)
    #expect(search.steps <= 1_000_000)
    #expect(pattern.search(text, steps: 1_000_000) == search, "the same steps each time")
  }
  /// Name, pattern, one piece, how often: what a megabyte may well hold.
  static let cheap: [(String, String, String, Int)] = [
    ("a run", "^[a-z ]*$", "a b", 349_525),
    ("joined emoji", "^[\\p{Emoji}\\u200d]*$", "👨‍👩‍👧‍👦", 41_943),
    ("a letter that is not there", "^[^b]*$", "a", 1_048_576),
  ]
  @Test(arguments: cheap)
  func doesNotGiveUpOnAMegabyte(_ name: String, _ pattern: String, _ piece: String, _ count: Int)
    throws
  {
    let pattern = try PCREPatterns().compile(Text(pattern))
    let text = Text(String(repeating: piece, count: count))
    #expect(pattern.search(text, steps: 1_000_000).verdict == .found)
  }
}
