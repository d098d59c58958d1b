// The socket's path: who may have it, what is replaced and what is never touched.
// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import Testing

@Suite struct SocketPathTests {
  enum Occupant: String, CaseIterable, Sendable {
    case file = "a regular file"
    case folder = "a folder"
    case dangling = "a dangling link"
    case link = "a link to a socket"
    case pipe = "a pipe"

    func make(at path: String, in place: Place) throws {
      switch self {
      case .file: close(try place.file("s", "precious"))
      case .folder: mkdir(path, 0o755)
      case .dangling: symlink("/nowhere/at/all", path)
      case .link: symlink(place["other"], path)
      case .pipe: mkfifo(path, 0o644)
      }
    }
    var words: String { self == .dangling || self == .link ? "a symbolic link" : rawValue }
  }

  @Test(arguments: Occupant.allCases)
  func whatIsNoSocketIsNeverTouched(occupant: Occupant) throws {
    let place = try Place()
    try occupant.make(at: place["s"], in: place)
    let before = try #require(status(of: place["s"]))
    let formd = try Child(["serve", "--socket", place["s"]])
    #expect(formd.wait() == .status(1))
    let complaint = try #require(formd.complaints.rest())
    #expect(complaint == "formd: \(place["s"]) is \(occupant.words) and was not touched\n")
    let after = try #require(status(of: place["s"]))
    #expect(after.st_ino == before.st_ino && after.st_size == before.st_size)
    #expect(after.st_mode == before.st_mode)
  }

