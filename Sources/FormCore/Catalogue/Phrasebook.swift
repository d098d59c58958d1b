// Messages in place of the catalogue's, as whoever runs the daemon words them.
// SPDX-License-Identifier: MIT

/// Messages by language and code, asked before the catalogue and after forms' own.
public struct Phrasebook: Sendable {
  private var phrases: [Locale: [Text: Text]] = [:]

  /// One that says nothing.
  public init() {}
  /// Whether it says something in a language.
  public func speaks(_ locale: Locale) -> Bool { phrases[locale] != nil }
  /// Puts messages in the place of those of a language.
  ///
  /// - Parameters:
  ///   - messages: By an author's code, one of the catalogue's, a rule or `*`, with placeholders.
  ///   - locale: Their language.
  public mutating func set(_ messages: [(code: Text, message: Text)], in locale: Locale) {
    phrases[locale] = Dictionary(messages.map { ($0.code, $0.message) }) { $1 }
  }

  /// What it says; nil where the catalogue is to be asked.
  ///
  /// The author's code comes first, then the catalogue's without its last parts in turn, then the
  /// rule, then `*`.
  func message(code: Text?, catalogued: Text, rule: Text, in locale: Locale) -> Text? {
    guard let known = phrases[locale] else { return nil }
    if let code, let found = known[code] { return found }
    for part in Catalogue.codes(from: catalogued) {
      if let found = known[part] { return found }
    }
    return known[rule] ?? known["*"]
  }
}
