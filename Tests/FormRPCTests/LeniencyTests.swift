// Empty lists for empty objects, null for what is not there: what some clients cannot tell apart.
// SPDX-License-Identifier: MIT

import FormCore
import Testing

@testable import FormRPC

@Suite struct LeniencyTests {
  /// Two ways to say the same in the definition of a row, or in one of its members.
  struct Pair: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let lax: Tree
    let strict: Tree
    init(_ name: String, _ lax: Tree, _ strict: Tree) {
      testDescription = name
      self.lax = lax
      self.strict = strict
    }
  }
  /// What a form of one row is, or why it is refused.
  private func read(_ row: Tree, section: Tree = [:], form: Tree = [:]) throws -> Tree {
    let daemon = Daemon()
    let peer = daemon.open(.lines)
    let section = section.with("rows", [row])
    let form = form.with("id", "f").with("sections", [section])
    let answer = try Tree(
      reading: try daemon.call("form/create", ["definition": form], from: peer).answer)
    if let error = answer["error"] { return error }
    return try Tree(reading: try daemon.call("form/get", ["form": "f"], from: peer).answer)
  }
  /// The one row of a form, as snapshots show it.
  private func only(_ row: Tree) throws -> Tree {
    let definition = try read(row)["result"]?["definition"]
    let section = definition?["sections"]?.elements?.first
    return try #require(section?["rows"]?.elements?.first)
  }
  private func members(_ member: Word, _ value: Tree) -> Tree {
    var row: Tree = [:]
    row[member] = value
    return row
  }

  /// Every attribute of a row that is an object, a list or a boolean, on each kind that takes it.
  @Test(arguments: RowKind.allCases) func attributesOfRows(_ kind: RowKind) throws {
    let bare: Tree = ["id": "r", "kind": .text(Word("\(kind.name)"))]
    for attribute in Attribute.allCases where kind.takes(attribute) {
      let name = Word("\(attribute.spec.name)")
      switch attribute.spec.form {
      case .flag, .values, .rules, .alternatives, .words, .condition:
        #expect(try read(bare.with(name, .null)) == read(bare), "\(name): null")
      case .display, .messages, .fieldName, .customRule, .caption:
        #expect(try read(bare.with(name, [])) == read(bare.with(name, [:])), "\(name): []")
      case .text, .count, .number, .bound, .day, .word, .locale, .any, .options, .template: break
      }
    }
  }
  @Test(arguments: Attribute.ofSection) func attributesOfSections(_ attribute: Attribute) throws {
    let name = Word("\(attribute.spec.name)")
    let row: Tree = ["id": "r", "kind": "label"]
    let (lax, strict): (Tree, Tree)
    switch attribute.spec.form {
    case .flag, .words: (lax, strict) = (members(name, .null), [:])
    case .caption: (lax, strict) = (members(name, []), members(name, [:]))
    default: return
    }
    #expect(try read(row, section: lax) == read(row, section: strict))
  }
  @Test(arguments: Attribute.ofForm) func attributesOfForms(_ attribute: Attribute) throws {
    let name = Word("\(attribute.spec.name)")
    let row: Tree = ["id": "r", "kind": "label"]
    let (lax, strict): (Tree, Tree)
    switch attribute.spec.form {
    case .flag: (lax, strict) = (members(name, .null), [:])
    case .messages: (lax, strict) = (members(name, []), members(name, [:]))
    default: return
    }
    #expect(try read(row, form: lax) == read(row, form: strict))
  }

  @Test(arguments: [
    Pair("a row", [], [:]),
    Pair(
      "fields", ["kind": "fields", "fields": [[]]], ["kind": "fields", "fields": [[:]]]),
    Pair("no fields", ["kind": "fields", "fields": .null], ["kind": "fields"]),
    Pair("an option", ["kind": "picker", "options": [[]]], ["kind": "picker", "options": [[:]]]),
    Pair(
      "an option's flag", ["kind": "picker", "options": [["key": "a", "enabled": .null]]],
      ["kind": "picker", "options": [["key": "a"]]]),
    Pair("a rule", ["kind": "check", "rules": [[]]], ["kind": "check", "rules": [[:]]]),
    Pair(
      "a rule's flag", ["kind": "check", "rules": [["rule": "required", "required": .null]]],
      ["kind": "check", "rules": [["rule": "required"]]]),
    Pair(
      "a format's flag",
      ["kind": "stepper", "displayFormat": ["grouping": .null, "suffix": " m"]],
      ["kind": "stepper", "displayFormat": ["suffix": " m"]]),
    Pair("a state", ["kind": "check", "state": []], ["kind": "check", "state": [:]]),
  ]) func membersOfMembers(_ pair: Pair) throws {
    #expect(try read(pair.lax) == read(pair.strict))
  }

  /// Inside what is kept as it is, nothing is anything else than it is.
  @Test(arguments: [[], .null, [["a": []]], ["a": .null, "b": [:]]] as [Tree])
  func whatIsKeptIsKept(_ value: Tree) throws {
    let row: Tree = ["id": "r", "kind": "custom", "customKind": "c", "attributes": value]
    #expect(try only(row)["attributes"] == value)
  }

  /// Numbers as text in a field of numbers are the numbers; in other fields they are text.
  @Test(arguments: [
    Pair(
      "bounds", ["kind": "slider", "min": "1", "max": "9.50"],
      ["kind": "slider", "min": 1, "max": .number("9.5")]),
    Pair(
      "open bounds", ["kind": "textField", "type": "double", "exclusiveMin": "0"],
      ["kind": "textField", "type": "double", "exclusiveMin": 0]),
    Pair(
      "answers", ["kind": "textField", "type": "integer", "enum": ["1", 2], "const": "1"],
      ["kind": "textField", "type": "integer", "enum": [1, 2], "const": 1]),
    Pair(
      "listed rules",
      [
        "kind": "textField", "type": "integer",
        "rules": [["rule": "min", "min": "5", "code": "7"]],
      ],
      ["kind": "textField", "type": "integer", "rules": [["rule": "min", "min": 5, "code": "7"]]]),
  ]) func numbersAsText(_ pair: Pair) throws {
    let id: Tree = "r"
    #expect(try read(pair.lax.with("id", id)) == read(pair.strict.with("id", id)))
    #expect(try read(pair.lax.with("id", id))["result"] != nil)
  }
  @Test func textStaysText() throws {
    let row: Tree = ["id": "r", "kind": "textField", "enum": ["1", "2"]]
    #expect(try only(row)["enum"] == ["1", "2"])
  }
}
