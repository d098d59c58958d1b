// Headers that contradict themselves or cannot be read end the connection with one error.
// SPDX-License-Identifier: MIT

import Testing

@Suite struct BadHeaderTests {
  private static let body = String(echo(1, "{}").dropLast())
  private static func frame(_ header: String, _ body: String = body) -> String {
    header + "\r\n\r\n" + body
  }
  private static let length = "Content-Length: \(body.utf8.count)"

  static let refused: [(header: String, message: String)] = [
    ("Content-Length: 18446744073709551613", "Content-Length is over the limit"),
    ("Content-Length: 16777217", "Content-Length is over the limit"),
    ("Content-Length: 99999999999999999999999999", "Content-Length is over the limit"),
    ("Content-Length: -5", "Content-Length is negative"),
    ("Content-Length: -0", "Content-Length is negative"),
    ("Content-Length: abc", "Content-Length is no number"),
    ("Content-Length: 12, 12", "Content-Length is no number"),
    ("Content-Length: +12", "Content-Length is no number"),
    ("Content-Length: 1e2", "Content-Length is no number"),
    ("Content-Length: 0x10", "Content-Length is no number"),
    ("Content-Length: 1 2", "Content-Length is no number"),
    ("Content-Length:", "Content-Length is no number"),
    ("\(length)\r\nContent-Length: 12", "two different values of Content-Length"),
    ("\(length)\r\nno colon", "a header line without a colon"),
    ("\(length)\r\n folded: 1", "a folded header line"),
    ("\(length)\r\n: 1", "a header name that cannot be read"),
    ("\(length)\r\na\u{1}b: 1", "a header name that cannot be read"),
    ("\(length)\r\nContent-Type: text/plain; charset=utf-16", "a charset other than utf-8"),
    ("\(length)\r\nContent-Type: a; charset=\"latin1\"", "a charset other than utf-8"),
    ("Content-Type: application/vscode-jsonrpc", "no Content-Length"),
    ("X: " + String(repeating: "x", count: 1 << 20), "the header is over the limit"),
    (length + String(repeating: "\r\nX: y", count: 2_000), "the header is over the limit"),
    ("NaN", "a header line without a colon"),
  ]
  @Test(arguments: refused)
  func endsTheConnectionWithOneError(header: String, message: String) throws {
    for before in ["", Self.frame(Self.length)] {
      let formd = try Child(["--framing", "header"])
      // What would follow is never read as a message.
      formd.send(before + Self.frame(header) + Self.frame(Self.length))
      let answers = try #require(formd.answers.rest())
      let error = refusal(-32600, message) + "\"}}"
      let first = before.isEmpty ? "" : Self.answer(echoed(1, "{}"))
      #expect(answers == first + Self.answer(error))
      #expect(formd.wait() == .status(0))
      #expect(formd.complaints.rest() == "")
    }
  }
  private static func answer(_ body: String) -> String {
    "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
  }

  static let taken = [
    length, length.lowercased(), length.uppercased(), "Content-Length:\(body.utf8.count)",
    "Content-Length:   \(body.utf8.count)\t ", "Content-Length : \(body.utf8.count)",
    "Content-Length: 000\(body.utf8.count)", "\(length)\r\n\(length)",
    "\(length)\r\nContent-Type: application/vim-jsonrpc; charset=utf-8",
    "Content-Type: a; charset=UTF8\r\n\(length)", "Content-Type: a; charset=\"utf-8\"\r\n\(length)",
    "X-Unknown: anything; charset=latin1\r\n\(length)",
  ]
  @Test(arguments: taken, ["\r\n", "\n"])
  func isReadAsClientsWriteIt(header: String, lineEnd: String) throws {
    let formd = try Child()
    let text = Self.frame(header).split(separator: "\r\n", omittingEmptySubsequences: false)
      .joined(separator: lineEnd)
    formd.send(text + text)
    formd.closeInput()
    #expect(formd.answers.rest() == Self.answer(echoed(1, "{}")) + Self.answer(echoed(1, "{}")))
    #expect(formd.wait() == .status(0))
  }

  static let cut = [
    "Content-Length: 10\r\n\r\n{\"a\":1,\"b", "Content-Length: 10\r\n\r\n",
    "Content-Length: 10\r\n",
    "Content-Le",
  ]
  @Test(arguments: cut)
  func aStreamThatEndsInsideAMessageIsTold(text: String) throws {
    let formd = try Child()
    formd.send(Self.frame(Self.length) + text)
    formd.closeInput()
    let told = refusal(-32600, "the stream ended inside a message") + "\"}}"
    #expect(formd.answers.rest() == Self.answer(echoed(1, "{}")) + Self.answer(told))
    #expect(formd.wait() == .status(0))
  }

  /// A body that is no message is answered, and the next frame is read.
  static let bodies = ["", "   ", "null", "5", "{", "\u{feff}{}", "[]", "{}{}"]
  @Test(arguments: bodies)
  func aBadBodyEndsNothing(body: String) throws {
    let formd = try Child()
    let bad = "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
    formd.send(Self.frame(Self.length) + bad + Self.frame(Self.length))
    formd.closeInput()
    let answers = try #require(formd.answers.rest())
    let one = Self.answer(echoed(1, "{}"))
    #expect(answers.hasPrefix(one) && answers.hasSuffix(one))
    let between = answers.utf8.dropFirst(one.utf8.count).dropLast(one.utf8.count)
    #expect(String(between)?.contains("\"id\":null,\"error\":{\"code\":-32") == true)
    #expect(formd.wait() == .status(0))
  }

  @Test func aTitleThatLooksLikeAHeaderIsOnlyText() throws {
    let title = #"content-length: 5\r\n\r\n{}"#
    let create = String(
      Talk.call("form/create", #"{"definition":{"id":"f","title":"\#(title)"}}"#).dropLast())
    let get = String(Talk.call("form/get", #"{"form":"f"}"#).dropLast())
    let formd = try Child()
    for text in [create, get] {
      formd.send(Self.frame("Content-Length: \(text.utf8.count)", text))
    }
    formd.closeInput()
    #expect(formd.answers.rest()?.contains("\"title\":\"\(title)\"") == true)
    #expect(formd.wait() == .status(0))
  }
}
