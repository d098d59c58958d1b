// How many items a repeated section may have, judged as an issue of the section.
// SPDX-License-Identifier: MIT

extension Form {
  /// Judges the number of items.
  func count(itemsOf section: Section) {
    let issues = countIssues(of: section)
    guard issues != section.content.issues else { return }
    change(section) { $0.issues = issues }
  }
  private func countIssues(of section: Section) -> [Issue] {
    guard let template = section.content.template else { return [] }
    let count = section.items.count
    let (rule, name, bound): (Text, Text, Int)
    if count < template.min {
      (rule, name, bound) = ("minItems", "min", template.min)
    } else if let max = template.max, count > max {
      (rule, name, bound) = ("maxItems", "max", max)
    } else {
      return []
    }
    return [
      wording.issue(
        rule: rule, code: nil, catalogued: rule,
        params: [
          Value.Member(name, .number(Decimal(bound))),
          Value.Member("actual", .number(Decimal(count))),
        ], given: nil, level: .error, of: section.content.attributes)
    ]
  }
}
