// The attributes of one node, in the table's order.
// SPDX-License-Identifier: MIT

/// The attributes of one node; defaults are left out, so that equal nodes are equal bytes.
public struct Attributes: Sendable, Equatable {
  /// One attribute and what it says.
  public struct Entry: Sendable, Equatable {
    /// Its value, in normal form; the larger one first leaves no hole between them.
    public let value: Value
    /// Which attribute.
    public let attribute: Attribute

    init(attribute: Attribute, value: Value) {
      self.value = value
      self.attribute = attribute
    }
  }
  /// In the table's order.
  public private(set) var entries: [Entry] = []
  /// A bit for each attribute that stands, so that most which do not are told without a search.
  ///
  /// Attributes further apart than 64 share one: a bit that is set says "perhaps".
  private var bits: UInt64 = 0
  /// `byteCount`, in half a word: a million rows have one each.
  private var bytes: UInt32 = 0
  /// About how many bytes they take.
  private(set) var byteCount: Int {
    get { Int(bytes) }
    set { bytes = UInt32(clamping: newValue) }
  }

  /// No attributes.
  public init() {}

  /// Whether both say the same.
  ///
  /// Only reads, which is said so that nobody has to hold both for the time it takes.
  @_effects(readonly)
  public static func == (left: Attributes, right: Attributes) -> Bool {
    left.bits == right.bits && left.entries == right.entries
  }

  /// What `attribute` says, nil where it is the default.
  ///
  /// Setting nil takes it back to the default.
  public subscript(attribute: Attribute) -> Value? {
    get {
      guard bits & attribute.bit != 0 else { return nil }
      for entry in entries where entry.attribute == attribute { return entry.value }
      return nil
    }
    set {
      let index = entries.firstIndex { $0.attribute.rawValue >= attribute.rawValue }
      let stands = index.map { entries[$0].attribute == attribute } ?? false
      if stands, let index { byteCount -= entries[index].value.byteCount }
      byteCount += newValue?.byteCount ?? 0
      switch (newValue, index) {
      case (nil, let index?) where stands: entries.remove(at: index)
      case (nil, _): break
      case (let value?, let index?) where stands:
        entries[index] = Entry(attribute: attribute, value: value)
      case (let value?, let index):
        entries.insert(Entry(attribute: attribute, value: value), at: index ?? entries.count)
      }
      bits = entries.reduce(0) { $0 | $1.attribute.bit }
    }
  }
  /// The truth of a flag, its default where it does not stand.
  @_effects(readonly)
  public func flag(_ attribute: Attribute) -> Bool {
    if bits & attribute.bit != 0, let value = self[attribute]?.bool { return value }
    return attribute.isTrueUnlessSaid
  }
  /// The text of a text attribute.
  public func text(_ attribute: Attribute) -> Text? { self[attribute]?.text }
  /// The number of a counting attribute.
  public func count(_ attribute: Attribute) -> Int? { self[attribute]?.number?.asInt }
}

extension Attribute {
  fileprivate var bit: UInt64 { 1 << UInt64(rawValue & 63) }
}
