// Messages: languages, plurals, codes nobody knows, and that no language lacks a sentence.
// SPDX-License-Identifier: MIT

import Testing

@testable import FormCore

private typealias Params = [(name: Text, value: Text)]

/// What is asked for, and the sentence that must come.
private struct Wanted: CustomTestStringConvertible, Sendable {
  let locale: Locale
  let code: Text
  var params: [(name: Text, value: Text)] = []
  let sentence: String
  var testDescription: String { "\(locale) \(code.string) \(params.map(\.value.string))" }
}

private let wanted: [Wanted] = [
  Wanted(locale: .en, code: "", sentence: "Please check this answer."),
  Wanted(locale: .en, code: "nobodyKnowsThis.atAll", sentence: "Please check this answer."),
  Wanted(locale: .en, code: "required.of.something", sentence: "Please fill this in."),
  Wanted(locale: .en, code: "required.choice", sentence: "Please choose an option."),
  Wanted(locale: .en, code: "const.true", sentence: "Please tick this."),
  Wanted(
    locale: .en, code: "minLength", params: [("min", "8")],
    sentence: "Enter at least 8 characters."),
  Wanted(
    locale: .en, code: "minLength", params: [("min", "1")],
    sentence: "Enter at least 1 character."),
  Wanted(
    locale: .en, code: "minLength.utf16", params: [("min", "2")],
    sentence: "Enter at least 2 characters."),
  Wanted(
    locale: .en, code: "maxLength.bytes", params: [("max", "1")],
    sentence: "Enter at most 1 byte."),
  Wanted(locale: .en, code: "maxLength", params: [("max", "0")], sentence: "Leave this empty."),
  Wanted(
    locale: .en, code: "maxDecimals", params: [("max", "0")], sentence: "Enter a whole number."),
  Wanted(
    locale: .en, code: "minLength", sentence: "Enter at least {min} characters."),
  Wanted(
    locale: .en, code: "matches.title", params: [("title", "{min}"), ("min", "8")],
    sentence: "Enter the same as in “{min}”."),
  Wanted(
    locale: .de, code: "minPicks", params: [("min", "1")],
    sentence: "Wählen Sie mindestens 1 Möglichkeit."),
  Wanted(
    locale: .de, code: "minPicks", params: [("min", "0")],
    sentence: "Wählen Sie mindestens 0 Möglichkeiten."),
  Wanted(
    locale: .fr, code: "minPicks", params: [("min", "0")],
    sentence: "Choisissez au moins 0 option."),
  Wanted(
    locale: .fr, code: "minPicks", params: [("min", "2")],
    sentence: "Choisissez au moins 2 options."),
  Wanted(
    locale: .es, code: "minLength", params: [("min", "1")],
    sentence: "Escriba al menos 1 carácter."),
  Wanted(
    locale: .es, code: "minLength", params: [("min", "8")],
    sentence: "Escriba al menos 8 caracteres."),
  Wanted(
    locale: .ja, code: "minLength", params: [("min", "1")], sentence: "1文字以上で入力してください。"),
  Wanted(
    locale: .ja, code: "max.date", params: [("max", "2031/04/30")],
    sentence: "2031/04/30以前の日付を入力してください。"),
]

/// Every code the rules and types of the protocol may need a sentence for.
private let codes: [Text] = [
  "required", "nonEmpty", "notBlank", "minLength", "maxLength", "pattern", "pattern.failed", "min",
  "max", "exclusiveMin", "exclusiveMax", "multipleOf", "maxDecimals", "enum", "const",
  "const.true", "minPicks", "maxPicks", "minItems", "maxItems", "matches", "validWhen", "custom",
  "custom.failed", "min.date", "max.date", "min.time", "max.time", "type.option",
  "type.option.gone", "type.integer", "type.double", "type.number", "type.date", "type.time",
  "type.dateTime", "type.instant", "type.duration", "type.email", "type.url", "type.uuid",
  "type.hostname", "type.ipAddress", "type.phone", "type.usState", "type.usPhone",
  "type.fiveDigitZipCode", "type.expiration", "type.picker", "type.boolean", "step",
  "minuteInterval",
]

