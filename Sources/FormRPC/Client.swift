// What the server knows of one client.
// SPDX-License-Identifier: MIT

import FormCore

/// What the server knows of one connection.
///
/// A thousand of them are kept while nothing happens, so the small members stand together.
final class Client: Numbered {
  /// Given by the event loop; rises by one, never used twice.
  let number: Int
  /// Cuts its messages from its bytes.
  var cutter: Cutter
  /// Bytes of frames not acted on yet.
  var input: [UInt8] = []
  /// Bytes of `input` that the ledger knows of.
  var counted = 0
  /// What waits to be sent to it.
  var outgoing: Outgoing
  /// What it calls itself; nil when it did not say.
  var name: Text?
  /// Calls of it that wait for an outcome.
  var waits = 0
  /// When its unfinished message last grew, in monotonic milliseconds; nil where there is none.
  var grewAt: Int?
  /// What offsets into text count.
  var encoding = PositionEncoding.utf16
  /// Whether it asked for `shutdown`: only `exit` is left to it.
  var isShutDown = false
  /// Whether its conversation is over.
  var isOver = false
  /// Whether it will send nothing more.
  var hasEnded = false
  /// Whether it is told of forms that open and close.
  var watchesForms = false
  /// Whether the loop must be told that something waits for it.
  var isReady = false

  init(_ number: Int, framing: Framing?, limits: Limits, ledger: Ledger) {
    self.number = number
    outgoing = Outgoing(ledger)
    cutter = Cutter(
      framing: framing, limit: limits.messageBytes, headerLimit: limits.headerBytes)
  }

  /// Whether part of a message waits for the rest; blanks between messages are none.
  var hasBegunMessage: Bool {
    input.withUnsafeBufferPointer { bytes in
      bytes.baseAddress.map { Scan.space($0, 0, bytes.count) < bytes.count } ?? false
    }
  }
  /// How it is spoken to; a client that has not spoken yet is spoken to in lines.
  var framing: Framing { cutter.framing ?? .lines }
}
