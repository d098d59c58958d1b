// What was typed into a password is nowhere but where it was asked for.
// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import Testing

@Suite struct MarkerTests {
  @Test func aSecretIsInNoOtherStreamNoLogAndNoFile() throws {
    let marker = "m4rk3r-of-a-secret"
    let place = try Place()
    let formd = try Child(
      ["serve", "--socket", place["s"], "--log", "debug"],
      environment: ["TMPDIR": place.path, "HOME": place.path])
    let author = try client(at: place["s"])
    let watchers = try (0..<2).map { _ in try client(at: place["s"]) }
    func ask(_ method: String, _ params: String) -> String {
      author.send(Talk.call(method, params))
      while let line = author.line() { if line.contains("\"id\":1,") { return line } }
      return ""
    }
    _ = ask(
      "form/create",
      #"{"definition":{"id":"f","sections":[{"id":"s","rows":[{"id":"pw","kind":"textField","#
        + #""type":"password","minLength":50},{"id":"again","kind":"textField","secret":true,"#
        + #""matches":"pw"},{"id":"open","kind":"textField"},{"id":"copy","kind":"textField","#
        + #""computed":{"cat":[{"var":"pw"},"!"]}},{"id":"copies","kind":"textField","#
        + #""computed":{"cat":[{"var":"copy"},{"var":"copy"}]}}]},{"id":"people","#
        + #""repeat":{"template":[{"id":"pin","kind":"textField","type":"password"},"#
        + #"{"id":"twice","kind":"textField","computed":{"cat":[{"var":"pin"},{"var":"pin"}]}}]},"#
        + #""items":[{}]}]}}"#)
    watchers[0].send(Talk.call("form/watch", #"{"form":"f"}"#))
    watchers[1].send(
      "Content-Length: 47\r\n\r\n" + #"{"jsonrpc":"2.0","id":1,"method":"form/watch"}  "#)
    for (method, params) in [
      ("field/set", #""field":"pw","value":"\#(marker)""#),
      ("field/set", #""field":"pw","raw":"\#(marker)2""#),
      ("field/set", #""field":"again","raw":"\#(marker)3""#),
      ("form/fill", #""values":{"pw":"\#(marker)","again":"\#(marker)"}"#),
      (
        "form/batch",
        #""edits":[{"method":"field/set","params":{"field":"pw","value":"\#(marker)4"}}]"#
      ),
      ("field/set", #""field":"pw","value":"\#(marker)5","ifRevision":1"#),
      ("field/set", #""field":"open","value":3,"\#(marker)":"\#(marker)""#),
      ("field/set", #""field":"~1/pin","value":"\#(marker)6""#),
      ("item/append", #""section":"people","items":[{"pin":"\#(marker)7"}]"#),
      ("form/fill", #""values":{"people":[{"pin":"\#(marker)8"},{"pin":"\#(marker)9"}]}"#),
      ("item/remove", #""items":["~2"]"#), ("form/undo", ""),
      (
        "section/update",
        #""section":"people","set":{"repeat":{"template":[{"id":"pin","kind":"textField","#
          + #""type":"password","value":"\#(marker)"}]}}"#
      ),
      ("form/undo", ""), ("form/redo", ""), ("row/remove", #""rows":["pw"]"#), ("form/undo", ""),
      ("form/validate", ""), ("form/submit", ""),
    ] {
      let answer = ask(method, #"{"form":"f""# + (params.isEmpty ? "" : "," + params) + "}")
      // A member nobody knows is named by its path; that one was no secret's value.
      #expect(!answer.contains(marker) || params.contains("\"\(marker)\":"), "\(method)")
    }
    // Broken frames of the author, answered to the author.
    for broken in ["{\"a\":\"\(marker)\n", "[\"\(marker)\"]\n", "{\"\(marker)\"}\n"] {
      author.send(broken)
      #expect(author.line()?.contains(marker) == false)
    }
    for method in [
      "form/get", "form/values", "form/watch", "row/list", "form/render", "form/lint",
      "server/stats",
    ] {
      let form = method.hasPrefix("server") ? "{}" : #"{"form":"f"}"#
      watchers[0].send(Talk.call(method, form, id: "2"))
    }
    let shown = ask("form/values", #"{"form":"f","reveal":true}"#)
    #expect(shown.contains(marker) || shown.contains("\"pw\":\"\""))
    formd.kill(SIGTERM)
    for wire in watchers {
      let heard = try #require(wire.rest())
      #expect(heard.utf8.count > 500 || wire === watchers[1])
      #expect(!heard.contains(marker))
    }
    #expect(formd.wait() == .status(0))
    let log = try #require(formd.complaints.rest())
    #expect(log.utf8.count > 1_000)
    #expect(!log.contains(marker))
    for file in try FileManager.default.subpathsOfDirectory(atPath: place.path) {
      let bytes = FileManager.default.contents(atPath: place[file]) ?? Data()
      #expect(bytes.range(of: Data(marker.utf8)) == nil, "\(file)")
    }
  }
}
