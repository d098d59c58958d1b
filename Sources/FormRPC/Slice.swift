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
  /// Without JSON's blanks at both ends.
  var trimmed: Slice {
    var (first, end) = (0, count)
    func isBlank(_ byte: UInt8) -> Bool {
      byte == 0x20 || byte == 0x09 || byte == 0x0a || byte == 0x0d
    }
    while first < end, isBlank(start[first]) { first += 1 }
    while end > first, isBlank(start[end - 1]) { end -= 1 }
    return Slice(start: start + first, count: end - first)
  }
  /// A copy as a Swift string; the bytes are known to be UTF-8.
  ///
  /// A short one is put together in place, which takes a third of the time (measured).
  var string: String {
    if count <= 15 {
      return String(unsafeUninitializedCapacity: count) { bytes in
        UnsafeMutableRawBufferPointer(bytes).copyMemory(
          from: UnsafeRawBufferPointer(start: start, count: count))
        return count
      }
    }
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }
}
