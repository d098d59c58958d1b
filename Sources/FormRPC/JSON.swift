// JSON trees: json-c behind an owner that frees them and a view that borrows them.
// SPDX-License-Identifier: MIT

import CJSONC
import Glibc

/// json-c's parser, made once and used for every value.
struct Parser: ~Copyable {
  private let tokener: UnsafeMutablePointer<json_tokener>
  /// Text that is not parsed where it stands: long integers marked, or bare values terminated.
  private var copy: [UInt8] = []

  /// A parser for values of messages of at most `depthLimit` levels.
  init(depthLimit: Int = Gate.depthLimit) {
    guard let made = json_tokener_new_ex(Int32(clamping: depthLimit &+ 2)) else {
      preconditionFailure("no memory for a parser")
    }
    tokener = made
    json_tokener_set_flags(tokener, JSON_TOKENER_STRICT)
    Parser.keepToC()
  }
  /// Has this thread use the C locale, as the process does anyway, and say so.
  ///
  /// For each value json-c takes a copy of the thread's locale and makes one with C numbers of it:
  /// 1,900 instructions and five allocations, but next to none where it is the C locale itself
  /// (measured with glibc 2.36).
  private static func keepToC() { uselocale(newlocale(1 << LC_NUMERIC, "C", nil)) }
  deinit { json_tokener_free(tokener) }

  /// The tree of one value that has passed the gate.
  ///
  /// json-c clamps integers of more than 64 bits; with `hasLongIntegers` they are marked first, so
  /// that it keeps their text.
  /// - Returns: nil when json-c refuses, which after the gate means that memory ran out.
  @inline(__always)
  mutating func parse(_ text: Slice, hasLongIntegers: Bool = false) -> Tree? {
    let inPlace =
      text.count > 0
      && (text.start[0] == UInt8(ascii: "{") || text.start[0] == UInt8(ascii: "["))
    let root = inPlace && !hasLongIntegers ? parseInPlace(text) : parseCopy(text)
    guard json_tokener_get_error(tokener) == json_tokener_success else { return nil }
    return Tree(root: root)
  }

  @inline(__always) private func parseInPlace(_ text: Slice) -> OpaquePointer? {
    json_tokener_reset(tokener)
    return UnsafeRawPointer(text.start).withMemoryRebound(to: CChar.self, capacity: text.count) {
      json_tokener_parse_ex(tokener, $0, Int32(truncatingIfNeeded: text.count))
    }
  }
  /// A bare number ends only where something follows, hence the blank.
  @inline(never) private mutating func parseCopy(_ text: Slice) -> OpaquePointer? {
    copy.removeAll(keepingCapacity: copy.capacity <= 1 << 16)
    LongIntegers.mark(text, into: &copy)
    copy.append(UInt8(ascii: " "))
    return copy.withUnsafeBufferPointer { bytes in
      bytes.baseAddress.flatMap { parseInPlace(Slice(start: $0, count: bytes.count)) }
    }
  }
}

/// Owner of a json-c tree; frees it once.
///
/// Views do not keep it alive: put `defer { extendLifetime(tree) }` behind the parse.
struct Tree: ~Copyable {
  /// json-c has no node for null.
  fileprivate let root: OpaquePointer?
  deinit { json_object_put(root) }
  /// The value itself.
  @inline(__always) var view: View { View(node: root) }
}

/// What a JSON value is.
enum Kind {
  case null, bool, int, decimal, string, list, object
}

/// A number as it was written.
enum Number {
  /// An integer of at most 18 digits; `-0` is 0.
  case int(Int)
  /// The text of any other number, as json-c kept it: valid as long as its tree.
  case text(Slice)
}

/// A borrowed look at one value; valid only as long as its tree.
struct View {
  fileprivate let node: OpaquePointer?

  @inline(__always) private var type: json_type { json_object_get_type(node) }

  var kind: Kind {
    switch type {
    case json_type_boolean: .bool
    case json_type_int: .int
    case json_type_double: .decimal
    case json_type_string: .string
    case json_type_array: .list
    case json_type_object: .object
    default: .null
    }
  }
  @inline(__always) var isNull: Bool { node == nil }
  @inline(__always) var bool: Bool? {
    type == json_type_boolean ? json_object_get_boolean(node) != 0 : nil
  }
  /// An integer of at most 18 digits.
  @inline(__always) var int: Int? {
    type == json_type_int ? Int(json_object_get_int64(node)) : nil
  }
  /// Any number, exactly as it was written but for the sign of `-0`.
  @inline(__always) var number: Number? {
    let type = type
    if type == json_type_int { return .int(Int(json_object_get_int64(node))) }
    return type == json_type_double ? text : nil
  }
  /// json-c keeps the source text of a double beside it (`json_object_new_double_s`).
  @inline(never) private var text: Number? {
    guard let kept = json_object_get_userdata(node) else { return nil }
    let bytes = Slice(
      start: UnsafePointer(kept.assumingMemoryBound(to: UInt8.self)),
      count: strlen(kept.assumingMemoryBound(to: CChar.self)))
    return .text(LongIntegers.unmarked(bytes))
  }
  /// UTF-8, without U+0000.
  @inline(__always) var string: Slice? {
    guard type == json_type_string, let bytes = json_object_get_string(node) else { return nil }
    return Slice(
      start: UnsafeRawPointer(bytes).assumingMemoryBound(to: UInt8.self),
      count: Int(json_object_get_string_len(node)))
  }
  /// How many elements a list has.
  @inline(__always) var count: Int? {
    type == json_type_array ? json_object_array_length(node) : nil
  }
  /// An element of a list; null outside of it.
  @inline(__always) subscript(index: Int) -> View {
    View(node: json_object_array_get_idx(node, index))
  }
  /// The members of an object in the order of the text.
  @inline(__always) var members: Members? {
    guard type == json_type_object, let table = json_object_get_object(node) else { return nil }
    return Members(entry: table.pointee.head)
  }
  /// How many members an object has; 0 for anything else.
  @inline(__always) var memberCount: Int {
    type == json_type_object ? Int(json_object_object_length(node)) : 0
  }
  /// The member of an object called `name`; nil when there is none, a null view for null.
  @inline(__always) func member(_ name: StaticString) -> View? {
    guard var rest = members else { return nil }
    while let (found, value) = rest.next() {
      if found.equals(name) { return value }
    }
    return nil
  }

  /// The members of an object, one after the other.
  struct Members: Sequence, IteratorProtocol {
    fileprivate var entry: UnsafeMutablePointer<lh_entry>?
    @inline(__always) mutating func next() -> (name: Slice, value: View)? {
      guard let here = entry, let key = here.pointee.k else { return nil }
      entry = here.pointee.next
      return (
        Slice(
          start: UnsafePointer(key.assumingMemoryBound(to: UInt8.self)),
          count: strlen(key.assumingMemoryBound(to: CChar.self))),
        View(node: here.pointee.v.map { OpaquePointer($0) })
      )
    }
  }
}
