// One sentence of the catalogue, in as many forms as its language counts with.
// SPDX-License-Identifier: MIT

/// A sentence with placeholders such as `{min}`, in the forms its count asks for.
struct Sentence: Sendable {
  /// What the sentence is about: a rule's name, with a refinement after a dot.
  let code: Text
  /// The param that chooses between the forms; nil when there is only one.
  let count: Text?
  /// For exactly 0, where "at most 0" is said otherwise.
  let zero: Text?
  /// For what the language treats as one.
  let one: Text?
  /// For everything else.
  let other: Text

  /// A sentence that counts nothing.
  init(_ code: Text, _ sentence: Text) {
    self.code = code
    count = nil
    zero = nil
    one = nil
    other = sentence
  }

  /// A sentence that counts by the param `count`.
  init(_ code: Text, by count: Text, zero: Text? = nil, one: Text? = nil, other: Text) {
    self.code = code
    self.count = count
    self.zero = zero
    self.one = one
    self.other = other
  }

  /// The form for `params`.
  /// - Parameters:
  ///   - params: The params as text; the count is looked up by name.
  ///   - locale: Whose rule says what counts as one.
  /// - Returns: The form, still with its placeholders.
  func form(for params: [(name: Text, value: Text)], in locale: Locale) -> Text {
    guard let count, let value = params.first(where: { $0.name == count })?.value else {
      return other
    }
    if let zero, value == "0" { return zero }
    if let one, locale.countsAsOne.contains(value) { return one }
    return other
  }
}

extension Locale {
  /// The whole numbers that take the singular (CLDR plural rules; Japanese has none).
  var countsAsOne: [Text] {
    switch self {
    case .en, .de, .es: ["1"]
    case .fr: ["0", "1"]
    case .ja: []
    }
  }
}
