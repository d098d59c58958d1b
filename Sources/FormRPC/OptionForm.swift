// Options on the wire: what can be chosen, by key.
// SPDX-License-Identifier: MIT

import FormCore

/// One option of a choice: `{key, title?, displayTitle?, enabled?, group?, hints?}`.
enum OptionForm {
  private static let names: [StaticString] = [
    "key", "title", "displayTitle", "enabled", "group", "hints",
  ]

  /// A list of options in normal form.
  static func list(_ view: View) throws(WireError) -> [Value] {
    guard let count = view.count else { throw WireError("expected a list of options or null") }
    var options: [Value] = []
    options.reserveCapacity(count)
    for index in 0..<count {
      do throws(WireError) { options.append(try option(view[index])) } catch {
        throw error.inside(.index(index))
      }
    }
    return options
  }
  private static func option(_ view: View) throws(WireError) -> Value {
    guard view.members == nil && view.count != 0 || view.member("key") != nil else {
      throw WireError("missing", at: [.member("key")])
    }
    let option = try Value.record(view, names) { name, view throws(WireError) in
      switch name {
      case "enabled": return try Bool?(view).map(Value.bool)
      case "hints": return try Value(view)
      default: return .text(try Text(view))
      }
    }
    guard case .record(let members) = option else { return option }
    return .record(members.filter { $0.name != "enabled" || $0.value != .bool(true) })
  }
}

/// A list of options, or null for "not known yet".
struct OptionList: Readable {
  let options: Value
  static var sample: OptionList { OptionList(options: .null) }
  static var schema: Schema { Attribute.options.schema }
  private init(options: Value) { self.options = options }
  init(_ view: View) throws(WireError) {
    options = view.isNull ? .null : .list(try OptionForm.list(view))
  }
}

extension IfGone: Readable {
  static var sample: IfGone { .clear }
  static var schema: Schema { .words(allCases.map(\.name)) }
  init(_ view: View) throws(WireError) {
    guard let word = view.string, let found = IfGone.allCases.first(where: { word.equals($0.name) })
    else { throw WireError("expected one of clear, first, keep") }
    self = found
  }
}
