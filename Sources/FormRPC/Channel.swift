// One direction of a conversation: reads and writes that never wait.
// SPDX-License-Identifier: MIT

import Glibc

/// One direction of a conversation over a descriptor whose O_NONBLOCK flag stays as it is.
///
/// The flag belongs to the open file description, which a parent, a shell or a sibling shares:
/// setting it on an inherited pipe makes *their* calls fail with EAGAIN. So each kind of file has
/// its own way not to wait.
struct Channel {
  enum Kind {
    /// `recv` and `send` say for each call that they must not wait.
    case socket
    /// An open file description of our own that has O_NONBLOCK set.
    case own
    /// A shared pipe or terminal: asked with `poll` first, then at most `PIPE_BUF` bytes, for which
    /// a writable pipe has room (pipe(7)).
    case shared
    /// A file or a device that never makes anybody wait.
    case file
  }
  enum Outcome {
    case bytes(Int)
    /// Nothing now; epoll tells when to try again.
    case blocked
    case end
    case failed(Int32)
  }
  let descriptor: Int32
  let kind: Kind

  /// Reads once.
  ///
  /// A shared pipe or terminal must be known to be readable.
  @inline(__always)
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Outcome {
    let got =
      switch kind {
      case .socket: recv(descriptor, buffer.baseAddress, buffer.count, Int32(MSG_DONTWAIT))
      case .own, .shared, .file: Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      }
    return got == 0 ? .end : Channel.outcome(got)
  }

  /// Writes once; it may take fewer bytes than there are.
  @inline(__always)
  func write(_ bytes: UnsafeRawBufferPointer) -> Outcome {
    switch kind {
    case .socket:
      let flags = Int32(MSG_DONTWAIT | MSG_NOSIGNAL)
      return Channel.outcome(send(descriptor, bytes.baseAddress, bytes.count, flags))
    case .own, .file:
      return Channel.outcome(Glibc.write(descriptor, bytes.baseAddress, bytes.count))
    case .shared:
      var question = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      guard poll(&question, 1, 0) != 0 else { return .blocked }
      return Channel.outcome(
        Glibc.write(descriptor, bytes.baseAddress, min(bytes.count, Int(PIPE_BUF))))
    }
  }

  /// Bytes that can be read without waiting; 0 where the system does not say.
  var waiting: Int {
    var count: Int32 = 0
    return ioctl(descriptor, UInt(FIONREAD), &count) == 0 ? max(0, Int(count)) : 0
  }

  @inline(__always)
  private static func outcome(_ result: Int) -> Outcome {
    if result >= 0 { return .bytes(result) }
    let code = errno
    return code == EAGAIN || code == EINTR ? .blocked : .failed(code)
  }
}

extension Channel {
  /// The reading side of an inherited descriptor.
  static func reading(_ descriptor: Int32) -> Channel {
    Channel(descriptor: descriptor, kind: kindOfFile(descriptor))
  }

  /// The writing side of an inherited descriptor, on a descriptor of its own.
  ///
  /// A pipe or terminal is opened anew through /proc where that is possible. A regular file is not:
  /// a new description would write over its beginning.
  /// - Returns: nil when there is no free descriptor.
  static func writing(_ descriptor: Int32) -> Channel? {
    let kind = kindOfFile(descriptor)
    if kind == .shared {
      let flags = O_WRONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY
      let own = open("/proc/self/fd/\(descriptor)", flags)
      if own >= 0 { return Channel(descriptor: own, kind: .own) }
    }
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    guard copy >= 0 else { return nil }
    return Channel(descriptor: copy, kind: kind)
  }

  private static func kindOfFile(_ descriptor: Int32) -> Kind {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return .file }
    switch status.st_mode & S_IFMT {
    case S_IFSOCK: return .socket
    case S_IFIFO: return .shared
    case S_IFCHR: return isatty(descriptor) == 1 ? .shared : .file
    default: return .file
    }
  }
}
