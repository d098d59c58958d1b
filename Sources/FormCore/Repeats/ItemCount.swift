// How many items a repeated section may have, judged as an issue of the section.
// SPDX-License-Identifier: MIT

extension Form {
  /// Begins a section that a definition describes: its template, with every row's id.
  func begin(_ section: Section, as definition: SectionDefinition) throws(Fault) {
    guard let source = definition.attributes[.repeat] else {
      guard definition.items.isEmpty else {
        throw Fault(.wrongSection(expected: "a section with repeat"), at: [.member("items")])
      }
      return
    }
    guard definition.rows.isEmpty else {
      throw Fault(
        .wrongSection(expected: "items, since the section is repeated"), at: [.member("rows")])
    }
    let template = try Fault.at([.member("repeat")]) { () throws(Fault) in
      try self.template(source)
    }
    section.content.attributes[.repeat] = template.source
    section.content.template = template
  }
  /// Gives a section its first items.
  func fill(_ section: Section, with definition: SectionDefinition) throws(Fault) {
    guard let template = section.content.template else { return }
    let items = try Fault.at([.member("items")]) { () throws(Fault) in
      try make(definition.items, for: template, enabled: section.enabled)
    }
    section.listOfItems.items = items
    section.list.insert(items.flatMap(\.rows), at: 0)
  }
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

extension SectionDefinition {
  /// How many rows it has, those of its items too.
  var rowCount: Int {
    guard let template = attributes[.repeat]?.record?.first(where: { $0.name == "template" })
    else { return rows.count }
    return items.count * (template.value.list?.count ?? 0)
  }
}
