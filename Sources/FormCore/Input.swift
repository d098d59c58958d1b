// Typing into a field of text: a piece of it replaced, as an editor reports it.
// SPDX-License-Identifier: MIT

/// A piece of text replaced by another, as it is typed, pasted, deleted or composed.
public struct TextEdit: Sendable {
  /// Where the piece begins, in the asking client's position encoding.
  public var start: Int
  /// Where it ends, itself not included.
  public var end: Int
  /// What stands there from now on.
  public var text: Text
  /// Whether it is still being composed, as with an input method.
  public var isComposing: Bool
  /// A piece of text replaced.
  public init(start: Int, end: Int, text: Text, isComposing: Bool = false) {
    self.start = start
    self.end = end
    self.text = text
    self.isComposing = isComposing
  }
}

extension Row {
  /// What is typed in it; nil for rows that hold no answer.
  public var typed: Text? {
    guard let answer = content.answer, let plan = content.plan else { return nil }
    return answer.raw ?? plan.type.canonicalText(answer.value)
  }
}

extension Form {
  /// Replaces a piece of what is typed in a field, and begins editing it.
  ///
  /// A mask sets its separators and a limit refuses what is too much of the new text, but neither
  /// before its composition ends. Transforms wait until editing ends.
  /// - Returns: where the caret stands, in the asking client's position encoding.
  /// - Throws: `wrongKind` for a field that is not typed, `notEditable`, `badOffset`.
  public func input(_ field: Row, _ edit: TextEdit) throws(Fault) -> Int {
    guard field.kind.family == .text, let plan = field.content.plan,
      let answer = field.content.answer
    else { throw Fault(.wrongKind(field.kind), at: [.member("field")]) }
    try Fault.at([.member("field")]) { () throws(Fault) in try checkEditable(field) }
    let old = judgedText(plan, answer)
    let range = try bytes(of: edit, in: old)
    let (text, caret) = edited(old, range, edit, plan.typing)
    try Fault.at([.member("text")]) { () throws(Fault) in try checkLength(text) }
    _ = try begin(field)
    type(text, into: field, plan)
    compose(field, edit.isComposing)
    if !edit.isComposing { visit(field, plan) }
    return text.withBytes { draft.encoding.offset(ofByte: caret, in: $0) } ?? 0
  }
  /// Stores what a person typed as it is.
  func type(_ text: Text, into field: Row, _ plan: FieldPlan) {
    let value = plan.type.read(text, locale(of: plan))
    draft.typed = field
    foci[draft.by].hasTyped = true
    write(field, value, raw: plan.type.canonicalText(value) == text ? nil : text)
  }

  /// The bytes that an edit replaces.
  private func bytes(of edit: TextEdit, in text: Text) throws(Fault) -> Range<Int> {
    let (from, to) = text.withBytes { bytes in
      (draft.encoding.byte(at: edit.start, in: bytes), draft.encoding.byte(at: edit.end, in: bytes))
    }
    guard let from else { throw Fault(.badOffset, at: [.member("start")]) }
    guard let to, from <= to else { throw Fault(.badOffset, at: [.member("end")]) }
    return from..<to
  }
  /// The text after an edit, and the byte at which the caret stands.
  private func edited(_ old: Text, _ range: Range<Int>, _ edit: TextEdit, _ typing: Typing)
    -> (Text, caret: Int)
  {
    if !edit.isComposing, let mask = typing.mask,
      let (bytes, caret) = old.withBytes({ old in
        edit.text.withBytes { mask.edited(old, range, $0) }
      })
    {
      return (Text(String(decoding: bytes, as: UTF8.self)), caret)
    }
    let utf8 = old.string.utf8
    let from = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    let to = utf8.index(utf8.startIndex, offsetBy: range.upperBound)
    let (before, after) = (old.string[..<from], old.string[to...])
    var new = edit.text.string
    if !edit.isComposing, let limit = typing.limit {
      new = fitting(new, between: before, and: after, limit)
    }
    return (Text(before + new + after), caret: range.lowerBound + new.utf8.count)
  }
  /// As much of `new` as a limit leaves room for, whole graphemes; what stands around it is kept.
  private func fitting(
    _ new: String, between before: Substring, and after: Substring, _ limit: Int
  ) -> String {
    let unit = lengthUnit
    guard unit.exceeds(Text(before + new + after), limit) else { return new }
    var room = limit - unit.count(Text(String(before + after)))
    var end = new.startIndex
    while end < new.endIndex {
      let next = new.index(after: end)
      room -= unit.count(Text(String(new[end..<next])))
      guard room >= 0 else { break }
      end = next
    }
    // Two pieces may make more graphemes apart than together, or fewer.
    while end > new.startIndex, unit.exceeds(Text(before + String(new[..<end]) + after), limit) {
      end = new.index(before: end)
    }
    return String(new[..<end])
  }

  // MARK: Composing

  /// While text is composed nothing is shown to be wrong with it.
  private func compose(_ field: Row, _ isComposing: Bool) {
    let client = draft.by
    guard let answer = field.content.answer, foci[client].isComposing != isComposing else { return }
    foci[client].isComposing = isComposing
    if isComposing {
      // What shows only when asked for says nothing of what is composed.
      let isLive = field.content.plan.map { validateOn($0) != .demand } ?? false
      foci[client].hidesIssues = answer.showsIssues && isLive
      if foci[client].hidesIssues { change(field) { $0.answer?.showsIssues = false } }
    } else if foci[client].hidesIssues {
      foci[client].hidesIssues = false
      // Somebody may have asked for them meanwhile.
      if !answer.showsIssues { change(field) { $0.answer?.showsIssues = true } }
    }
  }
}
