// A Unix socket that listens: one made at a path of ours, or one given by a service manager.
// SPDX-License-Identifier: MIT

import CSystem
import Glibc

/// A Unix socket that listens.
public final class Listener {
  /// Where it listens, as it was given.
  public let path: String
  /// Nil for a socket that somebody else made, who also removes it.
  private var home: SocketHome?
  private var socket: Descriptor

  /// Listens at `path`.
  ///
  /// Waits a few seconds for a daemon that holds the lock and does not listen: it is on its way out.
  public init(at path: String) throws(ListenError) {
    self.path = path
    let home = try SocketHome(of: path)
    socket = try home.bind()
    self.home = home
  }

  /// Listens on a socket that a service manager made and keeps.
  init(given socket: consuming Descriptor) throws(ListenError) {
    let number = socket.number
    func option(_ name: Int32) -> Int32? {
      var value: Int32 = 0
      var size = socklen_t(MemoryLayout<Int32>.size)
      return getsockopt(number, SOL_SOCKET, name, &value, &size) == 0 ? value : nil
    }
    guard option(SO_DOMAIN) == AF_UNIX, option(SO_TYPE) == Int32(SOCK_STREAM.rawValue),
      option(SO_ACCEPTCONN) == 1
    else { throw .badSocket }
    // Whoever keeps it only waits for it; accepting must not wait.
    _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    path = Listener.name(of: number)
    self.socket = socket
  }

  var number: Int32 { socket.number }

  /// Makes the socket anew when it is gone from its path.
  ///
  /// Who waits at the old one should be let in before.
  /// - Returns: whether there was something to do.
  func restore() throws(ListenError) -> Bool {
    guard let home else { throw .notOurs(path) }
    if home.stands { return false }
    // Somebody may have removed the lock as well; whoever starts now would take a new one.
    let place = home.isLocked ? home : try SocketHome(of: path, patience: 0)
    socket = try place.bind()
    self.home = place
    return true
  }

  /// Removes the socket from its path if it still is the one made here; who has connected stays.
  func vanish() { home?.leave() }

  /// Takes no more clients.
  ///
  /// A socket that was given is left alone: who made it goes on waiting for clients.
  func close() {
    vanish()
    if home != nil { shutdown(socket.number, Int32(SHUT_RDWR)) }
  }

  private static func name(of socket: Int32) -> String {
    var address = sockaddr_un()
    var size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let found = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(socket, $0, &size) }
    }
    guard found == 0, address.sun_path.0 != 0 else { return "a socket without a path" }
    return withUnsafeBytes(of: &address.sun_path) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
