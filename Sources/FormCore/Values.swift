// The answers of a form, as one record.
// SPDX-License-Identifier: MIT

/// Answers by field, in the form's order.
public struct Values {
  /// Fields and their values.
  public internal(set) var members: [(field: Row, value: Value)] = []
  /// Secret fields whose values were asked for but kept back.
  public internal(set) var withheld: [Text] = []
}

extension Form {
  /// The values of all fields, or of those named, in the form's order.
  ///
  /// - Parameters:
  ///   - fields: The fields wanted; nil for all.
  ///   - includeHidden: Whether fields that are hidden are there whatever their policy.
  ///   - reveal: Whether secrets are shown.
  /// - Returns: the answers, and which were kept back.
  public func values(of fields: [Row]? = nil, includeHidden: Bool = false, reveal: Bool)
    -> Values
  {
    var values = Values()
    var wanted: Set<ObjectIdentifier>?
    if let fields { wanted = Set(fields.map { ObjectIdentifier($0) }) }
    eachField { row in
      guard let answer = row.content.answer, wanted?.contains(ObjectIdentifier(row)) ?? true else {
        return
      }
      guard row.visible || includeHidden || hiddenValues(of: row) == .keep else { return }
      if row.isSecret && !reveal {
        values.withheld.append(row.id)
      } else {
        values.members.append((row, answer.value))
      }
    }
    return values
  }
}
