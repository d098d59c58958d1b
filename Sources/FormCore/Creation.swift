// A form begins: its definition made real, as its first transaction.
// SPDX-License-Identifier: MIT

extension Form {
  /// A new form at revision 1.
  ///
  /// - Parameters:
  ///   - definition: What its author wrote.
  ///   - id: Its id; the definition's own is not looked at.
  ///   - life: A number no form had before.
  ///   - by: The client that asked.
  ///   - withState: Whether answers take back the state they come with, as saved drafts do.
  ///   - day: The day that counts as today where the definition names none.
  ///   - limits: Ceilings of what it may hold.
  ///   - patterns: Who compiles the patterns of its rules.
  ///   - phrasebook: What is said in place of the catalogue's messages.
  ///   - otherBytes: Bytes of the texts of other forms.
  /// - Returns: the form.
  /// - Throws: what is wrong with the definition, at its place.
  public static func create(
    _ definition: FormDefinition, id: Text, life: Int, by: Int, withState: Bool,
    day: Day? = nil, limits: FormLimits, patterns: any PatternCompiler = NoPatterns(),
    phrasebook: Phrasebook = Phrasebook(), otherBytes: Int = 0
  ) throws(Fault) -> Form {
    let form = Form(
      id: id, life: life, attributes: definition.attributes, by: by, limits: limits,
      patterns: patterns, phrasebook: phrasebook)
    try form.checkLimits(definition.attributes)
    let cause = Cause(by: by, tellsChanges: false, day: day, otherBytes: otherBytes)
    _ = try form.transact(cause) { form throws(Fault) in
      form.draft.withState = withState
      _ = try form.insert(definition.sections, at: .at(0))
      if withState { try form.takeBackMarks(definition.state, on: .form) }
    }
    form.revision = 1
    form.history = History(limits)
    return form
  }
}
