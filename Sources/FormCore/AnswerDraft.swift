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
      case "raw":
        guard let text = member.value.text else {
          throw Fault(.malformed(expected: "a string"), at: [.member("raw")])
        }
        raw = text
      case "baseline": baseline = member.value
      case "touched": touched = try AnswerDraft.flag(member)
      case "showsIssues": showsIssues = try AnswerDraft.flag(member)
      default: break
      }
    }
  }
  private static func flag(_ member: Value.Member) throws(Fault) -> Bool {
    if member.value == .null { return false }
    guard let flag = member.value.bool else {
      throw Fault(.malformed(expected: "true or false"), at: [.name(member.name)])
    }
    return flag
  }
}
