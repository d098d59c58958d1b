// The JSONTestSuite through server/echo: what is JSON comes back, what is none harms nobody.
// SPDX-License-Identifier: MIT

import Testing

@testable import FormRPC

@Suite struct EchoSuiteTests {
  /// What becomes of a file's text as the member `v` of the params of `server/echo`.
  enum Fate: Equatable {
    /// It comes back to the byte.
    case back
    /// JSON that the protocol does not take: a name twice or U+0000.
    case invalidParams
    /// No JSON.
    case parseError
    /// Nested more deeply than a message may be.
    case tooDeep
  }
  /// JSON with a name twice or U+0000.
  static let refused: Set<String> = [
    "y_object_duplicated_key", "y_object_duplicated_key_and_value",
    "y_object_escaped_null_in_key", "y_string_null_escape",
  ]
  /// Texts that are no JSON alone but complete the message to JSON, and what comes back.
  static let completed: [String: Fate] = [:]

  static let suite = GrammarLawTests.suite
  static let files = GrammarLawTests.files

  static func fate(of stem: String) -> Fate? {
    if stem == "i_structure_500_nested_arrays" { return .tooDeep }
    if let accepted = GrammarLawTests.open[stem] { return accepted ? .back : .parseError }
    if stem.hasPrefix("n_") { return completed[stem] ?? .parseError }
    guard stem.hasPrefix("y_") else { return nil }
    return refused.contains(stem) ? .invalidParams : .back
  }

  /// Asks a server over Content-Length frames; what it answered, one body after the other.
  static func answers(_ requests: [[UInt8]]) -> [String] {
    let talk = Talk()
    talk.open(1)
    for body in requests {
      talk.send(1, Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
    }
    return talk.bodies(of: 1)
  }

  @Test func theTestSuiteIsThere() {
    withKnownIssue(
      "no JSONTestSuite in \(TestData.folder); set FORMD_TEST_DATA", isIntermittent: true
    ) {
      #expect(Self.files.count > 300)
    }
  }

  @Test(arguments: files) func echoesOrRefuses(_ file: String) throws {
    let text = try #require(TestData.bytes(of: Self.suite + "/" + file))
    let stem = String(file.dropLast(".json".utf8.count))
    let fate = try #require(Self.fate(of: stem), "\(file) has no documented fate")
    let request = #"{"jsonrpc":"2.0","id":1,"method":"server/echo","params":{"v":"#
    let next = #"{"jsonrpc":"2.0","id":2,"method":"server/echo","params":{"still":"there"}}"#
    let answers = Self.answers([Array(request.utf8) + text + Array("}}".utf8), Array(next.utf8)])
    try #require(answers.count == 2, "\(answers)")
    switch fate {
    case .back:
      let value = String(decoding: text, as: UTF8.self)
      #expect(answers[0] == #"{"jsonrpc":"2.0","id":1,"result":{"v":"# + value + "}}")
    case .invalidParams:
      #expect(answers[0].hasPrefix(#"{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"#))
    case .parseError:
      #expect(answers[0].hasPrefix(#"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"#))
    case .tooDeep:
      #expect(answers[0].hasPrefix(#"{"jsonrpc":"2.0","id":1,"error":{"code":701,"#))
      #expect(answers[0].contains(#""limit":"depth""#))
    }
    #expect(answers[1] == #"{"jsonrpc":"2.0","id":2,"result":{"still":"there"}}"#)
  }
}
