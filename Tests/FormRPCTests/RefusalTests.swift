// What a method says it refuses with is what it refuses with: both ways, by its transcript.
// SPDX-License-Identifier: MIT

import Testing

@testable import FormRPC

struct RefusalTests {
  /// The refusals of each method in one transcript, by code.
  private static func refusals(in file: String) throws -> [String: Set<Int>] {
    let stage = Stage()
    var asked: [String: String] = [:]
    var refusals: [String: Set<Int>] = [:]
    for step in try TranscriptTests.transcript(file).steps {
      if case .sends(let client, let text) = step.event {
        for (id, method) in calls(in: text) { asked["\(client) \(id)"] = method }
      }
      for answer in stage.play(step.event) ?? [] {
        // Any message may be too deep, whatever it asks.
        guard !answer.contains(#""limit":"depth""#), let (caller, code) = refusal(answer),
          let method = asked[caller]
        else { continue }
        refusals[method, default: []].insert(code)
      }
    }
    return refusals
  }
  private static func calls(in text: String) -> [(id: String, method: String)] {
    withSlice(text) { frame in
      var gate = Gate(batchLimit: 1_000)
      var count = 0
      switch try? gate.scan(frame) {
      case .message: count = 1
      case .batch(let messages): count = messages
      case .scalar, nil: return []
      }
      return (0..<count).compactMap { index in
        guard let id = gate[index].id, let method = gate[index].method,
          method.string.hasPrefix("\"")
        else { return nil }
        return (id.string, method.unquoted.string)
      }
    }
  }
  /// Whom an answer refuses, as `client id`, and with which code.
  private static func refusal(_ answer: String) -> (caller: String, code: Int)? {
    let client = answer.prefix { $0.isNumber }
    let start = #"<- {"jsonrpc":"2.0","id":"#
    let middle = #","error":{"code":"#
    let rest = answer.dropFirst(client.count)
    guard rest.hasPrefix(start) else { return nil }
    let body = rest.dropFirst(start.count)
    for index in body.indices where body[index...].hasPrefix(middle) {
      let code = body[index...].dropFirst(middle.count).prefix { $0 == "-" || $0.isNumber }
      guard let code = Int(code) else { return nil }
      return ((client.isEmpty ? "1 " : client + " ") + body[..<index], code)
    }
    return nil
  }

  @Test(arguments: allMethods.map(\.name.description))
  func everyListedErrorIsShown(_ name: String) throws {
    let method = try #require(allMethods.first { $0.name.description == name })
    let shown = try Self.refusals(in: TranscriptTests.file(of: method))[name] ?? []
    let missing = method.errors.filter { !shown.contains($0.rawValue) }
    #expect(missing == [], "listed by \(name), shown nowhere in its transcript")
  }

  @Test(arguments: TranscriptTests.files)
  func everyErrorShownIsListed(_ file: String) throws {
    let edits = allMethods.filter { $0.edit != nil }.flatMap(\.errors)
    for (name, codes) in try Self.refusals(in: file) {
      guard let method = allMethods.first(where: { $0.name.description == name }) else { continue }
      // A batch refuses with what its edits refuse with.
      let listed = Set((method.errors + (name == "form/batch" ? edits : [])).map(\.rawValue))
      #expect(codes.filter { $0 > 0 && !listed.contains($0) } == [], "\(name) does not list them")
    }
  }
}
