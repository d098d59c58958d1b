// Why the daemon cannot listen.
// SPDX-License-Identifier: MIT

/// Why the daemon cannot listen at a path.
public enum ListenError: Error, CustomStringConvertible {
  /// The path has more bytes than a socket address holds.
  case pathTooLong(String, bytes: Int)
  /// The path has no last part to be a file's name.
  case noName(String)
  /// The folder belongs to somebody else.
  case foreignFolder(String)
  /// Others may write to the folder, and so could put their socket in place of ours.
  case openFolder(String)
  /// Something that is no socket is at the path; it was not touched.
  case notASocket(String, what: String)
  /// Somebody listens there.
  case inUse(String, process: Int32?)
  /// What the service manager handed over is not one Unix socket that listens.
  case badSocket
  /// Somebody else made the socket and removes it.
  case notOurs(String)
  /// The system refused a call.
  case refused(String, SystemError)

  /// One sentence for a person.
  public var description: String {
    switch self {
    case .pathTooLong(let path, let bytes):
      "socket path of \(bytes) bytes, at most \(SocketPath.limit) fit: \(path)"
    case .noName(let path): "socket path names no file: \(path)"
    case .foreignFolder(let folder): "the socket's folder belongs to another user: \(folder)"
    case .openFolder(let folder): "others may write to the socket's folder: \(folder)"
    case .notASocket(let path, let what): "\(path) is \(what) and was not touched"
    case .inUse(let path, let process?): "\(path) is in use by process \(process)"
    case .inUse(let path, nil): "\(path) is in use"
    case .badSocket: "expected one Unix stream socket that listens from the service manager"
    case .notOurs(let path): "\(path) belongs to the service manager"
    case .refused(let path, let error): "\(path): \(error)"
    }
  }
}
