// Conditions and answers written as JSON, for tests of what they come to.
// SPDX-License-Identifier: MIT

@testable import FormCore

/// Answers of one value, as plain JsonLogic looks things up.
struct PlainAnswers: ConditionAnswers {
  let whole: Value
  func answer(_ name: ConditionName, _ meter: inout WorkMeter) throws(Fault) -> Value? {
    try whole.member(at: name.path, &meter)
  }
}

extension Value {
  /// The value that JSON text known to be well formed means.
  init(json text: String) {
    var reader = SuiteReader(Array(text.utf8))
    self.init(reader.value())
  }
  init(_ json: SuiteJSON) {
    switch json {
    case .text(let text): self = .text(Text(text))
    case .word("null"): self = .null
    case .word("true"): self = .bool(true)
    case .word("false"): self = .bool(false)
    case .word(let word): self = (try? Decimal(json: Text(word))).map(Value.number) ?? .text("?")
    case .list(let list): self = .list(list.map { Value($0) })
    case .record(let members):
      self = .record(
        members.sorted { $0.key < $1.key }.map { Value.Member(Text($0.key), Value($0.value)) })
    }
  }
}

/// What plain JsonLogic makes of `rule` and `data`.
func outcome(_ rule: Value, _ data: Value = .null) throws(Fault) -> Value {
  let permit = Condition.Permit(whole: true, plainNames: true, truth: false)
  var meter = WorkMeter()
  return try Condition(rule, permit).value(PlainAnswers(whole: data), &meter)
}

/// Where in a condition a refusal is, as one would write it.
func place(_ fault: Fault) -> String {
  fault.path.map { step in
    switch step {
    case .member(let word): ".\(word.text)"
    case .name(let name): ".\(name.string)"
    case .index(let index): "[\(index)]"
    }
  }.joined()
}
