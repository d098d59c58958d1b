// What fields keep secret occurs in nothing anybody is sent but in answers with `reveal`.
// SPDX-License-Identifier: MIT

import Testing

@testable import FormRPC

@Suite struct SecretTests {
  /// One way in which a secret reaches the daemon.
  struct Way: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let method: Word
    let params: Tree
    let isRefused: Bool
    init(_ name: String, _ method: Word, _ params: Tree, isRefused: Bool = false) {
      testDescription = name
      self.method = method
      self.params = method == "form/create" ? params : params.with("form", "f")
      self.isRefused = isRefused
    }
  }
  /// A text, and a number for the field that takes one.
  private static let secrets = ["sWoRdFiSh", "8675309"]
  private static let word: Tree = "sWoRdFiSh"
  private static let number: Tree = 8_675_309
  private static let long = Tree.text(Word(String(repeating: "sWoRdFiSh", count: 20)))
  private static let digits = Tree.number(Word(String(repeating: "8675309", count: 6)))

  static let ways: [Way] = [
    Way("of no field", "field/set", ["field": "nobody", "value": word], isRefused: true),
    Way("a list", "field/set", ["field": "pw", "value": [word]], isRefused: true),
    Way("an object", "field/set", ["field": "pw", "value": ["a": word]], isRefused: true),
    Way("too long", "field/set", ["field": "pw", "value": long], isRefused: true),
    Way("too long, typed", "field/set", ["field": "pw", "raw": long], isRefused: true),
    Way("twice", "field/set", ["field": "pw", "value": word, "raw": word], isRefused: true),
    Way("beside a slip", "field/set", ["field": "pw", "value": word, "vlaue": 1], isRefused: true),
    Way("disabled", "field/set", ["field": "off", "value": word], isRefused: true),
    Way("read-only", "field/set", ["field": "locked", "raw": word], isRefused: true),
    Way("no option", "field/set", ["field": "pick", "value": word], isRefused: true),
    Way("typed in a picker", "field/set", ["field": "pick", "raw": word], isRefused: true),
    Way("no number", "field/set", ["field": "pin", "value": word], isRefused: true),
    Way("out of range", "field/set", ["field": "pin", "value": digits], isRefused: true),
    Way("filled with a list", "form/fill", ["values": ["pw": word, "x": [word]]], isRefused: true),
    Way(
      "in a batch that fails", "form/batch",
      [
        "edits": [
          ["method": "field/set", "params": ["field": "pw", "value": word]],
          ["method": "field/set", "params": ["field": "pw", "value": [word]]],
        ]
      ], isRefused: true),
    Way(
      "a row that fails", "row/append",
      [
        "section": "s",
        "rows": [
          ["id": "new", "kind": "textField", "type": "password", "value": word],
          ["id": "pw", "kind": "textField", "type": "password", "value": word],
        ],
      ], isRefused: true),
    Way(
      "a row of the wrong type", "row/append",
      [
        "section": "s",
        "rows": [["id": "new", "kind": "textField", "type": "password", "value": [word]]],
      ], isRefused: true),
    Way("a value", "field/set", ["field": "pw", "value": word]),
    Way("typed", "field/set", ["field": "pw", "raw": word]),
    Way("silent", "field/set", ["field": "note", "value": word, "silent": true]),
    Way("forced", "field/set", ["field": "off", "value": word, "force": true]),
    Way("a number", "field/set", ["field": "pin", "value": number]),
    Way("a number, typed", "field/set", ["field": "pin", "raw": "+08675309"]),
    Way("an e-mail", "field/set", ["field": "mail", "raw": "sWoRdFiSh@example.com"]),
    Way("no e-mail", "field/set", ["field": "mail", "raw": "sWoRdFiSh@"]),
    Way("filled", "form/fill", ["values": ["pw": word, "again": word, "pin": number]]),
    Way("as baseline", "form/fill", ["values": ["pw": word], "asBaseline": true]),
    Way(
      "in a batch", "form/batch",
      ["edits": [["method": "field/set", "params": ["field": "again", "value": word]]]]),
    Way(
      "a row", "row/append",
      [
        "section": "s",
        "rows": [["id": "new", "kind": "textField", "type": "password", "value": word]],
      ]),
    Way(
      "a section", "section/append",
      ["sections": [["rows": [["kind": "textField", "secret": true, "value": word]]]]]),
    Way(
      "a draft", "form/create",
      [
        "withState": true, "ifExists": "replace",
        "definition": [
          "id": "f",
          "sections": [
            [
              "id": "s",
              "rows": [
                [
                  "id": "pw", "kind": "textField", "type": "password", "value": word,
                  "state": ["raw": word, "baseline": "sWoRdFiSh!", "touched": true],
                ], ["id": "plain", "kind": "textField", "matches": "pw", "value": "open"],
              ],
            ]
          ],
        ],
      ]),
  ]
  private static let form: Tree = [
    "id": "f",
    "sections": [
      [
        "id": "s",
        "rows": [
          ["id": "pw", "kind": "textField", "type": "password", "minLength": 40, "required": true],
          ["id": "again", "kind": "textField", "type": "password", "matches": "pw"],
          ["id": "note", "kind": "textField", "secret": true, "maxLength": 2, "const": "other"],
          ["id": "mail", "kind": "textField", "type": "email", "secret": true],
          ["id": "pin", "kind": "textField", "type": "integer", "secret": true, "max": 10],
          ["id": "plain", "kind": "textField", "matches": "pw", "value": "open"],
          ["id": "off", "kind": "textField", "type": "password", "enabled": false],
          ["id": "locked", "kind": "textField", "type": "password", "readonly": true],
          ["id": "pick", "kind": "picker", "secret": true, "options": [["key": "a"]]],
        ],
      ]
    ],
  ]
  /// Everything that tells of a form without being asked to reveal.
  private static let waysOut: [(Word, Tree)] = [
    ("form/get", [:]), ("form/watch", [:]), ("form/values", [:]),
    ("form/values", ["reveal": false]),
    ("form/values", ["fields": ["pw"]]), ("row/get", ["row": "pw"]), ("row/get", ["row": "plain"]),
    ("form/validate", [:]), ("form/validate", ["includeDisabled": true]), ("form/submit", [:]),
    ("row/remove", ["rows": ["pw"]]), ("form/fill", ["values": ["plain": ""]]),
    ("form/batch", ["edits": [["method": "row/remove", "params": ["rows": [[0, 0], [0, 1]]]]]]),
    ("form/cancel", [:]), ("form/wait", ["timeoutMs": 0]), ("form/list", [:]),
    ("form/reopen", [:]), ("form/delete", [:]),
  ]

  @Test(arguments: ways) func aSecretIsNotSeen(_ way: Way) throws {
    var limits = Limits()
    limits.form.textBytes = 100
    let daemon = Daemon(limits, keeps: true)
    let author = daemon.open(.lines)
    let watcher = daemon.open(.headers)
    let confidant = daemon.open(.lines)
    _ = try daemon.call("form/create", ["definition": Self.form], from: author)
    _ = try daemon.call("form/watch", ["form": "f"], from: watcher)
    let answer = try Tree(
      reading: try daemon.call(way.method, way.params, from: author).answer)
    #expect((answer["error"] != nil) == way.isRefused, "\(answer)")
    let revealed = try daemon.call(
      "form/values", ["form": "f", "reveal": true], from: confidant
    ).answer
    let isKept = Self.secrets.contains { revealed.contains($0) }
    #expect(isKept != way.isRefused, "\(String(decoding: revealed, as: UTF8.self))")
    for (method, params) in Self.waysOut {
      _ = try daemon.call(method, params.with("form", "f"), from: author)
    }
    for peer in [author, watcher] {
      for secret in Self.secrets {
        #expect(
          !peer.received.contains(secret), "\(String(decoding: peer.received, as: UTF8.self))")
      }
    }
  }

  /// Taking secrecy back, by whatever way, never takes the secret out with it.
  @Test(arguments: [
    ["form/undo"], ["form/undo", "form/redo"], ["form/undo", "form/redo", "form/undo"],
  ]) func anUndoneSecrecyRevealsNothing(_ ways: [String]) throws {
    let settings: [Tree] = [
      ["secret": true], ["type": "password"], ["secret": true, "title": "x"],
    ]
    for setting in settings {
      let daemon = Daemon(keeps: true)
      let author = daemon.open(.lines)
      let watcher = daemon.open(.lines)
      func ask(_ method: String, _ params: Tree) throws -> Tree {
        let params = params.with("form", "f")
        return try Tree(reading: try daemon.call(Word(method), params, from: author).answer)
      }
      let row: Tree = ["id": "note", "kind": "textField"]
      let form: Tree = ["id": "f", "sections": [["id": "s", "rows": [row]]]]
      _ = try daemon.call("form/create", ["definition": form], from: author)
      _ = try daemon.call("form/watch", ["form": "f"], from: watcher)
      let setSecret = try ask("field/update", ["field": "note", "set": setting])
      let filled = try ask("field/set", ["field": "note", "value": Self.word])
      try #require(setSecret["error"] == nil && filled["error"] == nil)
      for way in ways {
        let answer = try ask(way, [:])
        #expect(answer["error"] == nil, "\(answer)")
        _ = try ask("form/get", [:])
        _ = try ask("form/values", [:])
      }
      for peer in [author, watcher] { #expect(!peer.received.contains("sWoRdFiSh")) }
    }
  }

  /// The baseline of an emptied field is as secret as its value was.
  @Test func aSecretBaselineGoesWithTheSecrecy() throws {
    let daemon = Daemon(keeps: true)
    let author = daemon.open(.lines)
    let row: Tree = ["id": "note", "kind": "textField", "secret": true]
    let form: Tree = ["id": "f", "sections": [["id": "s", "rows": [row]]]]
    let calls: [(Word, Tree)] = [
      ("form/create", ["definition": form]), ("form/watch", ["form": "f"]),
      ("form/fill", ["form": "f", "values": ["note": Self.word], "asBaseline": true]),
      ("field/set", ["form": "f", "field": "note", "value": ""]),
      ("field/update", ["form": "f", "field": "note", "set": ["secret": false]]),
      ("form/get", ["form": "f"]), ("form/reset", ["form": "f"]), ("form/get", ["form": "f"]),
    ]
    for (method, params) in calls {
      let answer = try Tree(reading: try daemon.call(method, params, from: author).answer)
      #expect(answer["error"] == nil, "\(method) \(answer)")
    }
    #expect(!author.received.contains("sWoRdFiSh"))
  }

  /// A message that is not even read right is refused without a word of what is in it.
  @Test(arguments: [
    #"{"jsonrpc":"2.0","id":1,"method":"field/set","params":{"value":"sWoRdFiSh","value":1}}"#,
    #"{"jsonrpc":"2.0","id":1,"method":"field/set","params":{"value":"sWoRdFiSh\u0000"}}"#,
    #"{"jsonrpc":"2.0","id":1,"method":"field/set","params":["sWoRdFiSh"]}"#,
    #"{"jsonrpc":"2.0","id":1,"method":"field/set","params":"sWoRdFiSh"}"#,
    #"{"jsonrpc":"2.0","id":1,"method":"field/set","params":{"value":"sWoRdFiSh"}"#,
    #"{"jsonrpc":"1.0","id":1,"method":"field/set","params":{"value":"sWoRdFiSh"}}"#,
    #"sWoRdFiSh"#, #"["sWoRdFiSh"]"#, #"{"id":{"a":"sWoRdFiSh"},"method":"x"}"#,
  ]) func aBrokenMessageIsNotQuoted(_ message: String) {
    let daemon = Daemon(keeps: true)
    let author = daemon.open(.lines)
    daemon.send(Array(#"{"jsonrpc":"2.0","method":"initialized"}"#.utf8), from: author)
    daemon.send(Array(message.utf8), from: author)
    #expect(author.received.contains(#""error""#))
    #expect(!author.received.contains("sWoRdFiSh"))
  }
}
