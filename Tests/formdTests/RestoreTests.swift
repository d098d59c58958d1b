// SIGUSR1: a socket that somebody removed is made anew, and nothing else is touched.
// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import Testing

@Suite struct RestoreTests {
  private static func daemon(_ place: Place) throws -> (Child, Wire) {
    let formd = try Child(["serve", "--log", "info", "--socket", place["d/s"]])
    let wire = try client(at: place["d/s"])
    wire.send(echo(1))
    #expect(wire.line() == echoed(1))
    return (formd, wire)
  }
  /// The first line of its log that ends so.
  private static func line(_ formd: Child, _ end: String) -> String? {
    while let line = formd.complaints.line() { if line.hasSuffix(end) { return line } }
    return nil
  }

  enum Lost: String, CaseIterable, Sendable { case socket, socketAndLock, folder }

  @Test(arguments: Lost.allCases)
  func whatIsGoneIsMadeAnew(lost: Lost) throws {
    let place = try Place()
    let (formd, old) = try Self.daemon(place)
    switch lost {
    case .socket: unlink(place["d/s"])
    case .socketAndLock:
      unlink(place["d/s"])
      unlink(place["d/s.lock"])
    case .folder: try FileManager.default.removeItem(atPath: place["d"])
    }
    formd.kill(SIGUSR1)
    #expect(Self.line(formd, "listening at \(place["d/s"]) again") != nil)
    let new = try client(at: place["d/s"])
    for wire in [old, new] {
      wire.send(echo(2))
      #expect(wire.line() == echoed(2))
    }
    #expect(status(of: place["d/s"])?.st_mode == S_IFSOCK | 0o600)
    let second = try Child(["serve", "--socket", place["d/s"]])
    #expect(second.wait() == .status(1))
    formd.kill(SIGTERM)
    #expect(formd.wait() == .status(0))
    #expect(status(of: place["d/s"]) == nil)
  }

  @Test func whatStandsIsLeftAlone() throws {
    let place = try Place()
    let (formd, wire) = try Self.daemon(place)
    let inode = status(of: place["d/s"])?.st_ino
    formd.kill(SIGUSR1)
    wire.send(echo(2))
    #expect(wire.line() == echoed(2))
    #expect(status(of: place["d/s"])?.st_ino == inode)
  }

  @Test func whatSomebodyElsePutThereIsNotTouched() throws {
    let place = try Place()
    let (formd, wire) = try Self.daemon(place)
    unlink(place["d/s"])
    close(try place.file("d/s", "precious"))
    formd.kill(SIGUSR1)
    #expect(Self.line(formd, "is a regular file and was not touched") != nil)
    wire.send(echo(2))
    #expect(wire.line() == echoed(2))
    #expect(status(of: place["d/s"])?.st_size == 8)
  }

  @Test func anotherDaemonThatTookThePathKeepsIt() throws {
    let place = try Place()
    let (formd, wire) = try Self.daemon(place)
    try FileManager.default.removeItem(atPath: place["d"])
    let other = try Child(["serve", "--socket", place["d/s"]])
    let guest = try client(at: place["d/s"])
    let inode = status(of: place["d/s"])?.st_ino
    formd.kill(SIGUSR1)
    #expect(Self.line(formd, "is in use by process \(other.pid)") != nil)
    formd.kill(SIGTERM)
    #expect(formd.wait() == .status(0))
    #expect(wire.rest() == "")
    #expect(status(of: place["d/s"])?.st_ino == inode)
    guest.send(echo(1))
    #expect(guest.line() == echoed(1))
  }

  @Test func onStdioItIsNoReasonToEnd() throws {
    let formd = try Child()
    formd.send(echo(1))
    #expect(formd.answers.line() == echoed(1))
    formd.kill(SIGUSR1)
    formd.send(echo(2))
    #expect(formd.answers.line() == echoed(2))
    formd.closeInput()
    #expect(formd.wait() == .status(0))
  }
}
