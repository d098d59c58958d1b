// What an option and a command are, and what can be wrong with arguments.
// SPDX-License-Identifier: MIT

/// An option: its name, what it takes, its line of help and what it sets.
struct Option: Sendable {
  enum Argument: Sendable {
    case none
    /// Must follow; named as help shows it.
    case required(String)
    /// May follow, where what follows does not begin with `-`.
    case optional(String)
  }
  /// With its dashes: `--socket`.
  let name: String
  let argument: Argument
  let help: String
  /// Sets what the option stands for; throws what is expected in place of its argument.
  let set: @Sendable (inout Invocation, String?) throws(Expected) -> Void

  init(
    _ name: String, _ argument: Argument, _ help: String,
    set: @escaping @Sendable (inout Invocation, String?) throws(Expected) -> Void
  ) {
    self.name = name
    self.argument = argument
    self.help = help
    self.set = set
  }

  /// The name and its argument as help shows them: `--socket [PATH]`.
  var usage: String {
    switch argument {
    case .none: name
    case .required(let word): "\(name) \(word)"
    case .optional(let word): "\(name) [\(word)]"
    }
  }
}

/// A command: its name, its operands, its line of help and what it does.
struct Command: Sendable {
  let name: String
  /// As help shows them: `METHOD [JSON]`; empty for none.
  let operands: String
  /// How many operands it takes.
  let count: ClosedRange<Int>
  let help: String
  /// Does it; what comes back is the exit status.
  let run: @Sendable (Invocation) -> Int32

  /// The name and its operands as help shows them.
  var usage: String { operands.utf8.isEmpty ? name : "\(name) \(operands)" }
}

/// What an argument should have been, as a phrase: `a number of seconds`.
struct Expected: Error {
  let what: String
}

/// What is wrong with the arguments.
enum UsageError: Error, CustomStringConvertible {
  case notText(Int)
  case unknownOption(String)
  case unknownCommand(String)
  case missingArgument(Option)
  case unwantedArgument(Option)
  case badArgument(Option, Expected)
  case wrongOperands(Command)

  var description: String {
    switch self {
    case .notText(let index): "argument \(index) is not UTF-8"
    case .unknownOption(let name): "unknown option \(name)"
    case .unknownCommand(let name): "unknown command \(name)"
    case .missingArgument(let option): "\(option.usage): an argument is missing"
    case .unwantedArgument(let option): "\(option.name) takes no argument"
    case .badArgument(let option, let expected): "\(option.usage): expected \(expected.what)"
    case .wrongOperands(let command) where command.operands.utf8.isEmpty:
      "\(command.name) takes no operands"
    case .wrongOperands(let command): "expected \(command.usage)"
    }
  }
}
