// CLDR's date patterns: `d. MMMM y, HH:mm`.
// SPDX-License-Identifier: MIT

/// Fills a pattern of Unicode TR 35 part 4: runs of a letter stand for a part of the date.
///
/// Known are `y yy yyyy M MM MMM MMMM d dd E EEEE H HH h hh m mm s ss a`; another letter stays as
/// it is. Text between apostrophes is taken as written, two apostrophes are one.
enum DatePattern {
  /// The most digits a number is filled up to, whatever the run's length.
  private static let widest = 9

  static func filled(_ pattern: Text, _ parts: DateParts, _ data: LocaleData) -> String {
    let scalars = Array(pattern.string.unicodeScalars)
    var out = ""
    var at = 0
    var quoted = false
    while at < scalars.count {
      let scalar = scalars[at]
      if scalar == "'" {
        if at + 1 < scalars.count, scalars[at + 1] == "'" {
          out += "'"
          at += 2
        } else {
          quoted.toggle()
          at += 1
        }
        continue
      }
      var end = at + 1
      while !quoted, end < scalars.count, scalars[end] == scalar { end += 1 }
      if quoted || !scalar.isASCII || !ASCII.isLetter(UInt8(truncatingIfNeeded: scalar.value)) {
        for _ in at..<end { out.unicodeScalars.append(scalar) }
      } else {
        out += part(scalar, end - at, parts, data)
      }
      at = end
    }
    return out
  }

  private static func part(
    _ letter: Unicode.Scalar, _ width: Int, _ parts: DateParts, _ data: LocaleData
  ) -> String {
    switch letter {
    case "y":
      guard let year = parts.year else { return "" }
      return width == 2 ? padded(year % 100, 2) : padded(year, width)
    case "M":
      guard parts.year != nil else { return "" }
      switch width {
      case 1, 2: return padded(parts.month, width)
      case 3: return name(data.shortMonths, parts.month &- 1)
      default: return name(data.months, parts.month &- 1)
      }
    case "d": return parts.year == nil ? "" : padded(parts.day, width)
    case "E":
      guard let weekday = parts.weekday else { return "" }
      return name(width < 4 ? data.shortWeekdays : data.weekdays, weekday)
    case "H": return parts.hour.map { padded($0, width) } ?? ""
    case "h": return parts.hour.map { padded(($0 % 12 + 11) % 12 + 1, width) } ?? ""
    case "m": return parts.hour == nil ? "" : padded(parts.minute, width)
    case "s": return parts.hour == nil ? "" : padded(parts.second, width)
    case "a": return parts.hour.map { $0 < 12 ? data.morning : data.afternoon } ?? ""
    default: return String(repeating: Character(letter), count: width)
    }
  }

  private static func name(_ names: [String], _ at: Int) -> String {
    names.indices.contains(at) ? names[at] : ""
  }

  private static func padded(_ value: Int, _ width: Int) -> String {
    let digits = String(value)
    return String(repeating: "0", count: max(0, min(width, widest) - digits.utf8.count)) + digits
  }
}
