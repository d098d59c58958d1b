// A row: one line of a form, and the field it is when it holds an answer.
// SPDX-License-Identifier: MIT

/// One line of a form.
///
/// A row that holds an answer is its own field: one object, one id.
/// Changed only through its form, inside a transaction.
public final class Row: Listed {
  /// All that a row is, copied before its first change in a transaction.
  ///
  /// What lists of rows are written from comes first: a long list waits for memory more than for
  /// anything else.
  public struct Content {
    /// Its id, unique among rows and fields of the form.
    public internal(set) var id: Text
    /// What its author wrote.
    public internal(set) var attributes: Attributes
    /// Its kind, for good.
    public let kind: RowKind
    /// Whether neither the row nor its section is disabled.
    public internal(set) var enabled: Bool
    /// What conditions made of it.
    var effects: Effects = []
    /// What is known of it without looking; kept by `note`.
    private var noted = Noted.isOrdinary
    /// What was answered; nil for rows that hold no answer.
    public internal(set) var answer: Answer?
    /// What its attributes mean; nil exactly where there is no answer.
    var plan: FieldPlan?
    /// What its conditions mean; nil where it has none.
    var logic: Logic?
    /// When its attributes last changed.
    public internal(set) var stamp: Stamp
    /// When its value, raw text or options last changed.
    public internal(set) var answerStamp: Stamp
    /// When it was last put where it stands.
    public internal(set) var place: Stamp
    /// About how many bytes its texts take; kept by `note`.
    private(set) var byteCount: UInt32 = 0

    /// Truths about a row, a bit each.
    private struct Noted: OptionSet {
      let rawValue: UInt8
      static let isOrdinary = Noted(rawValue: 1)
      static let showsValue = Noted(rawValue: 2)
      static let isInvalid = Noted(rawValue: 4)
      static let isPending = Noted(rawValue: 8)
      static let isDirty = Noted(rawValue: 16)
      static let isPart = Noted(rawValue: 32)
    }
    private subscript(bit: Noted) -> Bool {
      get { noted.contains(bit) }
      set { if newValue { noted.insert(bit) } else { noted.remove(bit) } }
    }
    /// Whether its state has nothing to say, as for most rows of a large form.
    public private(set) var isOrdinary: Bool {
      get { self[.isOrdinary] }
      set { self[.isOrdinary] = newValue }
    }
    /// Whether its value stands in snapshots.
    public private(set) var showsValue: Bool {
      get { self[.showsValue] }
      set { self[.showsValue] = newValue }
    }
    /// Whether it keeps the form from being valid.
    private(set) var isInvalid: Bool {
      get { self[.isInvalid] }
      set { self[.isInvalid] = newValue }
    }
    /// Whether somebody has yet to judge it.
    private(set) var isPending: Bool {
      get { self[.isPending] }
      set { self[.isPending] = newValue }
    }
    /// Whether it makes the form dirty.
    private(set) var isDirty: Bool {
      get { self[.isDirty] }
      set { self[.isDirty] = newValue }
    }
    /// Whether it is a field of a row of kind `fields`.
    public fileprivate(set) var isPart: Bool {
      get { self[.isPart] }
      set { self[.isPart] = newValue }
    }

    init(
      id: Text, kind: RowKind, attributes: Attributes, plan: FieldPlan?, logic: Logic?,
      answer: Answer?, enabled: Bool, stamp: Stamp
    ) {
      self.id = id
      self.kind = kind
      self.attributes = attributes
      self.plan = plan
      self.logic = logic
      self.answer = answer
      self.enabled = enabled
      self.stamp = stamp
      answerStamp = stamp
      place = stamp
    }

