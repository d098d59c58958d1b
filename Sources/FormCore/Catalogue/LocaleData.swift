// How each language writes numbers and dates: Unicode's CLDR, as data.
// SPDX-License-Identifier: MIT

/// A language's marks, names and patterns (CLDR 47; blanks that do not break are kept).
struct LocaleData: Sendable {
  /// The order in which a date's numbers are typed.
  enum DateOrder: Sendable { case yearMonthDay, monthDayYear, dayMonthYear }

  /// Between a number's whole part and its decimals: a point or a comma.
  let decimalMark: UInt8
  /// Between groups of three digits, when shown.
  let group: String
  /// What may stand there when typed; a point or a comma is ambiguous when it stands once.
  let typedGroups: [Text]
  /// The fewest whole digits that are grouped when shown.
  let leastGrouped: Int
  let order: DateOrder
  /// What may stand between them.
  let dateMarks: Text
  /// January first, for the use beside a day.
  let months: [String]
  let shortMonths: [String]
  /// Monday first.
  let weekdays: [String]
  let shortWeekdays: [String]
  let morning: String
  let afternoon: String
  /// Short, medium, long, full.
  let dates: [Text]
  /// Short, and medium for the rest: a time here has no zone to name.
  let times: [Text]
  /// Between a date and a time: beside a short date, beside any other.
  let joints: [String]
}

extension Locale {
  /// The marks, names and patterns of this language.
  var data: LocaleData {
    switch self {
    case .en: Self.english
    case .de: Self.german
    case .fr: Self.french
    case .es: Self.spanish
    case .ja: Self.japanese
    }
  }

  private static let point = UInt8(ascii: ".")
  private static let comma = UInt8(ascii: ",")

  private static func words(_ line: StaticString) -> [String] {
    line.description.split(separator: " ").map(String.init)
  }

  private static let english = LocaleData(
    decimalMark: point, group: ",", typedGroups: [","], leastGrouped: 4, order: .monthDayYear,
    dateMarks: "/-",
    months: words(
      "January February March April May June July August September October November December"),
    shortMonths: words("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec"),
    weekdays: words("Monday Tuesday Wednesday Thursday Friday Saturday Sunday"),
    shortWeekdays: words("Mon Tue Wed Thu Fri Sat Sun"), morning: "AM", afternoon: "PM",
    dates: ["M/d/yy", "MMM d, y", "MMMM d, y", "EEEE, MMMM d, y"],
    times: ["h:mm\u{202F}a", "h:mm:ss\u{202F}a"], joints: [", ", ", "])

  private static let german = LocaleData(
    decimalMark: comma, group: ".", typedGroups: ["."], leastGrouped: 4, order: .dayMonthYear,
    dateMarks: ".",
    months: words(
      "Januar Februar März April Mai Juni Juli August September Oktober November Dezember"),
    shortMonths: words("Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez."),
    weekdays: words("Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag"),
    shortWeekdays: words("Mo. Di. Mi. Do. Fr. Sa. So."), morning: "AM", afternoon: "PM",
    dates: ["dd.MM.yy", "dd.MM.y", "d. MMMM y", "EEEE, d. MMMM y"],
    times: ["HH:mm", "HH:mm:ss"], joints: [", ", ", "])

  private static let french = LocaleData(
    decimalMark: comma, group: "\u{202F}", typedGroups: ["\u{202F}", "\u{A0}", " "],
    leastGrouped: 4, order: .dayMonthYear, dateMarks: "/.-",
    months: words(
      "janvier février mars avril mai juin juillet août septembre octobre novembre décembre"),
    shortMonths: words(
      "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc."),
    weekdays: words("lundi mardi mercredi jeudi vendredi samedi dimanche"),
    shortWeekdays: words("lun. mar. mer. jeu. ven. sam. dim."), morning: "AM", afternoon: "PM",
    dates: ["dd/MM/y", "d MMM y", "d MMMM y", "EEEE d MMMM y"],
    times: ["HH:mm", "HH:mm:ss"], joints: [" ", ", "])

  private static let spanish = LocaleData(
    decimalMark: comma, group: ".", typedGroups: ["."], leastGrouped: 5, order: .dayMonthYear,
    dateMarks: "/-",
    months: words(
      "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre"),
    shortMonths: words("ene feb mar abr may jun jul ago sept oct nov dic"),
    weekdays: words("lunes martes miércoles jueves viernes sábado domingo"),
    shortWeekdays: words("lun mar mié jue vie sáb dom"),
    morning: "a.\u{202F}m.", afternoon: "p.\u{202F}m.",
    dates: ["d/M/yy", "d MMM y", "d 'de' MMMM 'de' y", "EEEE, d 'de' MMMM 'de' y"],
    times: ["H:mm", "H:mm:ss"], joints: [", ", ", "])

  private static let japanese = LocaleData(
    decimalMark: point, group: ",", typedGroups: [","], leastGrouped: 4, order: .yearMonthDay,
    dateMarks: "/.-",
    months: words("1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月"),
    shortMonths: words("1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月"),
    weekdays: words("月曜日 火曜日 水曜日 木曜日 金曜日 土曜日 日曜日"),
    shortWeekdays: words("月 火 水 木 金 土 日"), morning: "午前", afternoon: "午後",
    dates: ["y/MM/dd", "y/MM/dd", "y年M月d日", "y年M月d日EEEE"],
    times: ["H:mm", "H:mm:ss"], joints: [" ", " "])
}
