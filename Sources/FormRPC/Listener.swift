// A Unix socket that listens, at a path that is ours while we live.
// SPDX-License-Identifier: MIT

import CSystem
import Glibc

/// A Unix socket that listens.
///
/// Beside it lies a lock file, `PATH.lock`, held for life and left behind: a lock that is removed
/// can be held by two. Whoever holds the lock may judge what lies at the path, and only a socket
/// that refuses connections is taken for a dead daemon's.
public final class Listener {
  /// Where it listens, as it was given.
  public let path: String
  private let folder: SocketFolder
  private let lock: Descriptor
  private let socket: Descriptor
  private let device: dev_t
  private let inode: ino_t
  private var isBound = true

  /// How long a daemon that is about to start or stop is waited for; milliseconds, a little more
  /// than its drain may take.
  private static let lockPatience = 6_000

  /// Listens at `path`.
  ///
  /// Waits a few seconds for a daemon that holds the lock and does not listen: it is on its way out.
  public init(at path: String) throws(ListenError) {
    self.path = path
    folder = try SocketFolder(of: path)
    lock = try Listener.lock(folder)
    if let found = folder.look() {
      try Listener.judge(found, in: folder)
      folder.remove()
    }
    socket = try Listener.bind(folder)
    guard let made = folder.look() else {
      throw .refused(path, SystemError("cannot find the socket", code: ENOENT))
    }
    device = made.st_dev
    inode = made.st_ino
  }

  var number: Int32 { socket.number }

  /// Removes the socket from its path if it still is the one made here; who has connected stays.
  func vanish() {
    guard isBound else { return }
    isBound = false
    guard let found = folder.look(), found.st_dev == device, found.st_ino == inode else { return }
    folder.remove()
  }

  /// Takes no more clients.
  func close() {
    vanish()
    shutdown(socket.number, Int32(SHUT_RDWR))
  }

  private static func lock(_ folder: borrowing SocketFolder) throws(ListenError) -> Descriptor {
    let flags = O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    let name = folder.name + ".lock"
    guard let file = Descriptor(openat(folder.descriptor.number, name, flags, mode_t(0o600))) else {
      throw .refused(folder.path + ".lock", SystemError("cannot open the lock file"))
    }
    let until = Clock.monotonic() + lockPatience
    while flock(file.number, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else {
        throw .refused(folder.path + ".lock", SystemError("cannot lock"))
      }
      if let found = folder.look(), found.isSocket { try judge(found, in: folder) }
      guard Clock.monotonic() < until else { throw .inUse(folder.path, process: nil) }
      usleep(20_000)
    }
    return file
  }

  /// Returns when what lies at the path is a dead daemon's socket; throws otherwise.
  private static func judge(_ found: stat, in folder: borrowing SocketFolder) throws(ListenError) {
    guard found.isSocket else { throw .notASocket(folder.path, what: found.kindInWords) }
    let socket = try make(folder)
    let probe = socket.number
    let result = try folder.withAddress { connect(probe, $0, $1) }
    if result != 0, errno == ECONNREFUSED || errno == ENOENT { return }
    throw .inUse(folder.path, process: result == 0 ? Peer(of: probe)?.process : nil)
  }

  private static func bind(_ folder: borrowing SocketFolder) throws(ListenError) -> Descriptor {
    let socket = try make(folder)
    let number = socket.number
    // A socket is born with 0777 less the mask: 0600 from its first moment on.
    let mask = umask(0o177)
    let result = try folder.withAddress { Glibc.bind(number, $0, $1) }
    let code = errno
    umask(mask)
    guard result == 0 else {
      throw .refused(folder.path, SystemError("cannot bind the socket", code: code))
    }
    guard listen(number, SOMAXCONN) == 0 else {
      throw .refused(folder.path, SystemError("cannot listen"))
    }
    return socket
  }

  private static func make(_ folder: borrowing SocketFolder) throws(ListenError) -> Descriptor {
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
    guard let socket = Descriptor(Glibc.socket(AF_UNIX, kind, 0)) else {
      throw .refused(folder.path, SystemError("cannot make a socket"))
    }
    return socket
  }
}

extension stat {
  /// What this is, for a person.
  fileprivate var kindInWords: String {
    switch st_mode & S_IFMT {
    case S_IFREG: "a regular file"
    case S_IFDIR: "a folder"
    case S_IFLNK: "a symbolic link"
    case S_IFIFO: "a pipe"
    default: "a device"
    }
  }
}
