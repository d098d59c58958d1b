// The only clock: monotonic milliseconds and the local civil day.
// SPDX-License-Identifier: MIT

import Glibc

/// The only clock of the daemon; everything below the event loop is told the time.
struct Clock {
  /// Monotonic milliseconds, as of the last `advance`.
  private(set) var now: Int
  /// The same in nanoseconds, which only differences are made of.
  private(set) var nanoseconds: Int
  /// The local civil day as days since 1970-01-01, at most a second old while there is activity.
  private(set) var day = 0
  /// When the day should be looked at again even if nothing happens, in monotonic milliseconds.
  ///
  /// Midnight, but at most an hour away: daylight saving and a machine that slept move midnight.
  private(set) var dayCheck = 0
  private var dayLooked = 0

  init() {
    nanoseconds = Clock.monotonicNanoseconds()
    now = nanoseconds / 1_000_000
    lookAtDay()
  }

  /// Reads the clock; true when the civil day is another than before.
  @inline(__always)
  mutating func advance() -> Bool {
    nanoseconds = Clock.monotonicNanoseconds()
    now = nanoseconds / 1_000_000
    guard now - dayLooked >= 1_000 else { return false }
    let before = day
    lookAtDay()
    return day != before
  }

  /// Nanoseconds since the last `advance`.
  @inline(__always)
  var sinceAdvance: Int { Clock.monotonicNanoseconds() - nanoseconds }

  private mutating func lookAtDay() {
    // A machine that travels changes its zone; localtime_r alone would keep the first one.
    tzset()
    var seconds = time(nil)
    var parts = tm()
    localtime_r(&seconds, &parts)
    let local = seconds + parts.tm_gmtoff
    day = Int((Double(local) / 86_400).rounded(.down))
    dayLooked = now
    dayCheck = now + min(86_400 - (local - day * 86_400), 3_600) * 1_000
  }

  /// Milliseconds of the clock that nobody can set.
  @inline(__always)
  static func monotonic() -> Int { monotonicNanoseconds() / 1_000_000 }
  /// The same in nanoseconds.
  @inline(__always)
  static func monotonicNanoseconds() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  /// The time of day in UTC to the millisecond, as RFC 3339 writes it.
  static func timestamp() -> String {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    var parts = tm()
    gmtime_r(&time.tv_sec, &parts)
    var text = [CChar](repeating: 0, count: 24)
    let count = strftime(&text, text.count, "%Y-%m-%dT%H:%M:%S", &parts)
    let bytes = text[..<count].map { UInt8(bitPattern: $0) }
    let milliseconds = "\(1_000 + time.tv_nsec / 1_000_000)".dropFirst()
    return String(decoding: bytes, as: UTF8.self) + ".\(milliseconds)Z"
  }
}
