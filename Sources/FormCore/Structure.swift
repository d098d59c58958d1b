// Lists of a form: putting sections and rows in, taking them out, moving them, and back.
// SPDX-License-Identifier: MIT

extension Form {
  // MARK: Done and written down

  func insert(_ sections: [Section], at index: Int) {
    for section in sections {
      section.freshIn = serial
      section.content.place.renew(now)
    }
    let held = sections.map { ($0, $0.list.nodes, $0.isRepeated ? $0.items : nil) }
    attach(sections, at: index)
    wrote(.insertedSections(held, at: index))
    content.sectionsStamp.renew(now)
  }
  func remove(_ sections: [Section]) {
    let taken = sections.map { (section: $0, at: list.index(of: $0)) }
    detach(taken)
    wrote(.removedSections(taken))
    content.sectionsStamp.renew(now)
  }
  func move(_ section: Section, to index: Int) {
    let from = list.index(of: section)
    guard from != index else { return }
    touch(section)
    place(section, from: from, to: index)
    wrote(.movedSection(section, from: from, to: index))
    section.content.place.renew(now)
    content.sectionsStamp.renew(now)
  }
  func insert(_ rows: [Row], in section: Section, at index: Int) {
    for row in rows {
      row.mark(.fresh, in: serial)
      row.content.place.renew(now)
    }
    attach(rows, to: section, at: index)
    answersChanged(in: section)
    wrote(.insertedRows(rows, section, at: index))
    touch(section)
    section.content.rowsStamp.renew(now)
  }
  /// Takes out rows, each named once.
  func remove(_ rows: [Row]) {
    var taken: [(row: Row, section: Section, at: Int)] = []
    taken.reserveCapacity(rows.count)
    for row in rows {
      guard let place = place(of: row) else { continue }
      touch(place.section)
      answersChanged(in: place.section)
      place.section.content.rowsStamp.renew(now)
      taken.append((row, place.section, place.index))
    }
    detach(taken)
    wrote(.removedRows(taken))
  }
  /// `index` is the place after taking the row out.
  func move(_ row: Row, to section: Section, at index: Int) {
    guard let from = place(of: row), from.section !== section || from.index != index else { return }
    touch(row)
    touch(from.section)
    touch(section)
    if from.section !== section {
      answersChanged(in: from.section)
      answersChanged(in: section)
    }
    place(row, from: from, to: (section, index))
    wrote(.movedRow(row, from: (from.section, from.index), to: (section, index)))
    row.content.place.renew(now)
    from.section.content.rowsStamp.renew(now)
    section.content.rowsStamp.renew(now)
  }

  // MARK: Taken back

  func revert(_ structural: Structural) {
    switch structural {
    case .insertedSections(let sections, let index):
      detach(sections.enumerated().map { ($1.section, at: index + $0) })
    case .removedSections(let sections):
      attach(sections)
    case .movedSection(let section, let from, let to): place(section, from: to, to: from)
    case .insertedRows(let rows, let section, let index):
      detach(rows.enumerated().map { ($1, section, at: index + $0) })
    case .removedRows(let rows):
      attach(rows)
    case .movedRow(let row, let from, let to):
      place(row, from: (to.section, to.at), to: (from.section, from.at))
    case .renamedSection(let section, let from, let to, _):
      release(to, section)
      section.content.id = from
      claim(from, section)
    case .renamedRow(let row, let from, let to, _):
      release(to, row)
      row.content.id = from
      claim(from, row)
    case .insertedItems(let items, let section, let index):
      detach(items.enumerated().map { ($1, section, at: index + $0) })
    case .removedItems(let items): attach(items)
    case .movedItem(let item, let section, let from, let to):
      place(item, in: section, from: to, to: from)
    case .changedTemplate(let section, let from, _): replaceTemplate(of: section, by: from)
    case .promotedSection, .promotedRow: break
    }
  }

  // MARK: Lists and indexes kept in step

  // Several nodes go in or out in one pass over their list: one by one, 50,000 rows taken out of
  // 100,000 cost 21 s (measured, 2026-11).

