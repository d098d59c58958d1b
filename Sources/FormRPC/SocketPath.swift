// Where the socket is, when nobody says.
// SPDX-License-Identifier: MIT

import Glibc

/// Where the daemon listens and its clients look (protocol, section 1).
public enum SocketPath {
  /// Bytes that fit into `sun_path` with its final zero (unix(7)).
  public static let limit = 107

  /// The path given, else `$FORMD_SOCKET`, else one in the user's runtime folder, else one in a
  /// private folder for temporary files.
  ///
  /// An empty variable counts as none, and so does a relative `$XDG_RUNTIME_DIR`, as the XDG Base
  /// Directory Specification wants it.
  public static func resolve(_ given: String?) -> String {
    if let given { return given }
    if let path = variable("FORMD_SOCKET") { return path }
    if let folder = absolute("XDG_RUNTIME_DIR") { return folder + "/formd/formd.sock" }
    let user = geteuid()
    let folder = "/run/user/\(user)"
    if isOurs(folder) { return folder + "/formd/formd.sock" }
    return "\(absolute("TMPDIR") ?? "/tmp")/formd-\(user)/formd.sock"
  }

  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
  private static func absolute(_ name: String) -> String? {
    guard let value = variable(name), value.utf8.first == UInt8(ascii: "/") else { return nil }
    return value
  }
  private static func isOurs(_ folder: String) -> Bool {
    var status = stat()
    return lstat(folder, &status) == 0 && status.isOurFolder
  }
}

extension stat {
  /// Whether this is a folder of ours that nobody else can write to.
  var isOurFolder: Bool { isFolder && st_uid == geteuid() && st_mode & 0o022 == 0 }
  /// Whether this is a folder.
  var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
  /// Whether this is a socket.
  var isSocket: Bool { st_mode & S_IFMT == S_IFSOCK }
}
