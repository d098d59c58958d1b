// Edits of the items of repeated sections: put in, taken out and moved.
// SPDX-License-Identifier: MIT

extension Form {
  /// Inserts items as one block, in the order given.
  /// - Returns: the ids they have now.
  /// - Throws: `wrongSection` where the section is not repeated, `limitExceeded` past its `max`, and
  ///   what is wrong with an item.
  public func insert(_ definitions: [ItemDefinition], in section: Section, at place: ItemPlace)
    throws(Fault) -> [Text]
  {
    let template = try repeating(section)
    let index = try resolve(place, in: section)
    let count = section.items.count + definitions.count
    if let max = template.max, count > max, !definitions.isEmpty {
      // In a batch others may go later.
      guard draft.defers else { throw Form.tooMany(count, max, at: []) }
      draft.crowded.append((section, draft.place))
    }
    let items = try Fault.at([.member("items")]) { () throws(Fault) in
      try checkRoom(for: definitions.count * template.rows.count)
      return try make(definitions, for: template, enabled: section.enabled)
    }
    if !items.isEmpty { insert(items, in: section, at: index) }
    return items.map(\.id)
  }
  /// Takes items out, wherever they are; each is named once.
  public func take(_ items: [Item]) {
    if !items.isEmpty { remove(items) }
  }
  /// Moves an item within its section; an index counts the places with the item taken out.
  /// - Throws: `malformed` where it shall go beside itself, `wrongSection` beside one of another.
  public func move(_ item: Item, to place: ItemPlace) throws(Fault) {
    guard let (section, from) = self.place(of: item) else { return }
    switch place {
    case .above(let anchor) where anchor === item: throw Form.besideItself("above")
    case .below(let anchor) where anchor === item: throw Form.besideItself("below")
    case .at, .above, .below: break
    }
    var index = try resolve(place, in: section)
    switch place {
    case .at: index = min(index, section.items.count - 1)
    case .above, .below: if from < index { index -= 1 }
    }
    move(item, in: section, to: index)
  }

  /// Refuses a batch that left a section with more items than it takes.
  func checkCrowds() throws(Fault) {
    for (section, place) in draft.crowded where section.attached {
      let count = section.items.count
      if let max = section.content.template?.max, count > max {
        throw Form.tooMany(count, max, at: place)
      }
    }
  }
  private static func tooMany(_ count: Int, _ max: Int, at place: [Fault.Step]) -> Fault {
    Fault(
      .limitExceeded(limit: "items", max: max, actual: count), at: place + [.member("items")])
  }
  /// The template of a section that must be repeated.
  func repeating(_ section: Section) throws(Fault) -> ItemTemplate {
    guard let template = section.content.template else {
      throw Fault(.wrongSection(expected: "a repeated section"), at: [.member("section")])
    }
    return template
  }
  private func resolve(_ place: ItemPlace, in section: Section) throws(Fault) -> Int {
    let (anchor, offset, member): (Item, Int, StaticWord)
    switch place {
    case .at(let index): return min(index, section.items.count)
    case .above(let item): (anchor, offset, member) = (item, 0, "above")
    case .below(let item): (anchor, offset, member) = (item, 1, "below")
    }
    guard let found = self.place(of: anchor), found.section === section else {
      throw Fault(.wrongSection(expected: "an item of the same section"), at: [.member(member)])
    }
    return found.index + offset
  }
}
