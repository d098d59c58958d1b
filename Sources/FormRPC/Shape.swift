// Objects on the wire: each names its members once, in one body that reads or writes and describes.
// SPDX-License-Identifier: MIT

import FormCore

/// An object that is read.
///
/// Its one list of members is the body of its initializer.
protocol ReadableObject: Readable {
  init(_ m: inout Reader) throws(WireError)
  /// Whether members it does not know are passed over instead of refused.
  static var takesAnything: Bool { get }
  /// What the published description calls the type; nil where it is described in its place.
  static var typeName: StaticString? { get }
}
extension ReadableObject {
  static var typeName: StaticString? { nil }
  static var takesAnything: Bool { false }
  @inline(__always) init(_ view: View) throws(WireError) {
    var reader = try Reader(view)
    try self.init(&reader)
    if reader.left > 0, !Self.takesAnything { try reader.refuseUnknown(Self.self) }
  }
  static var schema: Schema {
    let rest: Schema.Rest = takesAnything ? .anything : .comments
    guard let typeName else { return .object(table.members, rest: rest) }
    return .named(typeName) { .object(table.members, rest: rest) }
  }
  /// The members it reads.
  static var table: Table {
    var reader = Reader(asking: ())
    _ = try? Self(&reader)
    return reader.table ?? Table()
  }
  static var sample: Self {
    var reader = Reader(asking: ())
    guard let sample = try? Self(&reader) else {
      preconditionFailure("\(Self.self) refuses its own samples")
    }
    return sample
  }
}

/// An object that is written.
///
/// Its one list of members is `shape`.
protocol WritableObject: Writable {
  static func shape(_ m: inout some Members<Self>)
  /// What the published description calls the type; nil where it is described in its place.
  static var typeName: StaticString? { get }
}
extension WritableObject {
  static var typeName: StaticString? { nil }
  @inline(__always) func write(_ w: inout Writer) {
    let mark = w.count
    writeMembers(&w)
    w.closeObject(mark)
  }
  /// Writes the members without the braces around them.
  @inline(__always) func writeMembers(_ w: inout Writer) {
    withUnsafePointer(to: self) { value in
      withUnsafeMutablePointer(to: &w) { w in
        var members = Writing(owner: value, w: w)
        Self.shape(&members)
      }
    }
  }
  static var schema: Schema {
    guard let typeName else { return .object(table.members, rest: .nothing) }
    return .named(typeName) { .object(table.members, rest: .nothing) }
  }
  /// The members it writes.
  static var table: Table {
    var members = Describing<Self>()
    shape(&members)
    return members.table
  }
}

/// What `shape` tells its members to.
///
/// One kind writes them, another describes them.
protocol Members<Owner> {
  associatedtype Owner
  mutating func callAsFunction<Content: Writable>(
    _ name: StaticString, _ get: (borrowing Owner) -> Content, _ note: StaticString)
}

private struct Writing<Owner>: Members {
  let owner: UnsafePointer<Owner>
  let w: UnsafeMutablePointer<Writer>
  @inline(__always) mutating func callAsFunction<Content: Writable>(
    _ name: StaticString, _ get: (borrowing Owner) -> Content, _ note: StaticString
  ) {
    get(owner.pointee).write(as: name, &w.pointee)
  }
}

private struct Describing<Owner>: Members {
  var table = Table()
  mutating func callAsFunction<Content: Writable>(
    _ name: StaticString, _ get: (borrowing Owner) -> Content, _ note: StaticString
  ) {
    table.add(Content.self, name, note)
  }
}

/// Takes the members of one object by name; without an object, notes what is asked for.
struct Reader {
  private let first: View.Members?
  private var next: View.Members?
  /// Members nobody has asked for yet.
  private(set) var left = 0
  /// What was asked for, where there is no object.
  fileprivate(set) var table: Table?
  /// Whether there is no object and samples are read.
  var isAsking: Bool { table != nil }

  /// Answers every question with a sample and keeps the questions.
  fileprivate init(asking: Void) {
    first = nil
    table = Table()
  }
  /// Reads an object; an empty list is an empty object, since Lua cannot tell them apart.
  @inline(__always) init(_ view: View) throws(WireError) {
    if let members = view.members {
      first = members
      next = members
      left = view.memberCount
    } else {
      guard view.count == 0 else { throw WireError("expected an object") }
      first = nil
    }
  }
  /// An object without members.
  init() { first = nil }

  @inline(__always) mutating func callAsFunction<Content: Readable>(
    _ name: StaticString, _ note: StaticString
  ) throws(WireError) -> Content {
    guard let view = find(name) else { return try missing(name, note) }
    left &-= 1
    do throws(WireError) { return try Content(view) } catch {
      throw error.inside(.member(name))
    }
  }
  /// The member called `name`; most clients send them in the order they are asked for.
  @inline(__always) private mutating func find(_ name: StaticString) -> View? {
    guard left > 0 else { return nil }
    var list = next
    if let here = list?.next(), here.name.equals(name) {
      next = list
      return here.value
    }
    return search(name)
  }
  @inline(never) private mutating func search(_ name: StaticString) -> View? {
    var list = first
    while let here = list?.next() {
      if here.name.equals(name) {
        next = list
        return here.value
      }
    }
    return nil
  }
  @inline(never) private mutating func missing<Content: Readable>(
    _ name: StaticString, _ note: StaticString
  ) throws(WireError) -> Content {
    if table != nil {
      table?.add(Content.self, name, note)
      return Content.sample
    }
    guard let absent = Content.absent else { throw WireError("missing", at: [.member(name)]) }
    return absent
  }
  /// Members beginning with `_` are passed over; any other that was not asked for is refused.
  @inline(never) fileprivate func refuseUnknown<Object: ReadableObject>(_ type: Object.Type)
    throws(WireError)
  {
    let known = Object.table.members
    var list = first
    while let here = list?.next() {
      if here.name.count > 0, here.name.start[0] == UInt8(ascii: "_") { continue }
      if known.contains(where: { here.name.equals($0.name) }) { continue }
      throw WireError("no such member", at: [.name(shown(here.name))])
    }
  }
}

/// The members of an object, for people and for the published description.
struct Table {
  private(set) var members: [Schema.Member] = []

  mutating func add<Content: Wire>(
    _ type: Content.Type, _ name: StaticString, _ note: StaticString
  ) {
    members.append(
      Schema.Member(name, note, required: Content.absent == nil) { Content.schema })
  }
}
