// The place of a socket: its folder, the lock beside it, and what was made there.
// SPDX-License-Identifier: MIT

import CSystem
import Glibc

/// The place of a socket of ours.
///
/// Beside the socket lies a lock file, `PATH.lock`, held for life and left behind: a lock that is
/// removed can be held by two. Whoever holds the lock may judge what lies at the path, and only a
/// socket that refuses connections is taken for a dead daemon's.
final class SocketHome {
  private let folder: SocketFolder
  private let lock: Descriptor
  /// What was made here; nil before and after.
  private var made: (device: dev_t, inode: ino_t)?

  /// How long a daemon that is about to start or stop is waited for; milliseconds, a little more
  /// than its drain may take.
  static let patience = 6_000

  /// Takes the lock of `path` and removes a dead daemon's socket.
  ///
  /// Waits at most `patience` milliseconds for a daemon that holds the lock and does not listen: it
  /// is on its way out.
  init(of path: String, patience: Int = SocketHome.patience) throws(ListenError) {
    folder = try SocketFolder(of: path)
    lock = try SocketHome.lock(folder, patience)
  }

  /// Whether the lock file at the path is the one that is held.
  var isLocked: Bool {
    var held = stat()
    var found = stat()
    return fstat(lock.number, &held) == 0 && lstat(folder.path + ".lock", &found) == 0
      && held.st_dev == found.st_dev && held.st_ino == found.st_ino
  }
  /// Whether what lies at the path was made here.
  var stands: Bool {
    var found = stat()
    guard let made, lstat(folder.path, &found) == 0 else { return false }
    return found.st_dev == made.device && found.st_ino == made.inode
  }

  /// Makes a socket here that listens; what lies in its way must be a dead daemon's.
  func bind() throws(ListenError) -> Descriptor {
    if let found = folder.look() {
      try SocketHome.judge(found, in: folder)
      folder.remove()
    }
    let socket = try SocketHome.make(folder)
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
    guard let found = folder.look() else {
      throw .refused(folder.path, SystemError("cannot find the socket", code: ENOENT))
    }
    made = (found.st_dev, found.st_ino)
    return socket
  }

  /// Removes the socket if it still is the one made here.
  func leave() {
    guard let made else { return }
    self.made = nil
    guard let found = folder.look(), found.st_dev == made.device, found.st_ino == made.inode
    else { return }
    folder.remove()
  }

  private static func lock(_ folder: borrowing SocketFolder, _ patience: Int) throws(ListenError)
    -> Descriptor
  {
    let flags = O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    let name = folder.name + ".lock"
    guard let file = Descriptor(openat(folder.descriptor.number, name, flags, mode_t(0o600))) else {
      throw .refused(folder.path + ".lock", SystemError("cannot open the lock file"))
    }
    let until = Clock.monotonic() + patience
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
