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

  /// No attributes.
  public init() {}

  /// What `attribute` says, nil where it is the default.
  ///
  /// Setting nil takes it back to the default.
  public subscript(attribute: Attribute) -> Value? {
    get {
      for entry in entries where entry.attribute == attribute { return entry.value }
      return nil
    }
    set {
      let index = entries.firstIndex { $0.attribute.rawValue >= attribute.rawValue }
      let stands = index.map { entries[$0].attribute == attribute } ?? false
      switch (newValue, index) {
      case (nil, let index?) where stands: entries.remove(at: index)
      case (nil, _): break
      case (let value?, let index?) where stands:
        entries[index] = Entry(attribute: attribute, value: value)
      case (let value?, let index):
        entries.insert(Entry(attribute: attribute, value: value), at: index ?? entries.count)
      }
    }
  }
  /// The truth of a flag, its default where it does not stand.
  public func flag(_ attribute: Attribute) -> Bool {
    if let value = self[attribute]?.bool { return value }
    if case .flag(let standard) = attribute.spec.form { return standard }
    return false
  }
  /// The text of a text attribute.
  public func text(_ attribute: Attribute) -> Text? { self[attribute]?.text }
  /// The number of a counting attribute.
  public func count(_ attribute: Attribute) -> Int? { self[attribute]?.number?.asInt }
}
