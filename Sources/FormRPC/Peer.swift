// Who is at the other end of a socket.
// SPDX-License-Identifier: MIT

import CSystem
import Glibc

/// Who was at the other end of a Unix socket when it was connected, as the kernel saw it.
struct Peer {
  let process: Int32
  let user: UInt32

  /// Asks the kernel; nil when it does not say.
  init?(of socket: Int32) {
    var found = peer_credentials()
    var size = socklen_t(MemoryLayout<peer_credentials>.size)
    guard getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &found, &size) == 0 else { return nil }
    process = found.pid
    user = found.uid
  }

  /// Whether it is us or root, who could do anything as us.
  var mayConnect: Bool { user == geteuid() || user == 0 }
}
