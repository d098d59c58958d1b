// Marks: what somebody outside says of an answer, a section or the form.
// SPDX-License-Identifier: MIT

/// Something said from outside.
public struct Remark: Sendable {
  /// What is wrong, for programs; one node has at most one mark of a code.
  public var code: Text
  /// What to tell a person, word for word; nil to have it looked up by the code.
  public var message: Text?
  /// How much it matters.
  public var level: Issue.Level
  /// Facts; left out of secret fields.
  public var params: [Value.Member]
  /// Whether it outlives changes of what it is about.
  public var isSticky: Bool
  /// A remark.
  public init(
    code: Text, message: Text? = nil, level: Issue.Level = .error, params: [Value.Member] = [],
    isSticky: Bool = false
  ) {
    self.code = code
    self.message = message
    self.level = level
    self.params = params
    self.isSticky = isSticky
  }
}

/// What can be marked.
public enum Markable {
  case field(Row)
  case section(Section)
  /// The form as a whole.
  case form
}

extension Form {
  /// Marks a field, a section or the form; a mark of the same code is replaced.
  ///
  /// Judging never touches marks. They go when an answer they are about next changes, unless they
  /// are sticky, and no step of undo holds one.
  /// - Throws: `malformed` for a code that is none, `limitExceeded` past the ceilings.
  public func mark(_ target: Markable, _ remark: Remark) throws(Fault) {
    let issue = try issue(remark, on: target)
    var marks = marks(of: target)
    if let index = marks.firstIndex(where: { $0.rule == issue.rule }) {
      guard marks[index] != issue else { return }
      marks[index] = issue
    } else {
      guard marks.count < limits.marks else {
        throw Fault(
          .limitExceeded(limit: "marks", max: limits.marks, actual: marks.count + 1),
          at: [.member("code")])
      }
      marks.append(issue)
    }
    setMarks(of: target, to: marks)
  }
  /// Takes marks away, sticky ones too.
  ///
  /// - Parameters:
  ///   - target: Of what; nil for everything in the form.
  ///   - code: Those of this code; nil for all.
  public func unmark(_ target: Markable?, code: Text?) {
    guard let target else {
      unmark(.form, code: code)
      for section in list where !section.marks.isEmpty {
        unmark(.section(section), code: code)
      }
      eachField { row in
        if !(row.content.answer?.marks.isEmpty ?? true) { unmark(.field(row), code: code) }
      }
      return
    }
    let marks = marks(of: target)
    let left = code.map { code in marks.filter { $0.rule != code } } ?? []
    if left.count < marks.count { setMarks(of: target, to: left) }
  }

  /// A remark as an issue, in words and within the ceilings.
  private func issue(_ remark: Remark, on target: Markable) throws(Fault) -> Issue {
    guard (1...Identifier.longest).contains(remark.code.byteCount) else {
      throw Fault(.malformed(expected: "a code of 1 to 128 bytes"), at: [.member("code")])
    }
    let params = try params(of: remark, on: target)
    var attributes = Attributes()
    if case .field(let row) = target { attributes = row.content.attributes }
    var issue = wording.issue(
      rule: remark.code, code: nil, catalogued: remark.code, params: params, given: nil,
      level: remark.level, source: .mark, of: attributes)
    if let message = remark.message { issue = issue.saying(message) }
    issue.isSticky = remark.isSticky
    return issue
  }
  /// The facts of a remark, none of a secret, after all of it was found to be short enough.
  func params(of remark: Remark, on target: Markable) throws(Fault) -> [Value.Member] {
    if let message = remark.message {
      try Fault.at([.member("message")]) { () throws(Fault) in try checkLength(message) }
    }
    try Fault.at([.member("params")]) { () throws(Fault) in
      try checkLengths(.record(remark.params))
    }
    if case .field(let row) = target, row.isSecret { return [] }
    return remark.params
  }
  private func marks(of target: Markable) -> [Issue] {
    switch target {
    case .field(let row): row.content.answer?.marks ?? []
    case .section(let section): section.content.marks
    case .form: content.marks
    }
  }
  private func setMarks(of target: Markable, to marks: [Issue]) {
    switch target {
    case .field(let row): change(row) { $0.answer?.marks = marks }
    case .section(let section): change(section) { $0.marks = marks }
    case .form: content.marks = marks
    }
  }

  // MARK: When they go

  /// An answer in the section of `row` changed.
  func answersChanged(in row: Row) {
    if let section = row.line.home { answersChanged(in: section) }
  }
  /// An answer or a row in `section` changed: what was said of it and of the form has had its time.
  func answersChanged(in section: Section) {
    if !section.content.marks.isEmpty, !section.content.marks.allSatisfy(\.isSticky) {
      change(section) { $0.marks.removeAll { !$0.isSticky } }
    }
    if !content.marks.isEmpty { content.marks.removeAll { !$0.isSticky } }
  }
}
