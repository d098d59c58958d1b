// Forms that are replaced, owned, deleted or taken apart: who is told, and what is left.
// SPDX-License-Identifier: MIT

import Testing

@testable import FormRPC

@Suite struct FormLifeTests {
  private static func form(_ id: String, _ rows: String = "") -> String {
    #"{"definition":{"id":"\#(id)","sections":[{"id":"s","rows":[\#(rows)]}]}"#
  }
  private static func note(_ method: String, _ params: String) -> String {
    #"{"jsonrpc":"2.0","method":"\#(method)","params":\#(params)}"# + "\n"
  }

  @Test func aReplacedFormIsClosedAndItsWatchersHearNothingMore() {
    let desk = Desk()
    desk.call("form/create", Self.form("f", #"{"id":"a","kind":"textField"}"#) + "}")
    desk.call("form/watch", #"{"form":"f"}"#, from: 2)
    desk.call("form/watch", "{}", from: 3)
    let second = desk.call("form/create", Self.form("f") + "}")
    #expect(second.hasPrefix(refused(102, "params.definition.id")))
    #expect(desk.heard(by: 2).isEmpty && desk.heard(by: 3).isEmpty)
    let bad = #","ifExists":"replace"}"#
    let refusedOne = desk.call("form/create", Self.form("f", #"{"kind":"none"}"#) + bad)
    #expect(refusedOne.contains("\"error\""))
    #expect(desk.call("form/get", #"{"form":"f"}"#).contains("\"id\":\"a\""))
    #expect(desk.heard(by: 2).isEmpty && desk.heard(by: 3).isEmpty)
    desk.call("form/create", Self.form("f", #"{"id":"b","kind":"textField"}"#) + bad)
    let closed = Self.note("form/closed", #"{"form":"f","reason":"replaced"}"#)
    #expect(desk.heard(by: 2) == closed)
    #expect(
      desk.heard(by: 3) == closed + Self.note("form/opened", #"{"form":"f","revision":1}"#))
    desk.call("field/set", #"{"form":"f","field":"b","value":"x"}"#)
    #expect(desk.heard(by: 2).isEmpty && desk.heard(by: 3).isEmpty)
  }

  @Test func ownedFormsGoWithTheirClientAndOthersStay() {
    let desk = Desk()
    desk.call("form/watch", "{}", from: 9)
    desk.call("form/create", Self.form("kept") + "}")
    desk.call("form/create", Self.form("owned") + #","owned":true}"#)
    _ = desk.heard(by: 9)
    desk.call("form/watch", #"{"form":"owned"}"#, from: 2)
    desk.call("form/wait", #"{"form":"owned"}"#, from: 3)
    desk.leave(1)
    let closed = Self.note("form/closed", #"{"form":"owned","reason":"ownerLeft"}"#)
    #expect(desk.heard(by: 2) == closed && desk.heard(by: 9) == closed)
    #expect(desk.heard(by: 3).hasPrefix(refused(101, "params.form")))
    #expect(
      desk.call("form/list", "{}", from: 4).contains(#"{"forms":[{"form":"kept","revision":1}]}"#))
  }

  @Test func aWaiterOfADeletedFormIsAnsweredOnce() {
    let desk = Desk()
    desk.call("form/create", Self.form("f") + "}")
    for client in 2...4 { desk.call("form/wait", #"{"form":"f"}"#, from: client) }
    desk.leave(3)
    desk.call("form/delete", #"{"form":"f"}"#)
    for client in [2, 4] {
      #expect(desk.heard(by: client).hasPrefix(refused(101, "params.form")))
      #expect(desk.heard(by: client).isEmpty)
    }
    #expect(desk.call("form/get", #"{"form":"f"}"#, from: 2).hasPrefix(refused(101, "params.form")))
  }

  @Test func aClientMayNotWaitWithoutEnd() {
    var limits = Limits()
    limits.pending = 2
    let desk = Desk(limits)
    desk.call("form/create", Self.form("f") + "}")
    for _ in 0..<2 { #expect(desk.call("form/wait", #"{"form":"f"}"#).isEmpty) }
    let third = desk.call("form/wait", #"{"form":"f"}"#)
    #expect(third.contains(#""limit":"pending","max":2,"actual":3"#))
    #expect(desk.call("form/wait", #"{"form":"f"}"#, from: 2).isEmpty)
    let ended = desk.call("form/cancel", #"{"form":"f"}"#).split(separator: "\n")
    #expect(ended.count == 3)
    desk.call("form/reopen", #"{"form":"f"}"#)
    for _ in 0..<2 { #expect(desk.call("form/wait", #"{"form":"f"}"#).isEmpty) }
  }

  @Test func whatIsTooMuchToTellIsToldAsAnOverflow() {
    var limits = Limits()
    limits.answerBytes = 10_000
    let desk = Desk(limits)
    desk.call("form/create", Self.form("f") + "}")
    for client in [1, 2] { desk.call("form/watch", #"{"form":"f"}"#, from: client) }
    let numbers = Array(repeating: "1e6144", count: 2).joined(separator: ",")
    let answer = desk.call(
      "row/append",
      #"{"form":"f","section":"s","rows":[{"id":"a","kind":"label","hints":[\#(numbers)]}]}"#)
    let overflow = Self.note("watch/overflow", #"{"form":"f"}"#)
    #expect(
      answer == overflow + #"{"jsonrpc":"2.0","id":1,"result":{"rows":["a"],"revision":2}}"# + "\n")
    #expect(desk.heard(by: 2) == overflow)
    #expect(desk.call("form/get", #"{"form":"f"}"#).contains(#""limit":"answerBytes""#))
    // Nor is anybody subscribed who cannot be told what there is, nor a row taken out untold.
    for (method, params) in [("form/watch", ""), ("row/remove", #","rows":["a"]"#)] {
      #expect(
        desk.call(method, #"{"form":"f"\#(params)}"#, from: 2).contains(#""limit":"answerBytes""#))
    }
    desk.call("row/update", #"{"form":"f","row":"a","set":{"hints":null}}"#)
    #expect(desk.heard(by: 2).isEmpty)
    #expect(desk.call("form/watch", #"{"form":"f"}"#, from: 2).contains(#""revision":3"#))
  }

  @Test func aLateAnswerPastItsLimitIsAnError() {
    var limits = Limits()
    limits.answerBytes = 1_000
    let desk = Desk(limits)
    desk.call("form/create", Self.form("f", #"{"id":"a","kind":"textField"}"#) + "}")
    desk.call("form/wait", #"{"form":"f"}"#, from: 2)
    let reason = String(repeating: "x", count: 980)
    let ended = desk.call("form/cancel", #"{"form":"f","reason":"\#(reason)"}"#)
    #expect(ended.contains(#""outcome":"cancelled""#))
    let late = desk.heard(by: 2)
    #expect(late.contains(#""limit":"answerBytes","max":1000"#))
    #expect(late.split(separator: "\n").count == 1)
  }

  /// A fuzzer found that of two calls with one id only one was answered.
  @Test func eachSubmitThatWaitsIsAnsweredWhateverItsId() {
    let desk = Desk()
    let row = #"{"id":"a","kind":"textField","custom":"free"}"#
    desk.call("form/create", Self.form("f", row) + "}")
    desk.call("hook/register", #"{"form":"f","hooks":[{"hook":"rule"}]}"#, from: 2)
    #expect(desk.call("form/submit", #"{"form":"f","wait":true}"#).isEmpty)
    let asked = desk.heard(by: 2)
    #expect(desk.call("form/submit", #"{"form":"f","wait":true}"#).isEmpty)
    #expect(asked.contains(#""ticket":"1-1""#), "\(asked)")
    desk.call(
      "hook/answer", #"{"ticket":"1-1","issues":[{"code":"no","message":"No."}]}"#, from: 2)
    let answers = desk.heard(by: 1).split(separator: "\n")
    #expect(answers.count == 2)
    #expect(answers.allSatisfy { $0.contains(#""submitted":false"#) })
  }

  /// Edits whose answers pass the limit, with what makes the form that large.
  static let untold: [(method: String, params: String)] = [
    ("field/set", #""field":"a","raw":"\#(String(repeating: "y", count: 401))""#),
    ("row/remove", #""rows":["a"]"#), ("section/remove", #""sections":["s"]"#),
    ("form/submit", ""), ("form/submit", #""wait":true"#),
    ("form/batch", #""edits":[{"method":"row/remove","params":{"rows":["a"]}}]"#),
  ]
  @Test(arguments: untold)
  func whatCannotBeToldIsNotDone(method: String, params: String) {
    var limits = Limits()
    limits.answerBytes = 300
    let desk = Desk(limits)
    let text = String(repeating: "x", count: 400)
    let rows = #"{"id":"a","kind":"textField","value":"\#(text)"},{"id":"b","kind":"textField"}"#
    desk.call("form/create", Self.form("f", rows) + "}")
    let members = #""form":"f"\#(params.isEmpty ? "" : ",")\#(params)"#
    let answer = desk.call(method, "{\(members)}")
    #expect(answer.contains(#""limit":"answerBytes","max":300"#), "\(answer)")
    #expect(desk.call("form/list", "{}").contains(#"{"form":"f","revision":1}"#))
    // What says less is done.
    let set = desk.call("field/set", #"{"form":"f","field":"b","value":"z"}"#)
    #expect(set.contains(#""value":"z""#), "\(set)")
  }

  @Test func answersOfABatchShareTheLimitAndEachIsAnswered() {
    var limits = Limits()
    limits.answerBytes = 400
    let desk = Desk(limits)
    desk.call("form/create", Self.form("f", #"{"id":"b","kind":"textField"}"#) + "}")
    let get = #"{"jsonrpc":"2.0","id":ID,"method":"row/get","params":{"form":"f","row":"b"}}"#
    let gets = (1...6).map { get.replacing("ID", with: "\($0)") }
    let set =
      #"{"jsonrpc":"2.0","id":7,"method":"field/set","params":{"form":"f","field":"b","value":"z"}}"#
    let answer = desk.take(Array("[\((gets + [set]).joined(separator: ","))]\n".utf8), from: 1)
    for id in 1...7 { #expect(answer.contains(#""id":\#(id),"#), "\(answer)") }
    #expect(answer.contains(#""id":1,"result""#))
    #expect(answer.contains(#""id":7,"error""#))
    #expect(desk.call("form/list", "{}").contains(#"{"form":"f","revision":1}"#))
  }

  @Test func anErrorPastTheLimitLeavesOutItsFacts() {
    var limits = Limits()
    limits.answerBytes = 300
    let desk = Desk(limits)
    desk.call("form/create", Self.form("f", #"{"id":"b","kind":"textField"}"#) + "}")
    let name = String(repeating: "n", count: 400)
    let refused = desk.call("form/fill", #"{"form":"f","values":{"\#(name)":"z"}}"#)
    #expect(
      refused
        == #"{"jsonrpc":"2.0","id":1,"error":{"code":401,"message":"no field has this id","data":{"kind":"noSuchField"}}}"#
        + "\n")
  }

  /// Rows named in any order, across sections, and what is left; refused ones leave everything.
  static let removals: [(rows: [String], left: String?)] = [
    (["a0", "a1", "a2", "a3"], "b0 b1 b2 b3"), (["a3", "a1"], "a0 a2 b0 b1 b2 b3"),
    (["b2", "a0", "b0", "a3"], "a1 a2 b1 b3"), (["b3", "b2", "b1", "b0"], "a0 a1 a2 a3"),
    (["a1", "a1"], nil), (["a0", "b0", "none"], nil), (["none"], nil),
    ([], "a0 a1 a2 a3 b0 b1 b2 b3"),
  ]
  @Test(arguments: removals)
  func rowsAreTakenOutTogetherOrNotAtAll(rows: [String], left: String?) {
    let desk = Desk()
    let all = ["a", "b"].map { section in
      let rows = (0..<4).map { #"{"id":"\#(section)\#($0)","kind":"textField","matches":"a1"}"# }
      return #"{"id":"\#(section)","rows":[\#(rows.joined(separator: ","))]}"#
    }
    desk.call(
      "form/create", #"{"definition":{"id":"f","sections":[\#(all.joined(separator: ","))]}}"#)
    let before = desk.call("form/get", #"{"form":"f"}"#)
    let named = rows.map { "\"\($0)\"" }.joined(separator: ",")
    let remove = #"{"rows":[\#(named)]}"#
    let edits = [
      #"{"method":"row/remove","params":\#(remove)}"#,
      #"{"method":"row/remove","params":{"rows":["no"]}}"#,
    ]
    let taken = desk.call("form/batch", #"{"form":"f","edits":[\#(edits.joined(separator: ","))]}"#)
    #expect(taken.contains("\"error\""))
    #expect(desk.call("form/get", #"{"form":"f"}"#) == before)
    for (place, id) in [("[\"a\",0]", "a0"), ("[\"a\",3]", "a3"), ("[1,2]", "b2")] {
      #expect(desk.call("row/get", #"{"form":"f","row":\#(place)}"#).contains("\"id\":\"\(id)\""))
    }
    desk.call("row/remove", #"{"form":"f","rows":[\#(named)]}"#)
    let values = desk.call("form/values", #"{"form":"f"}"#)
    let ids = values.split(separator: "\"").map(String.init).filter {
      $0.utf8.count == 2 && ($0.hasPrefix("a") || $0.hasPrefix("b"))
    }
    #expect(ids.joined(separator: " ") == left ?? "a0 a1 a2 a3 b0 b1 b2 b3")
  }
}
