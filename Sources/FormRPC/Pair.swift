// Reading, writing and describing are checked against each other, in debug builds only.
// SPDX-License-Identifier: MIT

import FormCore

/// An answer that is passed on as it was written elsewhere.
protocol Verbatim: Writable {}

/// The pair assertion: whatever is read or written must be what its description says, and what is
/// written must come out the same when it is read back and written again.
///
/// It is no test of input: what comes from outside was taken before it gets here.
enum Pair {
  /// Checks a result or a notification's params, which `w` holds from `from` on.
  @inline(__always)
  static func check<Content: Writable>(
    _ w: borrowing Writer, from: Int, _ type: Content.Type, _ name: StaticString
  ) {
    #if DEBUG
      if w.overflowed || w.count - from > most { return }
      check(Slice(start: UnsafePointer(w.base + from), count: w.count - from), type, name)
    #endif
  }
  /// Checks the params of a call that was carried out.
  @inline(__always)
  static func check<Content: Readable>(
    taken view: View?, as type: Content.Type, _ name: StaticString
  ) {
    #if DEBUG
      if let view, let complaint = Content.schema.complaint(view, isLax: true) {
        preconditionFailure("\(name) took params that are not as described: \(complaint)")
      }
    #endif
  }
}

#if DEBUG
  extension Pair {
    /// Larger ones take a debug build too long.
    private static let most = 1 << 20

    private static func check<Content: Writable>(
      _ text: Slice, _ type: Content.Type, _ name: StaticString
    ) {
      var parser = Parser()
      guard let tree = parser.parse(text, hasLongIntegers: true) else {
        preconditionFailure("\(name) wrote what is not JSON")
      }
      defer { extendLifetime(tree) }
      if let complaint = Content.schema.complaint(tree.view, isLax: false) {
        preconditionFailure("\(name) wrote what is not as described: \(complaint)")
      }
      if type is any Verbatim.Type { return }
      var again = Writer()
      do throws(WireError) { try Value(tree.view).write(&again) } catch {
        preconditionFailure("\(name) wrote what cannot be read: \(error.text(root: "result"))")
      }
      let same = again.bytes.elementsEqual(
        UnsafeBufferPointer(start: text.start, count: text.count))
      precondition(same, "\(name) is written another way when it was read back")
    }
  }

  extension Schema {
    /// What about a value is not as described, and where; nil when all is.
    ///
    /// Lax is what the daemon takes beyond it: null where a member may be missing, an empty list for
    /// an object, numbers as text, names that begin with `_`.
    func complaint(_ view: View, isLax: Bool) -> String? {
      switch self {
      case .anything: return nil
      case .null: return view.isNull ? nil : "expected null"
      case .boolean: return view.bool == nil ? "expected a boolean" : nil
      case .string: return view.string == nil ? "expected a string" : nil
      case .integer(let least):
        let number = isLax ? try? Int(view) : view.int
        return (number ?? .min) < (least ?? .min + 1) ? "expected an integer" : nil
      case .numberOrText:
        return view.number == nil && view.string == nil ? "expected a number" : nil
      case .words(let words):
        guard let word = view.string else { return "expected a string" }
        return words.contains { word.equals($0) } ? nil : "no such word: \(shown(word))"
      case .constant(let word):
        return view.string?.equals(word) ?? false ? nil : "expected \(word)"
      case .list(let element, let expected):
        guard let count = view.count else { return "expected a list" }
        if let expected, expected != count { return "expected \(expected) elements" }
        for index in 0..<count {
          if let found = element.complaint(view[index], isLax: isLax) {
            return "[\(index)]" + found
          }
        }
        return nil
      case .object(let members, let rest):
        return Schema.complaint(view, members, rest, isLax: isLax)
      case .map(let value):
        guard var left = view.members else {
          return isLax && view.count == 0 ? nil : "expected an object"
        }
        while let (name, view) = left.next() {
          if let found = value.complaint(view, isLax: isLax) { return ".\(shown(name))" + found }
        }
        return nil
      case .oneOf(let schemas):
        let fitting = schemas.count { $0.complaint(view, isLax: isLax) == nil }
        return fitting == 1 ? nil : "fits \(fitting) alternatives"
      case .named(_, let schema): return schema().complaint(view, isLax: isLax)
      }
    }
    private static func complaint(
      _ view: View, _ members: [Member], _ rest: Rest, isLax: Bool
    ) -> String? {
      guard var left = view.members else {
        let missing = members.first { $0.required }
        return isLax && view.count == 0 && missing == nil ? nil : "expected an object"
      }
      for member in members where member.required && view.member(member.name) == nil {
        return ".\(member.name) is missing"
      }
      while let (name, value) = left.next() {
        guard let member = members.first(where: { name.equals($0.name) }) else {
          if case .anything = rest { continue }
          if isLax, name.count > 0, name.start[0] == UInt8(ascii: "_") { continue }
          return ".\(shown(name)) is not described"
        }
        if isLax, !member.required, value.isNull { continue }
        if let found = member.schema().complaint(value, isLax: isLax) {
          return ".\(member.name): " + found
        }
      }
      return nil
    }
  }
#endif
