// What is said to people about their answers, by code and language.
// SPDX-License-Identifier: MIT

/// The messages for issues whose author wrote none.
///
/// Codes are rule names, with a refinement after a dot where another sentence helps more:
/// `required`, `required.choice`, `type.email`, `minLength.bytes`, `min.date`, `const.true`,
/// `pattern.failed`, `type.option.gone`. A code the catalogue does not know is looked up without
/// its last part, and at the end as `invalid`, so that there is always something to show.
///
/// Placeholders: `{min}` for every lower bound (`min exclusiveMin minLength minPicks minItems`),
/// `{max}` for every upper one and for `maxDecimals`, `{multipleOf} {step} {minuteInterval}
/// {const}` for those, `{title}` for the other field's title in `matches.title`.
public enum Catalogue {
  /// The sentence for a code with its placeholders filled.
  /// - Parameters:
  ///   - code: What is wrong.
  ///   - params: Values as text, already written for this locale; one chooses the plural form.
  ///   - locale: The language.
  /// - Returns: A sentence a person can act on.
  public static func message(
    code: Text, params: [(name: Text, value: Text)] = [], locale: Locale
  ) -> String {
    Template.filled(
      sentence(code, in: locale).form(for: params, in: locale), params: params)
  }

  /// The sentence for `code`, or for the nearest code above it.
  private static func sentence(_ code: Text, in locale: Locale) -> Sentence {
    let known = index(of: locale)
    for code in codes(from: code) {
      if let sentence = known[code] { return sentence }
    }
    return known["invalid"] ?? Sentence("invalid", "")
  }
  /// A code, then it without its last part, and so on.
  static func codes(from code: Text) -> some Sequence<Text> {
    sequence(first: Substring(code.string)) { code in
      code.utf8.lastIndex(of: UInt8(ascii: ".")).map { code[..<$0] }
    }.lazy.map { Text(String($0)) }
  }

  /// All sentences of a language, in the order of its file.
  static func sentences(in locale: Locale) -> [Sentence] {
    switch locale {
    case .en: english
    case .de: german
    case .fr: french
    case .es: spanish
    case .ja: japanese
    }
  }

  private static func index(of locale: Locale) -> [Text: Sentence] {
    switch locale {
    case .en: englishByCode
    case .de: germanByCode
    case .fr: frenchByCode
    case .es: spanishByCode
    case .ja: japaneseByCode
    }
  }

  private static let englishByCode = byCode(english)
  private static let germanByCode = byCode(german)
  private static let frenchByCode = byCode(french)
  private static let spanishByCode = byCode(spanish)
  private static let japaneseByCode = byCode(japanese)

  private static func byCode(_ sentences: [Sentence]) -> [Text: Sentence] {
    Dictionary(sentences.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
