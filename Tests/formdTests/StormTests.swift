// Faults by the hundred, for `make storm`: bounded in count, memory and time.
// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import Testing

@Suite(
  .serialized, .enabled(if: ProcessInfo.processInfo.environment["FORMD_STORM"] != nil))
struct StormTests {
  /// The most memory a process ever had, in MiB.
  private static func peak(_ child: Child) throws -> Int {
    let status = try String(contentsOfFile: "/proc/\(child.pid)/status", encoding: .utf8)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
    return try #require(Int(line.split { $0 == " " || $0 == "\t" }[1])) >> 10
  }
  private static func allowDescriptors(_ count: Int) {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    limit.rlim_cur = min(limit.rlim_max, max(limit.rlim_cur, rlim_t(count)))
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  }

  @Test func ahundredClientsWithFifteenOfSixteenMebibytes() throws {
    let daemon = try FaultTests.Daemon(rows: 1)
    let part = "Content-Length: \(16 << 20)\r\n\r\n" + String(repeating: " ", count: 15 << 20)
    var wires: [Wire] = []
    for number in 1...100 {
      let wire = try daemon.client()
      wire.send(part)
      wires.append(wire)
      if number % 10 == 0 { #expect(daemon.serves) }
    }
    // 512 MiB hold 34 of them.
    #expect(daemon.stat("givenUp") == 66)
    #expect(daemon.stat("clients") == 35)
    #expect(try Self.peak(daemon.formd) < 512 + 100)
    wires = []
    #expect(daemon.isAlone)
    #expect(daemon.serves)
  }

  @Test func aThousandIdleClients() throws {
    Self.allowDescriptors(1_200)
    let daemon = try FaultTests.Daemon(rows: 1)
    let before = try Self.peak(daemon.formd)
    let idle = try (0..<1_000).map { _ in try daemon.client() }
    #expect(eventually { daemon.stat("clients") == 1_001 })
    #expect(try Self.peak(daemon.formd) - before <= 4)
    for wire in idle {
      wire.send(echo(1))
      #expect(wire.line() == echoed(1))
    }
    // 1,024 in all; who comes after that is told so.
    let more = try (0..<40).map { _ in try daemon.client() }
    var refused = 0
    for wire in more {
      wire.send(echo(1))
      if wire.line() != echoed(1) { refused += 1 }
    }
    #expect(refused == 40 - 23)
    #expect(daemon.serves)
  }

  @Test func sixtyFourDescriptorsAndAHundredClients() throws {
    let place = try Place()
    let formd = try Child(after: "ulimit -n 64", ["serve", "--socket", place["s"]])
    var wires: [Wire] = []
    for round in 0..<3 {
      wires = try (0..<100).map { _ in try client(at: place["s"]) }
      var served = 0
      for wire in wires {
        wire.send(echo(1))
        let line = try #require(wire.line())
        if line == echoed(1) { served += 1 } else { #expect(line.contains("limitExceeded")) }
      }
      #expect(served == 48, "round \(round)")
      for wire in wires { wire.endWriting() }
      for wire in wires { #expect(wire.rest() != nil) }
    }
    #expect(formd.wait(0) == .never)
  }

  /// What a broken or hostile program may send without end.
  static let floods: [(String, String)] = [
    ("lines of nothing", String(repeating: "\n", count: 1 << 20)),
    ("no JSON", String(repeating: "x\n", count: 1 << 18)),
    ("batches of nothing", String(repeating: "[]\n", count: 1 << 16)),
    (
      "notifications",
      String(repeating: #"{"jsonrpc":"2.0","method":"server/echo"}"# + "\n", count: 1 << 15)
    ),
    ("one endless line", String(repeating: "[", count: 1 << 20)),
    ("calls that are never read", String(repeating: echo(1, load(1_000)), count: 1 << 10)),
  ]
  @Test(arguments: floods)
  func aFloodHoldsUpNobody(name: String, unit: String) throws {
    let daemon = try FaultTests.Daemon(rows: 1)
    let script = """
      import socket, sys
      s = socket.socket(socket.AF_UNIX); s.connect(sys.argv[1]); s.settimeout(0.2)
      unit = sys.stdin.buffer.read(); print('on', flush=True)
      try:
          for _ in range(60): s.sendall(unit)
      except OSError: pass
      print('off', flush=True); import time; time.sleep(60)
      """
    let flood = try Child(program: "/usr/bin/env", ["python3", "-c", script, daemon.place["s"]])
    flood.send(unit)
    flood.closeInput()
    #expect(flood.answers.line() == "on")
    for _ in 0..<300 { #expect(daemon.serves, "\(name)") }
    #expect(flood.answers.line() == "off")
    #expect(try Self.peak(daemon.formd) < 96)
    flood.kill(SIGKILL)
    #expect(flood.wait() == .signal(SIGKILL))
    #expect(daemon.isAlone)
  }

  @Test func clientsKilledByTheHundred() throws {
    let daemon = try FaultTests.Daemon()
    let script = """
      import os, random, socket, sys
      random.seed(int(sys.argv[2]))
      call = b'{"jsonrpc":"2.0","id":1,"method":"form/get","params":{"form":"big"}}\\n'
      watch = b'{"jsonrpc":"2.0","id":2,"method":"form/watch","params":{"form":"big"}}\\n'
      for _ in range(25):
          if os.fork() == 0:
              s = socket.socket(socket.AF_UNIX); s.connect(sys.argv[1])
              s.sendall(watch + call * random.randrange(20) + call[:random.randrange(len(call))])
              s.recv(random.randrange(1, 300000))
              os.kill(os.getpid(), 9)
          os.wait()
      """
    for seed in 1...4 {
      let load = try Child(
        program: "/usr/bin/env", ["python3", "-c", script, daemon.place["s"], "\(seed)"])
      var value = 0
      while load.wait(0) == .never {
        value += 1
        daemon.good.send(
          Talk.call("field/set", #"{"form":"big","field":"r1","value":"\#(value)"}"#))
        #expect(daemon.good.line()?.contains("\"result\"") == true)
      }
      #expect(load.wait() == .status(0))
    }
    #expect(daemon.isAlone)
    #expect(daemon.serves)
  }
}
