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

extension Form {
  /// Writes the form's own attributes; answers are judged anew where it matters.
  public func update(_ edits: [AttributeEdit]) {
    let before = content.attributes
    for edit in edits { content.attributes[edit.attribute] = edit.value }
    guard content.attributes != before else { return }
    content.stamp = now
    let judging: [Attribute] = [.locale, .messages, .lengthUnit, .today]
    if judging.contains(where: { before[$0] != content.attributes[$0] }) {
      eachRow(queue)
    }
  }
}
