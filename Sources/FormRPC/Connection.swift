// What the loop keeps of one client.
// SPDX-License-Identifier: MIT

import Glibc

/// What the loop keeps of one client: descriptors and flags, no bytes.
final class Connection: Numbered {
  /// The client's number, which is also its key in the epoll set.
  let number: Int
  let input: Channel
  let output: Channel
  /// Whether one descriptor goes both ways, as an accepted socket does.
  let joined: Bool

  /// Whether bytes are wanted from it.
  var reading = true
  /// Whether it is in the queue for a turn.
  var queued = false
  /// Whether the server holds whole messages of it that wait for their turn.
  var leftover = false
  /// Whether its outgoing queue is over the limit.
  var full = false
  /// Whether it will send nothing more.
  var ended = false
  /// Whether it is closed once nothing is unsent.
  var over = false
  /// Whether it was let go of; the queue may still hold it.
  var gone = false
  /// Whether bytes wait until the peer takes some.
  var unsent = false
  /// Whether the last write took less than it was given.
  var blocked = false
  /// Why a write failed; 0 while none did.
  var failure: Int32 = 0
  /// Whether epoll refuses its input because it is always ready.
  var alwaysReady = false
  /// Whether the epoll set has not heard of it.
  var fresh = true
  var watchedInput: Poller.Interest = []
  var watchedOutput: Poller.Interest = []
  /// When a peer that takes nothing is given up, once this connection is leaving; monotonic
  /// milliseconds.
  var patience = 0
  var received = 0
  var sent = 0

  /// A client on two descriptors, which may be the same; they are closed with the connection.
  init(_ number: Int, input: Channel, output: Channel) {
    self.number = number
    self.input = input
    self.output = output
    joined = input.descriptor == output.descriptor
  }
  deinit {
    close(input.descriptor)
    if !joined { close(output.descriptor) }
  }

  /// Whether something it sent was not acted on yet, of its first `count` bytes.
  func owes(upTo count: Int) -> Bool {
    !gone && !leaving && (leftover || received < count)
  }
  /// Whether it only waits for its last bytes to go out.
  var leaving: Bool { ended || over }

  /// Writes once; 0 when nothing more is taken now.
  @inline(__always)
  func put(_ bytes: UnsafeRawBufferPointer) -> Int {
    guard !blocked, !bytes.isEmpty else { return 0 }
    switch output.write(bytes) {
    case .bytes(let count):
      blocked = count < bytes.count
      sent += count
      return count
    case .blocked, .end:
      blocked = true
      return 0
    case .failed(let code):
      blocked = true
      failure = code
      return 0
    }
  }

  /// Says goodbye to a socket of ours so that its peer reads all that was sent and then an end.
  ///
  /// A socket closed with bytes unread gives its peer ECONNRESET in place of the end (measured on
  /// Linux; unix(7) does not say so). What is here already is read and thrown away, at most 1 MiB.
  /// Inherited sockets are left alone: others may go on with them.
  func partGently(_ buffer: UnsafeMutableRawBufferPointer) {
    guard joined else { return }
    shutdown(output.descriptor, Int32(SHUT_WR))
    for _ in 0..<16 {
      guard case .bytes = input.read(into: buffer) else { return }
    }
  }
}
