// Starts a daemon that has nothing left of whoever started it.
// SPDX-License-Identifier: MIT

import CSystem
import Glibc

/// Starts daemons that go on when their caller's session, terminal and files are gone.
public enum Starter {
  /// How long a daemon may live without a client when nobody says: a day, in seconds.
  ///
  /// Forms go with it; a script that asks somebody over lunch finds its form again.
  public static let idleExit = 86_400
  /// How long a daemon that starts is waited for, in milliseconds.
  private static let patience = 10_000

  /// Connects to the daemon at `path`; starts one when there is none.
  ///
  /// Any number may do so at once: one of the daemons gets the lock, and serves the others' callers.
  /// - Parameters:
  ///   - path: the socket's path.
  ///   - idleExit: seconds without a client after which a daemon that is started ends.
  /// - Returns: the connection.
  /// - Throws: what keeps a daemon from listening there; `didNotStart` when nothing known does.
  public static func call(_ path: String, idleExit: Int) throws(CallError) -> Caller {
    if let caller = try connect(path) { return caller }
    let whole = try absolute(path)
    // What keeps a daemon from listening is better said here than to nobody.
    do throws(ListenError) { _ = try SocketFolder(of: whole) } catch { throw .notListening(error) }
    let child = try spawn(["formd", "serve", "--socket", whole, "--idle-exit", "\(idleExit)"])
    let until = Clock.monotonic() + patience
    var hasEnded = false
    while true {
      if let caller = try connect(path) { return caller }
      // One that found another with the lock ends as soon as that one listens.
      guard !hasEnded, Clock.monotonic() < until else { throw .didNotStart(path) }
      hasEnded = waitpid(child, nil, WNOHANG) == child
      usleep(2_000)
    }
  }

  private static func connect(_ path: String) throws(CallError) -> Caller? {
    do throws(CallError) { return try Caller(at: path) } catch {
      if case .noDaemon = error { return nil }
      throw error
    }
  }

  private static func absolute(_ path: String) throws(CallError) -> String {
    if path.utf8.first == UInt8(ascii: "/") { return path }
    guard let here = getcwd(nil, 0) else {
      throw .refused(path, SystemError("cannot tell the working folder"))
    }
    defer { free(here) }
    return String(cString: here) + "/" + path
  }

  /// Runs this program with a session of its own, in `/`, on /dev/null, with no other descriptor and
  /// no signal ignored or blocked.
  private static func spawn(_ arguments: [String]) throws(CallError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for number in Int32(0)...2 {
      posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDWR, 0)
    }
    posix_spawn_file_actions_addclosefrom_np(&actions, 3)
    posix_spawn_file_actions_addchdir_np(&actions, "/")
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSID))
    var words = arguments.map { strdup($0) } + [nil]
    var variables = environment().map { strdup($0) } + [nil]
    defer { for word in words + variables { free(word) } }
    var child: pid_t = 0
    // The link alone would do, and show as `exe` in lists of processes.
    let paths = [ownPath(), "/proc/self/exe"].compactMap(\.self)
    var code: Int32 = 0
    for path in paths {
      code = posix_spawn(&child, path, &actions, &attributes, &words, &variables)
      if code == 0 { return child }
    }
    throw .refused("formd", SystemError("cannot start a daemon", code: code))
  }

  private static func ownPath() -> String? {
    guard let path = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  /// The environment without what a service manager told the caller.
  private static func environment() -> [String] {
    let kept = ["NOTIFY_SOCKET=", "LISTEN_", "JOURNAL_STREAM=", "WATCHDOG_"]
    var found: [String] = []
    var next = environ
    while let entry = next.pointee {
      let variable = String(cString: entry)
      if !kept.contains(where: { variable.utf8.starts(with: $0.utf8) }) { found.append(variable) }
      next += 1
    }
    return found
  }
}
