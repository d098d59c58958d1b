// The options of a field: which keys there are, and in which order.
// SPDX-License-Identifier: MIT

/// What can be chosen in a field.
struct Choices: Sendable, Equatable {
  /// The place of each key in the list; nil while the options are not known yet.
  private let places: [Text: Int]?
  /// The first option that is not disabled.
  let first: Text?

  /// The options an author wrote; null stands for "not known yet", nil for none at all.
  init(_ options: Value?) throws(Fault) {
    if options == .null {
      places = nil
      first = nil
      return
    }
    var places: [Text: Int] = [:]
    var first: Text?
    for (index, option) in (options?.list ?? []).enumerated() {
      let place: [Fault.Step] = [.member("options"), .index(index), .member("key")]
      guard let key = option.member("key")?.text else {
        throw Fault(.malformed(expected: "a string"), at: place)
      }
      guard places.updateValue(index, forKey: key) == nil else {
        throw Fault(.malformed(expected: "a key no other option has"), at: place)
      }
      let isDisabled = option.record?.contains { $0.name == "enabled" && $0.value == .bool(false) }
      if !(isDisabled ?? false) { first = first ?? key }
    }
    self.places = places
    self.first = first
  }

  /// Whether the options are not known yet, so that any key may be right.
  var isLoading: Bool { places == nil }
  /// Whether `key` is one of the options, or may become one.
  func mayHave(_ key: Text) -> Bool { places.map { $0[key] != nil } ?? true }

  /// A choice as its field holds it: only keys there are, several in the order of the options.
  func normal(_ value: Value) throws(Fault) -> Value {
    switch value {
    case .text(let key):
      guard mayHave(key) else { throw Fault(.noSuchOption) }
      return value
    case .list(let keys):
      for (index, key) in keys.enumerated() where !(key.text.map(mayHave) ?? false) {
        throw Fault(.noSuchOption, at: [.index(index)])
      }
      return .list(sorted(keys))
    case .null, .bool, .number, .record: return value
    }
  }
  /// Keys in the order of the options; unknown ones last, as they were.
  func sorted(_ keys: [Value]) -> [Value] {
    guard let places else { return keys }
    let numbered = keys.enumerated().map { index, key in
      (place: key.text.flatMap { places[$0] } ?? places.count + index, key: key)
    }
    return numbered.sorted { $0.place < $1.place }.map(\.key)
  }
  /// Whether everything chosen is among the options.
  func holds(_ value: Value) -> Bool {
    switch value {
    case .text(let key): mayHave(key)
    case .list(let keys): keys.allSatisfy { $0.text.map(mayHave) ?? isLoading }
    case .null: true
    case .bool, .number, .record: isLoading
    }
  }
}
