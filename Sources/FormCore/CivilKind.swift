// The kinds of civil values, how each is written, and why text is none.
// SPDX-License-Identifier: MIT

/// What a civil value is: a date, a time, both, an instant or a duration (protocol, section 4).
public enum CivilKind: Sendable, Hashable, CaseIterable {
  /// A day of the proleptic Gregorian calendar, in no zone.
  case date
  /// A time of day, in no zone.
  case time
  /// A day and a time of day, in no zone.
  case dateTime
  /// A moment, written in UTC.
  case instant
  /// A length of time in hours, minutes and seconds.
  case duration

  /// How a value of this kind is written, for messages that say what was expected.
  public var pattern: String {
    switch self {
    case .date: "YYYY-MM-DD"
    case .time: "HH:MM[:SS[.f]]"
    case .dateTime: "YYYY-MM-DDTHH:MM[:SS[.f]]"
    case .instant: "YYYY-MM-DDTHH:MM[:SS[.f]]Z"
    case .duration: "PT[nH][nM][n[.f]S]"
    }
  }
}

/// Why text is no civil value; each case carries what was expected.
public enum CivilFault: Error, Equatable {
  /// The text does not follow the kind's pattern, from its first byte to its last.
  case malformed(CivilKind)
  /// The pattern is right, but there is no such value: `2023-02-29`, `24:00`, a year 0.
  case impossible(CivilKind)
}
