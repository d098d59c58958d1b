// Judging one answer by its field's type: whether what was typed or chosen means anything.
// SPDX-License-Identifier: MIT

extension Form {
  /// The catalogue's code for an answer that is not of its field's type; nil for one that is.
  func typeFault(_ plan: FieldPlan, _ answer: Answer) -> Text? {
    switch plan.type {
    case .text(.picker), .key, .keys, .any:
      if plan.choices(answer.offer)?.holds(answer.value) ?? true { return nil }
      return plan.type == .text(.picker) ? "type.picker" : "type.option"
    case .text(let type): return answer.value.text.flatMap { textFault($0, type, plan) }
    case .number(let whole):
      guard answer.value == .null, let raw = answer.raw else { return nil }
      do throws(AnswerType.TypeFault) {
        _ = try AnswerType.number(raw, whole: whole, locale(of: plan))
      } catch {
        return error.code
      }
      // It was typed when another language was spoken.
      return plan.type.faultCode
    case .civil: return answer.value == .null ? plan.type.faultCode : nil
    case .bool: return nil
    }
  }
  private func textFault(_ text: Text, _ type: TextType, _ plan: FieldPlan) -> Text? {
    guard type.accepts(text, international: plan.isInternational) else {
      return AnswerType.text(type).faultCode
    }
    guard type == .expiration, let today = today?.date,
      let month = text.withBytes({ Expiration($0) })
    else { return nil }
    return month.isPast(year: today.year, month: today.month) ? "type.expiration.past" : nil
  }

  func typeIssue(_ code: Text, _ plan: FieldPlan, _ row: Row) -> Issue {
    wording.issue(
      rule: "type", code: nil, catalogued: code,
      params: [Value.Member("type", .text(Text(plan.type.word.description)))], given: nil,
      level: .error, of: row.content.attributes)
  }
}

extension AnswerType {
  /// What issues call the type.
  var word: StaticString {
    switch self {
    case .text(let type): type.name
    case .number(let whole): whole ? "integer" : "double"
    case .civil(.date): "date"
    case .civil(.time): "time"
    case .civil(.dateTime): "dateTime"
    case .civil(.instant): "instant"
    case .civil(.duration): "duration"
    case .bool: "boolean"
    case .key, .keys, .any: "option"
    }
  }
  /// What the catalogue calls an answer that is not of the type.
  var faultCode: Text { Text("type.\(word)") }
}