  @Test func aSecondDaemonIsRefusedAndTheFirstLives() throws {
    let place = try Place()
    let first = try Child(["serve", "--socket", place["s"]])
    let wire = try client(at: place["s"])
    let second = try Child(["serve", "--socket", place["s"]])
    #expect(second.wait() == .status(1))
    #expect(
      second.complaints.rest() == "formd: \(place["s"]) is in use by process \(first.pid)\n")
    wire.send(echo(1))
    #expect(wire.line() == echoed(1))
    first.kill(SIGTERM)
    #expect(first.wait() == .status(0))
  }

  @Test func aStoppedDaemonStillHasItsPath() throws {
    let place = try Place()
    let first = try Child(["serve", "--socket", place["s"]])
    _ = try client(at: place["s"])
    first.kill(SIGSTOP)
    let second = try Child(["serve", "--socket", place["s"]])
    #expect(second.wait() == .status(1))
    first.kill(SIGCONT)
    let wire = try client(at: place["s"])
    wire.send(echo(1))
    #expect(wire.line() == echoed(1))
  }

  @Test func ofManyAtOnceExactlyOneWins() throws {
    let place = try Place()
    let crowd = try (1...12).map { _ in try Child(["serve", "--socket", place["s"]]) }
    #expect(eventually { crowd.filter { $0.wait(0) == .status(1) }.count == crowd.count - 1 })
    let wire = try client(at: place["s"])
    wire.send(echo(1))
    #expect(wire.line() == echoed(1))
  }

  @Test func aKilledDaemonLeavesNothingInTheWay() throws {
    let place = try Place()
    let first = try Child(["serve", "--socket", place["s"]])
    _ = try client(at: place["s"])
    first.kill(SIGKILL)
    #expect(first.wait() == .signal(SIGKILL))
    #expect(status(of: place["s"]) != nil)
    let second = try Child(["serve", "--socket", place["s"]])
    let wire = try client(at: place["s"])
    wire.send(echo(1))
    #expect(wire.line() == echoed(1))
    second.kill(SIGTERM)
    #expect(second.wait() == .status(0))
  }

  @Test func aSuccessorWaitsForADrain() throws {
    let place = try Place()
    let first = try Child(["serve", "--socket", place["s"]])
    let wire = try client(at: place["s"])
    wire.send(echo(1))
    #expect(wire.line() == echoed(1))
    wire.send(echo(2, load(1 << 20)))
    first.kill(SIGTERM)
    #expect(eventually { status(of: place["s"]) == nil })
    let second = try Child(["serve", "--socket", place["s"]])
    #expect(wire.line() == echoed(2, load(1 << 20)))
    #expect(first.wait() == .status(0))
    let next = try client(at: place["s"])
    next.send(echo(1))
    #expect(next.line() == echoed(1))
    #expect(second.wait(0) == .never)
  }

  @Test func onlyOurOwnSocketIsRemovedAtTheEnd() throws {
    let place = try Place()
    let formd = try Child(["serve", "--socket", place["s"]])
    _ = try client(at: place["s"])
    rename(place["s"], place["moved"])
    close(try place.file("s", "precious"))
    formd.kill(SIGTERM)
    #expect(formd.wait() == .status(0))
    #expect(status(of: place["s"])?.st_size == 8)
    #expect(status(of: place["moved"]) != nil)
  }

  @Test(arguments: [107, 108])
  func aPathHasAtMost107Bytes(length: Int) throws {
    let place = try Place()
    let name = String(repeating: "n", count: length - place.path.utf8.count - 1)
    let formd = try Child(["serve", "--socket", place[name]])
    guard length > 107 else {
      let wire = try client(at: place[name])
      wire.send(echo(1))
      #expect(wire.line() == echoed(1))
      return
    }
    #expect(formd.wait() == .status(1))
    let complaint = try #require(formd.complaints.rest())
    #expect(complaint.hasPrefix("formd: socket path of 108 bytes, at most 107 fit: /"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.path) == [])
  }

  @Test(arguments: ["000", "077", "022", "777"])
  func theMaskOfTheParentDoesNotMatter(mask: String) throws {
    let place = try Place()
    let path = place["folder"] + "/s"
    let formd = try Child(after: "umask \(mask)", ["serve", "--socket", path])
    _ = try client(at: path)
    #expect(status(of: path)?.st_mode == S_IFSOCK | 0o600)
    #expect(status(of: path + ".lock")?.st_mode == S_IFREG | 0o600)
    #expect(status(of: place["folder"])?.st_mode == S_IFDIR | 0o700)
    #expect(formd.wait(0) == .never)
  }

  enum Folder: CaseIterable, Sendable { case writable, groupWritable, linked, missing, foreign }

  @Test(arguments: Folder.allCases)
  func onlyAFolderOfOursWillDo(folder: Folder) throws {
    if folder == .foreign, geteuid() != 0 { return }
    let place = try Place()
    let path = place["folder"]
    mkdir(path, 0o700)
    switch folder {
    case .writable: chmod(path, 0o707)
    case .groupWritable: chmod(path, 0o770)
    case .linked:
      rename(path, place["real"])
      symlink(place["real"], path)
    case .missing: rmdir(path)
    case .foreign: chown(path, 65_534, 65_534)
    }
    let socket = folder == .missing ? path + "/deeper/s" : path + "/s"
    let formd = try Child(["serve", "--socket", socket])
    #expect(formd.wait() == .status(1))
    #expect(formd.complaints.rest()?.contains(path) == true)
    #expect(status(of: socket) == nil)
  }

  @Test(arguments: [
    (["FORMD_SOCKET": "@/a", "XDG_RUNTIME_DIR": "@"], "a"),
    (["FORMD_SOCKET": "", "XDG_RUNTIME_DIR": "@"], "formd/formd.sock"),
    (["XDG_RUNTIME_DIR": "@", "TMPDIR": "/nowhere"], "formd/formd.sock"),
  ])
  func theDefaultPathFollowsTheEnvironment(given: [String: String], expected: String) throws {
    let place = try Place()
    let environment = given.mapValues { $0.replacingOccurrences(of: "@", with: place.path) }
    let formd = try Child(["serve", "--socket"], environment: environment)
    let wire = try client(at: place[expected])
    wire.send(echo(1))
    #expect(wire.line() == echoed(1))
    #expect(formd.wait(0) == .never)
  }

  @Test(.enabled(if: status(of: "/run/user/\(geteuid())") == nil))
  func withoutARuntimeFolderThereIsAPrivateOne() throws {
    let place = try Place()
    let formd = try Child(
      ["serve", "--socket"], environment: ["TMPDIR": place.path, "XDG_RUNTIME_DIR": "relative"])
    _ = try client(at: place["formd-\(geteuid())/formd.sock"])
    #expect(status(of: place["formd-\(geteuid())"])?.st_mode == S_IFDIR | 0o700)
    #expect(formd.wait(0) == .never)
  }
}
