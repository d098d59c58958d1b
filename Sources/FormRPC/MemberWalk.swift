// The members of an object walked one by one, as definitions and updates are read.
// SPDX-License-Identifier: MIT

extension View {
  /// Calls `body` with each member, in order; what it refuses is placed inside the member's name.
  ///
  /// An empty list is an empty object: Lua cannot tell them apart.
  func eachMember(_ body: (Slice, View) throws(WireError) -> Void) throws(WireError) {
    guard var rest = members else {
      guard count == 0 else { throw WireError("expected an object") }
      return
    }
    while let (name, value) = rest.next() {
      do throws(WireError) { try body(name, value) } catch {
        throw error.inside(.name(shown(name)))
      }
    }
  }
}
