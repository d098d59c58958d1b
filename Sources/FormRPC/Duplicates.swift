// Names of the objects that are still open, to find those that come twice.
// SPDX-License-Identifier: MIT

import Glibc

/// The names of the objects that are still open, innermost last; kept and reused.
///
/// An object is looked through when it closes: a few names pairwise, many with a hash table whose
/// hash is seeded, so that nobody can choose names that make it slow.
struct Names: ~Copyable {
  /// A name, or where an object begins: then `print` is the index of the one around it.
  private struct Entry {
    /// The name itself up to seven bytes, else a digest of both its ends.
    var print: UInt64
    /// Where its bytes begin, in the frame or in `decoded`.
    var start: UInt32
    /// How many there are; the high bit says that they are in `decoded`.
    var length: UInt32
    /// Where it stands in the frame.
    var offset: UInt32
  }
  private static let inDecoded: UInt32 = 1 << 31
  private static let pairwise = 16
  private static let keep = 1 << 14

  private var entries: UnsafeMutablePointer<Entry>
  private var capacity = 256
  private var count = 0
  /// First name of the innermost open object.
  private var first = 0
  /// Bytes of names that were spelt with escapes.
  private var decoded: [UInt8] = []
  private var table: [UInt32] = []

  init() { entries = .allocate(capacity: capacity) }
  deinit { entries.deallocate() }

  /// Forgets everything, and the room that only an unusual frame needed.
  @inline(__always) mutating func reset() {
    count = 0
    first = 0
    if capacity > Names.keep { shrink() }
    if decoded.capacity != 0 { decoded.removeAll(keepingCapacity: decoded.capacity <= Names.keep) }
  }
  @inline(never) private mutating func shrink() {
    entries.deallocate()
    capacity = Names.keep
    entries = .allocate(capacity: capacity)
    table = []
  }

  @inline(__always) private mutating func push(_ entry: Entry) {
    if count == capacity { grow() }
    (entries + count).initialize(to: entry)
    count &+= 1
  }
  @inline(never) private mutating func grow() {
    let bigger = UnsafeMutablePointer<Entry>.allocate(capacity: capacity &* 2)
    bigger.moveInitialize(from: entries, count: count)
    entries.deallocate()
    entries = bigger
    capacity &*= 2
  }

  /// An object begins.
  @inline(__always) mutating func open() {
    push(Entry(print: UInt64(truncatingIfNeeded: first), start: 0, length: 0, offset: 0))
    first = count
  }

  /// A name with its quotes, the first of them at `quote`; no byte at or past `end` is looked at.
  @inline(__always)
  mutating func add(
    _ base: UnsafePointer<UInt8>, _ quote: Int, _ name: (end: Int, plain: Bool), _ end: Int
  ) {
    let length = name.end &- quote &- 2
    guard name.plain else {
      return escaped(Slice(start: base + quote + 1, count: length), at: quote)
    }
    push(
      Entry(
        print: Names.print(base + quote + 1, length, room: end &- quote &- 1),
        start: UInt32(truncatingIfNeeded: quote &+ 1), length: UInt32(truncatingIfNeeded: length),
        offset: UInt32(truncatingIfNeeded: quote)))
  }
  /// A name with escapes; `raw` are the bytes between its quotes.
  @inline(never) private mutating func escaped(_ raw: Slice, at offset: Int) {
    let start = decoded.count
    Escapes.decode(raw, into: &decoded)
    let length = decoded.count - start
    let print = decoded.withUnsafeBufferPointer { bytes in
      bytes.baseAddress.map { Names.print($0 + start, length, room: length) } ?? 0
    }
    push(
      Entry(
        print: print, start: UInt32(truncatingIfNeeded: start),
        length: UInt32(truncatingIfNeeded: length) | Names.inDecoded,
        offset: UInt32(truncatingIfNeeded: offset)))
  }

  /// Equal names have equal prints; `room` bytes may be looked at.
  @inline(__always)
  private static func print(_ name: UnsafePointer<UInt8>, _ length: Int, room: Int) -> UInt64 {
    if length >= 8 {
      let head = Scan.word(name, 0) &* 0x9e37_79b9_7f4a_7c15
      let tail = Scan.word(name, length &- 8)
      return (head ^ head >> 32) &+ tail &* 0xbf58_476d_1ce4_e5b9
    }
    if room >= 8 {
      return Scan.word(name, 0) & ((1 << UInt64(truncatingIfNeeded: length &* 8)) &- 1)
        | UInt64(truncatingIfNeeded: length) << 56
    }
    var word: UInt64 = 0
    for at in 0..<length { word |= UInt64(name[at]) << UInt64(truncatingIfNeeded: at &* 8) }
    return word | UInt64(truncatingIfNeeded: length) << 56
  }

  /// The innermost object ends.
  ///
  /// - Returns: where the first name stands that came before in it; `Int.max` when none did.
  @inline(__always) mutating func close(_ base: UnsafePointer<UInt8>) -> Int {
    var found = Int.max
    let names = count &- first
    if names > 1 {
      if names <= Names.pairwise {
        var later = first &+ 1
        search: while later < count {
          let print = entries[later].print
          var earlier = first
          while earlier < later {
            if entries[earlier].print == print, same(later, earlier, base) {
              found = Int(entries[later].offset)
              break search
            }
            earlier &+= 1
          }
          later &+= 1
        }
      } else {
        found = search(base, names)
      }
    }
    count = first &- 1
    first = Int(truncatingIfNeeded: entries[count].print)
    return found
  }

  @inline(never)
  private func same(_ a: Int, _ b: Int, _ base: UnsafePointer<UInt8>) -> Bool {
    let (a, b) = (entries[a], entries[b])
    let length = a.length & ~Names.inDecoded
    guard length == b.length & ~Names.inDecoded else { return false }
    return withBytes(a, base) { a in withBytes(b, base) { memcmp(a, $0, Int(length)) == 0 } }
  }
  @inline(__always)
  private func withBytes<R>(
    _ entry: Entry, _ base: UnsafePointer<UInt8>, _ body: (UnsafePointer<UInt8>) -> R
  ) -> R {
    guard entry.length & Names.inDecoded != 0 else { return body(base + Int(entry.start)) }
    return decoded.withUnsafeBufferPointer { body(($0.baseAddress ?? base) + Int(entry.start)) }
  }

  /// An open-addressing table of the names of one large object.
  @inline(never)
  private mutating func search(_ base: UnsafePointer<UInt8>, _ names: Int) -> Int {
    var size = 64
    while size < names &* 2 { size &*= 2 }
    var table = self.table
    self.table = []
    defer { self.table = table }
    table.removeAll(keepingCapacity: true)
    table.append(contentsOf: repeatElement(0, count: size))
    for index in first..<count {
      let entry = entries[index]
      var hasher = Hasher()
      withBytes(entry, base) {
        hasher.combine(
          bytes: UnsafeRawBufferPointer(start: $0, count: Int(entry.length & ~Names.inDecoded)))
      }
      var slot = hasher.finalize() & (size &- 1)
      while table[slot] != 0 {
        let other = first &+ Int(table[slot]) &- 1
        if entries[other].print == entry.print, same(index, other, base) {
          return Int(entry.offset)
        }
        slot = (slot &+ 1) & (size &- 1)
      }
      table[slot] = UInt32(truncatingIfNeeded: index &- first &+ 1)
    }
    return .max
  }
}
