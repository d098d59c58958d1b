// Definitions, values and numbers that are refused: the path is named, and nothing changes.
// SPDX-License-Identifier: MIT

import Testing

@Suite struct BadDefinitionTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let method: String
    let params: String
    let code: Int
    let path: String
    init(_ method: String, _ params: String, _ code: Int, _ path: String) {
      testDescription = "\(method) \(params.prefix(120))"
      (self.method, self.params, self.code, self.path) = (method, params, code, path)
    }
    /// A member of a text field's definition.
    init(field member: String, _ code: Int, _ path: String) {
      self.init(
        "row/append",
        #"{"form":"kept","section":"s","rows":[{"kind":"label"},{"kind":"textField",\#(member)}]}"#,
        code, "params.rows[1].\(path)")
    }
    /// One rule of a text field.
    init(rule: String, _ code: Int, _ path: String) {
      self.init(field: #""rules":[{"rule":"required"},{\#(rule)}]"#, code, "rules[1].\(path)")
    }
    /// A value for the integer field.
    init(integer value: String, _ code: Int) {
      self.init(
        "field/set", #"{"form":"kept","field":"age","value":\#(value)}"#, code, "params.value")
    }
  }
  private static let long = String(repeating: "é", count: 40)

  static let unknownMembers = [
    Row("form/create", #"{"definition":{},"x":1}"#, -32602, "params.x"),
    Row("form/create", #"{"definition":{"x":1}}"#, -32602, "params.definition.x"),
    Row(
      "form/create", #"{"definition":{"sections":[{},{"x":1}]}}"#, -32602,
      "params.definition.sections[1].x"),
    Row(
      "form/create", #"{"definition":{"sections":[{"header":{"x":1}}]}}"#, -32602,
      "params.definition.sections[0].header.x"),
    Row(
      "form/create", #"{"definition":{"sections":[{"rows":[{"kind":"label","x":1}]}]}}"#, -32602,
      "params.definition.sections[0].rows[0].x"),
    Row(field: #""x":1"#, -32602, "x"), Row(field: "\"\":1", -32602, ""),
    Row(field: #""a\u202eb\u0007":1"#, -32602, #"a\\u{202e}b\\u{7}"#),
    Row(field: "\"\(long)\":1", -32602, long.prefix(32) + "…"),
    Row(field: #""options":[]"#, -32602, "options"),
    Row(field: #""matches":{"x":"a"}"#, -32602, "matches.x"),
    Row(rule: #""rule":"required","x":1"#, -32602, "x"),
    Row(rule: #""rule":"minLength","minLength":1,"maxLength":2"#, -32602, "maxLength"),
    Row("form/batch", #"{"form":"kept","edits":[{"x":1}]}"#, -32602, "params.edits[0].x"),
    Row(
      "form/batch",
      #"{"form":"kept","edits":[{"method":"row/remove","params":{"rows":[],"x":1}}]}"#,
      -32602, "params.edits[0].params.x"),
    Row(
      "form/batch", #"{"form":"kept","edits":[{"method":"form/delete","params":{}}]}"#, -32602,
      "params.edits[0].method"),
    Row("form/update", #"{"form":"kept","set":{"x":1}}"#, -32602, "params.set.x"),
    Row("form/fill", #"{"form":"kept","values":{"x":1}}"#, 401, "params.values.x"),
  ]
  static let wrongTypes = [
    Row("form/create", #"{"definition":5}"#, -32602, "params.definition"),
    Row("form/create", #"{"definition":{"sections":{}}}"#, -32602, "params.definition.sections"),
    Row(
      "form/create", #"{"definition":{"sections":[5]}}"#, -32602, "params.definition.sections[0]"),
    Row("form/create", #"{"definition":{"id":5}}"#, -32602, "params.definition.id"),
    Row("form/get", #"{"form":5}"#, -32602, "params.form"),
    Row("form/get", "{}", -32602, "params.form"),
    Row("row/get", #"{"form":"kept","row":["s",-1]}"#, -32602, "params.row[1]"),
    Row("row/get", #"{"form":"kept","row":["s"]}"#, -32602, "params.row"),
    Row("row/get", #"{"form":"kept","row":["s",1e400]}"#, -32602, "params.row[1]"),
    Row("row/get", #"{"form":"kept","row":[0.5,0]}"#, -32602, "params.row[0]"),
    Row("row/get", #"{"form":"kept","row":["s",99]}"#, 301, "params.row"),
    Row("row/remove", #"{"form":"kept","rows":["name","none"]}"#, 301, "params.rows[1]"),
    Row("row/remove", #"{"form":"kept","rows":["name",["none",0]]}"#, 201, "params.rows[1]"),
    Row("row/append", #"{"form":"kept","section":"s","rows":[{}]}"#, -32602, "params.rows[0].kind"),
    Row(
      "row/append", #"{"form":"kept","section":"s","rows":[{"kind":"none"}]}"#, -32602,
      "params.rows[0].kind"),
    Row(
      "row/append",
      #"{"form":"kept","section":"s","rows":[{"kind":"label","id":"z"},{"kind":"label","id":"z"}]}"#,
      302, "params.rows[1].id"),
    Row(field: #""id":"name""#, 302, "id"), Row(field: "\"id\":\"\"", 303, "id"),
    Row(field: #""id":"a/b""#, 303, "id"), Row(field: #""id":"$a""#, 303, "id"),
    Row(field: #""id":"_a""#, 303, "id"), Row(field: #""id":"a\u0085""#, 303, "id"),
    Row(field: #""id":"~01""#, 303, "id"), Row(field: #""id":"~x""#, 303, "id"),
    Row(field: "\"id\":\"\(String(repeating: "a", count: 129))\"", 303, "id"),
    Row(field: #""title":5"#, -32602, "title"), Row(field: #""required":1"#, -32602, "required"),
    Row(field: #""type":"none""#, -32602, "type"), Row(field: #""value":5"#, 403, "value"),
    Row(field: #""locale":"xx""#, -32602, "locale"),
    Row(field: #""messages":{"a":1}"#, -32602, "messages.a"),
    Row(field: #""matches":5"#, -32602, "matches"), Row(field: #""rules":{}"#, -32602, "rules"),
    Row(field: #""minLength":5,"maxLength":3"#, 407, "minLength"),
    Row(rule: "", -32602, "rule"), Row(rule: #""rule":"none""#, -32602, "rule"),
    Row(rule: #""rule":"maxLength""#, -32602, "maxLength"),
    Row(rule: #""rule":"minLength","minLength":-1"#, -32602, "minLength"),
    Row(rule: #""rule":"minLength","minLength":1.5"#, -32602, "minLength"),
    Row(rule: #""rule":"minLength","minLength":1e30"#, -32602, "minLength"),
    Row(rule: #""rule":"maxLength","maxLength":"5""#, -32602, "maxLength"),
    Row(rule: #""rule":"required","required":"x""#, -32602, "required"),
    Row(rule: #""rule":"matches","field":5"#, -32602, "field"),
    Row(rule: #""rule":"const","const":5"#, 403, "const"),
    Row(rule: #""rule":"required","level":"none""#, -32602, "level"),
  ]
  static let numbers = [
    Row(field: #""minLength":-1"#, -32602, "minLength"),
    Row(field: #""minLength":1.5"#, -32602, "minLength"),
    Row(field: #""minLength":1e30"#, -32602, "minLength"),
    Row(field: #""type":"integer","min":9,"max":1"#, 407, "min"),
    Row(field: #""type":"integer","min":0.1"#, 403, "min"),
    Row(field: #""type":"integer","const":0.1"#, 403, "const"),
    Row(field: #""type":"integer","min":"1e3""#, 403, "min"),
    Row(integer: "0.1", 403), Row(integer: "1e-6176", 403), Row(integer: #""1e3""#, 403),
    Row(integer: #""1.0""#, 403), Row(integer: #""x""#, 403), Row(integer: #""-""#, 403),
    Row(integer: #""--1""#, 403), Row(integer: #""0x10""#, 403), Row(integer: #""1_000""#, 403),
    Row(integer: #""١٢""#, 403), Row(integer: #""１２""#, 403), Row(integer: #""1²""#, 403),
    Row(integer: "true", 403), Row(integer: "[]", 403), Row(integer: "{}", 403),
    Row(integer: #""12345678901234567890123456789012345""#, 411),
  ]

  @Test(arguments: unknownMembers + wrongTypes + numbers)
  func namesThePathAndChangesNothing(row: Row) {
    let desk = Desk()
    desk.call("form/create", #"{"definition":\#(Self.form)}"#)
    let before = desk.call("form/get", #"{"form":"kept"}"#)
    #expect(before.contains(#""result":{"definition":{"id":"kept""#))
    let answer = desk.call(row.method, row.params)
    // What bounds contradict is named by the row they stand on.
    let path = row.code == 407 ? String(row.path.prefix { $0 != "]" }) : row.path
    let expected = refused(row.code, path)
    #expect(
      answer.utf8.starts(with: row.code == 407 ? expected.dropLast(2).utf8 : expected[...].utf8),
      "\(answer.prefix(300))")
    #expect(desk.call("form/get", #"{"form":"kept"}"#) == before)
    #expect(desk.call("server/echo", #"{"a":1}"#).hasSuffix(#""result":{"a":1}}"# + "\n"))
    #expect(!desk.call("form/list", "{}").contains("\"form\":\"~"))
  }
  static let form = """
    {"id":"kept","sections":[{"id":"s","rows":[{"id":"name","kind":"textField","value":"Ada"},\
    {"id":"age","kind":"textField","type":"integer","value":42}]}]}
    """

  /// Numbers of an integer field and what is answered for them.
  static let kept: [(given: String, value: String)] = [
    ("-0", "0"), ("-0.0", "0"), ("1.0", "1"), ("10e-1", "1"), ("0.1e1", "1"), (#""+1""#, "1"),
    (#""007""#, "7"), ("9007199254740991", "9007199254740991"),
    ("9007199254740993", #""9007199254740993""#),
    ("-9223372036854775809", #""-9223372036854775809""#),
    ("18446744073709551616", #""18446744073709551616""#),
    ("1234567890123456789012345678901234", #""1234567890123456789012345678901234""#),
    ("1e30", "1" + String(repeating: "0", count: 30)),
    ("1e307", "1" + String(repeating: "0", count: 307)),
    ("1e308", "\"1" + String(repeating: "0", count: 308) + "\""),
    ("1e6144", "\"1" + String(repeating: "0", count: 6_144) + "\""), ("null", "null"),
    (#""""#, "null"),
  ]
  @Test(arguments: kept)
  func keepsAnExactNumber(given: String, value: String) {
    let desk = Desk()
    desk.call("form/create", #"{"definition":\#(Self.form)}"#)
    let answer = desk.call("field/set", #"{"form":"kept","field":"age","value":\#(given)}"#)
    #expect(answer.hasPrefix(#"{"jsonrpc":"2.0","id":1,"result":{"value":\#(value),"#))
    let values = desk.call("form/values", #"{"form":"kept","fields":["age"]}"#)
    #expect(values.contains(#""values":{"age":\#(value)}"#))
    // The same number again is no change.
    let again = desk.call("field/set", #"{"form":"kept","field":"age","value":\#(value)}"#)
    #expect(again == answer)
  }
}
