// A running formd, or another program, with its three streams in the test's hands.
// SPDX-License-Identifier: MIT

import Foundation
import Glibc

/// Whether a sanitizer watches: it keeps what was freed, so memory cannot be judged, and it is slow.
let isSanitized = ProcessInfo.processInfo.environment["FORMD_SANITIZED"] != nil

/// How long a test waits for what must happen; a limit for broken programs and no measurement.
let patience = isSanitized ? 300.0 : 20.0

/// The binary under test: `$FORMD_BINARY`, else the `formd` that was built beside this test bundle.
///
/// A release build elsewhere is never picked by itself: it might be older than the sources.
let formdPath: String = {
  if let path = ProcessInfo.processInfo.environment["FORMD_BINARY"], !path.isEmpty { return path }
  let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
  let beside = own.deletingLastPathComponent().appendingPathComponent("formd").path
  if FileManager.default.isExecutableFile(atPath: beside) { return beside }
  let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  return root.appendingPathComponent(".build/debug/formd").path
}()

/// How a process ended.
enum Ending: Equatable {
  case status(Int32)
  case signal(Int32)
  /// It still ran when the test's patience was over.
  case never
}

/// What one of a process's standard descriptors is.
enum Stream {
  /// A pipe whose other end the test holds.
  case pipe
  /// A socket whose other end the test holds.
  case socket
  /// Not open at all.
  case closed
  /// This descriptor of the test's, which stays the test's.
  case descriptor(Int32)
}

/// A process with its three streams in the test's hands; it never outlives the test.
final class Child {
  let pid: pid_t
  /// The test's ends; -1 where there is none.
  private(set) var input: Int32 = -1
  private(set) var output: Int32 = -1
  private(set) var errors: Int32 = -1
  private var ending: Ending?
  /// What stdout and stderr said.
  let answers: Wire
  let complaints: Wire

  /// Descriptors must not leak into a process that another test starts at the same moment.
  fileprivate static let gate = NSRecursiveLock()

  /// Starts the binary under test.
  convenience init(
    _ arguments: [String] = [], input: Stream = .pipe, output: Stream = .pipe,
    errors: Stream = .pipe, environment: [String: String] = [:]
  ) throws {
    try self.init(
      program: formdPath, arguments, input: input, output: output, errors: errors,
      environment: environment)
  }

  /// Starts the binary under test from a shell that has carried out `preparation`, as in `umask 0`.
  convenience init(
    after preparation: String, _ arguments: [String] = [], environment: [String: String] = [:]
  ) throws {
    let script = preparation + "; exec \"$0\" \"$@\""
    try self.init(
      program: "/bin/sh", ["-c", script, formdPath] + arguments, environment: environment,
      inherits: false)
  }

  init(
    program: String, _ arguments: [String], input: Stream = .pipe, output: Stream = .pipe,
    errors: Stream = .pipe, environment: [String: String] = [:], inherits: Bool = true
  ) throws {
    signal(SIGPIPE, SIG_IGN)
    Child.gate.lock()
    defer { Child.gate.unlock() }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var theirs: [Int32] = []
    var ours: [Int32] = []
    for (number, stream) in [input, output, errors].enumerated() {
      let (mine, child) = try Child.ends(of: stream, reading: number == 0)
      ours.append(mine)
      if case .descriptor = stream {} else if child >= 0 { theirs.append(child) }
      if child >= 0 {
        posix_spawn_file_actions_adddup2(&actions, child, Int32(number))
      } else {
        posix_spawn_file_actions_addclose(&actions, Int32(number))
      }
    }
    // Where descriptors are counted, those of whoever runs the tests are not meant.
    if !inherits {
      for descriptor in 3..<1_024 as Range<Int32> where fcntl(descriptor, F_GETFD) == 0 {
        posix_spawn_file_actions_addclose(&actions, descriptor)
      }
    }
    (self.input, self.output, self.errors) = (ours[0], ours[1], ours[2])
    answers = Wire(reading: ours[1], writing: -1)
    complaints = Wire(reading: ours[2], writing: -1)
    pid = try Child.spawn(program, arguments, Child.environment(environment), &actions)
    for descriptor in theirs { close(descriptor) }
  }

  deinit {
    if ending == nil {
      Glibc.kill(pid, SIGKILL)
      waitpid(pid, nil, 0)
    }
    closeInput()
    closeOutput()
    if errors >= 0 { close(errors) }
  }

  func send(_ text: String) { Wire(reading: -1, writing: input).send(text) }
  func kill(_ signal: Int32) { Glibc.kill(pid, signal) }
  func closeInput() {
    if input >= 0 { close(input) }
    input = -1
  }
  func closeOutput() {
    if output >= 0 { close(output) }
    output = -1
    answers.stopReading()
  }

  /// How it ended, once it has.
  func wait(_ seconds: Double = patience) -> Ending {
    if let ending { return ending }
    let ended = eventually(seconds) {
      var status: Int32 = 0
      guard waitpid(pid, &status, WNOHANG) == pid else { return false }
      ending =
        status & 0x7F == 0 ? .status((status >> 8) & 0xFF) : .signal(status & 0x7F)
      return true
    }
    return ended ? ending ?? .never : .never
  }
}

extension Child {
  private static func environment(_ own: [String: String]) -> [String: String] {
    var all = ProcessInfo.processInfo.environment
    for name in ["FORMD_SOCKET", "XDG_RUNTIME_DIR", "TMPDIR"] { all[name] = nil }
    return all.merging(own) { _, new in new }
  }

  private static func spawn(
    _ program: String, _ arguments: [String], _ environment: [String: String],
    _ actions: inout posix_spawn_file_actions_t
  ) throws -> pid_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGPIPE, SIGHUP, SIGINT, SIGTERM] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK))
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for word in words + variables { free(word) } }
    var pid: pid_t = 0
    let code = posix_spawn(&pid, program, &actions, &attributes, &words, &variables)
    guard code == 0 else { throw Failure(what: "\(program): \(String(cString: strerror(code)))") }
    return pid
  }

  /// The test's and the child's end of a stream.
  private static func ends(of stream: Stream, reading: Bool) throws -> (Int32, Int32) {
    switch stream {
    case .closed: return (-1, -1)
    case .descriptor(let descriptor): return (-1, descriptor)
    case .pipe:
      let (read, write) = try makePipe()
      return reading ? (write, read) : (read, write)
    case .socket: return try makeSockets()
    }
  }
}

/// What went wrong around a test.
struct Failure: Error { let what: String }

/// A pipe: its reading and its writing end.
func makePipe() throws -> (Int32, Int32) {
  Child.gate.lock()
  defer { Child.gate.unlock() }
  var ends: [Int32] = [-1, -1]
  guard pipe(&ends) == 0 else { throw Failure(what: "pipe") }
  for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  return (ends[0], ends[1])
}

/// Two connected sockets.
func makeSockets() throws -> (Int32, Int32) {
  var ends: [Int32] = [-1, -1]
  let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
  guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw Failure(what: "socketpair") }
  return (ends[0], ends[1])
}

/// Whether `condition` becomes true while the test has patience.
func eventually(_ seconds: Double = patience, _ condition: () -> Bool) -> Bool {
  let until = Date().addingTimeInterval(seconds)
  while !condition() {
    if Date() > until { return false }
    usleep(2_000)
  }
  return true
}
