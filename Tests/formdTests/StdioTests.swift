// Stdin and stdout: whatever they are, every answer due goes out and the process ends with 0.
// SPDX-License-Identifier: MIT

import Glibc
import Testing

@Suite struct StdioTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let input: String
    /// What each line of the output contains, in order.
    let expected: [String]
  }
  static let rows = [
    Row(
      testDescription: "half a message", input: "{\"jsonrpc\":\"2.0\",\"id\":1,\"me",
      expected: ["\"id\":null"]),
    Row(
      testDescription: "half a message after a whole one", input: echo(1) + "{\"jsonrpc\"",
      expected: [echoed(1), "\"id\":null"]),
    Row(testDescription: "nothing", input: "", expected: []),
    Row(testDescription: "blank lines", input: "\n \r\n\n", expected: []),
    Row(testDescription: "one line", input: echo(1), expected: [echoed(1)]),
    Row(
      testDescription: "a last line without an end", input: echo(1) + echo(2).dropLast(),
      expected: [echoed(1), echoed(2)]),
    Row(
      testDescription: "more than one turn and one read",
      input: (1...3_000).map { echo($0) }.joined(), expected: (1...3_000).map { echoed($0) }),
    Row(
      testDescription: "a line longer than a read", input: echo(1, load(200_000)),
      expected: [echoed(1, load(200_000))]),
  ]

  enum Source: CaseIterable, Sendable { case pipe, socket, file }

  @Test(arguments: rows, Source.allCases)
  func everyAnswerDueGoesOutAtTheEnd(row: Row, source: Source) throws {
    let place = try Place()
    let input: Stream
    switch source {
    case .pipe: input = .pipe
    case .socket: input = .socket
    case .file: input = .descriptor(try place.file("input", row.input))
    }
    let formd = try Child(input: input)
    formd.send(row.input)
    formd.closeInput()
    let output = try #require(formd.answers.rest())
    let lines = output.split(separator: "\n")
    #expect(lines.count == row.expected.count)
    for (line, expected) in zip(lines, row.expected) { #expect(line.contains(expected)) }
    #expect(output.isEmpty || output.hasSuffix("\n"))
    #expect(formd.wait() == .status(0))
    #expect(formd.complaints.rest() == "")
  }

  @Test func answersComeWhileTheInputStaysOpen() throws {
    let formd = try Child()
    for id in 1...100 {
      formd.send(echo(id))
      #expect(formd.answers.line() == echoed(id))
    }
    formd.closeInput()
    #expect(formd.wait() == .status(0))
  }

  @Test func aMessageMayComeByteByByte() throws {
    let formd = try Child()
    for byte in (echo(1) + echo(2)).unicodeScalars { formd.send(String(byte)) }
    #expect(formd.answers.line() == echoed(1))
    #expect(formd.answers.line() == echoed(2))
    formd.closeInput()
    #expect(formd.wait() == .status(0))
  }

  @Test func aSlowReaderLosesNothing() throws {
    let formd = try Child()
    let params = load(1_000)
    for id in 1...2_000 { formd.send(echo(id, params)) }
    formd.closeInput()
    for id in 1...2_000 { #expect(formd.answers.line() == echoed(id, params)) }
    #expect(formd.answers.rest() == "")
    #expect(formd.wait() == .status(0))
  }

  @Test func oneSocketMayBeBothAndBeHalfClosed() throws {
    let (ours, theirs) = try makeSockets()
    let formd = try Child(input: .descriptor(theirs), output: .descriptor(theirs))
    close(theirs)
    let wire = Wire(reading: ours, writing: ours)
    for id in 1...500 { wire.send(echo(id)) }
    wire.endWriting()
    for id in 1...500 { #expect(wire.line() == echoed(id)) }
    #expect(wire.rest() == "")
    #expect(formd.wait() == .status(0))
    close(ours)
  }

  @Test func answersInAFileFollowWhatIsThere() throws {
    let place = try Place()
    let file = try place.file("output", "before\n")
    lseek(file, 0, SEEK_END)
    let formd = try Child(output: .descriptor(file))
    formd.send(echo(1) + echo(2))
    formd.closeInput()
    #expect(formd.wait() == .status(0))
    lseek(file, 0, SEEK_SET)
    #expect(Wire(reading: file, writing: -1).rest() == "before\n\(echoed(1))\n\(echoed(2))\n")
    close(file)
  }

  @Test(arguments: ["/dev/null", "a closed stdin"])
  func nothingToReadIsAnEnd(input: String) throws {
    let null = open("/dev/null", O_RDONLY | O_CLOEXEC)
    defer { close(null) }
    let formd = try Child(input: input == "/dev/null" ? .descriptor(null) : .closed)
    #expect(formd.answers.rest() == "")
    #expect(formd.wait() == .status(0))
  }

  @Test func aFolderAsStdinIsAnError() throws {
    let place = try Place()
    let folder = open(place.path, O_RDONLY | O_CLOEXEC)
    defer { close(folder) }
    let formd = try Child(input: .descriptor(folder))
    #expect(formd.wait() == .status(1))
    #expect(formd.complaints.rest() == "formd: cannot read stdin: Is a directory\n")
  }

  @Test func aClosedStdoutIsNoError() throws {
    let formd = try Child(output: .closed)
    formd.send(echo(1))
    formd.closeInput()
    #expect(formd.wait() == .status(0))
    #expect(formd.complaints.rest() == "")
  }

  @Test func aReaderWhoLeavesUnderLoadIsAQuietEnd() throws {
    let formd = try Child()
    let params = load(10_000)
    for id in 1...100 { formd.send(echo(id, params)) }
    #expect(formd.answers.line() == echoed(1, params))
    formd.closeOutput()
    for id in 101...200 { formd.send(echo(id, params)) }
    #expect(formd.wait() == .status(0))
    #expect(formd.complaints.rest() == "")
  }

  @Test func aFullDiskIsAnError() throws {
    let full = open("/dev/full", O_WRONLY | O_CLOEXEC)
    defer { close(full) }
    let formd = try Child(output: .descriptor(full))
    formd.send(echo(1))
    #expect(formd.wait() == .status(1))
    #expect(formd.complaints.rest() == "formd: cannot write to stdout: No space left on device\n")
  }
}
