// Edits of attributes: what an author wrote, written anew.
// SPDX-License-Identifier: MIT

/// An attribute and what it shall say; nil takes it back to its default.
public struct AttributeEdit: Sendable {
  /// Which attribute.
  public let attribute: Attribute
  /// Its new value, in normal form.
  public let value: Value?
  /// An edit of one attribute.
  public init(_ attribute: Attribute, _ value: Value?) {
    self.attribute = attribute
    self.value = value
  }
}

/// What an update writes: attributes, and perhaps another id.
public struct NodeEdits: Sendable {
  /// The node's new id.
  public var id: Text?
  /// Attributes, in the order given.
  public var attributes: [AttributeEdit]
  /// An update.
  public init(id: Text? = nil, attributes: [AttributeEdit] = []) {
    self.id = id
    self.attributes = attributes
  }
}

extension Form {
  /// Writes the form's own attributes; answers are judged anew where it matters.
  public func update(_ edits: NodeEdits) throws(Fault) {
    let before = content.attributes
    for edit in edits.attributes { content.attributes[edit.attribute] = edit.value }
    try checkLimits(content.attributes)
    guard content.attributes != before else { return }
    content.stamp.renew(now)
    if before[.locale] != content.attributes[.locale]
      || before[.messages] != content.attributes[.messages]
    {
      draft.counted += list.filter(\.isRepeated)
    }
    let judging: [Attribute] = [.locale, .messages, .validateOn, .lengthUnit, .today]
    if judging.contains(where: { before[$0] != content.attributes[$0] }) { eachField(queue) }
  }

  /// Writes a section's attributes and its id.
  public func update(_ section: Section, _ edits: NodeEdits) throws(Fault) {
    if let id = edits.id, id != section.id {
      try Fault.at([.member("id")]) { () throws(Fault) in
        try checkId(id)
        guard sectionsById[id] == nil || draft.defers else {
          throw Fault(.duplicateId(id))
        }
      }
      touch(section)
      let from = section.id
      let told = toldName(of: section)
      noteFollowers(of: .section(section))
      release(from, section)
      if section.isRepeated { announce(node: from) }
      section.content.id = id
      section.content.stamp.renew(now)
      claim(id, section)
      wrote(.renamedSection(section, from: from, to: id, told: told))
      if section.isRepeated {
        announce(node: id)
        link(.items(section.listOfItems), .changed)
      }
    }
    var attributes = section.content.attributes
    for edit in edits.attributes {
      attributes[edit.attribute] = edit.value
      draft.followers.forget(.section(section), edit.attribute)
    }
    guard attributes != section.content.attributes else { return }
    try checkLimits(attributes)
    try write(section, attributes)
  }
  /// Gives a section other attributes; what is in it follows.
  func write(_ section: Section, _ attributes: Attributes) throws(Fault) {
    let stamp = now
    change(section) { content in
      content.attributes = attributes
      content.stamp.renew(stamp)
    }
    try plan(section)
    for row in section.list { queue(row) }
  }

  /// Writes a row's or a field's attributes and its id; its answer is judged anew.
  ///
  /// Attributes that contradict each other are refused at the end of the transaction, so that a
  /// batch may pass through a contradiction.
  public func update(_ row: Row, _ edits: NodeEdits) throws(Fault) {
    var attributes = row.content.attributes
    for edit in edits.attributes {
      guard row.kind.takes(edit.attribute) else {
        throw Fault(
          .notTaken(edit.attribute, by: row.kind),
          at: [.member(StaticWord(edit.attribute.spec.name))])
      }
      attributes[edit.attribute] = row.kind.normal(edit.attribute, edit.value)
    }
    attributes = attributes.withNumbers(row.kind)
    try checkLimits(attributes)
    for edit in edits.attributes { draft.followers.forget(.row(row), edit.attribute) }
    try rename(row, to: edits.id)
    guard attributes != row.content.attributes else { return }
    try checkSecret(row, attributes)
    let stamp = now
    change(row) { content in
      content.attributes = attributes
      content.stamp.renew(stamp)
    }
    queue(row)
    for part in row.parts { queue(part) }
    do throws(Fault) { try plan(row) } catch {
      // Outside of a batch nothing can mend it any more.
      guard draft.defers else { throw error }
      draft.unplanned.append((row, draft.place + [.member("set")]))
    }
  }
  /// A field stays secret as long as it holds something.
  private func checkSecret(_ row: Row, _ attributes: Attributes) throws(Fault) {
    guard row.isSecret, let answer = row.content.answer, !answer.isEmpty else { return }
    let stays =
      attributes.flag(.secret) || attributes.text(.type) == "password"
      || row.content.inheritsSecret && attributes[.computed] != nil
    if !stays { throw Fault(.secretField) }
  }

  private func rename(_ row: Row, to id: Text?) throws(Fault) {
    guard let id, id != row.id else { return }
    guard row.item == nil else {
      throw Fault(
        .wrongSection(expected: "a row outside of items, which are called as their template says"),
        at: [.member("id")])
    }
    try Fault.at([.member("id")]) { () throws(Fault) in
      try checkId(id)
      guard rowsById[id] == nil || draft.defers else { throw Fault(.duplicateId(id)) }
    }
    let from = row.id
    let told = toldName(of: row)
    noteFollowers(of: .row(row))
    release(from, row)
    announce(node: from)
    let stamp = now
    change(row) { content in
      content.id = id
      content.stamp.renew(stamp)
    }
    claim(id, row)
    wrote(.renamedRow(row, from: from, to: id, told: told))
    announce(node: id)
    queue(row)
    link(.row(row), .changed)
  }
}
