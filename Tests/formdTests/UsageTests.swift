// Arguments: what is understood, and what is said about the rest.
// SPDX-License-Identifier: MIT

import Glibc
import Testing

@Suite struct UsageTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let arguments: [String]
    let complaint: String
    var testDescription: String { arguments.joined(separator: " ") }
    init(_ arguments: [String], _ complaint: String) {
      self.arguments = arguments
      self.complaint = complaint
    }
  }

  private static let limit = "--limit NAME=NUMBER: expected"
  private static let noCeiling =
    "\(limit) the name of a limit (formd --help has them), = and a number"

  @Test(arguments: [
    Row(["--nonsense"], "unknown option --nonsense"),
    Row(["--nonsense=1"], "unknown option --nonsense"),
    Row(["-v"], "unknown option -v"),
    Row(["nonsense"], "unknown command nonsense"),
    Row(["serve", "more"], "serve takes no operands"),
    Row(["call"], "expected call METHOD [JSON]"),
    Row(["call", "a", "b", "c"], "expected call METHOD [JSON]"),
    Row(["watch", "a", "b"], "expected watch [FORM]"),
    Row(["socket-path", "more"], "socket-path takes no operands"),
    Row(["--start=yes"], "--start takes no argument"),
    Row(["--", "--help"], "unknown command --help"),
    Row(["--framing"], "--framing auto|line|header: an argument is missing"),
    Row(["--framing", "tcp"], "--framing auto|line|header: expected one of auto, line, header"),
    Row(["--log="], "--log LEVEL: expected one of error, warning, info, debug"),
    Row(["--log", "Debug"], "--log LEVEL: expected one of error, warning, info, debug"),
    Row(["--socket="], "--socket [PATH]: expected a path"),
    Row(["--idle-exit", "0"], "--idle-exit SECONDS: expected a number of seconds from 1"),
    Row(["--idle-exit", "-1"], "--idle-exit SECONDS: expected a number of seconds from 1"),
    Row(["--idle-exit=1.5"], "--idle-exit SECONDS: expected a number of seconds from 1"),
    Row(
      ["--idle-exit=99999999999999999999"],
      "--idle-exit SECONDS: expected a number of seconds from 1"),
    Row(["--messages"], "--messages FILE: an argument is missing"),
    Row(["--messages="], "--messages FILE: expected a path"),
    Row(["--limit"], "--limit NAME=NUMBER: an argument is missing"),
    Row(["--limit=rows"], noCeiling), Row(["--limit", "Rows=7"], noCeiling),
    Row(["--limit", "rows=0"], "\(limit) rows= and a number from 1 to 1000000"),
    Row(["--limit", "rows=1000001"], "\(limit) rows= and a number from 1 to 1000000"),
    Row(["--limit", "rows=1=1"], "\(limit) rows= and a number from 1 to 1000000"),
    Row(["--limit", "depth=129"], "\(limit) depth= and a number from 1 to 128"),
    Row(["--help=yes"], "--help takes no argument"),
    Row(["--\u{1B}[31m"], "unknown option --\u{FFFD}[31m"),
  ])
  func argumentsNobodyUnderstandsAreStatus2(row: Row) throws {
    let formd = try Child(row.arguments)
    #expect(formd.wait() == .status(2))
    #expect(formd.complaints.rest() == "formd: \(row.complaint); see formd --help\n")
    #expect(formd.answers.rest() == "")
  }

  @Test(arguments: [
    [], ["serve"], ["--framing", "line"], ["--framing=auto"], ["--log", "error", "serve"],
    ["--limit", "rows=1000000", "--limit=clients=1"],
    ["serve", "--log=warning"], ["--log=debug", "--log=error"], ["--idle-exit", "7"],
    ["--limit", "rows=1000000", "--limit=depth=7"],
  ])
  func theseServeStdin(arguments: [String]) throws {
    let formd = try Child(arguments)
    formd.send(echo(1))
    #expect(formd.answers.line() == echoed(1))
    formd.closeInput()
    #expect(formd.wait() == .status(0))
    #expect(formd.complaints.rest() == "")
  }

  @Test(arguments: [
    ("line", "Content-Length: 5\n" + echo(1), "-32700"),
    ("line", " \n" + echo(1), echoed(1) + "\n"),
    ("header", echo(1), "Content-Length: "),
    ("header", framed(echo(1)), framed(echoed(1))),
    ("auto", framed(echo(1)), framed(echoed(1))),
    ("auto", echo(1), echoed(1) + "\n"),
  ])
  func theFramingIsTheOneAskedFor(framing: String, input: String, expected: String) throws {
    let formd = try Child(["--framing", framing])
    formd.send(input)
    formd.closeInput()
    #expect(formd.answers.rest()?.contains(expected) == true)
    #expect(formd.wait() == .status(0))
  }

  @Test func helpNamesEveryOption() throws {
    let formd = try Child(["--help"])
    let help = try #require(formd.answers.rest())
    for name in [
      "serve", "call METHOD [JSON]", "watch [FORM]", "socket-path", "--start", "--socket [PATH]",
      "--framing auto|line|header", "--log LEVEL", "--log-format text|json",
      "--idle-exit SECONDS", "--limit NAME=NUMBER", "--help", "--version", "--protocol",
    ] {
      #expect(help.contains("\n  \(name)  "), "\(name)")
    }
    #expect(formd.wait() == .status(0))
    #expect(formd.complaints.rest() == "")
  }

  /// A ceiling, a call at it and one past it.
  @Test func aCeilingIsWhatItIsSetTo() throws {
    let formd = try Child(["--limit", "rows=2"])
    func create(_ id: String, _ rows: Int) -> String {
      let rows = Array(repeating: #"{"kind":"label"}"#, count: rows).joined(separator: ",")
      let definition = #"{"id":"\#(id)","sections":[{"rows":[\#(rows)]}]}"#
      return
        #"{"jsonrpc":"2.0","id":1,"method":"form/create","params":{"definition":\#(definition)}}"#
        + "\n"
    }
    formd.send(create("a", 2) + create("b", 3))
    #expect(formd.answers.line()?.contains(#""form":"a""#) == true)
    #expect(formd.answers.line()?.contains(#""limit":"rows","max":2,"actual":3"#) == true)
    formd.closeInput()
    #expect(formd.wait() == .status(0))
  }

  @Test func theVersionIsOneLine() throws {
    let formd = try Child(["--version"])
    let line = try #require(formd.answers.rest())
    #expect(line.hasPrefix("formd ") && line.hasSuffix("\n"))
    #expect(formd.wait() == .status(0))
  }

  @Test(arguments: ["--help", "--version", "--protocol"])
  func aStdoutNobodyReadsIsNoError(argument: String) throws {
    let closed = try Child([argument], output: .closed)
    #expect(closed.wait() == .status(0))
    let (read, write) = try makePipe()
    close(read)
    let left = try Child([argument], output: .descriptor(write))
    close(write)
    #expect(left.wait() == .status(0))
  }
}
