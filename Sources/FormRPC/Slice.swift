// Bytes borrowed from a frame, a literal or a json-c string.
// SPDX-License-Identifier: MIT

import Glibc

/// Bytes borrowed from a frame, a literal or a json-c string; valid only as long as those are.
struct Slice {
  let start: UnsafePointer<UInt8>
  let count: Int
  @inline(__always) init(start: UnsafePointer<UInt8>, count: Int) {
    self.start = start
    self.count = count
  }
  @inline(__always) init(_ literal: StaticString) {
    start = literal.utf8Start
    count = literal.utf8CodeUnitCount
  }
  @inline(__always) func equals(_ text: StaticString) -> Bool {
    count == text.utf8CodeUnitCount && memcmp(start, text.utf8Start, count) == 0
  }
  /// A copy as a Swift string; the bytes are known to be UTF-8.
  var string: String {
    String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }
}
