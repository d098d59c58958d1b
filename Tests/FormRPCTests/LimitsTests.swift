// Every ceiling has a name, a default and a place in server/info.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import FormRPC

@Suite struct LimitsTests {
  /// As the protocol has them (section 11).
  static let defaults: [(String, Int)] = [
    ("messageBytes", 16 << 20), ("treeBytes", 384 << 20), ("headerBytes", 8 << 10), ("depth", 128),
    ("batch", 1_000), ("edits", 10_000), ("answerBytes", 64 << 20), ("requestIdBytes", 256),
    ("clients", 1_024), ("pending", 1_024), ("forms", 10_000), ("rows", 100_000),
    ("formBytes", 256 << 20), ("allFormsBytes", 1 << 30), ("options", 10_000),
    ("textBytes", 1 << 20), ("undoSteps", 1_000), ("undoBytes", 64 << 20),
    ("queueBytes", 8 << 20), ("heldBytes", 512 << 20), ("frameSeconds", 60),
    ("conditionNodes", 1_000), ("conditionDepth", 64),
  ]

  @Test(arguments: defaults)
  func isAsTheProtocolHasIt(name: String, number: Int) throws {
    let ceiling = try #require(Limits.ceilings.first { "\($0.name)" == name })
    #expect(Limits()[keyPath: ceiling.path] == number)
    #expect(ceiling.most >= number)
  }
  @Test func serverInfoNamesEach() {
    let info = Desk().call("server/info", "{}")
    for ceiling in Limits.ceilings {
      #expect(info.contains("\"\(ceiling.name)\":\(Limits()[keyPath: ceiling.path])"))
    }
    #expect(Set(Limits.ceilings.map { "\($0.name)" }).count == Limits.ceilings.count)
  }
}
