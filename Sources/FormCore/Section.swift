// A section: rows under a header.
// SPDX-License-Identifier: MIT

/// Rows under a header.
///
/// Changed only through its form, inside a transaction.
public final class Section: Listed {
  /// All that a section is besides its rows.
  struct Content {
    var id: Text
    var attributes: Attributes
    /// When its attributes last changed.
    var stamp: Stamp
    /// When its list of rows last changed.
    var rowsStamp: Stamp
    /// When it was last put where it stands.
    var place: Stamp
    /// What was said of it from outside.
    var marks: [Issue] = []

    /// Whether it keeps the form from being valid.
    var isInvalid: Bool {
      !marks.isEmpty && attributes.flag(.enabled) && marks.contains(where: \.blocks)
    }
  }
  var content: Content
  var list = Ordered<Row>()
  unowned(unsafe) var chunk: Chunk<Section>?
  var hint: UInt16 = 0
  var weight: Int { list.count }
  var touchedIn = 0
  var freshIn = 0
  /// Whether it is in a form now.
  var attached = false

  init(_ content: Content) { self.content = content }

  /// Its id, unique among the form's sections.
  public var id: Text { content.id }
  /// What its author wrote.
  public var attributes: Attributes { content.attributes }
  /// Its rows, in order.
  public var rows: [Row] { list.nodes }
  /// How many rows it has.
  public var rowCount: Int { list.count }
  /// The rows at `range`.
  public func rows(in range: Range<Int>) -> ArraySlice<Row> { list.nodes(in: range) }
  /// What was said of it from outside.
  public var marks: [Issue] { content.marks }
  /// Whether it can be used.
  public var enabled: Bool { content.attributes.flag(.enabled) }
}
