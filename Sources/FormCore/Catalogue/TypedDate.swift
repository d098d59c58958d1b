// Dates as people type them in their language.
// SPDX-License-Identifier: MIT

/// Reads a typed date: ISO's `YYYY-MM-DD` in every language, else the language's numeric order.
///
/// `4/30/2031` in English, `30.04.2031` in German: ASCII digits, one or two for day and month,
/// four for the year, the same mark twice and only one that this language uses, so that another
/// language's date is refused and not turned round. No names, no blanks, no two-digit years.
public enum TypedDate {
  /// Year, month and day as typed; nil when it is no date.
  ///
  /// The month is 1 to 12 and the day 1 to 31; whether the month has that day is the calendar's
  /// to say.
  public static func read(
    _ bytes: UnsafeRawBufferPointer, locale: Locale
  ) -> (year: Int, month: Int, day: Int)? {
    guard bytes.count >= 8, bytes.count <= 10 else { return nil }
    if bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-") {
      return checked(
        ASCII.number(bytes, 0..<4), ASCII.number(bytes, 5..<7), ASCII.number(bytes, 8..<10))
    }
    let data = locale.data
    guard let first = bytes.firstIndex(where: { !ASCII.isDigit($0) }),
      data.dateMarks.string.utf8.contains(bytes[first]),
      let second = bytes[(first + 1)...].firstIndex(where: { !ASCII.isDigit($0) }),
      bytes[second] == bytes[first]
    else { return nil }
    let parts = [0..<first, (first + 1)..<second, (second + 1)..<bytes.count]
    let yearAt = data.order == .yearMonthDay ? 0 : 2
    for (at, part) in parts.enumerated() {
      guard at == yearAt ? part.count == 4 : part.count == 1 || part.count == 2 else { return nil }
    }
    let numbers = parts.map { ASCII.number(bytes, $0) }
    return switch data.order {
    case .yearMonthDay: checked(numbers[0], numbers[1], numbers[2])
    case .monthDayYear: checked(numbers[2], numbers[0], numbers[1])
    case .dayMonthYear: checked(numbers[2], numbers[1], numbers[0])
    }
  }

  private static func checked(
    _ year: Int?, _ month: Int?, _ day: Int?
  ) -> (year: Int, month: Int, day: Int)? {
    guard let year, let month, let day, (1...12).contains(month), (1...31).contains(day) else {
      return nil
    }
    return (year, month, day)
  }
}
