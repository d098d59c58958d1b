// A daemon started by its callers: one for all of them, and nothing of theirs left in it.
// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import Testing

@Suite struct StartTests {
  /// The process that listens at a path, asked of the kernel.
  private static func process(at path: String) throws -> pid_t {
    let found = try Child(
      program: "/usr/bin/env",
      [
        "python3", "-c",
        """
        import socket, struct, sys
        s = socket.socket(socket.AF_UNIX); s.connect(sys.argv[1])
        print(struct.unpack('3i', s.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, 12))[0])
        """, path,
      ])
    let line = try #require(found.answers.line())
    return try #require(pid_t(line))
  }
  /// Ends a daemon that is no child of ours; waits until it is gone.
  private static func end(_ process: pid_t) {
    kill(process, SIGTERM)
    #expect(eventually { kill(process, 0) != 0 || isZombie(process) })
  }
  private static func isZombie(_ process: pid_t) -> Bool {
    let stat = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return stat.map { $0.contains(") Z ") } ?? true
  }

  @Test func fiftyAtOnceGetOneDaemonAndFiftyAnswers() throws {
    let place = try Place()
    let callers = try (0..<50).map {
      try Child(["call", "server/echo", "{\"a\":\($0)}", "--start", "--socket", place["s"]])
    }
    for (index, caller) in callers.enumerated() {
      #expect(caller.answers.rest() == "{\"a\":\(index)}\n")
      #expect(caller.complaints.rest() == "")
      #expect(caller.wait() == .status(0))
    }
    let first = try Self.process(at: place["s"])
    let again = try Child(["call", "server/info", "--start", "--socket", place["s"]])
    #expect(again.answers.rest()?.contains("\"version\"") == true)
    #expect(try Self.process(at: place["s"]) == first)
    Self.end(first)
    #expect(status(of: place["s"]) == nil)
  }

  @Test func nothingOfTheCallerIsLeftInIt() throws {
    let place = try Place()
    // A shell with files of its own and a signal ignored, in a folder of its own.
    let caller = try Child(
      after: "cd \(place.path); trap '' HUP; exec 7<. 9>kept",
      ["call", "server/info", "--start", "--socket", "s"], environment: ["NOTIFY_SOCKET": "/n"])
    #expect(caller.answers.rest()?.contains("\"version\"") == true)
    #expect(caller.wait() == .status(0))
    let process = try Self.process(at: place["s"])
    let files = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/fd")
    for number in files {
      let goal = try? FileManager.default.destinationOfSymbolicLink(
        atPath: "/proc/\(process)/fd/\(number)")
      if let number = Int(number), number < 3 { #expect(goal == "/dev/null") }
      #expect(goal?.hasSuffix("/kept") != true)
      #expect(goal?.hasPrefix("pipe:") != true)
    }
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/cwd") == "/")
    #expect(getsid(process) == process)
    let state = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let line = try #require(state.split(separator: "\n").first { $0.hasPrefix("SigIgn:") })
    let ignored = try #require(UInt64(line.dropFirst(8), radix: 16))
    // SIGPIPE, 13, is ignored on purpose; 32 and 33 are the C library's own.
    #expect(ignored & 0x7FFF_FFFF == 0x1000)
    let environment = try String(contentsOfFile: "/proc/\(process)/environ", encoding: .utf8)
    #expect(!environment.contains("NOTIFY_SOCKET"))
    let words = try String(contentsOfFile: "/proc/\(process)/cmdline", encoding: .utf8)
    #expect(words == "formd\0serve\0--socket\0\(place["s"])\0--idle-exit\086400\0")
    Self.end(process)
  }

  @Test func whatKeepsADaemonFromListeningIsSaid() throws {
    let place = try Place()
    mkdir(place["open"], 0o700)
    chmod(place["open"], 0o777)
    let child = try Child(["call", "server/info", "--start", "--socket", place["open/s"]])
    #expect(child.wait() == .status(1))
    #expect(
      child.complaints.rest()
        == "formd: others may write to the socket's folder: \(place["open"])\n")
    close(try place.file("file", "precious"))
    let other = try Child(["call", "server/info", "--start", "--socket", place["file"]])
    #expect(other.wait() == .status(3))
    #expect(other.complaints.rest()?.contains("did not start at \(place["file"])") == true)
    #expect(status(of: place["file"])?.st_size == 8)
  }

  @Test func itEndsAfterItsIdleTime() throws {
    let place = try Place()
    let caller = try Child(
      ["call", "server/info", "--start", "--idle-exit", "1", "--socket", place["s"]])
    #expect(caller.wait() == .status(0))
    #expect(caller.answers.rest()?.contains("\"version\"") == true)
    #expect(eventually { status(of: place["s"]) == nil })
  }
}
