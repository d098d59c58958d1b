// Clients that break, stop or vanish: others are served, nothing is lost, nothing is left behind.
// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import Testing

@Suite struct FaultTests {
  /// A daemon that holds a form of about 1 MB, and a client that is served whatever the others do.
  final class Daemon {
    let place: Place
    let formd: Child
    let good: Wire
    private var asked = 0

    init(_ arguments: [String] = [], rows: Int = 1_000) throws {
      place = try Place()
      formd = try Child(["serve", "--socket", place["s"]] + arguments)
      good = try FormdClient.connect(place["s"])
      let value = String(repeating: "abcdefghij", count: 100)
      let all = (0..<rows).map { #"{"id":"r\#($0)","kind":"textField","value":"\#(value)"}"# }
      good.send(
        Talk.call(
          "form/create",
          #"{"definition":{"id":"big","sections":[{"rows":[\#(all.joined(separator: ","))]}]}}"#))
      #expect(good.line()?.contains("\"result\"") == true)
    }
    func client() throws -> Wire { try FormdClient.connect(place["s"]) }
    /// Whether the good client is answered.
    var serves: Bool {
      asked += 1
      good.send(echo(asked))
      return good.line() == echoed(asked)
    }
    /// A number of `server/stats`.
    func stat(_ name: String) -> Int? {
      good.send(Talk.call("server/stats", "{}"))
      guard let line = good.line(),
        let all = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
        let result = all["result"] as? [String: Any]
      else { return nil }
      return result[name] as? Int
    }
    /// Whether only the good client is left in the end, and nothing waits in memory.
    var isAlone: Bool {
      eventually { stat("clients") == 1 && stat("heldBytes") == 0 }
    }
  }
  private enum FormdClient {
    static func connect(_ path: String) throws -> Wire { try client(at: path) }
  }
  static let get = Talk.call("form/get", #"{"form":"big"}"#)

  @Test func whoLeavesInTheMiddleOfAnAnswerHurtsNobody() throws {
    let daemon = try Daemon()
    for _ in 0..<20 {
      let rude = try daemon.client()
      rude.send(Self.get + Self.get)
      #expect(rude.bytes(1_000).count == 1_000)
      #expect(daemon.serves)
    }
    #expect(daemon.isAlone)
  }

  @Test func whoIsKilledUnderLoadHurtsNobody() throws {
    let daemon = try Daemon()
    let script = """
      import socket, sys
      s = socket.socket(socket.AF_UNIX); s.connect(sys.argv[1])
      call = b'{"jsonrpc":"2.0","id":1,"method":"form/get","params":{"form":"big"}}\\n'
      print('on', flush=True)
      while True:
          s.sendall(call * 3 + call[:20])
          s.sendall(call[20:])
          s.recv(100000)
      """
    for round in 0..<10 {
      let victim = try Child(
        program: "/usr/bin/env", ["python3", "-c", script, daemon.place["s"]])
      #expect(victim.answers.line() == "on")
      // At another moment each time.
      usleep(useconds_t(round * 3_000))
      #expect(daemon.serves)
      victim.kill(SIGKILL)
      #expect(victim.wait() == .signal(SIGKILL))
      #expect(daemon.serves)
    }
    #expect(daemon.isAlone)
  }

  @Test func whoSaysHalfAndStaysHurtsNobody() throws {
    let daemon = try Daemon()
    let silent = try daemon.client()
    let half = try daemon.client()
    half.send("Content-Length: 50\r\n\r\n{")
    let deaf = try daemon.client()
    deaf.send(Self.get)
    deaf.endWriting()
    for _ in 0..<100 { #expect(daemon.serves) }
    // Whoever half closed and does not read is given up after 5 s.
    #expect(eventually { daemon.stat("clients") == 3 })
    half.send(String(repeating: " ", count: 49))
    #expect(half.bytes(16) == Array("Content-Length: ".utf8))
    silent.send(echo(1))
    #expect(silent.line() == echoed(1))
  }

  @Test func aReaderOfOneByteASecondGetsAllAndHoldsUpNobody() throws {
    let daemon = try Daemon()
    let slow = try daemon.client()
    slow.send(Self.get + Self.get)
    var read: [UInt8] = []
    for _ in 0..<3 {
      read += slow.bytes(1)
      sleep(1)
      for _ in 0..<100 { #expect(daemon.serves) }
    }
    daemon.good.send(Self.get)
    let answer = try #require(daemon.good.line()) + "\n"
    read += slow.bytes(2 * answer.utf8.count - 3)
    #expect(read == Array((answer + answer).utf8))
  }

  @Test func fiftyDaemonsAtOnceAreOne() throws {
    let place = try Place()
    let daemons = try (0..<50).map { _ in try Child(["serve", "--socket", place["s"]]) }
    var left: [Child] = []
    #expect(
      eventually {
        left = daemons.filter { $0.wait(0) == .never }
        return left.count == 1
      })
    for daemon in daemons where daemon !== left.first {
      #expect(daemon.wait() == .status(1))
      #expect(
        daemon.complaints.rest()
          == "formd: \(place["s"]) is in use by process \(left.first?.pid ?? 0)\n")
    }
    let wire = try client(at: place["s"])
    wire.send(echo(1))
    #expect(wire.line() == echoed(1))
  }

  @Test func everyRequestInBeforeASignalIsAnsweredUnderLoad() throws {
    let daemon = try Daemon(rows: 1)
    let clients = try (0..<8).map { _ in try daemon.client() }
    let waiter = try daemon.client()
    waiter.send(Talk.call("form/wait", #"{"form":"big"}"#, id: "7"))
    waiter.send(echo(8))
    #expect(waiter.line() == echoed(8))
    for wire in clients { wire.send((1...500).map { echo($0) }.joined()) }
    daemon.formd.kill(SIGTERM)
    for wire in clients {
      for id in 1...500 {
        guard wire.line() == echoed(id) else {
          Issue.record("request \(id) has no answer")
          break
        }
      }
      #expect(wire.rest() == "")
    }
    #expect(waiter.line()?.hasPrefix(refusal(106, "the daemon is stopping", id: "7")) == true)
    #expect(daemon.formd.wait() == .status(0))
  }

  @Test(arguments: [
    #"{"jsonrpc":"2.0","id":1,"meth"#, "Content-Length: 90\r\n\r\n{\"jsonrpc\"", "Content-Le",
  ])
  func stdinThatEndsInTheMiddleIsTheEnd(text: String) throws {
    let formd = try Child()
    formd.send(text)
    formd.closeInput()
    #expect(formd.answers.rest()?.contains("\"id\":null,\"error\"") == true)
    #expect(formd.wait(isSanitized ? patience : 5) == .status(0))
    #expect(formd.complaints.rest() == "")
  }
}
