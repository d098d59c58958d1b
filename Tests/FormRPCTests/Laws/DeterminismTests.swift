// The same calls give the same bytes: in two servers, and in two processes of the program.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import FormRPC

@Suite struct DeterminismTests {
  private static func run(_ edits: Int) throws -> LawRun {
    let run = try LawRun(seed: LawSettings.seed, keeps: true)
    for _ in 0..<edits { try run.step() }
    try run.letSlowRead(.max)
    return run
  }

  @Test func theSameSeedGivesTheSameBytesInTwoServers() throws {
    let (one, two) = (try Self.run(300), try Self.run(300))
    #expect(one.daemon.script == two.daemon.script)
    for (mine, theirs) in zip(one.daemon.peers, two.daemon.peers) {
      #expect(mine.received.count > 10_000)
      #expect(mine.received == theirs.received, "client \(mine.number)")
    }
  }

  /// Hashes are seeded anew in every process, so an order that hangs on one would show here.
  @Test func theSameCallsGiveTheSameBytesInTwoProcesses() throws {
    let script = try Self.run(300).daemon.script
    let alone = Daemon(keeps: true)
    let peer = alone.open(.lines)
    for message in script { alone.send(message, from: peer) }
    #expect(peer.received.count > 100_000)
    for _ in 0..<2 {
      let answered = try Self.answers(to: script)
      #expect(answered == peer.received, "\(Self.difference(answered, peer.received))")
    }
  }

  /// What the program writes when all of `script` is its standard input.
  private static func answers(to script: [[UInt8]]) throws -> [UInt8] {
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appendingPathComponent("formd-laws-\(UUID().uuidString)")
    try Data(script.joined(separator: [0x0a])).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.standardInput = try FileHandle(forReadingFrom: file)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let answered = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return [UInt8](answered)
  }
  /// `$FORMD_BINARY`, else the program built beside this test bundle.
  private static let program: String = {
    if let path = ProcessInfo.processInfo.environment["FORMD_BINARY"], !path.isEmpty {
      return path
    }
    return URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("formd").path
  }()
  private static func difference(_ one: [UInt8], _ other: [UInt8]) -> String {
    let at = zip(one, other).enumerated().first { $1.0 != $1.1 }?.offset ?? 0
    func around(_ bytes: [UInt8]) -> String {
      String(
        decoding: bytes[Swift.max(0, at - 80)..<Swift.min(bytes.count, at + 80)], as: UTF8.self)
    }
    return "at \(at): \(around(one)) and \(around(other))"
  }
}
