// The commands that are clients: call, watch, socket-path.
// SPDX-License-Identifier: MIT

import FormRPC

/// Calls a method and prints its result.
func call(_ invocation: Invocation) -> Int32 {
  var params: [UInt8]?
  if invocation.operands.count > 1 {
    let json = invocation.operands[1]
    params = same("-", json) ? StandardStreams.readAll(limit: 1 << 30) : Array(json.utf8)
    guard params != nil else {
      Log(.error).write(.error, "cannot read params from stdin, or they are more than 1 GiB")
      return 1
    }
  }
  return asking(invocation) { caller throws(CallError) in
    try caller.ask(invocation.operands[0], params)
    while let message = try caller.next() {
      switch message.kind {
      case .notification: continue
      case .error: return refused(message.line)
      case .result: return printed(StandardStreams.put(message.line))
      }
    }
    throw .left
  }
}

/// Prints a form, or the list of all, and what happens to it.
func watch(_ invocation: Invocation) -> Int32 {
  asking(invocation) { caller throws(CallError) in
    switch try Follower.follow(caller, form: invocation.operands.first) {
    case .over: return 0
    case .refused(let error): return refused(error)
    case .unwritten: return printed(.failed)
    }
  }
}

/// Prints where the daemon's socket is, or would be.
func printSocketPath(_ invocation: Invocation) -> Int32 {
  StandardStreams.print(SocketPath.resolve(invocation.socketPath) + "\n") ? 0 : 1
}

/// Calls `body` with a connection; what went wrong is said, and is the status.
private func asking(
  _ invocation: Invocation, _ body: (Caller) throws(CallError) -> Int32
) -> Int32 {
  let path = SocketPath.resolve(invocation.socketPath)
  do throws(CallError) {
    let caller =
      invocation.starts
      ? try Starter.call(path, idleExit: invocation.idleExit ?? Starter.idleExit)
      : try Caller(at: path)
    return try body(caller)
  } catch {
    Log(.error).write(.error, "\(error)")
    switch error {
    case .badParams: return 2
    case .noDaemon, .left, .didNotStart: return 3
    case .foreign, .notListening, .refused, .notUnderstood: return 1
    }
  }
}

/// An error object goes to stderr, as it came.
private func refused(_ error: [UInt8]) -> Int32 {
  _ = StandardStreams.put(error, to: 2)
  return 1
}

/// A reader that left is content; a disk that is full is not.
private func printed(_ outcome: StandardStreams.Outcome) -> Int32 {
  guard case .failed = outcome else { return 0 }
  Log(.error).write(.error, "stdout did not take everything")
  return 1
}
