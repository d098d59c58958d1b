// Warnings on the wire: where, which, and a sentence.
// SPDX-License-Identifier: MIT

import FormCore

/// A warning: `{path, kind, message}`.
struct WarningForm: WritableObject {
  let warning: Warning
  static let typeName: StaticString? = "Warning"
  static func shape(_ m: inout some Members<Self>) {
    m("path", \.path, "Where it stands in the definition: `sections[0].rows[2].visibleWhen`.")
    m("kind", { Text($0.warning.finding.name.description) }, "Which it is, for programs.")
    m("message", { Text($0.warning.finding.sentence) }, "What may not be meant.")
  }
  /// Where it stands, as messages about definitions have it.
  var path: Text { Text(String(Document.bare(warning.path.text))) }
  /// The same as one line.
  var line: String { "\(path.string): \(warning.finding.sentence)" }
}

extension Warning.Finding {
  /// A lower-case phrase; names from outside are escaped and cut.
  fileprivate var sentence: String {
    switch self {
    case .unknownField(let id): "no field is called \(shown(id))"
    case .noAnswer(let id): "\(shown(id)) holds no answer"
    case .constant(holds: true): "it always holds"
    case .constant(holds: false): "it never holds"
    case .constantValue: "it always comes to the same"
    case .neverEqual(let id): "no answer of \(shown(id)) is that"
    case .unreachable: "it is never offered, for one before it holds whenever it does"
    case .unmeetable: "no answer meets all rules of the field"
    case .neverShown: "an answer is required of what never shows"
    case .redundant(beside: let attribute):
      "it changes nothing beside \(attribute.spec.name), which settles it"
    }
  }
}

extension Form {
  /// A form that nobody has, made to be looked at.
  static func drafted(
    _ definition: FormDefinition, limits: FormLimits, phrasebook: Phrasebook, otherBytes: Int = 0
  ) throws(Fault) -> Form {
    try definition.checkId()
    return try create(
      definition, id: definition.id ?? "~1", life: 0, by: 0, withState: false, limits: limits,
      patterns: PCREPatterns(), phrasebook: phrasebook, otherBytes: otherBytes)
  }
}
