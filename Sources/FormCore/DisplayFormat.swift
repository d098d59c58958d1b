// How answers are shown: the author's `displayFormat`, compiled for the field's type.
// SPDX-License-Identifier: MIT

/// How the answers of a field are shown; the answers themselves never change by it.
enum DisplayFormat: Sendable, Equatable {
  case number(NumberFormat)
  case date(DateFormat)
  /// Hours may pass 23, so a length of time has formats of its own.
  case duration(DateFormat)
  case bool(yes: Text?, no: Text?)

  /// Longest pattern of a date, in bytes.
  static let longestPattern = 1024

  /// The format for answers of `type`.
  init(_ format: Value, for type: AnswerType) throws(Fault) {
    guard let members = format.record else { throw Fault(.malformed(expected: "an object")) }
    switch type {
    case .number: self = .number(try DisplayFormat.number(members))
    case .civil(.duration): self = .duration(try DisplayFormat.date(members))
    case .civil: self = .date(try DisplayFormat.date(members))
    case .bool: self = try DisplayFormat.bool(members)
    case .text, .key, .keys, .any:
      throw Fault(.malformed(expected: "a field of numbers, dates or booleans, as this one is not"))
    }
  }
  private static func number(_ members: [Value.Member]) throws(Fault) -> NumberFormat {
    var format = NumberFormat()
    for member in members {
      switch member.name {
      case "decimals":
        guard let places = member.value.number?.asInt, 0...NumberFormat.mostDecimals ~= places
        else { throw Fault(.malformed(expected: "0 to 34"), at: [.member("decimals")]) }
        format.decimals = places
      case "grouping": format.grouping = member.value.bool ?? false
      case "prefix": format.prefix = member.value.text ?? ""
      case "suffix": format.suffix = member.value.text ?? ""
      default: throw stranger(member.name, "one of decimals, grouping, prefix, suffix")
      }
    }
    return format
  }
  private static func date(_ members: [Value.Member]) throws(Fault) -> DateFormat {
    var (date, time) = (DateFormat.Style.none, DateFormat.Style.none)
    var pattern: Text?
    for member in members {
      switch member.name {
      case "date": date = try style(member)
      case "time": time = try style(member)
      case "pattern":
        guard let text = member.value.text, !text.isEmpty, text.byteCount <= longestPattern else {
          throw Fault(.malformed(expected: "1 to 1024 bytes"), at: [.member("pattern")])
        }
        pattern = text
      default: throw stranger(member.name, "one of date, time, pattern")
      }
    }
    guard let pattern else { return .styles(date: date, time: time) }
    guard members.count == 1 else {
      throw Fault(.malformed(expected: "no date or time beside it"), at: [.member("pattern")])
    }
    return .pattern(pattern)
  }
  private static func style(_ member: Value.Member) throws(Fault) -> DateFormat.Style {
    for style in DateFormat.Style.allCases where member.value.text == Text(style.rawValue) {
      return style
    }
    throw Fault(
      .malformed(expected: "one of none, short, medium, long, full"), at: [.name(member.name)])
  }
  private static func bool(_ members: [Value.Member]) throws(Fault) -> DisplayFormat {
    var (yes, no): (Text?, Text?)
    for member in members {
      switch member.name {
      case "true": yes = member.value.text
      case "false": no = member.value.text
      default: throw stranger(member.name, "one of the members true, false")
      }
    }
    return .bool(yes: yes, no: no)
  }
  private static func stranger(_ name: Text, _ known: StaticWord) -> Fault {
    Fault(.malformed(expected: known), at: [.name(name)])
  }

  /// What to show for `value`; nil where the format has nothing to say.
  func text(_ value: Value, _ type: AnswerType, _ locale: Locale) -> Text? {
    switch (self, value) {
    case (.number(let format), .number(let number)):
      return shown(format.text(Text(number.canonicalText), locale: locale))
    case (.bool(let yes, let no), .bool(let bool)): return bool ? yes : no
    case (.date(let format), .text(let text)), (.duration(let format), .text(let text)):
      guard case .civil(let kind) = type, let civil = try? CivilValue(text, as: kind) else {
        return nil
      }
      return shown(format.text(civil, locale))
    default: return nil
    }
  }
  private func shown(_ text: String) -> Text? { text.utf8.isEmpty ? nil : Text(text) }
}

extension DateFormat {
  /// The text to show for a civil value; an instant's in UTC.
  fileprivate func text(_ value: CivilValue, _ locale: Locale) -> String {
    if case .duration(let duration) = value { return text(duration, locale) }
    let (date, time) = (value.datePart, value.timePart)
    return text(
      DateParts(
        year: date?.year, month: date?.month ?? 1, day: date?.day ?? 1, hour: time?.hour,
        minute: time?.minute ?? 0, second: time?.second ?? 0), locale: locale)
  }
  /// Hours and minutes in every language; seconds where the style is longer than short.
  private func text(_ duration: CivilDuration, _ locale: Locale) -> String {
    let parts = DateParts(
      hour: duration.hours, minute: duration.minutes, second: duration.seconds)
    switch self {
    case .pattern: return text(parts, locale: locale)
    case .styles(_, time: .none): return ""
    case .styles(_, time: .short):
      return DateFormat.pattern("H:mm").text(parts, locale: locale)
    case .styles(_, time: .medium), .styles(_, time: .long), .styles(_, time: .full):
      return DateFormat.pattern("H:mm:ss").text(parts, locale: locale)
    }
  }
}
