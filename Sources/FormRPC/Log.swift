// Lines for a person, on stderr.
// SPDX-License-Identifier: MIT

import Glibc

/// Lines for a person on stderr, which never hold up the daemon.
///
/// Lines hold methods, ids, sizes and times, never params, results or titles. A line that stderr
/// does not take at once is dropped and counted; the next one that goes through says how many.
public final class Log {
  /// How much is told; each level includes those before it.
  public enum Level: Int, CaseIterable, Sendable {
    /// Something needs a person.
    case error
    /// Something was refused or given up.
    case warning
    /// Clients come and go.
    case info
    /// Everything the loop does.
    case debug
  }
  /// The longest line, in bytes with its line end: under `PIPE_BUF`, so that a pipe takes all or none.
  static let lineLimit = 512

  private let channel: Channel
  private let level: Level
  private let start = Clock.monotonic()
  private var dropped = 0

  /// A log on descriptor 2 that tells `level` and what is more urgent.
  public init(_ level: Level) {
    self.level = level
    // Without a free descriptor the number itself has to do.
    channel = Channel.writing(2) ?? Channel(descriptor: 2, kind: .shared)
  }
  deinit { close(channel.descriptor) }

  /// Whether lines of `level` are wanted.
  @inline(__always)
  public func tells(_ level: Level) -> Bool { level.rawValue <= self.level.rawValue }

  /// Writes one line; `text` is not built when nobody wants it.
  @inline(__always)
  public func write(_ level: Level, _ text: @autoclosure () -> String) {
    if tells(level) { put(level, text()) }
  }

  private func put(_ level: Level, _ text: String) {
    if dropped > 0, send("formd: warning: \(dropped) lines of the log were dropped") { dropped = 0 }
    let line =
      switch level {
      case .error: "formd: \(text)"
      case .warning: "formd: warning: \(text)"
      case .info: "formd: info: \(Clock.monotonic() - start) ms: \(text)"
      case .debug: "formd: debug: \(Clock.monotonic() - start) ms: \(text)"
      }
    if !send(line) { dropped += 1 }
  }

  private func send(_ line: String) -> Bool {
    let bytes = Log.bytes(of: line)
    return bytes.withUnsafeBytes { bytes in
      if case .bytes = channel.write(bytes) { true } else { false }
    }
  }

  /// The bytes of one line with its line end, cut to the limit.
  ///
  /// Controls and bidirectional overrides would let a path or a name repaint a terminal: U+FFFD
  /// stands for each.
  static func bytes(of line: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for scalar in line.unicodeScalars {
      let shown: Unicode.Scalar =
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: "\u{FFFD}"
        default: scalar
        }
      let size = UTF8.width(shown)
      if bytes.count + size + 4 > lineLimit {
        bytes += "...".utf8
        break
      }
      bytes += String(Character(shown)).utf8
    }
    bytes.append(0x0A)
    return bytes
  }
}
