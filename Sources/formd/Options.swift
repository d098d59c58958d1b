// The table of options and commands: parsing, help and errors come from here.
// SPDX-License-Identifier: MIT

import FormRPC

/// How messages are told apart on the wire.
enum FramingChoice: String, CaseIterable {
  /// By the first byte of each connection.
  case auto
  /// One JSON text per line.
  case line
  /// LSP headers.
  case header

  /// Whether it must be lines; nil where each connection says so itself.
  var pinsLines: Bool? {
    switch self {
    case .auto: nil
    case .line: true
    case .header: false
    }
  }
}

/// With which signs a form is drawn.
enum Style: String, CaseIterable { case unicode, ascii }

/// Every command; the first is meant where none is named.
let commands: [Command] = [
  Command(
    name: "serve", operands: "", count: 0...0, help: "serve forms (what formd does by itself)",
    run: serve),
  Command(
    name: "call", operands: "METHOD [JSON]", count: 1...2,
    help: "ask a daemon on its socket, print the result; - reads JSON from stdin", run: call),
  Command(
    name: "watch", operands: "[FORM]", count: 0...1,
    help: "print a form, or the list of all, and what happens to it, a message a line",
    run: watch),
  Command(
    name: "lint", operands: "FILE", count: 1...1,
    help: "print what the author of a definition may not have meant; - is stdin", run: lint),
  Command(
    name: "render", operands: "FILE", count: 1...1,
    help: "print the form of a definition as text; - is stdin", run: render),
  Command(
    name: "socket-path", operands: "", count: 0...0,
    help: "print where the daemon's socket is", run: printSocketPath),
]

/// Every option.
let options: [Option] = [
  Option(
    "--socket", .optional("PATH"),
    "the Unix socket to listen on or to call; without PATH the usual one"
  ) {
    invocation, path throws(Expected) in
    if let path, path.utf8.isEmpty { throw Expected(what: "a path") }
    invocation.listens = true
    invocation.socketPath = path
  },
  Option("--framing", .required("auto|line|header"), "how messages are told apart (auto)") {
    invocation, word throws(Expected) in
    invocation.framing = try choice(word)
  },
  Option("--log", .required("LEVEL"), "tell more on stderr: error, warning, info, debug (error)") {
    invocation, word throws(Expected) in
    invocation.logLevel = try logLevel(word)
  },
  Option("--log-format", .required("text|json"), "what lines on stderr look like (text)") {
    invocation, word throws(Expected) in
    invocation.logFormat = try choice(word)
  },
  Option("--start", .none, "call, watch: start a daemon in the background when there is none") {
    invocation, _ in invocation.starts = true
  },
  Option(
    "--idle-exit", .required("SECONDS"),
    "end after so long without a client (--socket: never; --start: \(Starter.idleExit))"
  ) {
    invocation, word throws(Expected) in
    invocation.idleExit = try number(word, in: 1...1_000_000_000, "a number of seconds from 1")
  },
  Option("--width", .required("COLUMNS"), "render: columns of a line (the terminal's, else 80)") {
    invocation, word throws(Expected) in
    invocation.width = try number(word, in: 1...10_000, "a number of columns from 1 to 10000")
  },
  Option("--style", .required("unicode|ascii"), "render: with which signs (unicode)") {
    invocation, word throws(Expected) in
    invocation.drawsASCII = try choice(word) == Style.ascii
  },
  Option(
    "--messages", .required("FILE"),
    "what to say in the catalogue's place: {LANGUAGE: {CODE or RULE or *: TEXT}}"
  ) {
    invocation, path throws(Expected) in
    guard let path, !path.utf8.isEmpty else { throw Expected(what: "a path") }
    invocation.messages = path
  },
  Option("--limit", .required("NAME=NUMBER"), "another limit than usual, as named below") {
    invocation, word throws(Expected) in
    try raise(&invocation.limits, word)
  },
  Option("--help", .none, "print this and end") { invocation, _ in invocation.run = printHelp },
  Option("--version", .none, "print the version and end") { invocation, _ in
    invocation.run = printVersion
  },
  Option("--protocol", .none, "print the protocol as an OpenRPC document and end") {
    invocation, _ in
    invocation.run = printProtocol
  },
]

/// The word of a choice, as its raw value is written.
private func choice<Choice: RawRepresentable & CaseIterable>(_ word: String?) throws(Expected)
  -> Choice where Choice.RawValue == String
{
  for choice in Choice.allCases where same(choice.rawValue, word) { return choice }
  throw Expected(what: oneOf(Choice.allCases.map(\.rawValue)))
}

private func logLevel(_ word: String?) throws(Expected) -> Log.Level {
  for level in Log.Level.allCases where same("\(level)", word) { return level }
  throw Expected(what: oneOf(Log.Level.allCases.map { "\($0)" }))
}

private func oneOf(_ words: [String]) -> String { "one of " + words.joined(separator: ", ") }

/// Reads `rows=1000000`.
private func raise(_ limits: inout Limits, _ word: String?) throws(Expected) {
  let parts = (word ?? "").split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
  guard parts.count == 2,
    let ceiling = Limits.ceilings.first(where: { same("\($0.name)", String(parts[0])) })
  else { throw Expected(what: "the name of a limit (formd --help has them), = and a number") }
  limits[keyPath: ceiling.path] = try number(
    String(parts[1]), in: 1...ceiling.most,
    "\(ceiling.name)= and a number from 1 to \(ceiling.most)")
}

/// A whole number in decimal digits.
private func number(_ word: String?, in range: ClosedRange<Int>, _ what: String) throws(Expected)
  -> Int
{
  guard let word, word.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }), let number = Int(word),
    range.contains(number)
  else { throw Expected(what: what) }
  return number
}

/// Whether both are the same bytes.
func same(_ word: String, _ given: String?) -> Bool {
  given.map { word.utf8.elementsEqual($0.utf8) } ?? false
}
