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
  /// What a line looks like.
  public enum Format: String, CaseIterable, Sendable {
    /// `formd: warning: ...`.
    case text
    /// An object a line: `time level process message`.
    case json
  }

  private let channel: Channel
  private let level: Level
  private let format: Format
  /// Whether stderr is the journal, which keeps times and wants a priority (sd-daemon(3)).
  private let isJournal: Bool
  private let start = Clock.monotonic()
  private var dropped = 0

  /// A log on descriptor 2 that tells `level` and what is more urgent.
  public init(_ level: Level, _ format: Format = .text) {
    self.level = level
    self.format = format
    isJournal = Log.journal(2)
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
    if dropped > 0, send(.warning, "\(dropped) lines of the log were dropped") { dropped = 0 }
    if !send(level, text) { dropped += 1 }
  }

  private func send(_ level: Level, _ text: String) -> Bool {
    let priority = isJournal ? "<\(level.priority)>" : ""
    let line: LogLine
    switch format {
    case .text:
      let time =
        isJournal || level == .error || level == .warning
        ? "" : "\(Clock.monotonic() - start) ms: "
      let mark = level == .error ? "" : "\(level): "
      line = LogLine(text, after: "\(priority)formd: \(mark)\(time)")
    case .json:
      let time = Clock.timestamp()
      line = LogLine(
        json: text,
        after:
          #"\#(priority){"time":"\#(time)","level":"\#(level)","process":\#(getpid()),"message":""#
      )
    }
    return line.bytes.withUnsafeBytes { bytes in
      if case .bytes = channel.write(bytes) { true } else { false }
    }
  }

  /// Whether a descriptor is the stream that systemd connected to the journal.
  private static func journal(_ descriptor: Int32) -> Bool {
    var found = stat()
    guard let value = getenv("JOURNAL_STREAM"), fstat(descriptor, &found) == 0 else { return false }
    return strcmp(value, "\(found.st_dev):\(found.st_ino)") == 0
  }
}

extension Log.Level {
  /// As syslog(3) has them.
  fileprivate var priority: Int {
    switch self {
    case .error: 3
    case .warning: 4
    case .info: 6
    case .debug: 7
    }
  }
}
