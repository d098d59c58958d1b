// Lengths of time: PT1H30M.
// SPDX-License-Identifier: MIT

/// A length of time to the billionth of a second, below 1,000,000 hours and never negative.
public struct CivilDuration: Sendable, Hashable {
  /// The length in billionths of a second.
  public let nanoseconds: Int

  /// First length that is too long, in billionths of a second: 1,000,000 hours, 114 years.
  public static let limit = 1_000_000 * nanosecondsInHour
  private static let nanosecondsInHour = 3_600_000_000_000
  private static let nanosecondsInMinute = 60_000_000_000
  private static let nanosecondsInSecond = 1_000_000_000

  /// Whole hours.
  public var hours: Int { nanoseconds / CivilDuration.nanosecondsInHour }
  /// Whole minutes of the last hour, 0 to 59.
  public var minutes: Int { nanoseconds / CivilDuration.nanosecondsInMinute % 60 }
  /// Whole seconds of the last minute, 0 to 59.
  public var seconds: Int { nanoseconds / CivilDuration.nanosecondsInSecond % 60 }

  /// That many billionths of a second; nil if negative or too long.
  public init?(nanoseconds: Int) {
    guard 0..<CivilDuration.limit ~= nanoseconds else { return nil }
    self.nanoseconds = nanoseconds
  }

  /// Reads `PT`, then at least one of hours, minutes and seconds in this order.
  ///
  /// Only seconds take a fraction, of 1 to 9 digits. Parts may be larger than their unit: `PT90M`
  /// is `PT1H30M`. Days and longer are refused, since a civil day is no fixed length.
  public init(_ text: Text) throws(CivilFault) {
    self = try CivilReading.whole(text, .duration) { r throws(CivilFault) in
      try CivilDuration(&r)
    }
  }

  private init(_ reading: inout CivilReading) throws(CivilFault) {
    let longest = CivilDuration.limit / CivilDuration.nanosecondsInSecond
    try reading.take("P")
    try reading.take("T")
    var total: UInt128 = 0
    var longer = Int.max
    repeat {
      guard let count = reading.number(limit: longest) else { throw .malformed(.duration) }
      let fraction = reading.takes(".") ? try reading.billionths() : nil
      let unit = try CivilDuration.unit(&reading)
      guard unit < longer, fraction == nil || unit == CivilDuration.nanosecondsInSecond else {
        throw .malformed(.duration)
      }
      total += UInt128(count) * UInt128(unit) + UInt128(fraction ?? 0)
      longer = unit
    } while !reading.atEnd
    guard total < UInt128(CivilDuration.limit) else { throw .impossible(.duration) }
    nanoseconds = Int(truncatingIfNeeded: total)
  }

  private static func unit(_ reading: inout CivilReading) throws(CivilFault) -> Int {
    if reading.takes("H") { return nanosecondsInHour }
    if reading.takes("M") { return nanosecondsInMinute }
    try reading.take("S")
    return nanosecondsInSecond
  }

  /// `PT1H30M`: parts that are 0 are left out, minutes and seconds are below 60; none is `PT0S`.
  public var canonicalText: String {
    CivilWriting.text { writing in
      writing.put("P")
      writing.put("T")
      for (value, name) in [(hours, "H"), (minutes, "M")] as [(Int, Unicode.Scalar)]
      where value > 0 {
        writing.put(value, width: 1)
        writing.put(name)
      }
      let fraction = nanoseconds % CivilDuration.nanosecondsInSecond
      guard seconds > 0 || fraction > 0 || nanoseconds == 0 else { return }
      writing.put(seconds, width: 1)
      writing.putFraction(fraction)
      writing.put("S")
    }
  }
}

extension CivilDuration: Comparable {
  /// Whether `left` is the shorter one.
  public static func < (left: CivilDuration, right: CivilDuration) -> Bool {
    left.nanoseconds < right.nanoseconds
  }
}
