// From the arguments to an exit status.
// SPDX-License-Identifier: MIT

import FormRPC
import Glibc

/// The version of the program, as `--version` prints it.
let programVersion = "0.1.0"

/// Reads the arguments, does what they ask for and ends the process.
///
/// Status 0 is success, 1 is something that needs a person, or an error that a daemon answered, 2 is
/// arguments nobody understands, 3 is no daemon; what is wrong is said in one line on stderr.
func runProgram() -> Never {
  StandardStreams.prepare()
  let invocation: Invocation
  do throws(UsageError) {
    invocation = try Invocation(try arguments())
  } catch {
    Log(.error).write(.error, "\(error); see formd --help")
    exit(2)
  }
  exit(invocation.run(invocation))
}

/// The arguments after the program's name.
private func arguments() throws(UsageError) -> [String] {
  var found: [String] = []
  for index in 1..<max(1, Int(CommandLine.argc)) {
    guard let bytes = CommandLine.unsafeArgv[index] else { break }
    // A repaired path would name another file.
    guard let text = String(validatingCString: bytes) else { throw .notText(index) }
    found.append(text)
  }
  return found
}
