// Conditions that are refused when they are set, and where; work that is refused when it is done.
// SPDX-License-Identifier: MIT

import Testing

@testable import FormCore

@Suite struct ConditionRefusalTests {
  @Test(arguments: [
    ("an unknown operator", #"{"xor": [true, false]}"#, ".xor"),
    ("one inside", #"{"and": [true, {"!": [{"pow": [2, 3]}]}]}"#, ".and[1].!.[0].pow"),
    ("a method of JavaScript", #"{"cat": [{"constructor": "x"}]}"#, ".cat[0].constructor"),
    ("another case", #"{"IF": [1, 2]}"#, ".IF"),
    ("too few arguments", #"{"==": [1]}"#, ".=="),
    ("one that is no list", #"{"<": 1}"#, ".<"),
    ("too many", #"{">": [3, 2, 1]}"#, ".>"),
    ("none for a sum of one", #"{"-": []}"#, ".-"),
    ("everything at once", #"{"var": ""}"#, ".var"),
    ("everything by null", #"{"==": [{"var": [null]}, 1]}"#, ".==[0].var[0]"),
    ("everything by nothing", #"{"var": []}"#, ".var[0]"),
    ("a name from an answer", #"{"var": {"var": "a"}}"#, ".var"),
    ("a name put together", #"{"var": [{"cat": ["a", "b"]}]}"#, ".var[0]"),
    ("a name from a branch", #"{"var": {"if": [true, {"var": "a"}, "b"]}}"#, ".var.if[1]"),
    ("missing names from an answer", #"{"missing": {"var": "list"}}"#, ".missing"),
    ("some of them", #"{"missing_some": [1, ["a", {"var": "b"}]]}"#, ".missing_some[1][1]"),
    ("a dollar name", #"{"var": "$today"}"#, ".var"),
    ("visible of nothing", #"{"var": "$visible"}"#, ".var"),
    ("visible of an empty id", #"{"var": "$visible."}"#, ".var"),
    ("validity", #"{"!": {"var": "$valid"}}"#, ".!.var"),
    ("validity of one", #"{"and": [{"var": "$valid.a"}]}"#, ".and[0].var"),
  ])
  func isRefusedWhereItIsWrong(_ name: String, _ source: String, _ expected: String) {
    #expect(throws: Fault.self, "\(name)") {
      do throws(Fault) { _ = try Condition(Value(json: source)) } catch {
        #expect(place(error) == expected.replacing(".[", with: "["), "\(name)")
        guard case .badCondition = error.error else {
          Issue.record("\(name): \(error.error)")
          return
        }
        throw error
      }
    }
  }

  private static func nested(_ depth: Int) -> Value {
    (1..<depth).reduce(Value.bool(true)) { inner, _ in .record([Value.Member("!", inner)]) }
  }
  private static func wide(_ nodes: Int) -> Value {
    .record([Value.Member("+", .list(Array(repeating: .number(1), count: nodes - 1)))])
  }
  private static func literal(_ nodes: Int) -> Value {
    .record([
      Value.Member("a", .list(Array(repeating: .number(1), count: nodes - 2))),
      Value.Member("b", .list([])),
    ])
  }
  @Test(
    arguments: [
      ("63 inside one another", nested(63), nil), ("64", nested(64), nil),
      ("65", nested(65), "conditionDepth"), ("127", nested(127), "conditionDepth"),
      ("999 nodes", wide(999), nil), ("1000", wide(1000), nil),
      ("1001", wide(1001), "conditionNodes"), ("a literal of 999", literal(999), nil),
      ("of 1001", literal(1001), "conditionNodes"),
    ] as [(String, Value, String?)])
  func sizesHaveLimits(_ name: String, _ source: Value, _ limit: String?) {
    #expect(exceeded { () throws(Fault) in _ = try Condition(source) } == limit, "\(name)")
  }

  /// `seed` doubled `times` times by a condition.
  private static func doubled(_ times: Int, _ twice: String) -> Value {
    let list = Array(repeating: "0", count: times).joined(separator: ",")
    return Value(json: #"{"reduce": [[\#(list)], \#(twice), "x"]}"#)
  }
  private static let twice = #"{"var": "accumulator"}, {"var": "accumulator"}"#
  @Test(arguments: [
    ("text doubled ten times", doubled(10, #"{"cat": [\#(twice)]}"#), nil),
    ("text doubled thirty times", doubled(30, #"{"cat": [\#(twice)]}"#), "conditionTextBytes"),
    ("a list doubled ten times", doubled(10, #"{"merge": [\#(twice)]}"#), nil),
    ("a list doubled thirty times", doubled(30, #"{"merge": [\#(twice)]}"#), "conditionSteps"),
    ("a tree doubled thirty times", doubled(30, "[\(twice)]"), "conditionSteps"),
    (
      "a list in a list, seventy times", doubled(70, #"[{"var": "accumulator"}]"#),
      "conditionDepth"
    ),
  ])
  func workIsCounted(_ name: String, _ source: Value, _ limit: String?) throws {
    #expect(exceeded { () throws(Fault) in _ = try outcome(source) } == limit, "\(name)")
  }
  @Test func workAddsUpInATransaction() throws {
    let list = Value.list((0..<1000).map { .number(Decimal($0)) })
    let sum = try Condition(
      Value(json: #"{"some": [{"var": "list"}, {"==": [{"var": ""}, -1]}]}"#))
    let answers = PlainAnswers(whole: .record([Value.Member("list", list)]))
    var meter = WorkMeter()
    var times = 0
    let limit = exceeded { () throws(Fault) in
      while times < 1000 {
        _ = try sum.holds(answers, &meter)
        times += 1
      }
    }
    #expect(limit == "conditionSteps")
    #expect((200..<300).contains(times))
  }
  /// The name of the limit that `body` reaches; nil when it reaches none.
  private func exceeded(_ body: () throws(Fault) -> Void) -> String? {
    do throws(Fault) { try body() } catch {
      if case .limitExceeded(let limit, _, _) = error.error { return limit.text.description }
      return "\(error.error)"
    }
    return nil
  }
}
