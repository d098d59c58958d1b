// Outgoing bytes: replies are written into one buffer, never built first.
// SPDX-License-Identifier: MIT

import FormCore
import Glibc

/// Outgoing bytes, in one buffer that is kept and reused.
///
/// Objects and arrays are written with a comma before every member; closing one turns its first
/// comma into the opening bracket, so nobody has to ask whether a member is the first.
struct Writer: ~Copyable {
  /// Bytes of the buffer at the start and after `shrink`.
  static let usualCapacity = 1 << 16
  /// Bytes kept between answers: fresh pages for each middling one would cost more than writing it.
  static let keptCapacity = 1 << 20

  /// The bytes written so far; they move when the buffer grows.
  private(set) var base: UnsafeMutablePointer<UInt8>
  /// How many bytes were written.
  private(set) var count = 0
  private var capacity: Int
  /// Up to where bytes may be stored without asking: the capacity, the limit, or nothing any more.
  private var room: Int
  private var limit = Int.max
  /// Whether something was left out because of the limit; nothing is stored from then on.
  private(set) var overflowed = false
  /// Pieces that are written often.
  let prepared = Prepared.shared
  /// Digits of the length of the last header frame, a guess for the next one.
  var lengthDigits = 2

  init() {
    capacity = Writer.usualCapacity
    room = capacity
    base = Writer.allocated(nil, capacity)
  }
  deinit { free(base) }

