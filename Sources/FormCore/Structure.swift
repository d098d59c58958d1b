// Lists of a form: putting sections and rows in, taking them out, moving them, and back.
// SPDX-License-Identifier: MIT

extension Form {
  // MARK: Done and written down

  func insert(_ sections: [Section], at index: Int) {
    for section in sections { section.freshIn = serial }
    let held = sections.map { ($0, $0.list.nodes) }
    attach(sections, at: index)
    wrote(.insertedSections(held, at: index))
    content.sectionsStamp.renew(now)
  }
  func remove(_ sections: [Section]) {
    let taken = sections.map { section in
      let index = list.index(of: section)
      detach(section, at: index)
      return (section: section, at: index)
    }
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
    for row in rows { row.freshIn = serial }
    attach(rows, to: section, at: index)
    wrote(.insertedRows(rows, section, at: index))
    touch(section)
    section.content.rowsStamp.renew(now)
  }
  func remove(_ rows: [Row]) {
    var taken: [(row: Row, section: Section, at: Int)] = []
    for row in rows {
      guard let place = place(of: row) else { continue }
      touch(place.section)
      place.section.content.rowsStamp.renew(now)
      detach(row, from: place.section, at: place.index)
      taken.append((row, place.section, place.index))
    }
    wrote(.removedRows(taken))
  }
  /// `index` is the place after taking the row out.
  func move(_ row: Row, to section: Section, at index: Int) {
    guard let from = place(of: row), from.section !== section || from.index != index else { return }
    touch(row)
    touch(from.section)
    touch(section)
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
      for at in (0..<sections.count).reversed() {
        detach(sections[at].section, at: index + at)
      }
    case .removedSections(let sections):
      for (section, index) in sections.reversed() { attach([section], at: index) }
    case .movedSection(let section, let from, let to): place(section, from: to, to: from)
    case .insertedRows(let rows, let section, let index):
      for at in (0..<rows.count).reversed() { detach(rows[at], from: section, at: index + at) }
    case .removedRows(let rows):
      for (row, section, index) in rows.reversed() { attach([row], to: section, at: index) }
    case .movedRow(let row, let from, let to):
      place(row, from: (to.section, to.at), to: (from.section, from.at))
    case .renamedSection(let section, let from, let to):
      release(to, section)
      section.content.id = from
      claim(from, section)
    case .renamedRow(let row, let from, let to):
      release(to, row)
      row.content.id = from
      claim(from, row)
    case .promotedSection, .promotedRow: break
    }
  }

  // MARK: Lists and indexes kept in step

  private func attach(_ sections: [Section], at index: Int) {
    list.insert(sections, at: index)
    for section in sections {
      section.attached = true
      claim(section.id, section)
      for row in section.list.nodes { register(row, in: section) }
    }
  }
  private func detach(_ section: Section, at index: Int) {
    _ = list.remove(at: index)
    section.attached = false
    release(section.id, section)
    for row in section.list.nodes { unregister(row) }
  }
  private func attach(_ rows: [Row], to section: Section, at index: Int) {
    section.list.insert(rows, at: index)
    for row in rows { register(row, in: section) }
  }
  private func detach(_ row: Row, from section: Section, at index: Int) {
    _ = section.list.remove(at: index)
    unregister(row)
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
    row.home = to.section
    queue(row)
    for part in row.parts { queue(part) }
  }
  private func register(_ row: Row, in section: Section) {
    row.home = section
    content.rows += 1
    enter(row)
    for part in row.parts { enter(part) }
  }
  private func unregister(_ row: Row) {
    row.home = nil
    content.rows -= 1
    quit(row)
    for part in row.parts { quit(part) }
  }
  /// A row or field can be found by its id and counts.
  private func enter(_ row: Row) {
    claim(row.id, row)
    count(row, 1)
    startReading(row)
    queue(row)
    queueReaders(of: row.id)
  }
  private func quit(_ row: Row) {
    release(row.id, row)
    count(row, -1)
    stopReading(row)
    queueReaders(of: row.id)
  }
  func startReading(_ row: Row) {
    for id in row.content.plan?.reads ?? [] { readers[id, default: []].append(row) }
  }
  func stopReading(_ row: Row) {
    for id in row.content.plan?.reads ?? [] {
      guard var rows = readers.removeValue(forKey: id) else { continue }
      rows.removeAll { $0 === row }
      if !rows.isEmpty { readers[id] = rows }
    }
  }
}
