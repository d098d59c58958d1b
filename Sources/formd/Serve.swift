// The command that serves forms: on stdin and stdout, or on a socket.
// SPDX-License-Identifier: MIT

import FormRPC

/// Serves forms until nobody wants any.
func serve(_ invocation: Invocation) -> Int32 {
  let log = Log(invocation.logLevel, invocation.logFormat)
  var setup = Server.Setup()
  setup.version = programVersion
  // Chance enters here and nowhere below: two runs must never pass for one.
  setup.instance = String(UInt64.random(in: .min ... .max), radix: 16)
  setup.pinsLines = invocation.framing.pinsLines
  setup.limits = invocation.limits
  do throws(DocumentError) { try setup.read(messages: invocation.messages) } catch {
    log.write(.error, "\(error)")
    return 2
  }
  setup.isShared = invocation.listens
  if invocation.listens { setup.limits.makeRoomForClients() }
  let server = Server(setup)
  do {
    if invocation.listens {
      StandardStreams.release()
      let loop = try EventLoop(server, log: log)
      let manager = ServiceManager()
      let listener =
        try manager.listener() ?? Listener(at: SocketPath.resolve(invocation.socketPath))
      return loop.run(on: listener, idleExit: invocation.idleExit, manager: manager)
    }
    let loop = try EventLoop(server, log: log)
    return loop.run(over: try StandardStreams.claim())
  } catch {
    log.write(.error, "\(error)")
    return 1
  }
}
