// Moments in UTC: YYYY-MM-DDTHH:MM[:SS[.f]]Z.
// SPDX-License-Identifier: MIT

/// A moment, written in UTC.
///
/// Only `Z` is taken, no offset: a zone is the front end's business.
public struct CivilInstant: Sendable, Hashable {
  /// Date and time of the moment in UTC.
  public let utc: CivilDateTime

  /// The moment at which clocks in UTC show `utc`.
  public init(utc: CivilDateTime) { self.utc = utc }

  /// The moment that many seconds after 1970-01-01T00:00:00Z, leap seconds left out as in POSIX.
  ///
  /// Nil outside the years 1 to 9999, or if `nanosecond` is not a part of a second.
  public init?(secondsSince1970 seconds: Int, nanosecond: Int = 0) {
    let days = seconds >= 0 ? seconds / 86_400 : (seconds + 1) / 86_400 - 1
    guard 0..<1_000_000_000 ~= nanosecond, let day = Day(days),
      let time = CivilTime(
        nanoseconds: (seconds - days * 86_400) * 1_000_000_000 + nanosecond)
    else { return nil }
    utc = CivilDateTime(day.date, time)
  }

  /// Whole seconds since 1970-01-01T00:00:00Z, rounded down.
  public var secondsSince1970: Int {
    Day(utc.date).number * 86_400 + utc.time.nanoseconds / 1_000_000_000
  }

  /// Reads `dateTtimeZ` with a capital Z, the whole of `text`; the seconds may be left out.
  public init(_ text: Text) throws(CivilFault) {
    self = try CivilReading.whole(text, .instant) { r throws(CivilFault) in
      let utc = try CivilDateTime(&r)
      try r.take("Z")
      return CivilInstant(utc: utc)
    }
  }

  /// `YYYY-MM-DDTHH:MM:SS[.f]Z`, always with seconds, as RFC 3339 wants them.
  public var canonicalText: String {
    CivilWriting.text { writing in
      utc.write(&writing, seconds: true)
      writing.put("Z")
    }
  }
}

extension CivilInstant: Comparable {
  /// Whether `left` is the earlier moment.
  public static func < (left: CivilInstant, right: CivilInstant) -> Bool { left.utc < right.utc }
}
