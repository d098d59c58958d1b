// What descriptions accept, how they are written, and how a description is laid out.
// SPDX-License-Identifier: MIT

import Testing

@testable import FormRPC

struct SchemaTests {
  private static var member: Schema.Member {
    Schema.Member("a", "A.", required: true) { .boolean }
  }
  private static var other: Schema.Member { Schema.Member("b", "B.") { .integer(from: 0) } }
  private static var object: Schema { .object([member, other], rest: .nothing) }

  /// A name, a schema, JSON, whether it is as described, and whether it is so in params.
  struct Row {
    let name: String
    let schema: Schema
    let json: String
    let fits: Bool
    let fitsLax: Bool
    init(_ name: String, _ schema: Schema, _ json: String, _ fits: Bool, lax: Bool? = nil) {
      self.name = name
      self.schema = schema
      self.json = json
      self.fits = fits
      fitsLax = lax ?? fits
    }
  }
  static var rows: [Row] {
    [
      Row("a member is missing", object, #"{"b":1}"#, false),
      Row("a member is of another type", object, #"{"a":1}"#, false),
      Row("a member is not described", object, #"{"a":true,"c":1}"#, false),
      Row("a comment", object, #"{"a":true,"_c":1}"#, false, lax: true),
      Row("below the least", object, #"{"a":true,"b":-1}"#, false),
      Row("null for what may be missing", object, #"{"a":true,"b":null}"#, false, lax: true),
      Row("null for what must be there", object, #"{"a":null}"#, false),
      Row("no fraction", object, #"{"a":true,"b":1.5}"#, false),
      Row("an integer as text", object, #"{"a":true,"b":"1"}"#, false),
      Row("a list for an object that must hold something", object, "[]", false),
      Row("a list for an object", .map(.anything), "[]", false, lax: true),
      Row("another word", .words(["one", "two"]), #""three""#, false),
      Row("another constant", .constant("one"), #""two""#, false),
      Row("too few", .list(.string, count: 2), #"["a"]"#, false),
      Row("a wrong element", .list(.string), #"["a",1]"#, false),
      Row("no alternative", .oneOf([.string, .null]), "1", false),
      Row("two alternatives", .oneOf([.string, .words(["one"])]), #""one""#, false),
      Row("a wrong value by any name", .map(.string), #"{"a":1}"#, false),
      Row("deep inside a name", .named("X") { .list(object) }, #"[{"a":true},{}]"#, false),
      Row("all members", object, #"{"a":true,"b":0}"#, true),
      Row("members beyond", .object([member], rest: .anything), #"{"a":true,"c":1}"#, true),
      Row("one alternative", Schema.string.orNull, "null", true),
      Row("anything or null", Schema.anything.orNull, "null", true),
      Row("a number's text", .numberOrText, #""1""#, true),
      Row("exactly so many", .list(.string, count: 2), #"["a","b"]"#, true),
    ]
  }
  #if DEBUG
    @Test(arguments: rows.map(\.name))
    func fits(_ name: String) throws {
      let row = try #require(Self.rows.first { $0.name == name })
      var parser = Parser()
      try Array(row.json.utf8).withUnsafeBufferPointer { bytes in
        let text = Slice(start: try #require(bytes.baseAddress), count: bytes.count)
        let parsed = parser.parse(text, hasLongIntegers: true)
        guard let tree = parsed else {
          Issue.record("not JSON")
          return
        }
        defer { extendLifetime(tree) }
        #expect((row.schema.complaint(tree.view, isLax: false) == nil) == row.fits)
        #expect((row.schema.complaint(tree.view, isLax: true) == nil) == row.fitsLax)
      }
    }
  #endif

  @Test func isWrittenAsJSONSchema() {
    var names = SchemaNames()
    var w = Writer()
    Schema.list(.named("X") { Self.object }, count: 2).write(&w, &names, note: "Two.")
    names.types.first?.schema().write(&w, &names)
    let expected = ##"""
      {"type":"array","items":{"$ref":"#/components/schemas/X"},"minItems":2,"maxItems":2,\##
      "description":"Two."}{"type":"object","properties":{"a":{"type":"boolean",\##
      "description":"A."},"b":{"type":"integer","minimum":0,"description":"B."}},\##
      "required":["a"],"additionalProperties":false}
      """##
    #expect(String(decoding: w.bytes, as: UTF8.self) == expected)
    #expect(names.types.count == 1)
  }

  @Test(arguments: [
    ("{}", "{}"), ("[]", "[]"), (#"{"a":[1,2]}"#, #"{"a": [1, 2]}"#),
    (#"["a,b:{","\"]"]"#, #"["a,b:{", "\"]"]"#),
    (
      #"{"abc":[100,200],"d":"long enough"}"#,
      "{\n  \"abc\": [100, 200],\n  \"d\": \"long enough\"\n}"
    ),
    (#"[["0123456789","0123456789"]]"#, "[\n  [\n    \"0123456789\",\n    \"0123456789\"\n  ]\n]"),
  ])
  func isLaidOut(_ json: String, _ expected: String) {
    #expect(JSONLayout.text(Array(json.utf8), width: 24) == expected)
  }
}
