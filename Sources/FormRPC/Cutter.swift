// Frames cut from a stream: one JSON text per line, or bodies behind LSP headers.
// SPDX-License-Identifier: MIT

import Glibc

/// How the messages of a connection are told apart.
enum Framing: UInt8 {
  /// One JSON text per line.
  case lines
  /// LSP's headers: `Content-Length: N`, a blank line, N bytes.
  case headers
}

/// Cuts the frames of one client from its bytes; the caller keeps those that were not taken.
///
/// A byte of an unfinished frame is searched once, however it arrives; one of an unfinished header
/// line again with each piece, which its 8 KiB bound.
struct Cutter {
  /// What to do with the bytes at hand.
  enum Step {
    /// A message; drop the first `taken` bytes once it was acted on.
    case frame(Slice, taken: Int)
    /// Nothing to act on in the first `taken` bytes (blank lines, what is left of a long line).
    case skipped(taken: Int)
    /// A line over the limit, told once; what is left of it will be skipped.
    case tooLong(taken: Int)
    /// Nothing more before more bytes come.
    case incomplete
    /// The stream cannot be read any further.
    case broken(HeaderFault)
  }

  /// How frames are told apart; nil before the first byte that is not blank.
  private(set) var framing: Framing?
  /// Whether the rest of a line is to be thrown away.
  private var skipping = false
  /// Bytes the unfinished frame will have in all, header too; 0 when that is not known yet.
  private(set) var wanted: Int {
    get { Int(places.wanted) }
    set { places.wanted = UInt32(clamping: newValue) }
  }
  private let limits: (message: UInt32, header: UInt32)
  /// How far the unfinished line was searched, or how far the header was read.
  private var searched: Int {
    get { Int(places.searched) }
    set { places.searched = UInt32(clamping: newValue) }
  }
  /// No frame has 4 GiB, and every idle connection keeps this.
  private var places: (wanted: UInt32, searched: UInt32) = (0, 0)
  private var header = Header()

  /// - Parameters:
  ///   - framing: the framing where it was agreed; nil to go by the first byte that is not blank.
  ///   - limit: bytes a message may have.
  ///   - headerLimit: bytes all headers before one message may have, the blank line included.
  init(framing: Framing? = nil, limit: Int = 16 << 20, headerLimit: Int = 8 << 10) {
    self.framing = framing
    limits = (UInt32(clamping: limit), UInt32(clamping: headerLimit))
  }
  private var limit: Int { Int(limits.message) }
  private var headerLimit: Int { Int(limits.header) }

  /// Looks at all bytes that were not taken yet.
  mutating func next(_ bytes: Slice) -> Step {
    switch framing {
    case .lines: return line(bytes)
    case .headers: return headed(bytes)
    case nil:
      let blank = Scan.space(bytes.start, 0, bytes.count)
      if blank > 0 { return .skipped(taken: blank) }
      guard bytes.count > 0 else { return .incomplete }
      let bracket = bytes.start[0] == UInt8(ascii: "{") || bytes.start[0] == UInt8(ascii: "[")
      framing = bracket ? .lines : .headers
      return next(bytes)
    }
  }

  /// Looks at the bytes that are left when no more will come and `next` said `incomplete`.
  ///
  /// A last line needs no line end; a header frame that was cut short is broken.
  mutating func end(_ bytes: Slice) -> Step {
    guard bytes.count > 0 else { return .incomplete }
    if framing == .lines { return finish(bytes, taken: bytes.count) }
    let isBlank = Scan.space(bytes.start, 0, bytes.count) == bytes.count
    return isBlank ? .incomplete : .broken(.cutShort)
  }

  // MARK: Lines

  private mutating func line(_ bytes: Slice) -> Step {
    guard bytes.count > searched else { return .incomplete }
    guard
      let found = memchr(bytes.start + searched, 0x0a, bytes.count &- searched)
    else {
      if skipping { return .skipped(taken: bytes.count) }
      searched = bytes.count
      // A line of exactly the limit may still have its CR behind it.
      guard searched > limit &+ 1 else { return .incomplete }
      searched = 0
      skipping = true
      return .tooLong(taken: bytes.count)
    }
    let end = UnsafePointer(found.assumingMemoryBound(to: UInt8.self)) - bytes.start
    searched = 0
    if skipping {
      skipping = false
      return .skipped(taken: end &+ 1)
    }
    return finish(Slice(start: bytes.start, count: end), taken: end &+ 1)
  }
  @inline(__always) private func finish(_ line: Slice, taken: Int) -> Step {
    var count = line.count
    if count > 0, line.start[count &- 1] == 0x0d { count &-= 1 }
    if count > limit { return .tooLong(taken: taken) }
    if count == 0 || line.start[0] <= 0x20 && Scan.space(line.start, 0, count) == count {
      return .skipped(taken: taken)
    }
    return .frame(Slice(start: line.start, count: count), taken: taken)
  }

  // MARK: Headers

  private mutating func headed(_ bytes: Slice) -> Step {
    if wanted == 0 {
      if searched == 0 {
        // Blank lines before a header harm nobody: some clients end a body with a line end.
        let blank = Scan.space(bytes.start, 0, bytes.count)
        if blank > 0 { return .skipped(taken: blank) }
      }
      if searched == 0, let usual = Header.usual(bytes, limit: limit), usual.end <= headerLimit {
        searched = usual.end
        wanted = usual.end &+ usual.length
      } else {
        do throws(HeaderFault) {
          guard try readHeader(bytes) else { return .incomplete }
        } catch {
          return .broken(error)
        }
      }
    }
    guard bytes.count >= wanted else { return .incomplete }
    let body = Slice(start: bytes.start + searched, count: wanted &- searched)
    let taken = wanted
    wanted = 0
    searched = 0
    return .frame(body, taken: taken)
  }

  /// Reads lines of a header until the blank one; false when more bytes are needed.
  private mutating func readHeader(_ bytes: Slice) throws(HeaderFault) -> Bool {
    while true {
      let rest = bytes.count &- searched
      let found = rest > 0 ? memchr(bytes.start + searched, 0x0a, rest) : nil
      guard let found else {
        if bytes.count >= headerLimit { throw .headerTooLong }
        return false
      }
      let end = UnsafePointer(found.assumingMemoryBound(to: UInt8.self)) - bytes.start
      guard end < headerLimit else { throw .headerTooLong }
      var count = end &- searched
      if count > 0, bytes.start[end &- 1] == 0x0d { count &-= 1 }
      let line = Slice(start: bytes.start + searched, count: count)
      searched = end &+ 1
      guard count == 0 else {
        try header.read(line, limit: limit)
        continue
      }
      wanted = searched &+ (try header.bodyLength())
      header = Header()
      return true
    }
  }
}