    /// Brings up to date what is kept only so that snapshots are quick.
    mutating func note() {
      isDirty = answer?.isDirty ?? false
      byteCount = UInt32(
        clamping: attributes.byteCount + (answer?.byteCount(isDirty: isDirty) ?? 0))
      guard let answer, let plan else {
        isOrdinary = enabled && visible
        return
      }
      isPending = enabled && visible && answer.isPending
      isInvalid = enabled && visible && answer.isInvalid
      showsValue = !isSecret && !plan.hides(answer.value)
      isOrdinary =
        enabled && visible && !required && answer.raw == nil && !answer.touched
        && !answer.showsIssues
        && answer.issues.isEmpty && answer.marks.isEmpty && !isDirty
        && !(isSecret && !answer.isEmpty) && answer.display == nil && !isLoading
        && !isPending && answer.offer == 0
    }
    /// Whether its options are not known yet.
    var isLoading: Bool { choices?.isLoading ?? false }
  }
  // In an order that leaves no holes: a form may have a million of them.
  var content: Content
  /// Whether it has a home; told without holding that.
  private var isAtHome = false
  /// What the transaction of the number `markedIn` did with it.
  private var marks: Marks = []
  var hint: UInt16 = 0
  /// Where it stands in what follows from conditions, and what of that is to be worked out.
  var standing = Standing()
  private var markedIn = 0
  /// Lends all that it is to `body`, where it lies.
  ///
  /// A getter would copy it and a yielding one allocate, for each row of a long list.
  public func read<R>(_ body: (UnsafePointer<Content>) -> R) -> R {
    withUnsafePointer(to: &content) { body($0) }
  }
  /// Its section while it is in a form; sections outlive their rows.
  @Back var home: Section? { didSet { isAtHome = home != nil } }
  /// The fields of a row of kind `fields`, which are rows of their own in all but place.
  public internal(set) var parts: [Row] = []
  /// The row of kind `fields` it is a field of.
  @Back var whole: Row? { didSet { content.isPart = whole != nil } }
  @Back var chunk: Chunk<Row>?
  var weight: Int { 1 }

  init(_ content: Content) {
    self.content = content
    self.content.note()
  }

  /// Whether it is a field of a row of kind `fields`.
  public var isPart: Bool { content.isPart }
  /// Whether it is in a form now, by itself or as a field of a row.
  var isAttached: Bool { isPart ? whole?.isAtHome ?? false : isAtHome }
  /// What a transaction did with a row, each at most once.
  struct Marks: OptionSet {
    let rawValue: UInt8
    /// Its content was copied.
    static let touched = Marks(rawValue: 1)
    /// It was put into the form.
    static let fresh = Marks(rawValue: 2)
    /// It will be judged.
    static let queued = Marks(rawValue: 4)
    /// Those who read it will be judged.
    static let announced = Marks(rawValue: 8)
  }
  /// Whether the transaction of this number did that with it.
  func isMarked(_ mark: Marks, in serial: Int) -> Bool {
    markedIn == serial && marks.contains(mark)
  }
  /// Notes that the transaction of this number did that with it.
  func mark(_ mark: Marks, in serial: Int) {
    marks = markedIn == serial ? marks.union(mark) : mark
    markedIn = serial
  }
  /// Forgets that a transaction did that with it.
  func unmark(_ mark: Marks) { marks.subtract(mark) }
  /// Whether it was put into the form in the transaction of this number.
  func isFresh(_ serial: Int) -> Bool {
    isPart ? whole?.isFresh(serial) ?? false : isMarked(.fresh, in: serial)
  }
  /// Whether it came into the form in that transaction, by itself or with its section.
  func isNew(_ serial: Int) -> Bool {
    isFresh(serial) || (whole ?? self).home?.freshIn == serial
  }

  /// Its id, unique among rows and fields of the form.
  public var id: Text { content.id }
  /// Its kind, for good.
  public var kind: RowKind { content.kind }
  /// What its author wrote.
  public var attributes: Attributes { content.attributes }
  /// What was answered; nil for rows that hold no answer.
  public var answer: Answer? { content.answer }
  /// Whether it can be used: neither it nor its section is disabled.
  public var enabled: Bool { content.enabled }
  /// Whether it shows: neither it nor its section is hidden.
  public var visible: Bool { content.visible }
  /// Whether its answer counts: it shows and can be used.
  var isLive: Bool { content.visible && content.enabled }
  /// Whether its answer is worked out from others.
  var isComputed: Bool { content.logic?.computed != nil }
  /// Whether its answer is kept from view.
  public var isSecret: Bool { content.isSecret }
  /// Whether its answer may not be changed by a person.
  public var isReadonly: Bool {
    if content.attributes.flag(.readonly) { return true }
    if isPart, let whole { return whole.isReadonly }
    return home?.content.attributes.flag(.readonly) ?? false
  }
}
