// Everything between reading and writing: bytes of clients in, bytes for clients out.
// SPDX-License-Identifier: MIT

/// The daemon without its sockets and clocks: opens nothing, waits for nothing, reads no clock.
///
/// A stand-in that echoes; the real one keeps this surface.
public final class Server {
  /// What the event loop should do with a client after a call.
  public enum Turn: Sendable {
    /// Everything taken was acted on; read more when there is more.
    case idle
    /// Whole messages are left; call `more` after the other clients had their turn.
    case more
    /// Its queue is over the limit: read nothing from it until `drain` says it may.
    case full
    /// The conversation is over: write what is due, then close.
    case over
  }
  private var due: [Int: [UInt8]] = [:]

  /// A daemon without forms or clients.
  public init() {}

  /// A client came; numbers are given by the loop, rise by one and are never used twice.
  public func opened(_ client: Int, uid: UInt32) { due[client] = [] }
  /// Bytes came from a client; acts on at most a turn's share of messages.
  public func bytes(_ client: Int, _ chunk: UnsafeRawBufferPointer) -> Turn {
    due[client]?.append(contentsOf: chunk)
    return .idle
  }
  /// Goes on with messages left over from an earlier turn.
  public func more(_ client: Int) -> Turn { .idle }
  /// A client will send nothing more; answers due still go out, waits get `closing`.
  public func ended(_ client: Int) -> Turn { .over }
  /// A client is gone; nothing can be sent to it any more.
  public func closed(_ client: Int) { due[client] = nil }
  /// Time goes on: `now` in monotonic milliseconds, `day` as days since 1970-01-01 (civil, local).
  public func tick(now: Int, day: Int) {}
  /// When `tick` should be called next at the latest, in monotonic milliseconds; nil when nothing waits.
  public var deadline: Int? { nil }
  /// The daemon is asked to stop.
  ///
  /// Waits get `closing`; no new forms. The loop then drains and exits.
  public func closing() {}
  /// Whether a client asked the daemon to stop (`server/stop`).
  public var stopRequested: Bool { false }

  /// Calls `body` with each client that got something to send since the last call.
  public func takeReady(_ body: (Int) -> Void) {
    for client in due.keys.sorted() { body(client) }
  }
  /// Hands the bytes due to `client` to `write` until it takes none.
  ///
  /// `write` returns how many bytes it took; 0 means it would block.
  /// - Returns: true when nothing is left.
  public func drain(_ client: Int, _ write: (UnsafeRawBufferPointer) -> Int) -> Bool {
    guard var bytes = due[client], !bytes.isEmpty else { return true }
    let took = bytes.withUnsafeBytes { write($0) }
    bytes.removeFirst(took)
    due[client] = bytes
    return bytes.isEmpty
  }
  /// Whether the loop may read from `client` (its queue is not over the limit).
  public func accepts(_ client: Int) -> Bool { true }
}
