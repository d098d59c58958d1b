// A talk with a formd in lines: bytes sent as they are, answers read, its memory looked at.
// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import Testing

/// A talk with a running formd that holds one form.
///
/// Whatever it is told, `isUnharmed` says whether the form is what it was and the next call works.
struct Talk {
  let formd: Child
  private let form: String?

  /// The form that nothing may change.
  static let form = """
    {"id":"kept","title":"Kept","sections":[{"id":"s","header":"S","rows":[\
    {"id":"name","kind":"textField","required":true,"value":"Ada"},\
    {"id":"age","kind":"textField","type":"integer","min":0},\
    {"id":"pin","kind":"textField","type":"password","value":"1234"},\
    {"id":"tier","kind":"picker","options":[{"key":"free"},{"key":"pro"}]},\
    {"id":"news","kind":"switch"},{"id":"note","kind":"label","text":"A note."}]}]}
    """

  init(_ arguments: [String] = []) throws {
    formd = try Child(arguments)
    formd.send(Talk.call("form/create", #"{"definition":\#(Talk.form)}"#))
    #expect(formd.answers.line()?.contains("\"revision\":1") == true)
    form = Talk.kept(formd)
  }

  /// A request on one line.
  static func call(_ method: String, _ params: String, id: String = "1") -> String {
    "{\"jsonrpc\":\"2.0\",\"id\":\(id),\"method\":\"\(method)\",\"params\":\(params)}\n"
  }
  /// What a message is answered with, on one line.
  func ask(_ text: String) -> String? {
    formd.send(text)
    return formd.answers.line()
  }
  func ask(_ method: String, _ params: String) -> String? { ask(Talk.call(method, params)) }
  /// Sends bytes that need not be text.
  func send(_ bytes: [UInt8]) {
    var left = bytes[...]
    while !left.isEmpty {
      let put = left.withUnsafeBytes { write(formd.input, $0.baseAddress, $0.count) }
      guard put > 0 else { return }
      left = left.dropFirst(put)
    }
  }

  /// Whether the form is what it was, and a call is answered at once.
  ///
  /// Answers nobody read would come first: so one too many is noticed too.
  var isUnharmed: Bool { form != nil && Talk.kept(formd) == form }
  private static func kept(_ formd: Child) -> String? {
    formd.send(call("form/get", #"{"form":"kept"}"#, id: "\"kept\""))
    let answer = formd.answers.line()
    return answer?.hasPrefix(#"{"jsonrpc":"2.0","id":"kept","result""#) == true ? answer : nil
  }
  /// Ends the talk; whether the program ended well and said nothing more.
  func end() -> Bool {
    formd.closeInput()
    return formd.answers.rest() == "" && formd.wait() == .status(0)
      && formd.complaints.rest() == ""
  }

  /// The most memory the program ever had, in MiB.
  var peakMemory: Int {
    let status = try? String(contentsOfFile: "/proc/\(formd.pid)/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    let kilobytes = line?.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first
    return kilobytes.flatMap { Int($0) }.map { $0 / 1_024 } ?? .max
  }
}

/// How a JSON-RPC error begins as formd writes it: its id, its code and the start of its message.
func refusal(_ code: Int, _ message: String, id: String = "null") -> String {
  "{\"jsonrpc\":\"2.0\",\"id\":\(id),\"error\":{\"code\":\(code),\"message\":\"\(message)"
}
