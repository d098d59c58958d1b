// Dates and times as they are shown: `displayFormat` of date fields.
// SPDX-License-Identifier: MIT

/// A date, a time of day or both, without a zone, as they are to be shown.
public struct DateParts: Sendable, Equatable {
  /// The Gregorian year; nil for a time alone.
  public var year: Int?
  /// The month, 1 to 12.
  public var month: Int
  /// The day of the month, from 1.
  public var day: Int
  /// Hours 0 to 23; nil for a date alone.
  public var hour: Int?
  /// Minutes, 0 to 59.
  public var minute: Int
  /// Whole seconds, 0 to 59.
  public var second: Int

  /// A date and a time; leave the one out that there is none of.
  public init(
    year: Int? = nil, month: Int = 1, day: Int = 1, hour: Int? = nil, minute: Int = 0,
    second: Int = 0
  ) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
  }

  /// 0 for Monday to 6 for Sunday, in the Gregorian calendar before 1582 too.
  var weekday: Int? {
    guard let year else { return nil }
    // Sakamoto's method, counted from March so that leap days come last.
    let shift = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4]
    guard shift.indices.contains(month &- 1) else { return nil }
    let y = (month < 3 ? year &- 1 : year) % 400 + 400
    return (y + y / 4 - y / 100 + y / 400 + shift[month - 1] + day % 7 + 6) % 7
  }
}

/// How a date or time is shown; it never changes the value.
public enum DateFormat: Sendable, Equatable {
  /// How much of it is said, from nothing to the day of the week.
  public enum Style: String, CaseIterable, Sendable { case none, short, medium, long, full }

  /// A style of the language for the date and one for the time.
  case styles(date: Style, time: Style)
  /// CLDR's pattern letters `y M d E H h m s a`, other words between apostrophes.
  case pattern(Text)

  /// The text to show; of a part that `parts` lacks nothing is shown.
  public func text(_ parts: DateParts, locale: Locale) -> String {
    let data = locale.data
    switch self {
    case .pattern(let pattern): return DatePattern.filled(pattern, parts, data)
    case .styles(let date, let time):
      let shownDate = parts.year == nil ? nil : Self.index(date).map { data.dates[$0] }
      let shownTime = parts.hour == nil ? nil : Self.index(time).map { data.times[min($0, 1)] }
      let joint = shownDate == nil || shownTime == nil ? "" : data.joints[date == .short ? 0 : 1]
      let texts = [shownDate, shownTime].map { pattern in
        pattern.map { DatePattern.filled($0, parts, data) } ?? ""
      }
      return texts[0] + joint + texts[1]
    }
  }

  private static func index(_ style: Style) -> Int? {
    switch style {
    case .none: nil
    case .short: 0
    case .medium: 1
    case .long: 2
    case .full: 3
    }
  }
}
