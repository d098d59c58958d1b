// A transaction under way: what it did, and what it needs to take all of it back.
// SPDX-License-Identifier: MIT

/// A transaction under way.
///
/// Its arrays are kept between transactions, so that one costs no memory.
struct Draft {
  /// The client that asked; 0 is the daemon.
  var by = 0
  /// What its offsets in text count.
  var encoding = PositionEncoding.utf16
  /// Whether new rows take back the state they come with.
  var withState = false
  /// What was done to lists, in order.
  var structure: [Structural] = []
  /// Rows changed, as they were.
  var rows: [RowBefore] = []
  /// Sections changed, as they were.
  var sections: [(section: Section, before: Section.Content)] = []
  /// Rows to judge before the commit.
  var queue: [Row] = []
  /// Sections of which may be used what could not, or the other way round.
  var sectionQueue: [Section] = []
  /// Repeated sections that an edit of a batch gave more items than they take, and which edit.
  var crowded: [(section: Section, place: [Fault.Step])] = []
  /// Repeated sections of which there may be too few or too many items.
  var counted: [Section] = []
  /// What follows from conditions and is still to be worked out.
  var agenda = Agenda()
  /// Nodes whose conditions, or what these look at, may be others now.
  var links: [Link] = []
  /// How many of them have been seen to.
  var linked = 0
  /// Where nodes stood in the order of conditions.
  var ranks: [(node: Node, rank: Int32)] = []
  /// The work that conditions may still do.
  var meter = WorkMeter()
  /// Whether answers are loaded, so that what is hidden by it is not cleared.
  var loads = false
  /// What the transaction will be to undo.
  var record = Record.done
  /// The step an undoing took out of the history, and where it stood.
  var taken: (step: Step, index: Int, fromDone: Bool)?
  /// Steps that searches for patterns took.
  var patternSteps = 0
  /// The field that was typed into.
  var typed: Row?
  /// Who wants an id that somebody else still has.
  var claims = Claims()
  /// Who names a field that is called otherwise since.
  var followers = Followers()
  /// Whether what names a field goes on naming it when it is called otherwise.
  var follows = true
  /// Rows whose attributes could not be compiled when they were set, and where that was.
  var unplanned: [(row: Row, place: [Fault.Step])] = []
  /// Fields of several lists of options whose choice has to be among those offered at the end.
  var chosen: [ObjectIdentifier: ChoiceCause] = [:]
  /// Fields set as a person would set them, and the edit that did it.
  var edited: [Edited] = []
  /// Where in the call's params the edit stands that is under way.
  var place: [Fault.Step] = []
  /// Offers and questions as they were, where there were any.
  var hooks: Hooks?
  /// Fields whose hooks may have to be asked, and why.
  var due: [(row: Row, occasion: Occasion)] = []
  /// Questions put to clients; kept until the next transaction begins.
  var asked: [Ticket] = []
  /// Monotonic milliseconds.
  var now = 0
  /// Fields whose editing ended, and whose.
  var left: [(field: Row, client: Int)] = []
  /// Whether it takes in a verdict, which may change nothing that anybody sees.
  var isVerdict = false
  /// Whether ids and bounds are judged only when all is done, as in a batch.
  var defers = false

  /// Makes it ready for the next one; most lists of most transactions are empty already.
  mutating func clear() {
    withState = false
    if !place.isEmpty { place = [] }
    if hooks != nil { hooks = nil }
    if !due.isEmpty { due.removeAll() }
    if !left.isEmpty { left.removeAll() }
    defers = false
    isVerdict = false
    record = .done
    if taken != nil { taken = nil }
    typed = nil
    if !structure.isEmpty { structure.removeAll() }
    Draft.empty(&rows)
    if !sections.isEmpty { sections.removeAll() }
    if !sectionQueue.isEmpty { sectionQueue.removeAll() }
    if !counted.isEmpty { counted.removeAll() }
    if !crowded.isEmpty { crowded.removeAll() }
    agenda.clear()
    if !links.isEmpty { links.removeAll() }
    linked = 0
    if !ranks.isEmpty { ranks.removeAll() }
    meter.restart()
    loads = false
    Draft.empty(&queue)
    if !followers.isEmpty { followers = Followers() }
    follows = true
    if !unplanned.isEmpty { unplanned.removeAll() }
    Draft.empty(&edited)
    if !chosen.isEmpty { chosen.removeAll() }
    if !claims.isEmpty { claims.clear() }
  }
  /// Empties a list, and keeps its room while that is small.
  ///
  /// Most hold one element, and taking that one is cheaper than `removeAll(keepingCapacity:)`.
  static func empty<Element>(_ list: inout [Element]) {
    if list.count < 100 {
      while !list.isEmpty { list.removeLast() }
    } else {
      list.removeAll()
    }
  }
}

/// A row as it was before the transaction.
///
/// No tuple: the runtime copies those member by member, by what their metadata says.
struct RowBefore {
  let row: Row
  let before: Row.Content
}

