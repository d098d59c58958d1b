// References on the wire: a section or a row by id or by place.
// SPDX-License-Identifier: MIT

import FormCore

/// A section, by its id or its index.
enum SectionRef: Readable {
  case id(Text)
  case index(Int)
  static var sample: SectionRef { .id("account") }
  static var schema: Schema {
    .named("SectionRef") { .oneOf([.string, .integer(from: 0)]) }
  }
  init(_ view: View) throws(WireError) {
    if view.string != nil {
      self = .id(try Text(view))
    } else if let index = try? Int(view) {
      guard index >= 0 else { throw WireError("expected an index from 0") }
      self = .index(index)
    } else {
      throw WireError("expected the id or the index of a section")
    }
  }
}

/// A row, by its id or as `[section, index]`.
enum RowRef: Readable {
  case id(Text)
  case place(SectionRef, Int)
  static var sample: RowRef { .id("email") }
  static var schema: Schema {
    .named("RowRef") { .oneOf([.string, .list(SectionRef.schema, count: 2)]) }
  }
  @inline(__always) init(_ view: View) throws(WireError) {
    if view.string != nil {
      self = .id(try Text(view))
    } else {
      self = try RowRef.place(view)
    }
  }
  private static func place(_ view: View) throws(WireError) -> RowRef {
    guard view.count == 2 else { throw WireError("expected the id of a row or [section, index]") }
    let section: SectionRef
    do throws(WireError) { section = try SectionRef(view[0]) } catch {
      throw error.inside(.index(0))
    }
    guard let index = try? Int(view[1]), index >= 0 else {
      throw WireError("expected an index from 0", at: [.index(1)])
    }
    return .place(section, index)
  }
}

extension Form {
  /// The section a reference names, which stands in the member `name` of the params.
  func find(_ reference: SectionRef, as name: StaticWord) throws(Fault) -> Section {
    try Fault.at([.member(name)]) { () throws(Fault) in try find(reference) }
  }
  /// The section a reference names.
  func find(_ reference: SectionRef) throws(Fault) -> Section {
    switch reference {
    case .id(let id): try section(id)
    case .index(let index): try section(at: index)
    }
  }
  /// The row a reference names, which stands in the member `name` of the params.
  @inline(__always)
  func find(_ reference: RowRef, as name: StaticWord) throws(Fault) -> Row {
    try Fault.at([.member(name)]) { () throws(Fault) in try find(reference) }
  }
  /// The row a reference names.
  func find(_ reference: RowRef) throws(Fault) -> Row {
    switch reference {
    case .id(let id): try row(id)
    case .place(let section, let index): try row(at: index, in: try find(section))
    }
  }
}
