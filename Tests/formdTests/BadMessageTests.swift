// What is no message: bytes that are not JSON, JSON that is no call, names twice, U+0000, depth.
// SPDX-License-Identifier: MIT

import Testing

@Suite struct BadMessageTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let bytes: [UInt8]
    /// How the one answer begins; nil: there is none.
    let expected: String?

    init(_ name: String, _ text: String, _ expected: String?) {
      self.init(name, Array(text.utf8), expected)
    }
    init(_ name: String, _ bytes: [UInt8], _ expected: String?) {
      (testDescription, self.bytes, self.expected) = (name, bytes, expected)
    }
    /// Params of `server/echo`, refused as no JSON.
    init(param text: String, _ message: String) {
      self.init(
        text, Talk.call("server/echo", #"{"a":"# + text + "}"), refusal(-32700, message))
    }
    /// A string of these bytes as a param, refused as no text.
    init(string name: String, _ bytes: [UInt8]) {
      self.init(
        name,
        Array("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"server/echo\",\"params\":{\"a\":\"".utf8)
          + bytes + Array("\"}}\n".utf8), refusal(-32700, "not valid UTF-8 at byte 62"))
    }
  }

  static let notJSON = [
    Row(param: "NaN", "expected a value"), Row(param: "Infinity", "expected a value"),
    Row(param: "-Infinity", "expected a digit"), Row(param: "5.", "expected a digit"),
    Row(param: ".5", "expected a value"), Row(param: "01", "expected ','"),
    Row(param: "-01", "expected ','"), Row(param: "+1", "expected a value"),
    Row(param: "1e", "expected a digit"), Row(param: "0x10", "expected ','"),
    Row(param: "'a'", "expected a value"), Row(param: "True", "expected a value"),
    Row(param: "[1,]", "expected a value"), Row(param: "{\"b\":1,}", "expected"),
    Row(param: "1/**/", "expected ','"), Row(param: "\"\t\"", "control character in a string"),
    Row(param: "\"\u{0}\"", "control character in a string"),
    Row(param: "\"\\ud800\"", ""), Row(param: "\"\\udc00\"", ""),
    Row(param: "\"\\ud83dxyz\"", ""), Row(param: "\"\\ud83d\\u0041\"", ""),
    Row(param: "\"\\x41\"", ""), Row(param: "\"\\u12g4\"", ""),
    Row("text behind a message", "{} x\n", refusal(-32700, "bytes after the message")),
    Row("two messages on a line", "{}{}\n", refusal(-32700, "bytes after the message")),
    Row(
      "U+0000 and a message behind a message",
      "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"server/stop\"}\u{0}{}\n",
      refusal(-32700, "bytes after the message")),
    Row(
      "a million lists begun", String(repeating: "[", count: 1_000_000) + "\n", refusal(-32700, "")),
    Row(
      "a million objects begun", String(repeating: "{\"a\":", count: 1_000_000) + "\n",
      refusal(-32700, "")),
  ]
  static let notText = [
    Row(string: "FF FE", [0xff, 0xfe]), Row(string: "overlong C0 AF", [0xc0, 0xaf]),
    Row(string: "overlong E0 80 AF", [0xe0, 0x80, 0xaf]),
    Row(string: "a surrogate in bytes", [0xed, 0xa0, 0x80]),
    Row(string: "past U+10FFFF", [0xf4, 0x90, 0x80, 0x80]),
    Row(string: "a lone continuation", [0x80]), Row(string: "a cut sequence", [0xe2, 0x82]),
    Row(string: "five bytes", [0xf8, 0x88, 0x80, 0x80, 0x80]),
  ]
  static let notCalls = [
    Row(
      "no jsonrpc", "{\"id\":1,\"method\":\"server/echo\"}\n", refusal(-32600, "jsonrpc: ", id: "1")
    ),
    Row(
      "jsonrpc as a number", "{\"jsonrpc\":2.0,\"id\":1,\"method\":\"server/echo\"}\n",
      refusal(-32600, "jsonrpc: ", id: "1")),
    Row("no method", "{\"jsonrpc\":\"2.0\",\"id\":1}\n", refusal(-32600, "method: ", id: "1")),
    Row(
      "a method that is no string", "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":5}\n",
      refusal(-32600, "method: ", id: "1")),
    Row(
      "a method of a megabyte",
      Talk.call("a" + String(repeating: "\u{301}", count: 500_000), "{}"),
      refusal(-32601, "method: no method is called a\u{301}", id: "1")),
    Row(
      "method twice",
      "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"form/get\",\"method\":\"form/delete\"}\n",
      refusal(-32600, "expected each member once")),
    Row(
      "method twice, once in escapes",
      "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"form/get\",\"m\\u0065thod\":\"form/delete\"}\n",
      refusal(-32600, "expected each member once")),
    Row(
      "id twice", "{\"jsonrpc\":\"2.0\",\"id\":1,\"id\":2,\"method\":\"server/echo\"}\n",
      refusal(-32600, "expected each member once")),
    Row(
      "U+0000 in an id", Talk.call("server/echo", "{}", id: "\"\\u0000\""),
      refusal(-32600, "expected names and values without U+0000")),
    Row("params text", Talk.call("server/stats", "\"a\""), refusal(-32602, "params: ", id: "1")),
    Row("params a number", Talk.call("server/stats", "5"), refusal(-32602, "params: ", id: "1")),
    Row("params true", Talk.call("server/stats", "true"), refusal(-32602, "params: ", id: "1")),
    Row(
      "params by place", Talk.call("server/stats", "[1]"), refusal(-32602, "params[0]: ", id: "1")),
    Row("two params", Talk.call("server/stats", "[{},{}]"), refusal(-32602, "params: ", id: "1")),
    Row(
      "an unknown param", Talk.call("form/get", #"{"form":"kept","x":1}"#),
      refusal(-32602, "params.x: no such member", id: "1")),
    Row(
      "a param beginning with _", Talk.call("server/stats", #"{"__dummy__":1}"#),
      "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\""),
    Row(
      "params twice at the top", Talk.call("form/get", #"{"form":"kept","f\u006frm":"kept"}"#),
      refusal(-32602, "params.form: expected a name no other member has", id: "1")),
    Row(
      "a name twice, deep",
      Talk.call(
        "form/create",
        #"{"definition":{"sections":[{},{"rows":[{"kind":"label","hints":{"a":[0,{"b":1,"\u0062":2}]}}]}]}}"#
      ),
      refusal(
        -32602, "params.definition.sections[1].rows[0].hints.a[1].b: expected a name", id: "1")),
    Row(
      "U+0000 in a name", Talk.call("form/fill", #"{"form":"kept","values":{"name\u0000x":1}}"#),
      refusal(-32602, "params.values.name\\\\u{0}x: expected text without U+0000", id: "1")),
    Row(
      "U+0000 in a value",
      Talk.call("field/set", #"{"form":"kept","field":"name","value":"a\u0000"}"#),
      refusal(-32602, "params.value: expected text without U+0000", id: "1")),
    Row(
      "129 levels",
      Talk.call(
        "server/echo",
        String(repeating: "{\"a\":", count: 128) + "1" + String(repeating: "}", count: 128)),
      refusal(701, "expected at most 128 levels of nesting", id: "1")),
    Row(
      "a million levels",
      Talk.call(
        "server/echo",
        String(repeating: "[", count: 1_000_000) + String(repeating: "]", count: 1_000_000)),
      refusal(701, "expected at most 128 levels of nesting", id: "1")),
    Row(
      "a notification that is refused",
      "{\"jsonrpc\":\"2.0\",\"method\":\"form/delete\",\"params\":{\"form\":5}}\n", nil),
    Row("a response", "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}\n", nil),
    Row("a lone text", "\"a\"\n", refusal(-32600, "expected an object or a list")),
  ]

  @Test(arguments: notJSON + notText + notCalls)
  func isRefusedAndChangesNothing(row: Row) throws {
    let talk = try Talk()
    talk.send(row.bytes)
    if let expected = row.expected {
      let answer = try #require(talk.formd.answers.line())
      #expect(answer.utf8.starts(with: expected.utf8), "\(answer.prefix(300))")
      #expect(answer.utf8.count < 1_000)
    }
    #expect(talk.isUnharmed)
    #expect(talk.end())
  }

  @Test func eachOfThemOnOneConnection() throws {
    let talk = try Talk()
    for row in Self.notJSON + Self.notText {
      talk.send(row.bytes)
      #expect(talk.formd.answers.line()?.hasPrefix(row.expected ?? "") == true)
    }
    #expect(talk.isUnharmed)
    #expect(talk.end())
  }

  @Test func aNestingOf128IsTaken() throws {
    let params = String(repeating: "{\"a\":", count: 127) + "1" + String(repeating: "}", count: 127)
    let talk = try Talk()
    #expect(talk.ask(echo(7, params)) == echoed(7, params))
    #expect(talk.isUnharmed)
    #expect(talk.end())
  }

  @Test(arguments: ["null", "[]", "[ ]", "{}", "{ }", "[null]", "[{}]"])
  func paramsThatSayNothing(params: String) throws {
    let talk = try Talk()
    let answer = talk.ask(Talk.call("server/echo", params))
    #expect(answer == echoed(1, params == "{ }" ? params : "{}"))
    #expect(talk.isUnharmed)
    #expect(talk.end())
  }
}
