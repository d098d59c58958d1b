// The log: its two forms, its priorities under systemd, its bounds.
// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import Testing

@Suite struct LogTests {
  @Test func aLineOfJSONSaysWhenHowUrgentAndWhat() throws {
    let formd = try Child(["--log", "debug", "--log-format=json"])
    for id in 1...5 { formd.send(echo(id)) }
    formd.closeInput()
    #expect(formd.wait() == .status(0))
    let log = try #require(formd.complaints.rest())
    let lines = log.split(separator: "\n")
    #expect(lines.count >= 4)
    for line in lines {
      let parsed = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      let object = try #require(parsed)
      #expect(Set(object.keys) == ["time", "level", "process", "message"])
      #expect(object["process"] as? Int == Int(formd.pid))
      let time = try #require(object["time"] as? String)
      #expect(time.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/) != nil)
    }
  }

  /// What an argument could do to a terminal, a parser, or whoever reads lines.
  static let words = [
    "plain", "\"quoted\" \\ and back", "\u{1B}[31m red", "\u{202E}turned", "\u{85}next",
    String(repeating: "x", count: 5_000), String(repeating: "\"", count: 5_000),
    String(repeating: "é", count: 5_000),
  ]
  @Test(arguments: words, ["text", "json"])
  func aLineIsOneShortLine(word: String, format: String) throws {
    let place = try Place()
    let formd = try Child(
      ["--log-format", format, "serve", "--socket", place["no/such/folder/" + word]])
    #expect(formd.wait() == .status(1))
    let log = try #require(formd.complaints.rest())
    #expect(log.utf8.count <= 512)
    #expect(log.hasSuffix("\n") && log.dropLast().allSatisfy { !$0.isNewline })
    for scalar in log.dropLast().unicodeScalars {
      #expect(scalar.value >= 0x20 && !(0x7F..<0xA0).contains(scalar.value))
      #expect(!(0x202A...0x202E).contains(scalar.value))
    }
    if format == "json" {
      #expect(throws: Never.self) {
        try JSONSerialization.jsonObject(with: Data(log.utf8))
      }
    }
  }

  @Test(arguments: [true, false])
  func theJournalGetsPrioritiesAndNobodyElse(isJournal: Bool) throws {
    let (read, write) = try makePipe()
    defer { close(read) }
    var found = stat()
    fstat(write, &found)
    let inode = isJournal ? found.st_ino : found.st_ino + 1
    let place = try Place()
    let formd = try Child(
      ["serve", "--log", "info", "--socket", place["s"]], errors: .descriptor(write),
      environment: ["JOURNAL_STREAM": "\(found.st_dev):\(inode)"])
    close(write)
    _ = try client(at: place["s"])
    let second = try Child(["call", "server/stop", "--socket", place["s"]])
    #expect(second.wait() == .status(0))
    #expect(formd.wait() == .status(0))
    let log = try #require(Wire(reading: read, writing: -1).rest())
    for line in log.split(separator: "\n") {
      #expect(line.hasPrefix(isJournal ? "<6>formd: info: " : "formd: info: "))
      #expect(line.contains(" ms: ") != isJournal)
    }
  }

  @Test func aFullDiskUnderTheLogIsNoHindrance() throws {
    let full = open("/dev/full", O_WRONLY | O_CLOEXEC)
    defer { close(full) }
    let formd = try Child(["--log", "debug"], errors: .descriptor(full))
    for id in 1...100 {
      formd.send(echo(id))
      #expect(formd.answers.line() == echoed(id))
    }
    formd.closeInput()
    #expect(formd.wait() == .status(0))
  }
}
