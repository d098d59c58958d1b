// A file descriptor with one owner, and the calls the system refused.
// SPDX-License-Identifier: MIT

import Glibc

/// A file descriptor that is closed when its owner lets go of it.
struct Descriptor: ~Copyable {
  let number: Int32

  /// Takes over `number`; nil for the -1 of a call that failed.
  init?(_ number: Int32) {
    guard number >= 0 else { return nil }
    self.number = number
  }
  deinit { close(number) }

  /// Gives the number to an owner that closes it itself.
  consuming func release() -> Int32 {
    let number = number
    discard self
    return number
  }
}

/// A call the system refused.
public struct SystemError: Error, CustomStringConvertible {
  /// What was tried, as a phrase: `cannot make an epoll set`.
  public let what: String
  /// Why not, as `errno` had it.
  public let code: Int32

  /// Keeps `errno` as it is now, unless `code` is given.
  init(_ what: String, code: Int32 = errno) {
    self.what = what
    self.code = code
  }
  /// The phrase and the system's own words for the reason.
  public var description: String { "\(what): \(String(cString: strerror(code)))" }
}
