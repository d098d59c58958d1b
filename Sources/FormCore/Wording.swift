// The words of an issue: from the rule, the field, the form, the daemon's own file, the catalogue.
// SPDX-License-Identifier: MIT

/// Where a form finds the words for issues.
struct Wording {
  let form: Attributes
  let phrasebook: Phrasebook

  /// An issue in words: the rule's own, else the field's, the form's, the phrasebook's, the
  /// catalogue's.
  ///
  /// Own messages are looked up by code, then by rule, then by `*`.
  func issue(
    rule: Text, code: Text?, catalogued: Text, params: [Value.Member], given: Text?,
    level: Issue.Level, source: Issue.Source = .rule, of attributes: Attributes
  ) -> Issue {
    let locale = Wording.locale(attributes) ?? Wording.locale(form) ?? .en
    let own =
      given ?? Wording.message(in: attributes[.messages], code: code, rule: rule)
      ?? Wording.message(in: form[.messages], code: code, rule: rule)
      ?? phrasebook.message(code: code, catalogued: catalogued, rule: rule, in: locale)
    let values = Wording.values(params, title: attributes.text(.title), locale)
    let message =
      own.map { Template.filled($0, params: values) }
      ?? Catalogue.message(code: catalogued, params: values, locale: locale)
    return Issue(
      rule: rule, code: code, params: params, message: Text(message), level: level, source: source)
  }
  private static func message(in messages: Value?, code: Text?, rule: Text) -> Text? {
    guard let members = messages?.record else { return nil }
    for wanted in [code, rule, "*"] {
      if let wanted, let found = members.first(where: { $0.name == wanted })?.value.text {
        return found
      }
    }
    return nil
  }
  private static func locale(_ attributes: Attributes) -> Locale? {
    attributes.text(.locale).flatMap { Locale(tag: $0) }
  }
  private static func values(
    _ params: [Value.Member], title: Text?, _ locale: Locale
  ) -> [(name: Text, value: Text)] {
    var values: [(name: Text, value: Text)] = []
    for param in params {
      switch param.value {
      case .text(let text): values.append((param.name, text))
      case .number(let number):
        let text = NumberFormat().text(Text(number.canonicalText), locale: locale)
        values.append((param.name, Text(text)))
      case .bool(let bool): values.append((param.name, bool ? "true" : "false"))
      case .null, .list, .record: break
      }
    }
    if let title { values.append(("title", title)) }
    return values
  }
}

extension Form {
  /// Where this form finds the words for issues.
  var wording: Wording { content.wording }
}
extension Form.Content {
  var wording: Wording { Wording(form: attributes, phrasebook: phrasebook) }
}