  /// Everything written so far; valid until the next write.
  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: base, count: count) }

  // MARK: Room

  /// Allows at most `bytes` more; what goes past is left out, and `overflowed` says so.
  mutating func limit(to bytes: Int) {
    limit = bytes < Int.max - count ? count + bytes : .max
    overflowed = false
    room = min(capacity, limit)
  }
  /// Takes the limit away.
  mutating func unlimit() { limit(to: .max) }

  /// Writes all that `body` does, or nothing where that is more than `bytes`.
  /// - Returns: whether there was room.
  @inline(__always)
  mutating func write(atMost bytes: Int, _ body: (inout Writer) -> Void) -> Bool {
    let mark = count
    limit(to: bytes)
    body(&self)
    let fits = !overflowed
    if !fits { rewind(to: mark) }
    unlimit()
    return fits
  }
  /// Takes back everything after the first `count` bytes; an overflow is forgotten, the limit stays.
  mutating func rewind(to count: Int) {
    self.count = min(count, self.count)
    overflowed = false
    room = min(capacity, limit)
  }
  /// Takes back everything and the limit; after a very large answer, its room too.
  @inline(__always) mutating func clear() {
    count = 0
    unlimit()
    if capacity > Writer.keptCapacity { shrink() }
  }
  /// Takes back everything and gives all room back that is not usual.
  @inline(never) mutating func shrink() {
    count = 0
    unlimit()
    guard capacity > Writer.usualCapacity else { return }
    free(base)
    capacity = Writer.usualCapacity
    room = capacity
    base = Writer.allocated(nil, capacity)
  }

  /// Whether `more` bytes may be stored as they are.
  @inline(__always) func hasRoom(_ more: Int) -> Bool { count &+ more <= room }
  /// Makes room for `more` bytes; false when the limit forbids them.
  @inline(__always) mutating func reserve(_ more: Int) -> Bool {
    hasRoom(more) || grow(more)
  }
  // Releases nothing: without that word, strings would be held and let go around every write.
  @inline(never) @_effects(releasenone)
  private mutating func grow(_ more: Int) -> Bool {
    guard !overflowed, more <= limit &- count else {
      overflowed = true
      room = 0
      return false
    }
    while capacity < count + more { capacity *= 2 }
    base = Writer.allocated(base, capacity)
    room = min(capacity, limit)
    return true
  }
  private static func allocated(
    _ old: UnsafeMutablePointer<UInt8>?, _ capacity: Int
  ) -> UnsafeMutablePointer<UInt8> {
    guard let new = realloc(old, capacity) else { preconditionFailure("no memory for an answer") }
    return new.assumingMemoryBound(to: UInt8.self)
  }

  // MARK: Bytes

  @inline(__always) mutating func byte(_ byte: UInt8) {
    guard reserve(1) else { return }
    base[count] = byte
    count &+= 1
  }
  @inline(__always) mutating func raw(_ text: StaticString) { raw(Slice(text)) }
  @inline(__always) mutating func raw(_ bytes: Slice) {
    guard reserve(bytes.count) else { return }
    store(bytes, at: count)
    count &+= bytes.count
  }
  /// Stores bytes where `reserve` made room; constant ones become a few plain stores.
  @inline(__always) func store(_ bytes: Slice, at place: Int) {
    UnsafeMutableRawPointer(base + place).copyMemory(
      from: UnsafeRawPointer(bytes.start), byteCount: bytes.count)
  }
  /// Moves what follows `mark` by `distance` bytes, up or down; the bytes let go are undefined.
  mutating func shift(from mark: Int, by distance: Int) {
    if distance > 0 { guard reserve(distance) else { return } }
    memmove(base + mark + distance, base + mark, count - mark)
    count += distance
  }
  /// Writes over bytes that were written before.
  @inline(__always) mutating func overwrite(at mark: Int, _ byte: UInt8) { base[mark] = byte }
  /// Counts bytes that were stored at `base + count`, after `reserve` had room for them.
  @inline(__always) mutating func wrote(_ bytes: Int) { count &+= bytes }
  /// Leaves `bytes` bytes to be written over later.
  @inline(__always) mutating func skip(_ bytes: Int) {
    guard reserve(bytes) else { return }
    count &+= bytes
  }

  // MARK: Objects and arrays

  /// The comma before an element of an array.
  @inline(__always) mutating func comma() { byte(UInt8(ascii: ",")) }

  /// A member's name with comma, quotes and colon.
  @inline(__always) mutating func name(_ name: StaticString) {
    let length = name.utf8CodeUnitCount
    guard reserve(length &+ 4) else { return }
    let to = base + count
    to[0] = UInt8(ascii: ",")
    to[1] = UInt8(ascii: "\"")
    store(Slice(name), at: count &+ 2)
    to[length &+ 2] = UInt8(ascii: "\"")
    to[length &+ 3] = UInt8(ascii: ":")
    count &+= length &+ 4
  }
  /// A member's name that is known only now.
  @inline(__always) mutating func key(_ name: Slice) {
    comma()
    string(name)
    byte(UInt8(ascii: ":"))
  }
  /// A member's name that is known only now.
  @inline(__always) mutating func key(_ name: Text) {
    comma()
    text(name)
    byte(UInt8(ascii: ":"))
  }

  /// An object; each member begins with a `name` or `key`.
  @inline(__always) mutating func object(_ members: (inout Writer) -> Void) {
    let mark = count
    members(&self)
    closeObject(mark)
  }
  /// An array; each element begins with a `comma`.
  @inline(__always) mutating func array(_ elements: (inout Writer) -> Void) {
    let mark = count
    elements(&self)
    closeArray(mark)
  }
  /// Makes what was written since `mark` an object.
  @inline(__always) mutating func closeObject(_ mark: Int) {
    close(mark, UInt8(ascii: "{"), UInt8(ascii: "}"))
  }
  /// Makes what was written since `mark` an array.
  @inline(__always) mutating func closeArray(_ mark: Int) {
    close(mark, UInt8(ascii: "["), UInt8(ascii: "]"))
  }
  @inline(__always) private mutating func close(_ mark: Int, _ open: UInt8, _ end: UInt8) {
    guard reserve(2) else { return }
    if count == mark { count &+= 1 }
    base[mark] = open
    base[count] = end
    count &+= 1
  }
}