/// A field that was set, and where in the call's params the edit stands that set it.
struct Edited {
  let row: Row
  let place: [Fault.Step]
  /// Whether only a computed one is refused.
  var isForced = false
}

/// One thing done to a list; its inverse is its mirror image.
enum Structural {
  /// With the rows they held when they were inserted, and the items; nil where they were not repeated.
  case insertedSections([(section: Section, rows: [Row], items: [Item]?)], at: Int)
  /// Each with the index it had when it was taken out.
  case removedSections([(section: Section, at: Int)])
  case movedSection(Section, from: Int, to: Int)
  case insertedRows([Row], Section, at: Int)
  /// Each with the place it had when it was taken out.
  case removedRows([(row: Row, section: Section, at: Int)])
  case movedRow(Row, from: (section: Section, at: Int), to: (section: Section, at: Int))
  case insertedItems([Item], Section, at: Int)
  /// Each with the index it had when it was taken out.
  case removedItems([(item: Item, section: Section, at: Int)])
  case movedItem(Item, Section, from: Int, to: Int)
  /// What each item of a section has is written otherwise.
  case changedTemplate(Section, from: ItemTemplate?, to: ItemTemplate?)
  /// `told` is what watchers knew it by, where it waited for the id it had.
  case renamedSection(Section, from: Text, to: Text, told: Text)
  case renamedRow(Row, from: Text, to: Text, told: Text)
  /// Got the id it waited for; until then it was told of by one of the daemon's own.
  case promotedSection(Section, from: Text)
  case promotedRow(Row, from: Text)
}

extension Form {
  /// The stamp of the transaction under way.
  var now: Stamp { Stamp(revision: revision + 1, by: draft.by) }

  /// An edit of a batch begins, which stands at `place` in the call's params.
  ///
  /// What can be wrong for a while is judged at the end of the transaction then.
  public func beginEdit(at place: [Fault.Step]) {
    // A row that an edit disabled is left even if the next one enables it again.
    if !foci.list.isEmpty { endLostFocus() }
    draft.place = place
    draft.defers = true
  }

  /// Keeps what `row` was, before its first change in this transaction.
  func touch(_ row: Row) {
    guard !row.isMarked(.touched, in: serial), !row.isFresh(serial) else { return }
    row.mark(.touched, in: serial)
    draft.rows.append(RowBefore(row: row, before: row.content))
  }
  /// Keeps what `section` was, before its first change in this transaction.
  func touch(_ section: Section) {
    guard section.touchedIn != serial, section.freshIn != serial else { return }
    section.touchedIn = serial
    draft.sections.append((section, section.content))
  }
  /// Changes a row; the form's counts follow while it is in the form.
  @inline(__always)
  func change(_ row: Row, _ body: (inout Row.Content) -> Void) {
    touch(row)
    let counts = row.isAttached
    if counts { count(row, -1) }
    let wasInvalid = row.content.isInvalid
    body(&row.content)
    row.content.note()
    row.forgetRecord()
    if counts { count(row, 1) }
    if wasInvalid != row.content.isInvalid { announce(.validity(row.id)) }
  }
  /// Changes a section; the form's counts follow while it is in the form.
  func change(_ section: Section, _ body: (inout Section.Content) -> Void) {
    touch(section)
    if section.attached { count(section, -1) }
    body(&section.content)
    if section.attached { count(section, 1) }
  }
  /// Counts a section in (1) or out (-1).
  func count(_ section: Section, _ sign: Int) {
    if section.content.isInvalid { content.invalid += sign }
    content.bytes += sign * section.content.attributes.byteCount
  }
  /// Counts a row in (1) or out (-1).
  func count(_ row: Row, _ sign: Int) {
    if row.content.isInvalid { content.invalid += sign }
    if row.content.isDirty { content.dirty += sign }
    if row.content.isPending { content.pending += sign }
    content.bytes += sign * Int(row.content.byteCount)
  }
  /// Has what follows for a row worked out before the commit.
  func queue(_ row: Row) {
    guard !row.isMarked(.queued, in: serial) else { return }
    row.mark(.queued, in: serial)
    draft.queue.append(row)
  }

  /// Takes back everything since the transaction began, when the form was `before`.
  func rollBack(to before: Content) {
    for structural in draft.structure.reversed() { revert(structural) }
    for (section, before) in draft.sections {
      let reads = section.content.logic !== before.logic && section.attached
      if reads { stopReading(.section(section)) }
      section.content = before
      if reads { startReading(.section(section)) }
    }
    for touched in draft.rows {
      let row = touched.row
      row.forgetRecord()
      let isSame =
        row.content.plan === touched.before.plan && row.content.logic === touched.before.logic
      if !isSame, row.isAttached {
        stopReading([row])
        row.content = touched.before
        startReading(row)
      } else {
        row.content = touched.before
      }
    }
    for (node, rank) in draft.ranks.reversed() { node.rank = rank }
    content = before
    if let taken = draft.taken { history.putBack(taken) }
    draft.clear()
  }
}
