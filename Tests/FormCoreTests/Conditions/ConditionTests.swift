// What conditions come to where the published tests are silent or a decimal is no double.
// SPDX-License-Identifier: MIT

import Testing

@testable import FormCore

@Suite struct ConditionTests {
  @Test(arguments: [
    // Numbers: decimals, never doubles.
    (#"{"==": [{"+": [0.1, 0.2]}, 0.3]}"#, "true"),
    (#"{"*": [1.1, 3]}"#, "3.3"),
    (#"{"-": [0.3, 0.1]}"#, "0.2"),
    (#"{"%": [5.5, 2]}"#, "1.5"),
    (#"{"%": [-5.5, 2]}"#, "-1.5"),
    (#"{"+": [9007199254740993, 0]}"#, "9007199254740993"),
    (#"{"==": [9007199254740993, 9007199254740992]}"#, "false"),
    (#"{"/": [1, 3]}"#, "0.3333333333333333333333333333333333"),
    (#"{"/": [2, 3]}"#, "0.6666666666666666666666666666666667"),
    (#"{"+": [1e33, 0.5]}"#, "1000000000000000000000000000000000"),
    (#"{"+": [1000000000000000000000000000000001, 0.5]}"#, "1000000000000000000000000000000002"),
    (#"{"round": [2.5]}"#, "2"), (#"{"round": 3.5}"#, "4"), (#"{"round": [-2.5]}"#, "-2"),
    (#"{"round": [1.005, 2]}"#, "1"), (#"{"round": [1.015, 2]}"#, "1.02"),
    (#"{"round": ["12.345", "1"]}"#, "12.3"), (#"{"round": [12, -1]}"#, "12"),
    (#"{"round": ["x"]}"#, "null"),
    // What is no number.
    (#"{"/": [1, 0]}"#, "null"), (#"{"%": [1, 0]}"#, "null"), (#"{"*": [1e6144, 10]}"#, "null"),
    (#"{">": [{"/": [1, 0]}, 5]}"#, "false"), (#"{"<=": [{"-": ["a", 1]}, 0]}"#, "false"),
    (#"{"==": [{"+": "a"}, {"+": "a"}]}"#, "false"),
    (#"{"!=": [{"+": "a"}, null]}"#, "true"), (#"{"!": [{"+": "a"}]}"#, "true"),
    (#"{"+": [null, 1]}"#, "null"), (#"{"-": [null, 1]}"#, "-1"), (#"{"-": [true, 1]}"#, "0"),
    (#"{"max": [1, "x"]}"#, "null"), (#"{"max": [null, -1]}"#, "0"), (#"{"min": ["3", 20]}"#, "3"),
    (#"[{"+": "a"}]"#, "[null]"), (#"{"cat": [{"+": "a"}]}"#, #""NaN""#),
    // Text as numbers.
    (#"{"+": "3.5kg"}"#, "3.5"), (#"{"-": ["3.5kg", 1]}"#, "null"), (#"{"+": " -.5 "}"#, "-0.5"),
    (#"{"+": "5.e2"}"#, "500"), (#"{"+": "007.5e-1x"}"#, "0.75"), (#"{"+": "1e"}"#, "1"),
    (#"{"-": ["", 1]}"#, "-1"), (#"{"-": ["0x10", 1]}"#, "null"), (#"{"+": "."}"#, "null"),
    (#"{"*": ["2", "3"]}"#, "6"), (#"{"*": ["2"]}"#, #""2""#), (#"{"+": []}"#, "0"),
    (#"{"+": [[3, 4]]}"#, "3"), (#"{"-": [[3], 1]}"#, "2"), (#"{"-": [[3, 4], 1]}"#, "null"),
    // Equality and order.
    (#"{"==": [0, ""]}"#, "true"), (#"{"==": [null, 0]}"#, "false"),
    (#"{"==": [true, "1"]}"#, "true"),
    (#"{"==": ["1.0", 1]}"#, "true"), (#"{"==": ["1.0", "1"]}"#, "false"),
    (#"{"==": [[1, 2], [1, 2]]}"#, "true"), (#"{"===": [[1, 2], [1, "2"]]}"#, "false"),
    (#"{"==": [[1, 2], "1,2"]}"#, "true"), (#"{"==": [[], 0]}"#, "true"),
    (#"{"===": [1, 1.0]}"#, "true"), (#"{"!==": [null, false]}"#, "true"),
    (#"{"<": ["10", "9"]}"#, "true"), (#"{"<": ["10", 9]}"#, "false"),
    (#"{"<": ["2024-02-29", "2024-03-01"]}"#, "true"), (#"{"<": ["a", 1]}"#, "false"),
    (#"{">=": [null, 0]}"#, "true"), (#"{"<": [1, 2, 2]}"#, "false"),
    (#"{"<=": ["2024-01-01", "2024-01-01", "2024-12-31"]}"#, "true"),
    (#"{"==": ["\u00e9", "e\u0301"]}"#, "false"),
    // Text.
    (#"{"cat": [1.50, true, null, ["a", ["b", 2]], 1e3]}"#, #""1.5truea,b,21000""#),
    (#"{"substr": ["h\u00e9llo", 1, 1]}"#, #""\u00e9""#),
    (#"{"substr": [12345, 1, 3]}"#, #""234""#),
    (#"{"substr": ["abc", -9]}"#, #""abc""#), (#"{"substr": ["abc", 9]}"#, #""""#),
    (#"{"substr": ["abc", 0, -9]}"#, #""""#), (#"{"substr": ["abc", "1", null]}"#, #""""#),
    (#"{"substr": ["abc", 1e300]}"#, #""""#), (#"{"in": ["", "abc"]}"#, "true"),
    (#"{"in": ["", ""]}"#, "false"), (#"{"in": [2, "123"]}"#, "true"),
    (#"{"in": ["2", [1, 2]]}"#, "false"),
    (#"{"in": ["abab", "abaabab"]}"#, "true"), (#"{"in": ["abac", "abaabab"]}"#, "false"),
    (#"{"in": [1, null]}"#, "false"), (#"{"in": [[1], [[1], 2]]}"#, "true"),
    (#"{"log": ["a"]}"#, #""a""#),
    // Lists and records.
    (#"{"reduce": [[], {"var": "current"}]}"#, "null"), (#"{"and": []}"#, "null"),
    (#"{"map": ["abc", {"var": ""}]}"#, "[]"), (#"{"some": [null, true]}"#, "false"),
    (#"{"none": [[], true]}"#, "true"),
    (#"{"a": 1, "b": {"var": "x"}}"#, #"{"a": 1, "b": {"var": "x"}}"#),
    (#"{"if": [{}, 1, 2]}"#, "1"), (#"{"merge": [[1, [2]], 3, null]}"#, "[1, [2], 3, null]"),
    (#"{"missing": [["a"], "b"]}"#, #"["a", "b"]"#),
    (#"{"missing_some": ["1", ["a", "b"]]}"#, #"["a", "b"]"#),
  ])
  func comesTo(_ rule: String, _ expected: String) throws {
    #expect(try outcome(Value(json: rule)) == Value(json: expected), "\(rule)")
  }

  private static let data = #"""
    {"a": {"b": [10, {"c": 0}], "n": null}, "x.y": 7, "x": {"y": 8},
     "on": true, "list": [{"k": 1}, {"k": 2}]}
    """#
  @Test(arguments: [
    (#"{"var": "a.b.0"}"#, "10"), (#"{"var": "a.b.1.c"}"#, "0"), (#"{"var": "a.b.2"}"#, "null"),
    (#"{"var": "a.b.01"}"#, "null"), (#"{"var": ["a.b.2", 5]}"#, "5"),
    (#"{"var": ["a.n", 5]}"#, "null"), (#"{"var": ["a.n.o", 5]}"#, "5"),
    (#"{"var": {"if": [{"var": "on"}, "a.b.0", "x.y"]}}"#, "10"),
    (#"{"var": {"merge": ["a.b.0"]}}"#, "10"), (#"{"var": {"if": [false, "a"]}}"#, "null"),
    (#"{"map": [{"var": "list"}, {"var": "k"}]}"#, "[1, 2]"),
    (#"{"map": [{"var": "list"}, {"var": "on"}]}"#, "[null, null]"),
    (#"{"filter": [{"var": "list"}, {">": [{"var": ["k"]}, 1]}]}"#, #"[{"k": 2}]"#),
    (
      #"{"reduce": [{"var": "list"}, {"+": [{"var": "accumulator"}, {"var": "current.k"}]}, 0]}"#,
      "3"
    ),
    (#"{"missing": ["a", "q", "a.n", {"if": [{"var": "on"}, ["z"]]}]}"#, #"["q", "a.n", "z"]"#),
  ])
  func looksUp(_ rule: String, _ expected: String) throws {
    #expect(
      try outcome(Value(json: rule), Value(json: Self.data)) == Value(json: expected), "\(rule)")
  }

  @Test(arguments: [
    (#"{"var": "a"}"#, ["a?"]), (#"{"!": {"var": "a"}}"#, ["a?"]),
    (#"{"!!": [{"var": "a"}]}"#, ["a?"]), (#"{"==": [{"var": "a"}, 1]}"#, ["a"]),
    (#"{"and": [{"var": "a"}, {"==": [{"var": "a"}, ""]}]}"#, ["a"]),
    (#"{"or": [{"var": "a"}, {"var": "b"}]}"#, ["a?", "b?"]),
    (#"{"cat": [{"or": [{"var": "a"}, "-"]}]}"#, ["a"]),
    (#"{"cat": [{"and": [{"var": "a"}, {"var": "b"}]}]}"#, ["a?", "b"]),
    (
      #"{"cat": [{"if": [{"var": "a"}, {"var": "b"}, {"var": "c"}, 1, {"var": "d"}]}]}"#,
      ["a?", "b", "c?", "d"]
    ),
    (#"{"if": [{"var": "a"}, {"var": "b"}]}"#, ["a?", "b?"]),
    (#"{"missing": ["a", "b.c"]}"#, ["a?", "b.c?", "b"]),
    (#"{"missing_some": [{"var": "n"}, ["a"]]}"#, ["n", "a?"]),
    (#"{"var": {"if": [{"var": "a"}, "b", {"merge": ["c"]}]}}"#, ["a?", "b?", "c?"]),
    (#"{"all": [{"var": "a"}, {">": [{"var": "k"}, {"var": ""}]}]}"#, ["a"]),
    (#"{"reduce": [{"var": "a"}, {"var": "b"}, {"var": "c"}]}"#, ["a", "c"]),
    (#"{"var": ["a", {"var": "b"}]}"#, ["a?", "b?"]),
    (#"{"var": "$visible.a.b"}"#, ["$visible.a.b"]), (#"{"var": "$dirty"}"#, ["$dirty"]),
    (#"{"and": [{"var": "$valid.a"}, {"var": "$valid"}]}"#, ["$valid.a", "$valid"]),
    ("true", []), (#"{"==": [1, 1]}"#, []),
  ])
  func knowsWhatItLooksAt(_ rule: String, _ expected: [String]) throws {
    let condition = try Condition(Value(json: rule), Condition.Permit(validity: true))
    let found = condition.uses.map { use in
      switch use.subject {
      case .value(let id): id.string + (use.reveals ? "" : "?")
      case .validity(let id): "$valid.\(id.string)"
      case .visibility(let id): "$visible.\(id.string)"
      case .formValidity: "$valid"
      case .dirt: "$dirty"
      }
    }
    #expect(found == expected, "\(rule)")
  }
}
