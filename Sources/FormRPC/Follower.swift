// Follows a form, or all of them, and prints what comes.
// SPDX-License-Identifier: MIT

import FormCore
import Glibc

/// Prints what a watcher is told, a message a line.
public enum Follower {
  /// Why it ended.
  public enum End: Sendable {
    /// The form was closed, the daemon ended, or nobody reads any more.
    case over
    /// The daemon refused; this is its error object, as a line.
    case refused([UInt8])
    /// stdout takes no more, its disk may be full.
    case unwritten
  }

  /// Watches, and prints the answer and each notification, whole, until there is no more.
  ///
  /// Who was too slow to read everything (`watch/overflow`) watches again: the form as it is then
  /// follows.
  /// - Parameters:
  ///   - caller: a connection that nobody else uses.
  ///   - form: the form's id; nil watches the list of all forms.
  /// - Returns: why it ended.
  /// - Throws: `notUnderstood` when what comes is no message of a daemon.
  public static func follow(_ caller: Caller, form: String?) throws(CallError) -> End {
    let params = form.map { form in
      var w = Writer()
      w.raw(#"{"form":"#)
      w.text(Text(form))
      w.raw("}")
      return Array(w.bytes)
    }
    try caller.ask("form/watch", params)
    while let message = try nextWhileRead(caller) {
      if message.kind == .error { return .refused(message.line) }
      switch StandardStreams.put(message.wholeLine) {
      case .done: break
      case .left: return .over
      case .failed: return .unwritten
      }
      if params != nil, message.isNotification("form/closed") { return .over }
      if message.isNotification("watch/overflow") { try caller.ask("form/watch", params) }
    }
    return .over
  }

  /// The next message; nil at the end, or when stdout has no reader: nothing would be written that
  /// could tell.
  private static func nextWhileRead(_ caller: Caller) throws(CallError) -> Message? {
    while true {
      if let message = try caller.cut() { return message }
      var both = [
        pollfd(fd: caller.number, events: Int16(POLLIN), revents: 0),
        pollfd(fd: 1, events: 0, revents: 0),
      ]
      guard poll(&both, 2, -1) > 0 else { continue }
      if both[1].revents & Int16(POLLERR | POLLNVAL) != 0 { return nil }
      if both[0].revents != 0 { return try caller.next() }
    }
  }
}
