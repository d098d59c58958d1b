// The model's refusals as sentences: each written once, here.
// SPDX-License-Identifier: MIT

import FormCore

extension RPCError {
  /// What the model refused, at its place in the call's params.
  init(_ fault: Fault, root: String = "params") {
    var (kind, phrase, facts) = fault.error.sentence
    // What is judged at the end of a batch still names the edit it is about.
    if fault.path.count > 1, fault.path[0] == .member("edits"),
      case .index(let index) = fault.path[1]
    {
      facts.append(Value.Member("index", .number(Decimal(index))))
    }
    self.init(kind, root + fault.path.text + ": " + phrase, facts)
  }
}

extension [Fault.Step] {
  /// The path as messages have it, each step with its dot or brackets.
  var text: String {
    reduce(into: "") { text, step in
      switch step {
      case .member(let word): text += ".\(word.text)"
      case .name(let name): text += "." + shown(name)
      case .index(let index): text += "[\(index)]"
      }
    }
  }
}

extension FormError {
  /// The kind, the phrase and the facts.
  fileprivate var sentence: (ErrorKind, String, [Value.Member]) {
    switch self {
    case .hasOutcome(let outcome):
      (
        .hasOutcome, "the form has an outcome; reopen it first",
        [Value.Member("outcome", .text(Text(outcome.name.description)))]
      )
    case .noOutcome: (.noOutcome, "expected a form that has an outcome", [])
    case .noSuchSection(let id):
      (.noSuchSection, "no such section", [Value.Member("section", .text(id))])
    case .noSuchSectionAt(let index):
      (.noSuchSection, "no section at this index", [Value.Member("at", .number(Decimal(index)))])
    case .noSuchItem(let id):
      (.noSuchItem, "no such item", [Value.Member("item", .text(id))])
    case .wrongSection(let expected): (.wrongSection, "expected \(expected.text)", [])
    case .noSuchRow(let id): (.noSuchRow, "no such row", [Value.Member("row", .text(id))])
    case .noSuchRowAt(let index):
      (.noSuchRow, "no row at this index", [Value.Member("at", .number(Decimal(index)))])
    case .noSuchField(let id): (.noSuchField, "no such field", [Value.Member("field", .text(id))])
    case .duplicateId(let id):
      (.duplicateId, "expected an id that nothing else has", [Value.Member("id", .text(id))])
    case .namedTwice(let id):
      (.duplicateId, "expected each to be named only once", [Value.Member("id", .text(id))])
    case .badId(let fault): (.badId, fault.phrase, [])
    case .wrongKind(let kind): (.wrongKind, "not for a row of kind \(kind.name)", [])
    case .notTaken(_, let kind):
      (.invalidParams, "a row of kind \(kind.name) takes no such member", [])
    case .notEditable(let lock):
      (
        .notEditable, "the field is \(lock.word)",
        [Value.Member("why", .text(Text(lock.word.description)))]
      )
    case .wrongType(let expected): (.wrongType, "expected \(expected.text)", [])
    case .noSuchOption: (.noSuchOption, "expected the key of one of the field's options", [])
    case .badBounds(let lower, let upper):
      (
        .badBounds,
        "expected \(lower.spec.name) to be \(lower.isOpen || upper.isOpen ? "below" : "at most") "
          + "\(upper.spec.name)",
        [
          Value.Member("lower", .text(Text(lower.spec.name.description))),
          Value.Member("upper", .text(Text(upper.spec.name.description))),
        ]
      )
    case .badOffset:
      (
        .badOffset,
        "expected an offset inside of the text, in front of a character of it or at its end", []
      )
    case .badPattern(let expected): (.badPattern, "expected \(expected.text)", [])
    case .badMeasure(let attribute, let expected):
      (
        .badBounds, "expected \(expected.text)",
        [Value.Member("member", .text(Text(attribute.spec.name.description)))]
      )
    case .outOfRange:
      (.outOfRange, "expected a number of at most 34 digits within decimal128's range", [])
    case .conflict(let conflicts):
      (
        .conflict, "somebody else changed it after that revision",
        [Value.Member("conflicts", .list(conflicts))]
      )
    case .laterSteps(let conflicts):
      (
        .conflict, "later steps changed the same",
        [Value.Member("conflicts", .list(conflicts))]
      )
    case .badCondition(let expected): (.badCondition, "expected \(expected.text)", [])
    case .conditionCycle(let path):
      (
        .conditionCycle, "expected conditions that do not wait for each other",
        [Value.Member("path", .list(path.map(Value.text)))]
      )
    case .noSuchHook: (.noSuchHook, "this client has registered no such hook", [])
    case .notYourTicket: (.notYourTicket, "another client was asked", [])
    case .secretField: (.secretField, "the field keeps being secret while it holds something", [])
    case .limitExceeded(let limit, let max, let actual):
      (
        .limitExceeded, "expected at most \(max)",
        [
          Value.Member("limit", .text(Text(limit.text.description))),
          Value.Member("max", .number(Decimal(max))),
          Value.Member("actual", .number(Decimal(actual))),
        ]
      )
    case .malformed(let expected): (.invalidParams, "expected \(expected.text)", [])
    }
  }
}

extension FormError.Lock {
  /// The word on the wire.
  var word: StaticString {
    switch self {
    case .disabled: "disabled"
    case .readonly: "readonly"
    case .hidden: "hidden"
    case .computed: "computed"
    }
  }
}

extension FormError.IdFault {
  fileprivate var phrase: String {
    switch self {
    case .empty: "expected an id of at least one byte"
    case .tooLong: "expected an id of at most \(Identifier.longest) bytes"
    case .control: "expected an id without control characters"
    case .slash: "expected an id without '/'"
    case .reserved: "expected an id that does not begin with '$' or '_'"
    case .notOwn: "expected an id that the daemon gave, '~' and a number"
    case .number: "expected '~' and a number, as the daemon gives, or another first character"
    }
  }
}
