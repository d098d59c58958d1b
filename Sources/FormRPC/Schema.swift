// What JSON values must look like: as much of JSON Schema as the protocol's description uses.
// SPDX-License-Identifier: MIT

/// What a JSON value must look like.
///
/// These cases are all that the published description can say, so that whoever renders it needs to
/// understand no more.
indirect enum Schema {
  case anything
  case null
  case boolean
  case integer(from: Int?)
  case string
  /// A JSON number, or its text.
  case numberOrText
  case words([StaticString])
  case constant(StaticString)
  case list(Schema, count: Int?)
  /// An object with these members, and `rest` besides.
  case object([Member], rest: Rest)
  /// An object of any names, whose values are alike.
  case map(Schema)
  case oneOf([Schema])
  /// A type that the description names once and refers to from then on.
  case named(StaticString, () -> Schema)

  /// A member of an object.
  struct Member {
    let name: StaticString
    let note: StaticString
    let required: Bool
    let schema: () -> Schema

    init(
      _ name: StaticString, _ note: StaticString, required: Bool = false,
      _ schema: @escaping () -> Schema
    ) {
      self.name = name
      self.note = note
      self.required = required
      self.schema = schema
    }
  }
  /// What an object may hold besides the members listed.
  enum Rest {
    case nothing
    /// Names that begin with `_`, which the daemon passes over.
    case comments
    case anything
  }

  static func list(_ schema: Schema) -> Schema { .list(schema, count: nil) }

  /// Null, or what it is.
  var orNull: Schema {
    switch self {
    case .anything, .null: return self
    case .named(_, let schema):
      // What takes anything takes null already, and only one of several may.
      if case .anything = schema() { return self }
      return .oneOf([self, .null])
    case .oneOf(let schemas): return .oneOf(schemas + [.null])
    default: return .oneOf([self, .null])
    }
  }
}

/// The named types that were referred to, each once.
struct SchemaNames {
  private(set) var types: [(name: StaticString, schema: () -> Schema)] = []

  mutating func note(_ name: StaticString, _ schema: @escaping () -> Schema) {
    guard !types.contains(where: { Slice(name).equals($0.name) }) else { return }
    types.append((name, schema))
  }
}

extension Schema {
  /// Writes it as an object of JSON Schema, draft 7.
  func write(_ w: inout Writer, _ names: inout SchemaNames, note: StaticString? = nil) {
    let mark = w.count
    writeKeywords(&w, &names)
    if let note { w.member("description", note) }
    w.closeObject(mark)
  }
  private func writeKeywords(_ w: inout Writer, _ names: inout SchemaNames) {
    switch self {
    case .anything: break
    case .null: w.member("type", "null")
    case .boolean: w.member("type", "boolean")
    case .string: w.member("type", "string")
    case .integer(let least):
      w.member("type", "integer")
      least.write(as: "minimum", &w)
    case .numberOrText:
      w.name("type")
      w.strings(["number", "string"])
    case .words(let words):
      w.member("type", "string")
      w.name("enum")
      w.strings(words)
    case .constant(let word):
      w.member("type", "string")
      w.member("const", word)
    case .list(let element, let count):
      w.member("type", "array")
      w.name("items")
      element.write(&w, &names)
      count.write(as: "minItems", &w)
      count.write(as: "maxItems", &w)
    case .object(let members, let rest): Schema.write(members, rest, &w, &names)
    case .map(let value):
      w.member("type", "object")
      w.name("additionalProperties")
      value.write(&w, &names)
    case .oneOf(let schemas):
      w.name("oneOf")
      let mark = w.count
      for schema in schemas {
        w.comma()
        schema.write(&w, &names)
      }
      w.closeArray(mark)
    case .named(let name, let schema):
      names.note(name, schema)
      w.name("$ref")
      w.string("#/components/schemas/\(name)")
    }
  }
  private static func write(
    _ members: [Member], _ rest: Rest, _ w: inout Writer, _ names: inout SchemaNames
  ) {
    w.member("type", "object")
    w.name("properties")
    let mark = w.count
    for member in members {
      w.name(member.name)
      member.schema().write(&w, &names, note: member.note)
    }
    w.closeObject(mark)
    let required = members.filter(\.required).map(\.name)
    if !required.isEmpty {
      w.name("required")
      w.strings(required)
    }
    if case .comments = rest {
      w.name("patternProperties")
      w.object { w in
        w.name("^_")
        w.object { _ in }
      }
    }
    w.name("additionalProperties")
    if case .anything = rest { w.bool(true) } else { w.bool(false) }
  }
}
