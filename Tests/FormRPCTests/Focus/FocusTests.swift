// Selecting, moving and leaving, as Former does it where Former is right.
// SPDX-License-Identifier: MIT

import Testing

@testable import FormRPC

struct FocusTests {
  struct Vector: Sendable, CustomTestStringConvertible {
    let name: String
    let form: String
    let steps: String
    let told: String
    /// The form afterwards, where it is another.
    let after: String?
    var testDescription: String { name }

    init(_ name: String, _ form: String, _ steps: String, _ told: String, after: String? = nil) {
      self.name = name
      self.form = form
      self.steps = steps
      self.told = told
      self.after = after
    }
  }

  /// The vectors of Former that concern selection, editing and expansion.
  static let former: [Vector] = [
    Vector("a label between", "A[t,l,u]", "tap t,can strict", "+t, nn"),
    Vector("from a label", "A[t,l,u]", "tap l,can strict", ", yy"),
    Vector(
      "an empty section between", "A[t] B[] C[u]", "tap t,can strict,can,next",
      "+t, nn, yn, -t +u"),
    Vector("back over an empty section", "A[t] B[] C[u]", "tap u,can strict", "+u, nn"),
    Vector(
      "Return, and Return before a label", "A[t,u,l,w]", "tap t,return,return", "+t, -t +u, -u"),
    Vector(
      "back from one inline row to another", "A[I,J,t]", "tap I,tap J,previous",
      "^I +I, -I vI ^J +J, -J vJ ^I +I"),
    Vector(
      "Return below an inline row", "A[I,t,u]", "tap I,tap t,return", "^I +I, -I vI +t, -t +u"),
    Vector(
      "Return below an inline row skips nothing", "A[I,t,u,w]", "tap I,tap t,return",
      "^I +I, -I vI +t, -t +u"),
    Vector("an inline row and a label", "A[I,l]", "tap I,tap l", "^I +I, -I vI"),
    Vector("two inline rows", "A[I] B[J]", "tap I,tap J", "^I +I, -I vI ^J +J"),
    Vector("a disabled row", "A[I,d]", "tap I,tap d,tap I", "^I +I, -I, vI"),
    Vector(
      "an inline row's section goes", "A[I] B[J]", "tap I,drop A,tap J",
      "^I +I, -I vI, ^J +J", after: "B[J]"),
    Vector(
      "a row put in elsewhere", "A[I,b,c]", "tap I,insert A 2", "^I +I, ", after: "A[I,b,x,c]"),
    Vector("nothing taken out", "A[I]", "tap I,remove", "^I +I, "),
    Vector("the same text again", "A[t]", "tap t,tap t", "+t, "),
    Vector("the same selector again", "A[P,l]", "tap P,tap P,tap l", "+P, , -P"),
  ]
  /// Faults that other form libraries had.
  static let pitfalls: [Vector] = [
    Vector("a closed inline row goes", "A[I,b]", "remove I", "", after: "A[b]"),
    Vector("an open inline row goes", "A[I,b]", "tap I,remove I", "^I +I, -I vI", after: "A[b]"),
    Vector(
      "the section of an open row goes", "A[I] B[b]", "tap I,drop A", "^I +I, -I vI", after: "B[b]"),
    Vector("ending what is shut", "A[I,b]", "disable I,end,end", ", , "),
    Vector("an open row is disabled", "A[I,b]", "tap I,disable I,enable I", "^I +I, -I vI, "),
    Vector(
      "a row put in above", "A[a,b,c]", "tap b,insert A 0,next", "+b, , -b +c", after: "A[x,a,b,c]"),
    Vector("the row edited is locked", "A[a,b]", "tap b,lock b,can", "+b, -b, ny"),
    Vector(
      "a new name is followed", "A[a,b]", "tap a,rename a q,next,previous", "+a, , -q +b, -b +q",
      after: "A[q,b]"),
    Vector(
      "over what cannot be edited", "A[a,l,z,r] B[] C[d,w]", "tap a,next,previous",
      "+a, -a +w, -w +a"),
    Vector("what can be edited again is met", "A[a,z,b]", "tap a,enable z,next", "+a, , -a +z"),
  ]
  static let others: [Vector] = [
    Vector(
      "a label cannot be edited", "A[l,o]", "begin l,begin o,next", "!noSuchField, !wrongKind, "),
    Vector(
      "locked fields cannot be edited", "A[z,r]", "begin z,begin r,can",
      "!notEditable, !notEditable, nn"),
    Vector("with nothing current: first", "A[l] B[t,u]", "next", "+t"),
    Vector("with nothing current: last", "A[t,u] B[l]", "previous", "+u"),
    Vector("strictly, the very first and last", "A[t,l]", "can strict,next strict", "yn, +t"),
    Vector(
      "strictly into the next section", "A[t] B[u]", "tap t,can strict,next strict", "+t, yn, -t +u"
    ),
    Vector(
      "strictly, only Former's kinds", "A[c,t,n]", "tap t,can strict,next,next", "+t, nn, -t +n, "),
    Vector("an editable custom row", "A[o,t,m]", "next,next", "+t, -t +m"),
    Vector("wrapping", "A[t,u]", "tap u,can,can wrap,next wrap", "+u, ny, yy, -u +t"),
    Vector(
      "wrapping strictly", "A[t] B[u]", "tap u,can strict wrap,next strict wrap", "+u, yy, -u +t"),
    Vector(
      "wrapping round one field alone", "A[l,t]", "tap t,can wrap,can strict wrap", "+t, nn, nn"),
    Vector(
      "the fields of a row", "A[f,g,t]", "tap f,next,next,next,previous",
      "+f1, -f1 +f2, -f2 +g2, -g2 +t, -t +g2"),
    Vector(
      "Return through the fields of a row", "A[f,t]", "tap f,return,return,return",
      "+f1, -f1 +f2, -f2 +t, -t"),
    Vector("a field that Return leaves", "A[e,t]", "tap e,return", "+e, -e"),
    Vector("a text view keeps Return", "A[v,t]", "tap v,return,next", "+v, , -v +t"),
    Vector(
      "Return on nothing, and on a stepper", "A[n]", "return,begin n,return", ", +n, !wrongKind"),
    Vector("begin opens nothing", "A[I,t]", "begin I,tap I,begin t", "+I, ^I, -I vI +t"),
    Vector(
      "moving opens, and shuts nothing", "A[t,I]", "tap t,next,end,next", "+t, -t ^I +I, -I vI, "),
    Vector("dragging ends and shuts", "A[I]", "tap I,drag,drag", "^I +I, -I vI, "),
    Vector("a check is not edited by a tap", "A[c,t]", "tap c,tap t,tap c", ", +t, -t"),
    Vector("a stepper stays edited under a tap", "A[n,t]", "begin n,tap n,tap t", "+n, , -n +t"),
    Vector("an empty form", "", "can,can strict,next,previous strict", "nn, nn, , "),
    Vector("empty sections", "A[] B[]", "can,can strict,can strict wrap", "nn, nn, nn"),
  ]

  @Test(arguments: former + pitfalls + others)
  func movesAsATableSays(_ vector: Vector) throws {
    let stage = try FocusStage(vector.form)
    #expect(try stage.take(vector.steps) == vector.told)
    #expect(try stage.form() == vector.after ?? vector.form)
  }
}
