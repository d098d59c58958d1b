// The lists of items: putting items in, taking them out, moving them, and back.
// SPDX-License-Identifier: MIT

extension Form {
  // MARK: Done and written down

  func insert(_ items: [Item], in section: Section, at index: Int) {
    for row in items.flatMap(\.rows) {
      row.mark(.fresh, in: serial)
      row.content.place.renew(now)
    }
    attach(items.enumerated().map { ($1, section, at: index + $0) })
    noteFollowers(in: items, of: section.listOfItems)
    answersChanged(in: section)
    wrote(.insertedItems(items, section, at: index))
    touch(section)
    section.content.rowsStamp.renew(now)
    content.answersStamp.renew(now)
  }
  /// Takes out items, each named once; those of one section are told of together.
  func remove(_ items: [Item]) {
    var groups: [[(item: Item, section: Section, at: Int)]] = []
    for item in items {
      guard let place = place(of: item) else { continue }
      let taken = (item, place.section, at: place.index)
      if let group = groups.firstIndex(where: { $0[0].section === place.section }) {
        groups[group].append(taken)
      } else {
        groups.append([taken])
      }
    }
    for group in groups {
      let section = group[0].section
      touch(section)
      answersChanged(in: section)
      section.content.rowsStamp.renew(now)
      detach(group)
      wrote(.removedItems(group))
      content.answersStamp.renew(now)
    }
  }
  /// `index` is the place after taking the item out.
  func move(_ item: Item, in section: Section, to index: Int) {
    guard let from = place(of: item)?.index, from != index else { return }
    touch(section)
    for row in item.rows {
      touch(row)
      row.content.place.renew(now)
    }
    place(item, in: section, from: from, to: index)
    wrote(.movedItem(item, section, from: from, to: index))
    section.content.rowsStamp.renew(now)
    content.answersStamp.renew(now)
  }
  /// Compiles what a section repeats now.
  ///
  /// - Throws: what is wrong with it; `wrongSection` where the section holds what it would not.
  func planItems(of section: Section) throws(Fault) {
    let old = section.content.template
    let source = section.content.attributes[.repeat]
    guard source != old?.source else { return }
    let new = try Fault.at([.member("repeat")]) { () throws(Fault) in
      let new = try source.map { source throws(Fault) in try template(source) }
      if old == nil, section.rowCount > 0 {
        throw Fault(.wrongSection(expected: "a section without rows"))
      }
      if let old, !section.items.isEmpty, !(new.map(old.isLike) ?? false) {
        throw Fault(
          .wrongSection(expected: "the same names and kinds of rows while there are items"))
      }
      return new
    }
    change(section) { $0.attributes[.repeat] = new?.source }
    replaceTemplate(of: section, by: new)
    wrote(.changedTemplate(section, from: old, to: new))
  }

  // MARK: Lists and indexes kept in step

  func attach(_ items: [(item: Item, section: Section, at: Int)]) {
    for (item, section, at) in items.sorted(by: { $0.at < $1.at }) {
      section.listOfItems.items.insert(item, at: at)
      register(item, in: section)
    }
    attach(rows(of: items))
    for section in sections(of: items) { itemsChanged(in: section) }
  }
  func detach(_ items: [(item: Item, section: Section, at: Int)]) {
    for (item, section, at) in items.sorted(by: { $0.at > $1.at }) {
      section.listOfItems.items.remove(at: at)
      unregister(item)
    }
    detach(rows(of: items))
    for section in sections(of: items) { itemsChanged(in: section) }
  }
  func place(_ item: Item, in section: Section, from: Int, to: Int) {
    let each = item.rows.count
    section.listOfItems.items.remove(at: from)
    section.listOfItems.items.insert(item, at: to)
    section.list.remove(at: Array(from * each..<(from + 1) * each))
    section.list.insert(item.rows, at: to * each)
    section.chunk?.forgetWeight()
    itemsChanged(in: section)
  }
  func registerItems(of section: Section) {
    let list = Node.items(section.listOfItems)
    for item in section.items { register(item, in: section) }
    startReading(list)
    link(list, .came)
    announce(node: section.id)
    draft.counted.append(section)
  }
  func unregisterItems(of section: Section) {
    for item in section.items { unregister(item) }
    stopReading(.items(section.listOfItems))
    announce(node: section.id)
  }
  func replaceTemplate(of section: Section, by template: ItemTemplate?) {
    let list = Node.items(section.listOfItems)
    if section.isRepeated { stopReading(list) }
    let wasRepeated = section.isRepeated
    change(section) { $0.template = template }
    if section.isRepeated {
      startReading(list)
      link(list, .changed)
    }
    if wasRepeated != section.isRepeated {
      announce(node: section.id)
      let isTaken = rowsById[section.id] != nil || itemsById[section.id] != nil
      if section.isRepeated, isTaken { share(section.id, .section(section)) }
    }
    draft.counted.append(section)
  }
  private func register(_ item: Item, in section: Section) {
    item.home = section
    item.record = nil
    if rowsById[item.id] != nil || repeated(item.id) != nil { share(item.id, nil) }
    guard let holder = itemsById.updateValue(item, forKey: item.id) else { return }
    itemsById[item.id] = holder
    draft.claims.items.append((item, draft.place))
  }
  private func unregister(_ item: Item) {
    item.home = nil
    guard itemsById[item.id] === item else {
      draft.claims.items.removeAll { $0.item === item }
      return
    }
    itemsById[item.id] = nil
    guard let next = draft.claims.items.firstIndex(where: { $0.item.id == item.id }) else { return }
    itemsById[item.id] = draft.claims.items.remove(at: next).item
  }
  private func itemsChanged(in section: Section) {
    announceItems(of: section)
    draft.counted.append(section)
  }
  private func rows(of items: [(item: Item, section: Section, at: Int)])
    -> [(row: Row, section: Section, at: Int)]
  {
    items.flatMap { item, section, at in
      item.rows.enumerated().map { ($1, section, at: at * item.rows.count + $0) }
    }
  }
  private func sections(of items: [(item: Item, section: Section, at: Int)]) -> [Section] {
    items.reduce(into: [Section]()) { sections, item in
      if !sections.contains(where: { $0 === item.section }) { sections.append(item.section) }
    }
  }
}
