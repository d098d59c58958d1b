// The commands that are clients: what they print, on which stream, with which status.
// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import Testing

@Suite struct CallTests {
  /// A daemon, and runs of the program beside it.
  private final class Desk {
    let place: Place
    let daemon: Child
    init(_ arguments: [String] = []) throws {
      place = try Place()
      daemon = try Child(["serve", "--socket", place["s"]] + arguments)
      _ = try formdTests.client(at: place["s"])
    }
    /// Clients that are there, whoever asks too.
    var clients: Int? {
      get throws {
        let stats = try run(["call", "server/stats"]).1
        return try
          (stats.map { try JSONSerialization.jsonObject(with: Data($0.utf8)) }
          as? [String: Any])?["clients"] as? Int
      }
    }
    func run(_ arguments: [String], _ input: String = "") throws -> (Ending, String?, String?) {
      let child = try Child(["--socket", place["s"]] + arguments)
      child.send(input)
      child.closeInput()
      let (output, errors) = (child.answers.rest(), child.complaints.rest())
      return (child.wait(), output, errors)
    }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let arguments: [String]
    var input = ""
    var output = ""
    var errors = ""
    var status: Int32 = 0
  }
  static let rows = [
    Row(
      testDescription: "a method nobody knows", arguments: ["call", "no/such"],
      errors: #"{"code":-32601,"message":"method: no method is called no/such"}"# + "\n", status: 1),
    Row(
      testDescription: "an error of formd's own",
      arguments: ["call", "form/get", #"{"form":"f"}"#],
      errors: #"{"code":101,"message":"params.form: no such form","#
        + #""data":{"kind":"noSuchForm","form":"f"}}"# + "\n", status: 1),
    Row(
      testDescription: "params that are no JSON", arguments: ["call", "server/echo", "{'a':1}"],
      errors: "formd: the params are no JSON: ", status: 2),
    Row(
      testDescription: "params that go on", arguments: ["call", "server/echo", #"1,"method":"x""#],
      errors: "formd: the params are no JSON: ", status: 2),
    Row(
      testDescription: "empty params", arguments: ["call", "server/echo", ""],
      errors: "formd: the params are no JSON: ", status: 2),
    Row(
      testDescription: "no params", arguments: ["call", "server/echo"], output: "{}\n"),
    Row(
      testDescription: "params", arguments: ["call", "server/echo", #"{"a":[1.0,"é"]}"#],
      output: #"{"a":[1.0,"é"]}"# + "\n"),
    Row(
      testDescription: "params on stdin, over several lines",
      arguments: ["call", "server/echo", "-"],
      input: "{\n  \"a\":\r\n  1\n}\n", output: "{   \"a\":    1 }\n"),
    Row(
      testDescription: "what could repaint a terminal",
      arguments: [
        "call", "server/echo", "{\"a\":\"\u{9B}2J\u{202E}\u{2066}\u{7F}\u{A0}\u{2030}\"}",
      ],
      output: #"{"a":"\u009b2J\u202e\u2066\u007f"# + "\u{A0}\u{2030}\"}\n"),
    Row(
      testDescription: "watching a form nobody has", arguments: ["watch", "f"],
      errors: #"{"code":101,"message":"params.form: no such form","#, status: 1),
  ]

  @Test(arguments: rows)
  func whatIsAskedIsPrinted(row: Row) throws {
    let (ending, output, errors) = try Desk().run(row.arguments, row.input)
    #expect(ending == .status(row.status))
    #expect(output == row.output)
    if row.errors.isEmpty {
      #expect(errors == "")
    } else {
      #expect(errors?.hasPrefix(row.errors) == true)
    }
    #expect(errors?.split(separator: "\n").count ?? 0 <= 1)
  }

  @Test func aMegabyteComesBackWhole() throws {
    let params = load(1 << 20)
    let (ending, output, _) = try Desk().run(["call", "server/echo", "-"], params)
    #expect(output == params + "\n")
    #expect(ending == .status(0))
  }

  @Test(arguments: [["call", "server/info"], ["watch"], ["watch", "f"]])
  func withoutADaemonThereIsAStatusOfItsOwn(arguments: [String]) throws {
    let place = try Place()
    let child = try Child(arguments + ["--socket", place["s"]])
    #expect(child.wait() == .status(3))
    #expect(
      child.complaints.rest()
        == "formd: no daemon listens at \(place["s"]); start one with formd serve --socket, "
        + "or give --start\n")
    #expect(status(of: place["s"]) == nil)
  }

  @Test func aDeadDaemonIsNone() throws {
    let desk = try Desk()
    desk.daemon.kill(SIGKILL)
    #expect(desk.daemon.wait() == .signal(SIGKILL))
    #expect(try desk.run(["call", "server/info"]).0 == .status(3))
  }

  @Test func aDaemonThatDiesBeforeItAnswersIsSaid() throws {
    let desk = try Desk()
    #expect(try desk.run(["call", "form/create", #"{"definition":{"id":"f"}}"#]).0 == .status(0))
    let watcher = try Child(["watch", "--socket", desk.place["s"]])
    #expect(watcher.answers.line() != nil)
    let waiter = try Child(["call", "form/wait", #"{"form":"f"}"#, "--socket", desk.place["s"]])
    // The waiter came after the watcher; whoever comes next comes after both.
    #expect(eventually { (try? desk.clients) == 3 })
    desk.daemon.kill(SIGKILL)
    #expect(waiter.wait() == .status(3))
    #expect(
      waiter.complaints.rest() == "formd: the daemon ended the connection before it answered\n")
    #expect(watcher.wait() == .status(0))
  }

  @Test func aWatcherPrintsTheFormAndEveryChangeUntilItCloses() throws {
    let desk = try Desk()
    let author = try client(at: desk.place["s"])
    author.send(Talk.call("form/create", #"{"definition":\#(Talk.form)}"#))
    #expect(author.line() != nil)
    let watcher = try Child(["watch", "kept", "--socket", desk.place["s"]])
    #expect(watcher.answers.line()?.hasPrefix(#"{"jsonrpc":"2.0","id":1,"result":{"def"#) == true)
    author.send(Talk.call("field/set", #"{"form":"kept","field":"name","value":"Grace"}"#))
    #expect(author.line() != nil)
    #expect(watcher.answers.line()?.hasPrefix(#"{"jsonrpc":"2.0","method":"form/changed""#) == true)
    author.send(Talk.call("form/delete", #"{"form":"kept"}"#))
    #expect(watcher.answers.line()?.hasPrefix(#"{"jsonrpc":"2.0","method":"form/closed""#) == true)
    #expect(watcher.answers.rest() == "")
    #expect(watcher.wait() == .status(0))
  }

  @Test func aWatcherOfAllGoesOnUntilTheDaemonEnds() throws {
    let desk = try Desk()
    let watcher = try Child(["watch", "--socket", desk.place["s"]])
    #expect(watcher.answers.line() == #"{"jsonrpc":"2.0","id":1,"result":{"forms":[]}}"#)
    for method in ["opened", "closed"] {
      let author = try client(at: desk.place["s"])
      author.send(
        method == "opened"
          ? Talk.call("form/create", #"{"definition":{"id":"f"}}"#)
          : Talk.call("form/delete", #"{"form":"f"}"#))
      #expect(author.line()?.contains("\"result\"") == true)
      #expect(watcher.answers.line()?.contains("\"form/\(method)\"") == true)
    }
    desk.daemon.kill(SIGTERM)
    #expect(watcher.answers.rest() == "")
    #expect(watcher.wait() == .status(0))
  }

  @Test func aWatcherNobodyReadsEndsAtOnce() throws {
    let desk = try Desk()
    let watcher = try Child(["watch", "--socket", desk.place["s"]])
    #expect(watcher.answers.line() != nil)
    watcher.closeOutput()
    #expect(watcher.wait() == .status(0))
    #expect(watcher.complaints.rest() == "")
  }

  @Test func theUsualPathIsPrinted() throws {
    for (given, expected) in [
      (["FORMD_SOCKET": "/a/b"], "/a/b\n"), (["XDG_RUNTIME_DIR": "/r"], "/r/formd/formd.sock\n"),
    ] {
      let child = try Child(["socket-path"], environment: given)
      #expect(child.answers.rest() == expected)
      #expect(child.wait() == .status(0))
    }
    let child = try Child(["socket-path", "--socket", "/c"], environment: ["FORMD_SOCKET": "/a"])
    #expect(child.answers.rest() == "/c\n")
  }

  @Test func whoIsTurnedAwayIsToldWhy() throws {
    let place = try Place()
    let daemon = try Child(after: "ulimit -n 24", ["serve", "--socket", place["s"]])
    var inside: [Wire] = []
    var refusals = 0
    for _ in 0..<24 where refusals == 0 {
      let wire = try client(at: place["s"])
      wire.send(echo(1))
      if wire.line()?.contains("limitExceeded") == true {
        refusals += 1
      } else {
        inside.append(wire)
      }
    }
    let child = try Child(["call", "server/info", "--socket", place["s"]])
    #expect(child.complaints.rest()?.contains(#""kind":"limitExceeded","limit":"clients""#) == true)
    #expect(child.wait() == .status(1))
    #expect(daemon.wait(0) == .never)
  }
}
