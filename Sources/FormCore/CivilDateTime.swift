// A date with a time of day, in no zone: YYYY-MM-DDTHH:MM[:SS[.f]].
// SPDX-License-Identifier: MIT

/// A day and a time of day, in no zone.
public struct CivilDateTime: Sendable, Hashable {
  /// The day.
  public let date: CivilDate
  /// The time of that day.
  public let time: CivilTime

  /// That day at that time.
  public init(_ date: CivilDate, _ time: CivilTime) {
    self.date = date
    self.time = time
  }

  /// Reads `dateTtime` with a capital T, the whole of `text`.
  public init(_ text: Text) throws(CivilFault) {
    self = try CivilReading.whole(text, .dateTime) { r throws(CivilFault) in
      try CivilDateTime(&r)
    }
  }
  /// Reads the civil part of a longer text.
  init(_ reading: inout CivilReading) throws(CivilFault) {
    date = try CivilDate(&reading)
    try reading.take("T")
    time = try CivilTime(&reading)
  }

  /// `dateTtime`, each in its canonical form.
  public var canonicalText: String { CivilWriting.text { write(&$0, seconds: false) } }
  func write(_ writing: inout CivilWriting, seconds: Bool) {
    date.write(&writing)
    writing.put("T")
    time.write(&writing, seconds: seconds)
  }

  /// The date and time `duration` later; nil past the year 9999.
  public func adding(_ duration: CivilDuration) -> CivilDateTime? { moved(duration.nanoseconds) }
  /// The date and time `duration` earlier; nil before the year 1.
  public func subtracting(_ duration: CivilDuration) -> CivilDateTime? {
    moved(-duration.nanoseconds)
  }
  private func moved(_ nanoseconds: Int) -> CivilDateTime? {
    // A duration is below 1,000,000 hours, so the sum stays far within an Int.
    let total = time.nanoseconds + nanoseconds
    var days = total / CivilTime.nanosecondsInDay
    var rest = total % CivilTime.nanosecondsInDay
    if rest < 0 {
      days -= 1
      rest += CivilTime.nanosecondsInDay
    }
    guard let date = date.adding(days: days), let time = CivilTime(nanoseconds: rest) else {
      return nil
    }
    return CivilDateTime(date, time)
  }
}

extension CivilDateTime: Comparable {
  /// Whether `left` comes first.
  public static func < (left: CivilDateTime, right: CivilDateTime) -> Bool {
    left.date != right.date ? left.date < right.date : left.time < right.time
  }
}
