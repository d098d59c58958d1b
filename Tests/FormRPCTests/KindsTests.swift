// Forms of every kind of row come back from their own snapshots, byte for byte.
// SPDX-License-Identifier: MIT

import Testing

@testable import FormRPC

struct KindsTests {
  /// A form whose rows carry everything that their kinds take.
  static let rows = [
    #"{"id":"a","kind":"label","title":"T","help":"H","text":"x","subText":"y","action":"reset","hints":{"b":[1,{}]}}"#,
    #"{"id":"b","kind":"textField","placeholder":"p","type":"double","required":true,"min":-1,"exclusiveMax":5,"multipleOf":0.5,"maxDecimals":2,"returnToNextRow":false,"displayFormat":{"decimals":2,"grouping":true,"prefix":"$","suffix":"!"},"locale":"de-AT","value":2.5}"#,
    #"{"id":"c","kind":"textView","nonEmpty":true,"notBlank":true,"minLength":2,"maxLength":9,"pattern":"^a(?<n>b)?$","enum":["ab","cd"],"const":"ab","transforms":["trim","lowercase"],"mask":"usPhone","limit":9,"enabled":false,"value":"x"}"#,
    #"{"id":"d","kind":"check","displayFormat":{"true":"yes","false":"no"},"value":true}"#,
    #"{"id":"e","kind":"switch","const":true,"messages":{"*":"No."},"switchWhenSelected":true}"#,
    #"{"id":"f","kind":"stepper","min":-5,"max":5,"step":0.1,"wraps":true,"value":0.25}"#,
    #"{"id":"g","kind":"stepper","value":null}"#,
    #"{"id":"h","kind":"slider","exclusiveMin":0,"exclusiveMax":"9007199254740993.5","value":0}"#,
    #"{"id":"i","kind":"segmented","options":[{"key":"k","title":"K","displayTitle":"k","enabled":false,"group":"g","hints":1}],"value":"k"}"#,
    #"{"id":"j","kind":"picker","options":null,"value":"late"}"#,
    #"{"id":"k","kind":"multiPicker","options":[{"key":"x"},{"key":"y"}],"minPicks":0,"maxPicks":1,"value":["x","y"]}"#,
    #"{"id":"l","kind":"inlineDatePicker","mode":"dateAndTime","min":"2024-01-01T00:00","minuteInterval":5,"displayFormat":{"date":"long","time":"short"},"value":"2024-02-29T10:02"}"#,
    #"{"id":"m","kind":"selectorDatePicker","mode":"countDownTimer","readonly":true,"value":"PT1H"}"#,
    #"{"id":"n","kind":"custom","customKind":"k","attributes":{"a":null,"b":[]},"editable":true,"type":"text","value":"t"}"#,
    #"{"id":"o","kind":"custom","value":{"a":[1.5,null,{"b":"12345678901234567890.5"}]}}"#,
    #"{"id":"p","kind":"textField","type":"password","rules":[{"rule":"minLength","minLength":8,"message":"m","level":"warning","code":"c"}]}"#,
  ]
  /// What the daemon says of a form that was made of `definition`.
  private static func snapshot(_ definition: String) -> String? {
    let stage = Stage()
    let create = #"{"jsonrpc":"2.0","id":1,"method":"form/create","params":{"definition":"#
    _ = stage.play(.sends(client: 1, create + definition + "}}"))
    let get = #"{"jsonrpc":"2.0","id":2,"method":"form/get","params":{"form":"f"}}"#
    guard let answer = stage.play(.sends(client: 1, get))?.first,
      let start = answer.firstRange(of: #""definition":"#)?.upperBound,
      let end = answer.firstRange(of: #","revision":1}}"#)?.lowerBound
    else { return nil }
    return String(answer[start..<end])
  }
  private static func form(of row: String) -> String {
    #"{"id":"f","today":"2026-01-02","sections":[{"id":"s","rows":["# + row + "]}]}"
  }

  @Test(arguments: rows)
  func comesBackFromItsSnapshot(_ row: String) throws {
    let one = try #require(Self.snapshot(Self.form(of: row)))
    #expect(try #require(Self.snapshot(one)) == one)
  }
  /// What stands in normal form comes back as it was written; a state may follow.
  @Test(arguments: rows)
  func keepsWhatItsAuthorWrote(_ row: String) throws {
    let shown = try #require(Self.snapshot(Self.form(of: row)))
    #expect(shown.contains(row.dropLast()))
  }
}
