// The commands that look at a definition in a file: lint, render.
// SPDX-License-Identifier: MIT

import FormRPC

/// Prints what the author of a definition may not have meant, `FILE: place: phrase`; 1 if anything.
func lint(_ invocation: Invocation) -> Int32 {
  looking(invocation) { path, form in
    let warnings = form.warnings
    let text = warnings.map { "\(path.withoutControls): \($0)\n" }.joined()
    guard StandardStreams.print(text) else { return 1 }
    return warnings.isEmpty ? 0 : 1
  }
}

/// Prints the form of a definition as text, in colours where a terminal shows them.
func render(_ invocation: Invocation) -> Int32 {
  looking(invocation) { _, form in
    let text = form.drawn(
      width: invocation.width ?? Terminal.columns ?? 80, invocation.drawsASCII ? .ascii : .unicode,
      Terminal.hasColours ? { Terminal.painted($1, as: $0) } : { String($1) })
    return StandardStreams.print(text) ? 0 : 1
  }
}

/// Calls `body` with the form in the file that the operand names; 2 when there is none.
private func looking(
  _ invocation: Invocation, _ body: (_ path: String, _ form: FormFile) -> Int32
) -> Int32 {
  var setup = Server.Setup()
  setup.limits = invocation.limits
  let path = invocation.operands[0]
  do throws(DocumentError) {
    try setup.read(messages: invocation.messages)
    return body(path, try FormFile(path, setup))
  } catch {
    Log(.error).write(.error, "\(error)")
    return 2
  }
}
