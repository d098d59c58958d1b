// What the arguments ask for.
// SPDX-License-Identifier: MIT

import FormRPC

/// What the arguments ask for.
struct Invocation {
  /// Whether to listen on a socket instead of stdin and stdout.
  var listens = false
  /// The path given with `--socket`; nil is the default one.
  var socketPath: String?
  var framing = FramingChoice.auto
  var logLevel = Log.Level.error
  var logFormat = Log.Format.text
  /// Whether to start a daemon where there is none to call.
  var starts = false
  /// Seconds without a client after which to end.
  var idleExit: Int?
  /// Columns of what is drawn; nil: as many as there are.
  var width: Int?
  /// Whether it is drawn in ASCII.
  var drawsASCII = false
  /// Where messages are that stand in the catalogue's place.
  var messages: String?
  /// Ceilings of what arrives and is kept.
  var limits = Limits()
  /// What follows the command.
  var operands: [String] = []
  /// What to do.
  var run: @Sendable (Invocation) -> Int32

  /// Reads arguments: options `--name value` and `--name=value`, a command, its operands.
  ///
  /// An option given twice means what the last one says; after `--` nothing is an option.
  init(_ arguments: [String]) throws(UsageError) {
    var command = commands[0]
    var named = false
    run = command.run
    var left = arguments[...]
    var optionsEnded = false
    while let argument = left.popFirst() {
      if optionsEnded || !argument.utf8.starts(with: "-".utf8) || same("-", argument) {
        if named {
          operands.append(argument)
        } else {
          command = try Invocation.command(argument)
          named = true
          run = command.run
        }
      } else if same("--", argument) {
        optionsEnded = true
      } else {
        try take(argument, &left)
      }
    }
    guard command.count.contains(operands.count) else { throw .wrongOperands(command) }
  }

  private static func command(_ name: String) throws(UsageError) -> Command {
    for command in commands where same(command.name, name) { return command }
    throw .unknownCommand(name)
  }

  private mutating func take(_ argument: String, _ left: inout ArraySlice<String>)
    throws(UsageError)
  {
    let equals = argument.utf8.firstIndex(of: UInt8(ascii: "="))
    let name = String(argument[..<(equals ?? argument.endIndex)])
    var value = equals.map { String(argument[argument.utf8.index(after: $0)...]) }
    guard let option = options.first(where: { same($0.name, name) }) else {
      throw .unknownOption(name)
    }
    switch option.argument {
    case .none: if value != nil { throw .unwantedArgument(option) }
    case .required:
      if value == nil { value = left.popFirst() }
      if value == nil { throw .missingArgument(option) }
    case .optional:
      if value == nil, let next = left.first, !next.utf8.starts(with: "-".utf8) {
        value = left.popFirst()
      }
    }
    do throws(Expected) { try option.set(&self, value) } catch { throw .badArgument(option, error) }
  }
}
