// A condition: JsonLogic compiled once, with what it looks at.
// SPDX-License-Identifier: MIT

/// JsonLogic, compiled when it was set; shared and never changed.
///
/// As published at jsonlogic.com, with these differences: numbers are decimals of 34 digits,
/// rounded half to even, so that `0.1 + 0.2` is `0.3`; what has no number (`1 / 0`, `"a" - 1`) is
/// greater and smaller than nothing and ends as null, where JavaScript also has infinity; lists and
/// records are equal when what they hold is; texts are ordered by their UTF-8 bytes and cut by code
/// points; numbers become text in plain notation; `log` hands its argument on and writes nothing.
final class Condition: Sendable {
  /// What a condition may be made of, and how large it may be.
  struct Permit: Sendable {
    /// Whether `{"var": ""}` may ask for everything at once.
    var whole = false
    /// Whether `$valid` and `$valid.ID` may be asked.
    var validity = false
    /// Whether names that begin with `$` are only names, as in plain JsonLogic.
    var plainNames = false
    /// Whether only its truth counts, not its value.
    var truth = true
    /// How many operators, literals and elements it may have, and how deep.
    var limits = FormLimits()
  }
  /// Something that a condition looks at.
  enum Subject: Sendable, Hashable {
    /// The value of the field of an id, which need not exist.
    case value(Text)
    /// Whether an answer is right.
    case validity(Text)
    /// Whether a row or field shows.
    case visibility(Text)
    /// Whether all answers are right.
    case formValidity
    /// Whether any answer differs from its baseline.
    case dirt

    /// All that can be asked of the row or field called `id`.
    static func all(of id: Text) -> [Subject] { [.value(id), .visibility(id), .validity(id)] }
  }
  /// One thing it looks at, and how closely.
  struct Use: Sendable, Equatable {
    let subject: Subject
    /// Whether it asks for more than whether there is anything.
    let reveals: Bool
    /// Where the name stands first, within the condition.
    let place: [Fault.Step]

    static func == (left: Use, right: Use) -> Bool {
      left.subject == right.subject && left.reveals == right.reveals
    }
  }

  /// What its author wrote.
  let source: Value
  let root: Expression
  /// What it looks at, each once, in the order of first mention.
  let uses: [Use]

  /// Compiles `source`.
  ///
  /// - Throws: what is wrong with it, at its place inside; `limitExceeded` past a size.
  init(_ source: Value, _ permit: Permit = Permit()) throws(Fault) {
    self.source = source
    var reading = ConditionReading(permit)
    root = try reading.expression(source, asked: permit.truth)
    uses = reading.uses
  }

  /// Its value for these answers.
  ///
  /// - Throws: `limitExceeded` when the work of the transaction is used up.
  func value(_ answers: some ConditionAnswers, _ meter: inout WorkMeter) throws(Fault) -> Value {
    var evaluation = Evaluation(answers: answers, meter: meter)
    defer { meter = evaluation.meter }
    return try evaluation.value(of: root, in: nil) ?? .null
  }
  /// Whether it holds for these answers.
  func holds(_ answers: some ConditionAnswers, _ meter: inout WorkMeter) throws(Fault) -> Bool {
    try value(answers, &meter).isTruthy
  }
}

/// What a condition asks.
protocol ConditionAnswers {
  /// What `name` stands for; nil where there is nothing.
  func answer(_ name: ConditionName, _ meter: inout WorkMeter) throws(Fault) -> Value?
  /// All of it, as one value.
  var whole: Value { get }
}