@Suite("The catalogue")
struct CatalogueTests {
  @Test("says what can be done about an issue", arguments: wanted)
  private func sentence(_ wanted: Wanted) {
    #expect(
      Catalogue.message(code: wanted.code, params: wanted.params, locale: wanted.locale)
        == wanted.sentence)
  }

  @Test("has a sentence of its own for every code of the protocol", arguments: codes)
  func everyCode(_ code: Text) {
    #expect(Catalogue.english.contains { $0.code == code })
  }

  @Test("has the same codes in every language, each once", arguments: Locale.allCases)
  func sameCodes(_ locale: Locale) {
    #expect(Catalogue.sentences(in: locale).map(\.code) == Catalogue.english.map(\.code))
    #expect(Set(Catalogue.english.map(\.code)).count == Catalogue.english.count)
  }

  @Test("names only placeholders that English names too", arguments: Locale.allCases)
  func samePlaceholders(_ locale: Locale) {
    for (own, english) in zip(Catalogue.sentences(in: locale), Catalogue.english) {
      #expect(own.count == english.count, "\(own.code.string)")
      #expect(placeholders(own.other) == placeholders(english.other), "\(own.code.string)")
      for form in [own.zero, own.one].compactMap(\.self) {
        #expect(
          placeholders(form).isSubset(of: placeholders(own.other)), "\(own.code.string)")
      }
    }
  }

  @Test("ends every sentence as its language does", arguments: Locale.allCases)
  func stops(_ locale: Locale) {
    for sentence in Catalogue.sentences(in: locale) {
      for form in [sentence.zero, sentence.one, sentence.other].compactMap(\.self) {
        #expect(form.string.hasSuffix(locale == .ja ? "。" : "."), "\(sentence.code.string)")
      }
    }
  }

  private func placeholders(_ form: Text) -> Set<String> {
    let parts = form.string.split(separator: "{", omittingEmptySubsequences: false)
    return Set(parts.dropFirst().map { String($0.prefix { $0 != "}" }) })
  }
}

@Suite("Placeholders")
struct TemplateTests {
  @Test(
    "are filled once, and only when they are known",
    arguments: [
      ("", ""), ("{", "{"), ("}", "}"), ("{}", "{}"), ("{a", "{a"), ("a}", "a}"),
      ("{nobody}", "{nobody}"), ("{ a }", "{ a }"), ("{A}", "{A}"), ("{{nobody}}", "{{nobody}}"),
      ("{a}", "1"), ("{a}{a}", "11"), ("{{a}}", "{1}"), ("{x{a}", "{x1"), ("{a}}", "1}"),
      ("{braces}", "{a}"), ("{braces}{a}", "{a}1"), ("é{a}€", "é1€"), ("{é}", "e\u{301}"),
      ("{e\u{301}}", "{e\u{301}}"), ("{twice}", "first"),
    ])
  func filled(_ template: String, _ expected: String) {
    let params: Params = [
      ("a", "1"), ("braces", "{a}"), ("é", "e\u{301}"), ("twice", "first"), ("twice", "second"),
    ]
    #expect(Text(Template.filled(Text(template), params: params)) == Text(expected))
  }

  @Test("stop being filled when a text would grow without bounds")
  func bounded() {
    let value = Text(String(repeating: "v", count: 60_000))
    let filled = Template.filled("{v}{v}{w}", params: [("v", value), ("w", "small")])
    #expect(filled == value.string + "{v}small")
    let many = Template.filled(
      Text(String(repeating: "{v}", count: 100_000)), params: [("v", value)])
    #expect(many.utf8.count == 60_000 + 3 * 99_999)
  }
}

@Suite("Language tags")
struct LocaleTests {
  @Test(
    "choose by their language",
    arguments: [
      ("", nil), ("d", nil), ("deu", nil), ("it", nil), ("C", nil), ("de-", nil), ("-de", nil),
      ("de--AT", nil), ("de AT", nil), ("de\0", nil), ("de-123456789", nil), ("dé", nil),
      ("de_DE.UTF-8", nil), ("de", .de), ("DE", .de), ("de-AT", .de), ("de_DE", .de),
      ("en-Latn-US-x-12345678", .en), ("fr-CA", .fr), ("es-419", .es), ("ja", .ja), ("Ja-JP", .ja),
    ] as [(String, Locale?)])
  func tag(_ tag: String, _ expected: Locale?) {
    #expect(Locale(tag: Text(tag)) == expected)
  }
}
