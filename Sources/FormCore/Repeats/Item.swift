// An item of a repeated section: the rows of its template once more, under an id of its own.
// SPDX-License-Identifier: MIT

/// One item of a repeated section.
///
/// Its rows stand in the list of their section like any others, behind those of the item before it:
/// each item has as many as the template. The row from template row `name` is called `~7/name`.
public final class Item {
  /// Its id, one of the daemon's own.
  public let id: Text
  /// Its rows, in the order of the template.
  public let rows: [Row]
  /// The section it is in while it is in a form; sections outlive their items.
  @Back var home: Section?
  /// What conditions read of it, until something of it changes.
  var record: Value?

  init(id: Text, rows: [Row]) {
    self.id = id
    self.rows = rows
  }

  /// What a row of an item is called.
  static func id(of name: Text, in item: Text) -> Text { Text("\(item.string)/\(name.string)") }
  /// The row or field that the template calls `name`.
  func node(_ name: Text) -> Row? {
    guard let spot = home?.content.template?.spots[name] else { return nil }
    return spot.part.map { rows[spot.row].parts[$0] } ?? rows[spot.row]
  }
}

/// The items of a repeated section as a whole, which conditions read as one list.
final class ItemList {
  @Back private var home: Section?
  var items: [Item] = []
  /// Where the list stands in what follows from conditions.
  var standing = Standing()

  init(_ section: Section) { home = section }
  /// The section, which has it.
  var section: Section {
    guard let home else { preconditionFailure("a list of items is a section's") }
    return home
  }
}

extension Section {
  /// Whether its rows are those of items.
  public var isRepeated: Bool { content.template != nil }
  /// Whether a person may add an item: unless `allow` says otherwise, as long as there is room.
  public var takesItems: Bool {
    guard let template = content.template, content.enabled else { return false }
    let isAllowed = content.attributes[.allow]?.list?.contains(.text("insert")) ?? true
    return isAllowed && items.count < template.max ?? .max
  }
  /// Its items, in order; none where it is not repeated.
  public var items: [Item] { itemList?.items ?? [] }
  /// Its list of items, begun on first use.
  var listOfItems: ItemList {
    if let itemList { return itemList }
    let list = ItemList(self)
    itemList = list
    return list
  }
}

extension Row {
  /// The item it is in; nil outside of repeated sections.
  public var item: Item? {
    let line = self.line
    guard let home = line.home, let template = home.content.template, let list = home.itemList
    else { return nil }
    return list.items[home.list.index(of: line) / template.rows.count]
  }
  /// Has what conditions read of its item gathered anew.
  @inline(__always) func forgetRecord() {
    guard let home = line.home, home.itemList != nil else { return }
    item?.record = nil
  }
  /// The list of items it is in.
  var itemList: ItemList? {
    guard let home = line.home, home.content.template != nil else { return nil }
    return home.itemList
  }
}

extension Form {
  /// The item called `id`.
  public func item(_ id: Text) throws(Fault) -> Item {
    guard let item = itemsById[id] else { throw Fault(.noSuchItem(id)) }
    return item
  }
  /// Where an item of this form stands.
  public func place(of item: Item) -> (section: Section, index: Int)? {
    guard let home = item.home, let first = item.rows.first else { return nil }
    return (home, home.list.index(of: first) / item.rows.count)
  }
}
