// Words of ours on the wire: types whose values each have one name.
// SPDX-License-Identifier: MIT

import FormCore

/// A type whose values are words on the wire.
protocol WireWord: Writable, CaseIterable {
  var name: StaticString { get }
  /// What the published description calls the type.
  static var typeName: StaticString { get }
}
extension WireWord {
  static var schema: Schema { .named(typeName) { .words(allCases.map(\.name)) } }
  func write(_ w: inout Writer) { w.word(name) }
  /// The value whose word a JSON string is.
  static func read(_ view: View) throws(WireError) -> Self {
    if let word = view.string {
      for value in allCases where word.equals(value.name) { return value }
    }
    let names = allCases.map(\.name.description).joined(separator: ", ")
    throw WireError("expected one of \(names)")
  }
}

extension RowKind: WireWord {
  static let typeName: StaticString = "RowKind"
}
extension Outcome.Kind: WireWord {
  static let typeName: StaticString = "Outcome"
}
extension Issue.Level: WireWord, Readable {
  static let typeName: StaticString = "Level"
  static var sample: Issue.Level { .error }
  init(_ view: View) throws(WireError) { self = try Issue.Level.read(view) }
}
extension Issue.Source: WireWord {
  static let typeName: StaticString = "Source"
}
extension MemberChange.Kind: WireWord {
  static let typeName: StaticString = "MemberChangeKind"
}
extension Event.Kind: WireWord {
  static let typeName: StaticString = "EventKind"
}
extension ScrollPosition: WireWord, Readable {
  static let typeName: StaticString = "ScrollPosition"
  static var sample: ScrollPosition { .middle }
  init(_ view: View) throws(WireError) { self = try ScrollPosition.read(view) }
}
extension PositionEncoding: Writable {
  static var schema: Schema {
    .named("PositionEncoding") { .words(["utf-8", "utf-16", "utf-32"]) }
  }
  func write(_ w: inout Writer) { w.string(rawValue) }
}

/// How a change may be shown.
enum Animation: CaseIterable, WireWord, Readable {
  case none, automatic, fade, left, right, top, bottom, middle

  static let typeName: StaticString = "Animation"
  static var sample: Animation { .none }
  var name: StaticString {
    switch self {
    case .none: "none"
    case .automatic: "automatic"
    case .fade: "fade"
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .middle: "middle"
    }
  }
  init(_ view: View) throws(WireError) { self = try Animation.read(view) }
}

/// What `form/create` does about a form that has the id already.
enum IfExists: CaseIterable, WireWord, Readable {
  case fail, replace

  static let typeName: StaticString = "IfExists"
  static var sample: IfExists { .fail }
  var name: StaticString { self == .fail ? "fail" : "replace" }
  init(_ view: View) throws(WireError) { self = try IfExists.read(view) }
}

/// Why a form is no longer there.
enum CloseReason: CaseIterable, WireWord {
  case deleted, replaced, ownerLeft

  static let typeName: StaticString = "CloseReason"
  var name: StaticString {
    switch self {
    case .deleted: "deleted"
    case .replaced: "replaced"
    case .ownerLeft: "ownerLeft"
    }
  }
}

/// The program's name.
struct ProgramName: Writable {
  static var schema: Schema { .constant("formd") }
  func write(_ w: inout Writer) { w.word("formd") }
}
