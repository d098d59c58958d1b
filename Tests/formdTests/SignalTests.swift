// Signals: what is due goes out, then the process ends with 0.
// SPDX-License-Identifier: MIT

import Glibc
import Testing

@Suite struct SignalTests {
  static let signals = [SIGTERM, SIGINT, SIGHUP]

  @Test(arguments: signals)
  func whatWasAskedBeforeASignalIsAnswered(signal: Int32) throws {
    let formd = try Child()
    formd.send(echo(1))
    #expect(formd.answers.line() == echoed(1))
    for id in 2...200 { formd.send(echo(id)) }
    formd.kill(signal)
    for id in 2...200 { #expect(formd.answers.line() == echoed(id)) }
    #expect(formd.answers.rest() == "")
    #expect(formd.wait() == .status(0))
    #expect(formd.complaints.rest() == "")
  }

  @Test(arguments: signals)
  func aSocketDaemonAnswersAllItsClients(signal: Int32) throws {
    let place = try Place()
    let formd = try Child(["serve", "--socket", place["s"]])
    let clients = try (1...5).map { _ in try client(at: place["s"]) }
    for wire in clients {
      wire.send(echo(1))
      #expect(wire.line() == echoed(1))
    }
    for wire in clients { wire.send(echo(2)) }
    formd.kill(signal)
    for wire in clients {
      #expect(wire.line() == echoed(2))
      #expect(wire.rest() == "")
    }
    #expect(formd.wait() == .status(0))
    #expect(status(of: place["s"]) == nil)
  }

  @Test func whatLiesInTheSocketIsReadToItsEnd() throws {
    let formd = try Child(input: .socket, output: .socket)
    formd.send(echo(1))
    #expect(formd.answers.line() == echoed(1))
    // Stopped, it finds the signal and more than one read at the same moment.
    formd.kill(SIGSTOP)
    formd.send(echo(2, load(150_000)))
    formd.kill(SIGTERM)
    formd.kill(SIGCONT)
    #expect(formd.answers.line() == echoed(2, load(150_000)))
    #expect(formd.wait() == .status(0))
  }

  @Test func anIgnoredSignalStaysIgnored() throws {
    let formd = try Child(after: "trap '' HUP", ["--log", "info"])
    formd.send(echo(1))
    #expect(formd.answers.line() == echoed(1))
    formd.kill(SIGHUP)
    for id in 2...50 {
      formd.send(echo(id))
      #expect(formd.answers.line() == echoed(id))
    }
    formd.closeInput()
    #expect(formd.wait() == .status(0))
    #expect(formd.complaints.rest()?.contains(": signal") == false)
  }

  @Test func aSecondSignalDoesNotWaitForAStuckReader() throws {
    let formd = try Child(["--log", "info"])
    formd.send(echo(1))
    #expect(formd.answers.line() == echoed(1))
    // One that no pipe holds, so that some of it is still due.
    formd.send(echo(2, load(1 << 20)))
    formd.kill(SIGTERM)
    #expect(eventually { formd.complaints.line()?.hasSuffix(": stopping") ?? false })
    formd.kill(SIGTERM)
    #expect(formd.wait() == .status(0))
    let log = try #require(formd.complaints.rest())
    #expect(log.contains("a second signal; clients that did not take their answers: 1\n"))
  }
}
