// A conversation cut at every byte gets the answers it gets in one piece.
// SPDX-License-Identifier: MIT

import Testing

@testable import FormRPC

@Suite struct SplitTests {
  private static let messages = [
    #"{"jsonrpc":"2.0","id":1,"method":"form/create","params":{"definition":{"id":"é","sections":"#
      + #"[{"id":"s","rows":[{"id":"a","kind":"textField","value":"é😀中"}]}]}}}"#,
    #"{"jsonrpc":"2.0","id":-0.50e+1,"method":"form/fill","params":{"form":"é","values":{"a":"\ud83d\ude00"}}}"#,
    #"[{"jsonrpc":"2.0","id":"content-length","method":"form/values","params":{"form":"é"}},5]"#,
    #"{"jsonrpc":"2.0","method":"form/delete"}"#, #"{"jsonrpc":"2.0","id":3,"method":5}"#, "{",
    #"{"jsonrpc":"2.0","id":4,"method":"form/get","params":{"form":"é"}}"#,
  ]
  private static func stream(_ framing: Framing) -> [UInt8] {
    messages.flatMap { text in
      switch framing {
      case .lines: Array((text + "\r\n\n").utf8)
      case .headers: Array("content-length : \(text.utf8.count)\r\nX: y\r\n\r\n\(text)".utf8)
      }
    }
  }

  @Test(arguments: [Framing.lines, .headers])
  func isTheSameCutAtAnyByte(framing: Framing) {
    let stream = Self.stream(framing)
    let whole = Desk().take(stream)
    #expect(whole.contains(#""id":4,"result":{"definition":{"id":"é""#))
    for cut in 1..<stream.count {
      let desk = Desk()
      let answers = desk.take(Array(stream[..<cut])) + desk.take(Array(stream[cut...]))
      #expect(answers == whole, "cut at \(cut)")
    }
  }

  @Test(arguments: [Framing.lines, .headers], [1, 2, 3, 7, 64])
  func isTheSameInSmallPieces(framing: Framing, size: Int) {
    let stream = Self.stream(framing)
    let desk = Desk()
    var answers = ""
    for at in stride(from: 0, to: stream.count, by: size) {
      answers += desk.take(Array(stream[at..<min(at + size, stream.count)]))
    }
    #expect(answers == Desk().take(stream))
  }
}
