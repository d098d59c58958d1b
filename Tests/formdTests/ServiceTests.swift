// Under a service manager: a socket that is given, readiness, units that are valid.
// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import Testing

@Suite struct ServiceTests {
  /// Runs formd as systemd does: with sockets from descriptor 3 on, and their number.
  private static func activated(
    _ place: Place, sockets: Int = 1, kind: String = "STREAM", pid: String = "os.getpid()",
    arguments: [String] = [], environment: [String: String] = [:]
  ) throws -> Child {
    let script = """
      import os, socket, sys
      made = []
      for n in range(\(sockets)):
          s = socket.socket(socket.AF_UNIX, socket.SOCK_\(kind))
          s.bind(sys.argv[2] + ('' if n == 0 else str(n)))
          if '\(kind)' == 'STREAM': s.listen(10)
          made.append(s)
      high = [os.dup(s.fileno()) + 0 for s in made]
      for n, s in enumerate(high): os.dup2(s, 3 + n)
      os.environ['LISTEN_FDS'] = '\(sockets)'
      os.environ['LISTEN_PID'] = str(\(pid))
      os.execv(sys.argv[1], sys.argv[1:2] + sys.argv[3:])
      """
    return try Child(
      program: "/usr/bin/env",
      ["python3", "-c", script, formdPath, place["given"], "serve", "--socket"] + arguments,
      environment: environment.merging(["FORMD_SOCKET": place["own"]]) { one, _ in one })
  }

  @Test func aSocketThatIsGivenIsUsedAndLeftAlone() throws {
    let place = try Place()
    let formd = try Self.activated(place)
    let wire = try client(at: place["given"])
    wire.send(echo(1))
    #expect(wire.line() == echoed(1))
    #expect(status(of: place["own"]) == nil)
    #expect(status(of: place["given.lock"]) == nil)
    let inode = status(of: place["given"])?.st_ino
    formd.kill(SIGUSR1)
    formd.kill(SIGTERM)
    #expect(formd.wait() == .status(0))
    #expect(status(of: place["given"])?.st_ino == inode)
    #expect(formd.complaints.rest()?.contains("belongs to the service manager") == true)
  }

  @Test func socketsForAnotherProcessAreNotOurs() throws {
    let place = try Place()
    let formd = try Self.activated(place, pid: "1")
    let wire = try client(at: place["own"])
    wire.send(echo(1))
    #expect(wire.line() == echoed(1))
    #expect(formd.wait(0) == .never)
  }

  @Test(arguments: [(2, "STREAM"), (1, "DGRAM"), (1, "SEQPACKET")])
  func anythingElseIsRefused(sockets: Int, kind: String) throws {
    let place = try Place()
    let formd = try Self.activated(place, sockets: sockets, kind: kind)
    #expect(formd.wait() == .status(1))
    #expect(
      formd.complaints.rest()
        == "formd: expected one Unix stream socket that listens from the service manager\n")
  }

  @Test(arguments: [true, false])
  func theManagerIsToldWhenItIsReadyAndWhenItStops(isAbstract: Bool) throws {
    let place = try Place()
    let name = place["notify"]
    let told = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    defer { close(told) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) {
      $0.copyBytes(from: ((isAbstract ? "\0" : "") + name).utf8)
    }
    let size = 2 + name.utf8.count + 1
    let bound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(told, $0, socklen_t(size)) }
    }
    try #require(bound == 0)
    let formd = try Child(
      ["serve", "--socket", place["s"]],
      environment: ["NOTIFY_SOCKET": (isAbstract ? "@" : "") + name])
    func heard() -> String {
      var question = pollfd(fd: told, events: Int16(POLLIN), revents: 0)
      guard poll(&question, 1, Int32(patience * 1_000)) > 0 else { return "" }
      var bytes = [UInt8](repeating: 0, count: 500)
      let count = recv(told, &bytes, bytes.count, 0)
      return String(decoding: bytes[..<max(0, count)], as: UTF8.self)
    }
    #expect(heard().hasPrefix("READY=1\n"))
    // It is true: whoever comes now is let in at once.
    let wire = try #require(Wire(connectingTo: place["s"]))
    wire.send(echo(1))
    #expect(wire.line() == echoed(1))
    formd.kill(SIGTERM)
    #expect(heard().hasPrefix("STOPPING=1\n"))
    #expect(formd.wait() == .status(0))
  }

  @Test(arguments: [
    "/nowhere/at/all", "relative", "@", "vsock:2:9", String(repeating: "/x", count: 99),
  ])
  func aManagerThatIsNotThereIsNoHindrance(address: String) throws {
    let place = try Place()
    let formd = try Child(
      ["serve", "--socket", place["s"]], environment: ["NOTIFY_SOCKET": address])
    let wire = try client(at: place["s"])
    wire.send(echo(1))
    #expect(wire.line() == echoed(1))
    #expect(formd.wait(0) == .never)
  }

  @Test(.enabled(if: access("/usr/bin/systemd-analyze", X_OK) == 0))
  func theUnitsAreValid() throws {
    let place = try Place()
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    for unit in ["formd.socket", "formd.service"] {
      let text = try String(
        contentsOf: root.appendingPathComponent("contrib/systemd/\(unit)"), encoding: .utf8)
      // The program is not installed here, and that is all that may differ.
      close(
        try place.file(unit, text.replacingOccurrences(of: "%h/.local/bin/formd", with: formdPath)))
    }
    let check = try Child(
      program: "/usr/bin/systemd-analyze",
      ["verify", "--user", "--man=no", place["formd.socket"], place["formd.service"]],
      environment: ["XDG_RUNTIME_DIR": place.path])
    let complaints = try #require(check.complaints.rest())
    #expect(check.wait() == .status(0))
    #expect(!complaints.contains("formd."), "\(complaints)")
  }
}
