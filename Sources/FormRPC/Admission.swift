// Who may come in, and what happens when there is no room.
// SPDX-License-Identifier: MIT

import CSystem
import Glibc

/// Room for clients: a limit, and one descriptor in reserve to turn away the next one.
///
/// Without the reserve a full table of descriptors leaves the next client waiting at the door and
/// the loop spinning over it.
struct Admission: ~Copyable {
  /// Clients at once.
  let limit: Int
  /// Descriptors for everything but clients.
  private static let others = 16
  private var reserve: Descriptor?
  /// Set while nobody can even be turned away: when to try again, in monotonic milliseconds.
  var pausedUntil: Int?

  init(limit: Int) { self.limit = limit }

  /// Raises the soft limit of descriptors as far as needed and allowed.
  ///
  /// - Returns: how many of the `wanted` clients there is room for.
  static func room(for wanted: Int) -> Int {
    var allowed = rlimit()
    let which = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    guard getrlimit(which, &allowed) == 0 else { return wanted }
    let needed = rlim_t(wanted + Admission.others)
    if allowed.rlim_cur < needed {
      allowed.rlim_cur = min(needed, allowed.rlim_max)
      setrlimit(which, &allowed)
    }
    return min(wanted, max(1, Int(clamping: allowed.rlim_cur) - Admission.others))
  }

  /// Puts a descriptor aside.
  mutating func prepare() { fillReserve() }

  /// Gives up the reserve for a moment, to accept one client more and turn it away.
  ///
  /// - Returns: false when even that client was out of reach.
  mutating func turnAwayNext(of listener: Listener) -> Bool {
    reserve = nil
    defer { fillReserve() }
    let file = accept4(listener.number, nil, nil, Admission.flags)
    guard let client = Descriptor(file) else { return errno == EAGAIN }
    turnAway(client)
    return true
  }

  /// Says why on one line, whatever framing the client would have used, and closes.
  func turnAway(_ client: consuming Descriptor) {
    var line = """
      {"jsonrpc":"2.0","id":null,"error":{"code":701,"message":"clients: expected at most \
      \(limit)","data":{"kind":"limitExceeded","limit":"clients","max":\(limit),\
      "actual":\(limit + 1)}}}\n
      """
    let channel = Channel(descriptor: client.number, kind: .socket)
    line.withUTF8 { _ = channel.write(UnsafeRawBufferPointer($0)) }
  }

  private mutating func fillReserve() {
    reserve = Descriptor(open("/dev/null", O_RDONLY | O_CLOEXEC))
  }

  static let flags = Int32(SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
}

extension EventLoop {
  /// Takes in who waits at the door; a crowd does not hold up those inside.
  func admit() {
    for _ in 0..<64 {
      guard let listener else { return }
      let file = accept4(listener.number, nil, nil, Admission.flags)
      if let client = Descriptor(file) {
        welcome(client)
        continue
      }
      switch errno {
      case EINTR, ECONNABORTED: continue
      case EMFILE, ENFILE, ENOBUFS, ENOMEM:
        server.turnedAway()
        log.write(.warning, "no descriptor for another client")
        if !admission.turnAwayNext(of: listener) { return pauseAdmission() }
      default: return
      }
    }
  }

  private func welcome(_ client: consuming Descriptor) {
    // Nothing was read yet, so a stranger can not have made us do anything.
    guard let peer = Peer(of: client.number), peer.mayConnect else {
      server.turnedAway()
      return log.write(.warning, "a client of another user was turned away")
    }
    guard clients.count < admission.limit else {
      server.turnedAway()
      log.write(.warning, "client \(admission.limit + 1) at once was turned away")
      return admission.turnAway(client)
    }
    let channel = Channel(descriptor: client.release(), kind: .socket)
    open(input: channel, output: channel, uid: peer.user)
  }

  /// Leaves the door alone for a second, or until somebody goes.
  private func pauseAdmission() {
    guard let listener else { return }
    admission.pausedUntil = clock.now + 1_000
    poller.change(listener.number, [], key: EventLoop.listenerKey)
  }

  /// Opens the door again after a pause.
  func resumeAdmission() {
    guard let listener, drainUntil == nil, admission.pausedUntil != nil else { return }
    admission.pausedUntil = nil
    poller.change(listener.number, .input, key: EventLoop.listenerKey)
  }
}
