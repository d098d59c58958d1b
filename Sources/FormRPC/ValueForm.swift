// Values on the wire.
// SPDX-License-Identifier: MIT

import FormCore

extension Value: Readable, Writable {
  static var sample: Value { .text("Ada") }
  static var schema: Schema { .anything }
  init(_ view: View) throws(WireError) {
    switch view.kind {
    case .null: self = .null
    case .bool: self = .bool(try Bool(view))
    case .int, .decimal: self = .number(try Decimal(view))
    case .string: self = .text(try Text(view))
    case .list: self = .list(try [Value](view))
    case .object: self = .record(try Value.members(view))
    }
  }
  /// The members of an object, in their order.
  static func members(_ view: View) throws(WireError) -> [Member] {
    var members: [Member] = []
    guard var rest = view.members else {
      guard view.count == 0 else { throw WireError("expected an object") }
      return members
    }
    members.reserveCapacity(view.memberCount)
    while let (name, value) = rest.next() {
      do throws(WireError) {
        members.append(Member(Text(name.string), try Value(value)))
      } catch {
        throw error.inside(.name(shown(name)))
      }
    }
    return members
  }
  /// Text, as most values are, is written where it lies; the others are held meanwhile.
  @inline(__always) func write(_ w: inout Writer) {
    if case .text(let text) = self { w.text(text) } else { writeOther(&w) }
  }
  @inline(never) @_effects(releasenone)
  private func writeOther(_ w: inout Writer) {
    switch self {
    case .null: w.null()
    case .bool(let bool): w.bool(bool)
    case .number(let number): number.write(&w)
    case .text(let text): w.text(text)
    case .list(let list): list.write(&w)
    case .record(let members): members.write(&w)
    }
  }
}

extension [Value.Member] {
  /// Writes the members as an object.
  func write(_ w: inout Writer) {
    let mark = w.count
    for member in self {
      w.key(member.name)
      member.value.write(&w)
    }
    w.closeObject(mark)
  }
}

/// Values by name, in their order.
struct NamedValues: Readable, Writable {
  let members: [Value.Member]
  static var sample: NamedValues { NamedValues([Value.Member("name", .text("Ada"))]) }
  static var schema: Schema { .map(.anything) }
  init(_ members: [Value.Member]) { self.members = members }
  init(_ view: View) throws(WireError) { members = try Value.members(view) }
  func write(_ w: inout Writer) { members.write(&w) }
}

/// A member that may be missing and, when it is there, may be null.
enum Maybe<Content: Readable>: Readable {
  case missing
  case given(Content)
  static var sample: Maybe { .given(Content.sample) }
  static var absent: Maybe? { .missing }
  static var schema: Schema { Content.schema }
  init(_ view: View) throws(WireError) { self = .given(try Content(view)) }
}
