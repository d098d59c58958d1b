// What --help, --version and --protocol print.
// SPDX-License-Identifier: MIT

import FormRPC

/// Prints the help, made from the tables.
func printHelp(_: Invocation) -> Int32 {
  var text = """
    formd: forms for any program that speaks JSON-RPC

    usage: formd [COMMAND] [OPTION...]

    commands:

    """
  table(commands.map { ($0.usage, $0.help) }, into: &text)
  text += "\noptions:\n"
  table(options.map { ($0.usage, $0.help) }, into: &text)
  text += "\nlimits, and what they usually are:\n"
  let usual = Limits()
  table(
    Limits.ceilings.map { ("\($0.name)=\(usual[keyPath: $0.path])", "\($0.note)") }, into: &text)
  text += """

    status: 0 done, 1 refused (call and watch print the error object on stderr) or in need of a
    person, 2 arguments nobody understands, 3 no daemon to call, or one that went before it answered

    """
  return printed(text)
}

/// Prints the program's name and version.
func printVersion(_: Invocation) -> Int32 { printed("formd \(programVersion)\n") }

/// Prints the description of the protocol, as `rpc.discover` answers it, laid out to be read.
func printProtocol(_: Invocation) -> Int32 { printed(ProtocolDocument.text + "\n") }

/// A reader that left is content; a disk that is full is not.
private func printed(_ text: String) -> Int32 { StandardStreams.print(text) ? 0 : 1 }

/// Two columns; the names are ASCII.
private func table(_ rows: [(name: String, help: String)], into text: inout String) {
  let width = rows.map(\.name.utf8.count).max() ?? 0
  for row in rows {
    let gap = String(repeating: " ", count: width - row.name.utf8.count)
    text += "  \(row.name)\(gap)  \(row.help)\n"
  }
}
