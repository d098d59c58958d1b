// A form: sections of rows, found by id, changed in transactions.
// SPDX-License-Identifier: MIT

/// A form: sections of rows, found by id, changed in transactions and edited in place.
///
/// A class, so that no edit can copy it; one thread, so that nothing guards it.
public final class Form {
  /// All that a form is besides its sections.
  struct Content {
    var id: Text
    var attributes: Attributes
    /// What is said in place of the catalogue's messages.
    let phrasebook: Phrasebook
    var outcome: Outcome?
    /// When its attributes last changed.
    var stamp: Stamp
    /// When its list of sections last changed.
    var sectionsStamp: Stamp
    /// When any value last changed.
    var answersStamp: Stamp
    /// The day that counts as today where the form names none; the daemon moves it.
    var day: Day?
    /// When anything that undo records last changed.
    var anyStamp: Stamp
    /// The daemon's next own id.
    var nextId = 1
    /// Fields and sections with an issue that blocks.
    var invalid = 0
    /// What was said of it as a whole from outside.
    var marks: [Issue] = []
    /// Fields that somebody has yet to judge.
    var pending = 0
    /// Whether somebody is asked about the form as a whole.
    var isAsking = false
    /// What they said; nil when they were not asked, or values or lists have changed since.
    var consent: Consent?
    /// Revision at which values or lists last changed.
    var movedAt = 1
    /// Fields whose value differs from the baseline.
    var dirty = 0
    /// Rows in all sections.
    var rows = 0
    /// Whether no answer was wrong when those who ask were told last.
    var toldValid = true
    /// Whether any answer was dirty when those who ask were told last.
    var toldDirty = false
    /// About how many bytes the texts of its rows, fields and sections take.
    var bytes = 0

    /// Whether nothing blocks.
    var isValid: Bool { invalid == 0 && Content.isFine(marks) }
    /// Whether none of `marks` blocks.
    static func isFine(_ marks: [Issue]) -> Bool {
      marks.isEmpty || !marks.contains(where: \.blocks)
    }
  }
  var content: Content
  /// Tells this form from earlier ones of its id.
  public let life: Int
  /// Counts its transactions from 1, its creation.
  public internal(set) var revision = 0
  var list = Ordered<Section>()
  var rowsById: [Text: Row] = [:]
  var sectionsById: [Text: Section] = [:]
  var itemsById: [Text: Item] = [:]
  /// Who looks at what by a rule or a condition; what is looked at need not exist.
  var readers: [Condition.Subject: [Reader]] = [:]
  /// Counts conditions worked out.
  public internal(set) var workings = 0
  /// Counts answers judged.
  public internal(set) var judgements = 0
  /// The transaction under way.
  var draft = Draft()
  /// Where clients are.
  var foci = Foci()
  /// Who offers to judge, and what they are asked.
  var hooks = Hooks()
  /// What happened in the last transaction without changing anything.
  public internal(set) var events: [Event] = []
  /// What can be undone and done again.
  var history: History
  /// Counts transactions begun, so that nodes know theirs.
  var serial = 0
  /// Ceilings of what it may hold.
  let limits: FormLimits
  /// Who compiles the patterns of its rules.
  let patterns: any PatternCompiler

  init(
    id: Text, life: Int, attributes: Attributes, by: Int, limits: FormLimits,
    patterns: any PatternCompiler, phrasebook: Phrasebook
  ) {
    let stamp = Stamp(revision: 1, by: by)
    content = Content(
      id: id, attributes: attributes, phrasebook: phrasebook, stamp: stamp, sectionsStamp: stamp,
      answersStamp: stamp,
      anyStamp: stamp)
    self.life = life
    self.limits = limits
    draft.meter = WorkMeter(
      maxSteps: limits.conditionSteps, maxTextBytes: limits.conditionTextBytes,
      maxDepth: limits.conditionDepth)
    self.patterns = patterns
    history = History(limits)
  }

  /// Its id.
  public var id: Text { content.id }
  /// What its author wrote.
  public var attributes: Attributes { content.attributes }
  /// Its sections, in order.
  public var sections: [Section] { list.nodes }
  /// How many sections it has.
  public var sectionCount: Int { list.count }
  /// The sections at `range`.
  public func sections(in range: Range<Int>) -> ArraySlice<Section> { list.nodes(in: range) }
  /// The day that counts as today: the form's own, else the one the daemon told last.
  public var today: Day? {
    content.attributes.text(.today).flatMap { try? CivilDate($0) }.map { Day($0) } ?? content.day
  }
  /// The language of a field's messages and numbers: its own, else the form's, else English.
  func locale(of plan: FieldPlan) -> Locale {
    plan.locale ?? content.attributes.text(.locale).flatMap { Locale(tag: $0) } ?? .en
  }
  /// How it ended; nil while it goes on.
  public var outcome: Outcome? { content.outcome }
  /// Whether no answer is wrong.
  public var isValid: Bool {
    // Asked of the members, for asking `content` copies all of it.
    content.invalid == 0 && Content.isFine(content.marks)
  }
  /// Revision at which values or lists last changed.
  public var movedAt: Int { content.movedAt }
  /// Whether an answer differs from its baseline.
  public var isDirty: Bool { content.dirty > 0 }
  /// About how many bytes its texts take.
  public var byteCount: Int { content.bytes + content.attributes.byteCount }
  /// Rows in all sections.
  public var rowCount: Int { content.rows }

