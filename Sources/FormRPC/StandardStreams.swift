// Descriptors 0, 1 and 2: made safe at the start, then taken for the protocol.
// SPDX-License-Identifier: MIT

import Glibc

/// The standard streams of a daemon that speaks on stdin and stdout.
public struct StandardStreams {
  let input: Channel
  let output: Channel

  /// Makes the process safe to open anything: comes before every other call.
  ///
  /// A write to somebody who left is an error of that write and no signal. Whatever is made is ours
  /// alone. A standard descriptor that was closed at the start is /dev/null, so that no socket or
  /// file is ever opened as number 0, 1 or 2 and printed to. Secrets are not left in core files.
  public static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    umask(0o077)
    for number in Int32(0)...2 where fcntl(number, F_GETFD) < 0 {
      // The lowest free number is this one, because the ones below are open by now.
      _ = open("/dev/null", O_RDWR)
    }
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit) == 0 else { return }
    limit.rlim_cur = 0
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
  }

  /// Takes stdin and stdout for the protocol; from here on descriptor 1 is stderr.
  ///
  /// Whatever prints without asking, a library or the Swift runtime, reaches stderr and never
  /// breaks a frame.
  /// - Throws: when there is no descriptor left.
  public static func claim() throws(SystemError) -> StandardStreams {
    guard let output = Channel.writing(1) else {
      throw SystemError("cannot take stdout for the protocol")
    }
    release()
    return StandardStreams(input: Channel.reading(0), output: output)
  }

  /// Lets go of stdout, whose reader may wait for its end; from here on descriptor 1 is stderr.
  public static func release() { dup2(2, 1) }

  /// Writes `text` to stdout for a person or a script, before `claim`.
  ///
  /// - Returns: false when something was dropped for another reason than that the reader left.
  public static func print(_ text: String) -> Bool {
    if case .failed = put(Array(text.utf8)) { false } else { true }
  }

  /// What became of bytes for stdout.
  public enum Outcome: Sendable {
    case done
    /// The reader left.
    case left
    case failed
  }

  /// Writes `bytes` to stdout, or to stderr, before `claim`.
  ///
  /// Waits for a slow reader, at most 5 s at a time where the descriptor does not wait by itself;
  /// what a reader who left or a full disk does not take is dropped.
  public static func put(_ bytes: [UInt8], to number: Int32 = 1) -> Outcome {
    bytes.withUnsafeBytes { bytes in
      var left = bytes
      while !left.isEmpty {
        let put = write(number, left.baseAddress, left.count)
        if put >= 0 {
          left = UnsafeRawBufferPointer(rebasing: left[put...])
        } else if errno == EAGAIN {
          var question = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
          if poll(&question, 1, 5_000) == 0 { return .failed }
        } else if errno != EINTR {
          return errno == EPIPE ? .left : .failed
        }
      }
      return .done
    }
  }

  /// Everything that comes on stdin, or another descriptor, up to its end; nil past `limit` bytes or
  /// when it cannot be read.
  public static func readAll(limit: Int, from number: Int32 = 0) -> [UInt8]? {
    var found: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let got = read(number, &chunk, chunk.count)
      if got == 0 { return found }
      if got > 0 {
        found += chunk[..<got]
        if found.count > limit { return nil }
      } else if errno == EAGAIN {
        var question = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
        poll(&question, 1, -1)
      } else if errno != EINTR {
        return nil
      }
    }
  }
}
