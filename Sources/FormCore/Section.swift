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
    /// What its conditions mean.
    var logic: Logic?
    /// What each of its items has, where it is repeated.
    var template: ItemTemplate?
    /// Whether it shows: what its condition said last.
    var visible = true
    /// What the condition said last on which it can be used.
    var allowed = true
    /// What was said of it from outside.
    var marks: [Issue] = []
    /// What is wrong with the number of its items.
    var issues: [Issue] = []

    /// Whether it can be used.
    var enabled: Bool { allowed && attributes.flag(.enabled) }
    /// Whether it keeps the form from being valid.
    var isInvalid: Bool {
      if marks.isEmpty, issues.isEmpty { return false }
      return visible && enabled && allIssues.contains(where: \.blocks)
    }
    /// What is wrong with it, and what was said of it from outside.
    var allIssues: [Issue] { visible && enabled ? issues + marks : marks }
  }
  var content: Content
  var list = Ordered<Row>()
  @Back var chunk: Chunk<Section>?
  var hint: UInt16 = 0
  var weight: Int { list.count }
  var touchedIn = 0
  var freshIn = 0
  /// Whether it is in a form now.
  var attached = false
  /// Where it stands in what follows from conditions, and what of that is to be worked out.
  var standing = Standing()
  /// Its items, once it was repeated.
  var itemList: ItemList?

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
  public var enabled: Bool { content.enabled }
  /// Whether it shows.
  public var visible: Bool { content.visible }
}
