// What a service manager such as systemd hands over, and what it wants to be told.
// SPDX-License-Identifier: MIT

import CSystem
import Glibc

/// The service manager that started us, if one did (sd_listen_fds(3), sd_notify(3)).
public struct ServiceManager: Sendable {
  private let address: String?

  /// Asks the environment.
  public init() { address = ServiceManager.variable("NOTIFY_SOCKET") }

  /// The socket it made for us; nil where it made none.
  ///
  /// - Throws: when it made several, or another kind than a Unix socket that listens.
  public func listener() throws(ListenError) -> Listener? {
    guard let process = ServiceManager.variable("LISTEN_PID").flatMap({ Int32($0) }),
      process == getpid(), let count = ServiceManager.variable("LISTEN_FDS").flatMap({ Int($0) }),
      count > 0
    else { return nil }
    guard count == 1, let socket = Descriptor(3) else { throw .badSocket }
    return try Listener(given: socket)
  }

  /// Says that clients can come.
  func ready() { tell("READY=1\nSTATUS=listening") }
  /// Says that none can come any more.
  func stopping() { tell("STOPPING=1\nSTATUS=stopping") }

  /// One datagram; a manager that does not take it is no reason to stop.
  private func tell(_ state: String) {
    guard var path = address, path.utf8.count <= SocketPath.limit else { return }
    let isAbstract = path.utf8.first == UInt8(ascii: "@")
    guard isAbstract || path.utf8.first == UInt8(ascii: "/") else { return }
    if isAbstract { path = "\0" + path.dropFirst() }
    let kind = Int32(SOCK_DGRAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
    guard let socket = Descriptor(Glibc.socket(AF_UNIX, kind, 0)) else { return }
    let number = socket.number
    var state = state
    state.withUTF8 { bytes in
      // An abstract name ends where the address does (unix(7)).
      let size = MemoryLayout<sa_family_t>.size + path.utf8.count + (isAbstract ? 0 : 1)
      _ = sockaddr_un.with(path) { address, _ in
        sendto(
          number, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL), address, socklen_t(size))
        return 0
      }
    }
  }

  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}