  private func attach(_ sections: [Section], at index: Int) {
    list.insert(sections, at: index)
    let rows = sections.reduce(0) { $0 + $1.list.count }
    if rows > rowsById.count { rowsById.reserveCapacity(rowsById.count + rows) }
    for section in sections { register(section) }
  }
  /// Puts sections back where each stood among all of them.
  private func attach(_ sections: [(section: Section, at: Int)]) {
    list.insert(sections.sorted { $0.at < $1.at }.map { (node: $0.section, at: $0.at) })
    for (section, _) in sections { register(section) }
  }
  private func detach(_ sections: [(section: Section, at: Int)]) {
    list.remove(at: sections.map(\.at).sorted())
    for (section, _) in sections {
      count(section, -1)
      section.attached = false
      release(section.id, section)
      if section.content.logic != nil { stopReading(.section(section)) }
      if section.isRepeated { unregisterItems(of: section) }
    }
    unregister(sections.flatMap { $0.section.list })
  }
  private func attach(_ rows: [Row], to section: Section, at index: Int) {
    section.list.insert(rows, at: index)
    section.chunk?.forgetWeight()
    for row in rows { register(row, in: section) }
  }
  /// Puts rows back where each stood among all of its section.
  func attach(_ rows: [(row: Row, section: Section, at: Int)]) {
    for (section, rows) in bySection(rows) {
      section.list.insert(rows)
      section.chunk?.forgetWeight()
    }
    for (row, section, _) in rows { register(row, in: section) }
  }
  func detach(_ rows: [(row: Row, section: Section, at: Int)]) {
    for (section, rows) in bySection(rows) {
      section.list.remove(at: rows.map(\.at))
      section.chunk?.forgetWeight()
    }
    unregister(rows.map(\.row))
  }
  /// The rows of each section in the order of their places.
  func bySection(
    _ rows: [(row: Row, section: Section, at: Int)]
  ) -> [(section: Section, rows: [(node: Row, at: Int)])] {
    var groups: [(section: Section, rows: [(node: Row, at: Int)])] = []
    var known: [ObjectIdentifier: Int] = [:]
    for (row, section, at) in rows {
      let group = known[ObjectIdentifier(section)] ?? groups.count
      if group == groups.count {
        known[ObjectIdentifier(section)] = group
        groups.append((section, []))
      }
      groups[group].rows.append((row, at))
    }
    for group in groups.indices { groups[group].rows.sort { $0.at < $1.at } }
    return groups
  }
  private func place(_ section: Section, from: Int, to: Int) {
    let section = list.remove(at: from)
    list.insert([section], at: to)
  }
  private func place(
    _ row: Row, from: (section: Section, index: Int), to: (section: Section, index: Int)
  ) {
    _ = from.section.list.remove(at: from.index)
    to.section.list.insert([row], at: to.index)
    from.section.chunk?.forgetWeight()
    to.section.chunk?.forgetWeight()
    row.home = to.section
    queue(row)
    for part in row.parts { queue(part) }
    if from.section.content.logic != nil || to.section.content.logic != nil {
      link(.row(row), .moved)
      draft.agenda.add(.row(row))
    }
  }
  private func register(_ section: Section) {
    section.attached = true
    count(section, 1)
    claim(section.id, section)
    if section.content.logic != nil {
      startReading(.section(section))
      reconsider(.section(section))
      link(.section(section), .came)
    }
    if section.isRepeated { registerItems(of: section) }
    for row in section.list { register(row, in: section) }
  }
  private func register(_ row: Row, in section: Section) {
    row.home = section
    content.rows += 1
    enter(row)
    for part in row.parts { enter(part) }
  }
  private func unregister(_ rows: [Row]) {
    var nodes: [Row] = []
    nodes.reserveCapacity(rows.count)
    for row in rows {
      row.home = nil
      content.rows -= 1
      nodes.append(row)
      nodes += row.parts
    }
    for node in nodes {
      release(node.id, node)
      count(node, -1)
    }
    stopReading(nodes)
    closeLostTickets()
    if !readers.isEmpty {
      for node in nodes { announce(node: node.id) }
    }
  }
  /// A row or field can be found by its id and counts.
  private func enter(_ row: Row) {
    claim(row.id, row)
    count(row, 1)
    startReading(row)
    queue(row)
    if !readers.isEmpty { announce(node: row.id) }
    if row.content.logic != nil { reconsider(.row(row)) }
    let isInLogic =
      row.content.logic != nil || row.line.content.logic != nil
      || row.line.home?.content.logic != nil
    if isInLogic { draft.agenda.add(.row(row)) }
    let looks = row.content.plan?.readings.contains(where: \.reveals) ?? false
    if isInLogic || looks || isRead(row.id) { link(.row(row), .came) }
  }
}
