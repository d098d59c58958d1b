// The count of a form's bytes follows every edit, there and back.
// SPDX-License-Identifier: MIT

import Testing

@testable import FormRPC

@Suite struct TextBytesTests {
  private static let form = #"""
    {"definition":{"id":"f","title":"Title","sections":[{"id":"s","header":"Header","rows":[
    {"id":"a","kind":"textField","title":"A","value":"abc"},{"id":"n","kind":"stepper"},
    {"id":"both","kind":"fields","fields":[{"id":"x"},{"id":"y","type":"integer","value":3}]},
    {"id":"p","kind":"picker","options":[{"key":"k"},{"key":"l","title":"L"}]}]},
    {"id":"t","rows":[{"id":"w","kind":"textField","type":"password","value":"secret"}]}]}}
    """#
  /// Edits that each make a revision.
  static let edits = [
    ("field/set", #""field":"a","value":"longer than before""#),
    ("field/set", #""field":"y","raw":"no number""#),
    ("field/set", #""field":"p","value":"l""#),
    ("field/options", #""field":"p","options":[{"key":"m","title":"More"}]"#),
    ("field/step", #""field":"n","by":2"#),
    ("row/update", #""row":"a","set":{"title":"Another","help":"Help"}"#),
    ("field/update", #""field":"x","set":{"id":"z","placeholder":"Zed"}"#),
    ("section/update", #""section":"s","set":{"header":null,"footer":"A footer"}"#),
    ("form/update", #""set":{"title":"Other title","help":"H"}"#),
    ("row/append", #""section":"t","rows":[{"id":"r","kind":"label","text":"New"}]"#),
    ("row/move", #""row":"both","at":["t",0]"#),
    ("section/append", #""sections":[{"id":"u","header":"U","rows":[{"kind":"check"}]}]"#),
    ("row/remove", #""rows":["a","r"]"#),
    ("section/remove", #""sections":["u"]"#),
    ("form/fill", #""values":{"y":4},"asBaseline":true"#),
  ]

  private static func bytes(_ desk: Desk) -> Int? {
    let stats = desk.call("server/stats", "{}")
    let name = "\"textBytes\":"
    guard let at = stats.utf8.firstRange(of: name.utf8) else { return nil }
    return Int(String(stats[at.upperBound...].prefix { $0.isNumber }))
  }

  @Test func undoingAndRedoingCountsTheSame() throws {
    let desk = Desk()
    desk.call("form/create", Self.form.filter { $0 != "\n" })
    var counts = [try #require(Self.bytes(desk))]
    for (method, params) in Self.edits {
      #expect(desk.call(method, "{\"form\":\"f\",\(params)}").contains("\"revision\""), "\(method)")
      counts.append(try #require(Self.bytes(desk)))
    }
    #expect(Set(counts).count > 8)
    for index in Self.edits.indices.reversed() {
      #expect(desk.call("form/undo", #"{"form":"f"}"#).contains("\"undone\":true"))
      #expect(Self.bytes(desk) == counts[index], "before \(Self.edits[index].0)")
    }
    for index in Self.edits.indices {
      #expect(desk.call("form/redo", #"{"form":"f"}"#).contains("\"redone\":true"))
      #expect(Self.bytes(desk) == counts[index + 1], "after \(Self.edits[index].0)")
    }
    desk.call("form/delete", #"{"form":"f"}"#)
    #expect(Self.bytes(desk) == 0)
  }

  /// A form made from what another became takes as much, once both are what they began with.
  @Test func aFormMadeOfTheSnapshotCountsTheSame() throws {
    let desk = Desk()
    desk.call("form/create", Self.form.filter { $0 != "\n" })
    for (method, params) in Self.edits { desk.call(method, "{\"form\":\"f\",\(params)}") }
    desk.call("field/set", #"{"form":"f","field":"w","value":""}"#)
    desk.call("form/fill", #"{"form":"f","values":{"n":2,"z":"","w":""},"asBaseline":true}"#)
    let answer = desk.call("form/get", #"{"form":"f"}"#)
    let start = try #require(answer.utf8.firstRange(of: "\"definition\":".utf8)).upperBound
    let end = try #require(answer.utf8.firstRange(of: ",\"revision\":".utf8)).lowerBound
    let other = Desk()
    #expect(
      other.call("form/create", "{\"definition\":\(answer[start..<end])}").contains(
        "\"form\":\"f\""))
    #expect(Self.bytes(other) == Self.bytes(desk))
  }
}