  /// The row called `id`.
  public func row(_ id: Text) throws(Fault) -> Row {
    guard let row = rowsById[id], row.whole == nil else { throw Fault(.noSuchRow(id)) }
    return row
  }
  /// The field called `id`.
  public func field(_ id: Text) throws(Fault) -> Row {
    guard let row = rowsById[id], row.content.answer != nil else {
      throw Fault(.noSuchField(id))
    }
    return row
  }
  /// The section called `id`.
  public func section(_ id: Text) throws(Fault) -> Section {
    guard let section = sectionsById[id] else { throw Fault(.noSuchSection(id)) }
    return section
  }
  /// The section at `index`.
  public func section(at index: Int) throws(Fault) -> Section {
    guard index >= 0, index < list.count else { throw Fault(.noSuchSectionAt(index)) }
    return list[index]
  }
  /// The row at `index` of a section.
  public func row(at index: Int, in section: Section) throws(Fault) -> Row {
    guard index >= 0, index < section.list.count else { throw Fault(.noSuchRowAt(index)) }
    return section.list[index]
  }
  /// Where a row of this form stands.
  public func place(of row: Row) -> (section: Section, index: Int)? {
    guard let home = row.home else { return nil }
    return (home, home.list.index(of: row))
  }
  /// Where a section of this form stands.
  public func index(of section: Section) -> Int { list.index(of: section) }

  /// Calls `body` with each field, in order.
  public func eachField<E: Error>(_ body: (Row) throws(E) -> Void) throws(E) {
    for section in list {
      for row in section.list {
        if row.content.answer != nil { try body(row) }
        for part in row.parts { try body(part) }
      }
    }
  }
  /// The rows at the places `range` of the whole form, counted through all sections.
  public func rows(in range: Range<Int>) -> ArraySlice<Row> {
    guard var (at, before) = list.find(weight: range.lowerBound) else { return [] }
    var rows: ArraySlice<Row> = []
    while at < list.count, before < range.upperBound {
      let section = list[at]
      let from = max(range.lowerBound - before, 0)
      let upTo = min(range.upperBound - before, section.list.count)
      let some = section.list.nodes(in: from..<upTo)
      // One section has them all: nothing to put together.
      if some.count == range.count { return some }
      rows += some
      (at, before) = (at + 1, before + section.list.count)
    }
    return rows
  }
  /// Calls `body` with each row, in order.
  public func eachRow<E: Error>(_ body: (Row) throws(E) -> Void) throws(E) {
    for section in list {
      for row in section.list { try body(row) }
    }
  }
}

/// Ceilings of what a form may hold.
public struct FormLimits: Sendable {
  /// Rows of a form.
  public var rows = 100_000
  /// Options of a field.
  public var options = 10_000
  /// Bytes of one text.
  public var textBytes = 1 << 20
  /// Operators, literals and elements of one condition.
  public var conditionNodes = 1000
  /// How many of them may stand inside one another.
  public var conditionDepth = 64
  /// Steps of the conditions of one transaction.
  public var conditionSteps = 1_000_000
  /// Bytes of text that the conditions of one transaction make.
  public var conditionTextBytes = 16 << 20
  /// Bytes of all its texts: what its author wrote, and its answers.
  public var bytes = 256 << 20
  /// Bytes of the texts of all forms.
  public var allBytes = 1 << 30
  /// Steps that can be undone.
  public var undoSteps = 1_000
  /// Bytes the steps may take that can be undone or done again.
  public var undoBytes = 64 << 20
  /// Marks of a field, a section or the form.
  public var marks = 100
  /// Offers of clients to judge it.
  public var hooks = 1_000
  /// Bytes of one pattern.
  public var patternBytes = 1 << 10
  /// Steps of one search for a pattern.
  public var patternSteps = 1_000_000
  /// Steps of all searches for patterns in one transaction.
  public var transactionSteps = 10_000_000
  /// The ceilings of PROTOCOL.md section 11.
  public init() {}
}
