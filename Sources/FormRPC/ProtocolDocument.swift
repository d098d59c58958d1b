// The protocol, told by the program itself: one OpenRPC document, made from what is carried out.
// SPDX-License-Identifier: MIT

import FormCore

/// The description of the protocol, an OpenRPC 1.3 document.
///
/// OpenRPC knows no messages from the server: they stand under `x-notifications`, each like a
/// method without a result.
public enum ProtocolDocument {
  /// The document laid out to be read, without a line end behind it.
  public static var text: String {
    JSONLayout.text(document.map { $0 }, width: 100)
  }
  /// Writes the document without white space.
  static func write(_ w: inout Writer) {
    document.withUnsafeBufferPointer { bytes in
      if let start = bytes.baseAddress { w.raw(Slice(start: start, count: bytes.count)) }
    }
  }

  /// Made when somebody first asks.
  private static let document: [UInt8] = {
    var names = SchemaNames()
    var w = Writer()
    w.object { w in
      w.member("openrpc", "1.3.2")
      w.name("info")
      w.object { w in
        w.member("title", "formd")
        w.name("version")
        w.string("\(protocolVersion)")
        w.member("description", about)
        w.name("license")
        w.object { w in w.member("name", "MIT") }
      }
      w.name("methods")
      list(allMethods, &w, &names) { method, w, names in write(method, &w, &names) }
      w.name("x-notifications")
      list(allNotifications, &w, &names) { note, w, names in
        w.member("name", note.name)
        w.member("summary", note.summary)
        write(params: note.params(), &w, &names)
      }
      w.name("components")
      w.object { w in
        w.name("schemas")
        write(types: &names, &w)
        w.name("errors")
        writeErrors(&w)
      }
    }
    return Array(w.bytes)
  }()

  private static let about: StaticString = """
    A headless form server. Params are by name; an unknown name is refused unless it begins with \
    an underscore. Where a list, a boolean or a member that may be missing is expected, null counts \
    as absent; where an object is expected, an empty list is one. Members of results that are equal \
    to their default are left out. Any method may be refused with JSON-RPC's own errors, with \
    limitExceeded and, while the daemon stops, with closing.
    """

  private static func write(
    _ method: MethodEntry, _ w: inout Writer, _ names: inout SchemaNames
  ) {
    w.member("name", method.name)
    w.member("summary", method.summary)
    w.member("paramStructure", "by-name")
    write(params: method.params(), &w, &names)
    w.name("result")
    w.object { w in
      w.member("name", "result")
      w.name("schema")
      method.result().write(&w, &names)
    }
    w.name("errors")
    list(method.errors, &w, &names) { kind, w, _ in
      w.name("$ref")
      w.string("#/components/errors/\(kind.name)")
    }
    let told = examples.filter { Slice($0.method).equals(method.name) }
    if !told.isEmpty {
      w.name("examples")
      list(told, &w, &names) { example, w, _ in example.write(&w) }
    }
    if method.edit != nil {
      w.name("x-edit")
      w.bool(true)
    }
  }
  /// The members of params as content descriptors; `x-more` says that others are taken too.
  private static func write(
    params: Schema, _ w: inout Writer, _ names: inout SchemaNames
  ) {
    guard case .object(let members, let rest) = params else {
      preconditionFailure("params are objects")
    }
    w.name("params")
    list(members, &w, &names) { member, w, names in
      w.member("name", member.name)
      w.member("description", member.note)
      if member.required {
        w.name("required")
        w.bool(true)
      }
      w.name("schema")
      member.schema().write(&w, &names)
    }
    if case .anything = rest {
      w.name("x-more")
      w.bool(true)
    }
  }
  /// Every named type, by name; writing one may name others.
  private static func write(types names: inout SchemaNames, _ w: inout Writer) {
    var index = 0
    var scratch = Writer()
    while index < names.types.count {
      names.types[index].schema().write(&scratch, &names)
      index += 1
    }
    let sorted = names.types.sorted {
      $0.name.description.utf8.lexicographicallyPrecedes($1.name.description.utf8)
    }
    let mark = w.count
    for type in sorted {
      w.name(type.name)
      type.schema().write(&w, &names)
    }
    w.closeObject(mark)
  }
  private static func writeErrors(_ w: inout Writer) {
    w.object { w in
      for kind in ErrorKind.allCases {
        w.name(kind.name)
        w.object { w in
          kind.rawValue.write(as: "code", &w)
          w.member("message", kind.meaning)
        }
      }
    }
  }
  private static func list<Element>(
    _ elements: [Element], _ w: inout Writer, _ names: inout SchemaNames,
    _ write: (Element, inout Writer, inout SchemaNames) -> Void
  ) {
    let mark = w.count
    for element in elements {
      w.comma()
      let mark = w.count
      write(element, &w, &names)
      w.closeObject(mark)
    }
    w.closeArray(mark)
  }
}
