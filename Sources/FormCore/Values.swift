// The answers of a form, as one record.
// SPDX-License-Identifier: MIT

/// Answers by field, in the form's order.
public struct Values {
  /// Values by field id, and the lists of repeated sections by theirs.
  public internal(set) var members: [Value.Member] = []
  /// The ids of the items in those lists.
  public internal(set) var items: [Value.Member] = []
  /// Secret fields whose values were asked for but kept back.
  public internal(set) var withheld: [Text] = []
}

extension Form {
  /// Refuses ids that are neither a field's nor a repeated section's.
  /// - Throws: `noSuchField`, at its index.
  public func expectAnswers(_ ids: [Text]) throws(Fault) {
    for (index, id) in ids.enumerated() where repeated(id) == nil {
      try Fault.at([.index(index)]) { () throws(Fault) in _ = try field(id) }
    }
  }
  /// The values of all fields, or of those named, in the form's order.
  ///
  /// A repeated section is one value: the list of its items' answers by the template's names.
  ///
  /// - Parameters:
  ///   - wanted: The fields and repeated sections wanted, by id; nil for all.
  ///   - includeHidden: Whether fields that are hidden are there whatever their policy.
  ///   - reveal: Whether secrets are shown.
  /// - Returns: the answers, and which were kept back.
  public func values(of wanted: [Text]? = nil, includeHidden: Bool = false, reveal: Bool)
    -> Values
  {
    let names = wanted.map { Set($0) }
    var values = Values()
    func takes(_ row: Row) -> Bool {
      guard row.visible || includeHidden || hiddenValues(of: row) == .keep else { return false }
      guard row.isSecret, !reveal else { return true }
      values.withheld.append(row.id)
      return false
    }
    for section in list {
      if section.isRepeated, names?.contains(section.id) ?? true {
        let records = section.items.map { item in
          Value.record(answers(of: item, where: takes).map { Value.Member($0.name, $0.value) })
        }
        // Of what is hidden only what is kept is told.
        let isTold = section.visible || includeHidden || records.contains { $0 != .record([]) }
        if isTold {
          values.members.append(Value.Member(section.id, .list(records)))
          values.items.append(Value.Member(section.id, .list(section.items.map { .text($0.id) })))
        }
      }
      // The fields of items stand in their list, or are named one by one.
      if section.isRepeated, names == nil { continue }
      for row in section.list {
        for field in [row] + row.parts where names?.contains(field.id) ?? true {
          guard let answer = field.content.answer, takes(field) else { continue }
          values.members.append(Value.Member(field.id, answer.value))
        }
      }
    }
    return values
  }
}
