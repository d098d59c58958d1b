// The published tests of JsonLogic, all of them.
// SPDX-License-Identifier: MIT

import Testing

@testable import FormCore

/// One published case.
struct LogicCase: CustomTestStringConvertible, Sendable {
  let number: Int
  let rule: Value
  let data: Value
  let result: Value
  let name: String
  var testDescription: String { "\(number): \(name)" }

  /// The cases of compatible.json; empty when it is missing.
  static let all: [LogicCase] = {
    guard let bytes = PublicSuite.read("JsonLogic/compatible.json") else { return [] }
    var reader = SuiteReader(bytes)
    guard case .list(let entries) = reader.value() else { return [] }
    return entries.enumerated().compactMap { number, entry in
      guard let rule = entry["rule"], let result = entry["result"] else { return nil }
      let name = if case .text(let text)? = entry["description"] { text } else { "" }
      return LogicCase(
        number: number, rule: Value(rule), data: entry["data"].map { Value($0) } ?? .null,
        result: Value(result), name: name)
    }
  }()
}

/// In none of them a decimal differs from a double: those with a fraction only pass it on (3.14),
/// take its truth (3.1416) or make a half (2 / 4).
@Suite struct JsonLogicSuiteTests {
  @Test(
    .enabled(
      if: !LogicCase.all.isEmpty,
      "JsonLogic/compatible.json is not under $FORMD_TEST_DATA or ../shared/data"),
    arguments: LogicCase.all)
  func comesOutAsPublished(_ test: LogicCase) throws {
    #expect(try outcome(test.rule, test.data) == test.result)
  }
  @Test(.enabled(if: !LogicCase.all.isEmpty)) func areAllThere() {
    #expect(LogicCase.all.count == 278)
  }
}
