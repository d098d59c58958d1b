// Descriptors 0, 1 and 2 belong to the parent too: their flags stay, and stderr never holds us up.
// SPDX-License-Identifier: MIT

import Glibc
import Testing

@Suite struct InheritedStreamTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let sockets: Bool
    let nonblocking: Bool
  }
  static let rows = [
    Row(testDescription: "blocking pipes", sockets: false, nonblocking: false),
    Row(testDescription: "blocking sockets", sockets: true, nonblocking: false),
    Row(testDescription: "non-blocking pipes", sockets: false, nonblocking: true),
    Row(testDescription: "non-blocking sockets", sockets: true, nonblocking: true),
  ]

  @Test(arguments: rows)
  func theirFlagsStayAsTheyWere(row: Row) throws {
    let make = row.sockets ? makeSockets : makePipe
    let (input, ours) = try make()
    let (answers, output) = try make()
    let (complaints, errors) = try make()
    let theirs = [input, output, errors]
    if row.nonblocking {
      for end in theirs { _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) }
    }
    let before = theirs.map { fcntl($0, F_GETFL) }
    let formd = try Child(
      ["--log", "debug"], input: .descriptor(input), output: .descriptor(output),
      errors: .descriptor(errors))
    let wire = Wire(reading: answers, writing: ours)
    // More than the pipes hold, so that the daemon has to wait for us.
    let params = load(300_000)
    wire.send(echo(1, params))
    #expect(theirs.map { fcntl($0, F_GETFL) } == before)
    #expect(wire.line() == echoed(1, params))
    #expect(theirs.map { fcntl($0, F_GETFL) } == before)
    close(ours)
    #expect(formd.wait() == .status(0))
    #expect(theirs.map { fcntl($0, F_GETFL) } == before)
    for end in theirs + [answers, complaints] { close(end) }
  }

  @Test func aClosedStderrIsNoHindrance() throws {
    let formd = try Child(["--log", "debug"], errors: .closed)
    formd.send(echo(1))
    #expect(formd.answers.line() == echoed(1))
    formd.closeInput()
    #expect(formd.answers.rest() == "")
    #expect(formd.wait() == .status(0))
  }

  @Test func aStderrNobodyReadsIsNoHindrance() throws {
    let (read, write) = try makePipe()
    close(read)
    let formd = try Child(["--log", "debug"], errors: .descriptor(write))
    close(write)
    formd.send(echo(1))
    #expect(formd.answers.line() == echoed(1))
    formd.closeInput()
    #expect(formd.wait() == .status(0))
  }

  @Test func aFullStderrDropsLinesAndCountsThem() throws {
    let (read, write) = try makePipe()
    let flags = fcntl(write, F_GETFL)
    _ = fcntl(write, F_SETFL, flags | O_NONBLOCK)
    let filling = [UInt8](repeating: UInt8(ascii: "."), count: 1)
    while Glibc.write(write, filling, 1) == 1 {}
    _ = fcntl(write, F_SETFL, flags)
    let formd = try Child(["--log", "debug"], errors: .descriptor(write))
    close(write)
    for id in 1...200 {
      formd.send(echo(id))
      #expect(formd.answers.line() == echoed(id))
    }
    var filled = [UInt8](repeating: 0, count: 1 << 20)
    #expect(Glibc.read(read, &filled, filled.count) > 0)
    formd.send(echo(201))
    #expect(formd.answers.line() == echoed(201))
    formd.closeInput()
    #expect(formd.wait() == .status(0))
    let log = try #require(Wire(reading: read, writing: -1).rest())
    #expect(log.contains(" lines of the log were dropped\n"))
    close(read)
  }

  @Test(arguments: ["error", "warning", "info", "debug"])
  func theLogNeverReachesStdoutNorTellsWhatWasSaid(level: String) throws {
    let formd = try Child(["--log", level])
    for id in 1...50 { formd.send(echo(id, "{\"a\":\"marker\"}")) }
    formd.closeInput()
    let expected = (1...50).map { echoed($0, "{\"a\":\"marker\"}") + "\n" }.joined()
    #expect(formd.answers.rest() == expected)
    let log = try #require(formd.complaints.rest())
    #expect(log.isEmpty == (level == "error" || level == "warning"))
    #expect(!log.contains("marker"))
    #expect(formd.wait() == .status(0))
  }
}
