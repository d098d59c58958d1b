// The socket's folder: opened once, checked, and used by its descriptor.
// SPDX-License-Identifier: MIT

import CSystem
import Glibc

/// The folder of a socket, ours alone, held open.
///
/// Whatever happens to the path later, lock, socket and removal stay in this one folder.
struct SocketFolder: ~Copyable {
  let descriptor: Descriptor
  /// The whole path, for messages.
  let path: String
  /// The socket's name in the folder.
  let name: String

  /// Opens the folder of `path`; makes it, for us alone, when only it is missing.
  init(of path: String) throws(ListenError) {
    let bytes = path.utf8.count
    guard bytes <= SocketPath.limit else { throw .pathTooLong(path, bytes: bytes) }
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let name = slash.map { String(path[path.utf8.index(after: $0)...]) } ?? path
    guard !name.utf8.isEmpty else { throw .noName(path) }
    let folder =
      switch slash {
      case path.utf8.startIndex: "/"
      case let slash?: String(path[..<slash])
      case nil: "."
      }
    if mkdir(folder, 0o700) != 0, errno != EEXIST, errno != EROFS {
      throw .refused(folder, SystemError("cannot make the folder"))
    }
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    guard let descriptor = Descriptor(open(folder, flags)) else {
      throw .refused(folder, SystemError("cannot open the folder"))
    }
    var status = stat()
    guard fstat(descriptor.number, &status) == 0 else {
      throw .refused(folder, SystemError("cannot look at the folder"))
    }
    guard status.st_uid == geteuid() else { throw .foreignFolder(folder) }
    guard status.isOurFolder else { throw .openFolder(folder) }
    self.descriptor = descriptor
    self.path = path
    self.name = name
  }

  /// What lies under the socket's name, a link itself and not its goal; nil when nothing does.
  func look() -> stat? {
    var status = stat()
    let found = fstatat(descriptor.number, name, &status, AT_SYMLINK_NOFOLLOW) == 0
    return found ? status : nil
  }

  /// Removes what lies under the socket's name.
  func remove() { unlinkat(descriptor.number, name, 0) }

  /// Calls `body` with a socket address that is the bare name, while this is the working folder.
  ///
  /// There is no `bindat`. By name alone nothing between the root and the folder can be exchanged
  /// in the meantime, and the address never needs more room than the path that was checked.
  func withAddress(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) throws(ListenError)
    -> Int32
  {
    guard let back = Descriptor(open(".", O_PATH | O_DIRECTORY | O_CLOEXEC)),
      fchdir(descriptor.number) == 0
    else { throw .refused(path, SystemError("cannot enter the folder")) }
    let result = sockaddr_un.with(name, body)
    let code = errno
    guard fchdir(back.number) == 0 else {
      throw .refused(path, SystemError("cannot leave the folder"))
    }
    errno = code
    return result
  }
}

extension sockaddr_un {
  /// Calls `body` with the address of a path of at most `SocketPath.limit` bytes.
  static func with(_ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }
}
