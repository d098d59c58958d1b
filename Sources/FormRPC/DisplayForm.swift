// Display formats on the wire.
// SPDX-License-Identifier: MIT

import FormCore

/// How an answer is shown: `{decimals, grouping, prefix, suffix}`, `{date, time}`, `{pattern}` or
/// `{true, false}`.
///
/// Which of them a field takes follows from what it holds and is the core's to say.
enum DisplayForm {
  private static let names: [StaticString] = [
    "decimals", "grouping", "prefix", "suffix", "date", "time", "pattern", "true", "false",
  ]

  /// A format in normal form.
  static func read(_ view: View) throws(WireError) -> Value {
    let format = try Value.record(view, names) { name, view throws(WireError) in
      switch name {
      case "decimals": return .number(Decimal(try Int(view)))
      case "grouping": return try Bool?(view).map(Value.bool)
      default: return .text(try Text(view))
      }
    }
    guard case .record(let members) = format else { return format }
    return .record(members.filter { !isDefault($0) })
  }
  private static func isDefault(_ member: Value.Member) -> Bool {
    switch member.name {
    case "grouping": member.value == .bool(false)
    case "prefix", "suffix": member.value == .text("")
    case "date", "time": member.value == .text("none")
    default: false
    }
  }
}
