// What a saved draft remembers of an answer, taken back from a snapshot's state.
// SPDX-License-Identifier: MIT

/// What a saved draft remembers of an answer; everything else in a state is judged anew.
struct AnswerDraft {
  var raw: Text?
  var baseline: Value?
  var touched = false
  var showsIssues = false

  /// Reads the `state` of a snapshot.
  init(_ state: Value) throws(Fault) {
    // Lua cannot tell an empty list from an empty object.
    if state == .list([]) { return }
    guard let members = state.record else { throw Fault(.malformed(expected: "an object")) }
    for member in members {
      switch member.name {
      case "raw": raw = try member.text()
      case "baseline": baseline = member.value
      case "touched": touched = try member.flag()
      case "showsIssues": showsIssues = try member.flag()
      default: break
      }
    }
  }
}

extension Remark {
  /// The marks in the state of a node.
  static func marks(inState state: Value?) throws(Fault) -> [Remark] {
    guard let state, state != .list([]) else { return [] }
    guard let members = state.record else { throw Fault(.malformed(expected: "an object")) }
    guard let issues = members.first(where: { $0.name == "issues" }) else { return [] }
    return try marks(issues)
  }
  /// The marks among the issues of a snapshot; what rules and hooks said is asked anew.
  fileprivate static func marks(_ issues: Value.Member) throws(Fault) -> [Remark] {
    try Fault.at([.name(issues.name)]) { () throws(Fault) in
      guard let list = issues.value.list else { throw Fault(.malformed(expected: "a list")) }
      var marks: [Remark] = []
      for (index, issue) in list.enumerated() {
        let mark = try Fault.at([.index(index)]) { () throws(Fault) in try Remark(issue) }
        if let mark { marks.append(mark) }
      }
      return marks
    }
  }
  /// The mark that an issue of a snapshot is; nil for other issues.
  private init?(_ issue: Value) throws(Fault) {
    guard let members = issue.record else { throw Fault(.malformed(expected: "an object")) }
    guard members.first(where: { $0.name == "source" })?.value.text == "mark" else { return nil }
    self.init(code: "")
    for member in members {
      switch member.name {
      case "rule": code = try member.text()
      case "message": message = try member.text()
      case "params": params = member.value.record ?? []
      case "sticky": isSticky = try member.flag()
      case "level": level = Issue.Level(try member.text()) ?? .error
      default: break
      }
    }
  }
}

extension Value.Member {
  fileprivate func text() throws(Fault) -> Text {
    guard let text = value.text else {
      throw Fault(.malformed(expected: "a string"), at: [.name(name)])
    }
    return text
  }
  fileprivate func flag() throws(Fault) -> Bool {
    if value == .null { return false }
    guard let flag = value.bool else {
      throw Fault(.malformed(expected: "true or false"), at: [.name(name)])
    }
    return flag
  }
}
