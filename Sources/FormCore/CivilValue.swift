// A civil value of any kind: reading, order, minute intervals and changes of mode.
// SPDX-License-Identifier: MIT

/// A date, time, date with time, instant or duration.
public enum CivilValue: Sendable, Hashable {
  /// A day.
  case date(CivilDate)
  /// A time of day.
  case time(CivilTime)
  /// A day and a time of day.
  case dateTime(CivilDateTime)
  /// A moment in UTC.
  case instant(CivilInstant)
  /// A length of time.
  case duration(CivilDuration)

  /// Reads text of a kind, the whole of it.
  public init(_ text: Text, as kind: CivilKind) throws(CivilFault) {
    switch kind {
    case .date: self = .date(try CivilDate(text))
    case .time: self = .time(try CivilTime(text))
    case .dateTime: self = .dateTime(try CivilDateTime(text))
    case .instant: self = .instant(try CivilInstant(text))
    case .duration: self = .duration(try CivilDuration(text))
    }
  }

  /// What it is.
  public var kind: CivilKind {
    switch self {
    case .date: .date
    case .time: .time
    case .dateTime: .dateTime
    case .instant: .instant
    case .duration: .duration
    }
  }

  /// The one text of the value.
  public var canonicalText: String {
    switch self {
    case .date(let date): date.canonicalText
    case .time(let time): time.canonicalText
    case .dateTime(let both): both.canonicalText
    case .instant(let instant): instant.canonicalText
    case .duration(let duration): duration.canonicalText
    }
  }

  /// Whether this comes before `other`, or is shorter; nil if they are of different kinds.
  public func isBefore(_ other: CivilValue) -> Bool? {
    switch (self, other) {
    case (.date(let one), .date(let two)): one < two
    case (.time(let one), .time(let two)): one < two
    case (.dateTime(let one), .dateTime(let two)): one < two
    case (.instant(let one), .instant(let two)): one < two
    case (.duration(let one), .duration(let two)): one < two
    case (.date, _), (.time, _), (.dateTime, _), (.instant, _), (.duration, _): nil
    }
  }

  /// The day part; an instant's as written in UTC.
  public var datePart: CivilDate? {
    switch self {
    case .date(let date): date
    case .dateTime(let both): both.date
    case .instant(let instant): instant.utc.date
    case .time, .duration: nil
    }
  }
  /// The time of day; an instant's as written in UTC.
  public var timePart: CivilTime? {
    switch self {
    case .time(let time): time
    case .dateTime(let both): both.time
    case .instant(let instant): instant.utc.time
    case .date, .duration: nil
    }
  }

  /// The value after its row's mode changed; nil where its parts cannot follow.
  ///
  /// Parts are kept as they are written, no zone moves them. A missing time is midnight; a missing
  /// date is not made up. A duration is neither part, so nothing becomes one or comes from one.
  public func converted(to kind: CivilKind) -> CivilValue? {
    if kind == self.kind { return self }
    let both = datePart.map { CivilDateTime($0, timePart ?? .midnight) }
    return switch kind {
    case .date: datePart.map(CivilValue.date)
    case .time: timePart.map(CivilValue.time)
    case .dateTime: both.map(CivilValue.dateTime)
    case .instant: both.map { .instant(CivilInstant(utc: $0)) }
    case .duration: nil
    }
  }
}

extension CivilValue {
  /// Whether a minute interval divides the hour: 1 to 30 and a divisor of 60.
  ///
  /// What UIKit's date picker takes; others have no meaning from one hour to the next.
  public static func isMinuteInterval(_ interval: Int) -> Bool {
    1...30 ~= interval && 60 % interval == 0
  }

  /// Whether the value falls on a multiple of `interval` minutes of the hour, with no seconds.
  ///
  /// A date has no minutes and always does; so does every value if `interval` is no interval.
  public func isOn(minuteInterval interval: Int) -> Bool {
    guard CivilValue.isMinuteInterval(interval) else { return true }
    let length = interval * 60_000_000_000
    if case .duration(let duration) = self { return duration.nanoseconds % length == 0 }
    return (timePart?.nanoseconds ?? 0) % length == 0
  }
}
