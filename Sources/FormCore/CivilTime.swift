// Times of day: HH:MM[:SS[.f]] in no zone.
// SPDX-License-Identifier: MIT

/// A time of day to the billionth of a second, 00:00 to 23:59:59.999999999.
///
/// There is no 24:00 and no leap second.
public struct CivilTime: Sendable, Hashable {
  /// Billionths of a second since midnight.
  public let nanoseconds: Int

  /// Billionths of a second in a day.
  public static let nanosecondsInDay = 86_400_000_000_000
  /// 00:00.
  public static let midnight = CivilTime(known: 0)

  /// 0 to 23.
  public var hour: Int { nanoseconds / 3_600_000_000_000 }
  /// 0 to 59.
  public var minute: Int { nanoseconds / 60_000_000_000 % 60 }
  /// 0 to 59.
  public var second: Int { nanoseconds / 1_000_000_000 % 60 }
  /// Billionths of the second, 0 to 999,999,999.
  public var nanosecond: Int { nanoseconds % 1_000_000_000 }
  /// Whether there are neither seconds nor parts of them.
  public var isWholeMinute: Bool { nanoseconds % 60_000_000_000 == 0 }

  /// The time of those parts; nil if one is out of its range.
  public init?(hour: Int, minute: Int, second: Int = 0, nanosecond: Int = 0) {
    guard 0..<24 ~= hour, 0..<60 ~= minute, 0..<60 ~= second, 0..<1_000_000_000 ~= nanosecond
    else { return nil }
    nanoseconds = ((hour * 60 + minute) * 60 + second) * 1_000_000_000 + nanosecond
  }
  /// The time that many billionths of a second after midnight; nil outside one day.
  public init?(nanoseconds: Int) {
    guard 0..<CivilTime.nanosecondsInDay ~= nanoseconds else { return nil }
    self.nanoseconds = nanoseconds
  }
  private init(known nanoseconds: Int) { self.nanoseconds = nanoseconds }

  /// Reads `HH:MM[:SS[.f]]`, with 1 to 9 digits of fraction, the whole of `text`.
  public init(_ text: Text) throws(CivilFault) {
    self = try CivilReading.whole(text, .time) { r throws(CivilFault) in try CivilTime(&r) }
  }
  /// Reads the time part of a longer text.
  init(_ reading: inout CivilReading) throws(CivilFault) {
    let hour = try reading.digits(2)
    try reading.take(":")
    let minute = try reading.digits(2)
    var (second, nanosecond) = (0, 0)
    if reading.takes(":") {
      second = try reading.digits(2)
      if reading.takes(".") { nanosecond = try reading.billionths() }
    }
    guard
      let time = CivilTime(hour: hour, minute: minute, second: second, nanosecond: nanosecond)
    else { throw .impossible(reading.kind) }
    self = time
  }

  /// `HH:MM` for whole minutes, else `HH:MM:SS` and a fraction without trailing zeros.
  ///
  /// The shortest form, as HTML writes its times.
  public var canonicalText: String { CivilWriting.text { write(&$0, seconds: false) } }
  func write(_ writing: inout CivilWriting, seconds: Bool) {
    writing.put(hour, width: 2)
    writing.put(":")
    writing.put(minute, width: 2)
    guard seconds || !isWholeMinute else { return }
    writing.put(":")
    writing.put(second, width: 2)
    writing.putFraction(nanosecond)
  }
}

extension CivilTime: Comparable {
  /// Whether `left` is the earlier time of a day.
  public static func < (left: CivilTime, right: CivilTime) -> Bool {
    left.nanoseconds < right.nanoseconds
  }
}
