// The gate: one pass over a frame by the grammar of RFC 8259, before json-c sees any of it.
// SPDX-License-Identifier: MIT

/// One pass over a frame: is it JSON, where are the members of its messages, what is in them.
///
/// json-c alone would take `{'a':1}`, `[NaN]`, `[1.]`, raw control characters, lone surrogates and
/// trailing bytes, clamp integers, cut names at U+0000 and let the last of two names win. Nothing
/// is decoded or copied here but names spelt with escapes. Made once and used for every frame.
struct Gate: ~Copyable {
  /// What a frame holds.
  enum Shape: Equatable {
    /// One object: `gate[0]`.
    case message
    /// A list of so many elements; those up to `batchLimit` are kept.
    case batch(Int)
    /// JSON, but no message: a string, number, true, false or null.
    case scalar
  }
  /// Levels of nesting a message may have where nobody says otherwise.
  static let depthLimit = 128
  /// json-c counts bytes with 32 bits.
  private static let byteLimit = Int(Int32.max)

  /// Elements of a batch whose envelopes are kept.
  let batchLimit: Int
  /// Nesting past this is counted but its names are not compared: it is refused anyway.
  let depthLimit: Int
  /// Room for `room` envelopes; those of the last frame come first.
  private var envelopes: UnsafeMutablePointer<Envelope>
  private var room = 1
  var names = Names()
  /// The kinds of open containers as they were before each 64th was opened.
  var kinds: [UInt64] = []
  /// All bytes of strings laid over each other: a high bit says that one was not ASCII.
  var seen: UInt64 = 0

  /// A gate that keeps the envelopes of the first `batchLimit` elements of a batch.
  init(batchLimit: Int = 1_000, depthLimit: Int = Gate.depthLimit) {
    self.batchLimit = batchLimit
    self.depthLimit = depthLimit
    envelopes = .allocate(capacity: 1)
  }
  deinit { envelopes.deallocate() }

  /// The envelope of a message of the last frame; valid as long as the frame's bytes.
  ///
  /// `index` is below the count of the shape that `scan` gave, and below `batchLimit`.
  @inline(__always) subscript(index: Int) -> Envelope { envelopes[index] }

  /// Passes over a whole frame.
  ///
  /// Whatever is wrong with the text itself wins over every finding about what it says.
  /// - Throws: where the first byte is that cannot be JSON in UTF-8, and why.
  mutating func scan(_ frame: Slice) throws(Refusal) -> Shape {
    guard frame.count <= Gate.byteLimit else { throw Refusal(.tooLong, at: Gate.byteLimit) }
    names.reset()
    if !kinds.isEmpty { kinds.removeAll(keepingCapacity: kinds.capacity <= 64) }
    seen = 0
    do throws(Refusal) {
      let shape = try text(frame.start, frame.count)
      if seen & Scan.highBits != 0, let offset = Gate.invalidUTF8(frame) {
        throw Refusal(.notUTF8, at: offset)
      }
      return shape
    } catch {
      if let offset = Gate.invalidUTF8(frame), offset <= error.offset {
        throw Refusal(.notUTF8, at: offset)
      }
      throw error
    }
  }

  /// Where the first byte is that is not UTF-8.
  private static func invalidUTF8(_ frame: Slice) -> Int? {
    let bytes = UnsafeBufferPointer(start: frame.start, count: frame.count)
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: bytes.span)
      return nil
    } catch {
      return error.byteOffsets.lowerBound
    }
  }

  private mutating func text(_ base: UnsafePointer<UInt8>, _ end: Int) throws(Refusal) -> Shape {
    var at = Scan.space(base, 0, end)
    guard at < end else { throw Refusal(.value, at: at) }
    let shape: Shape
    switch base[at] {
    case UInt8(ascii: "{"):
      envelopes.initialize(to: Envelope())
      at = try message(base, at, end, &envelopes.pointee)
      shape = .message
    case UInt8(ascii: "["):
      let elements = try batch(base, &at, end)
      shape = .batch(elements)
    default:
      var tally = Tally()
      at = try value(base, at, end, &tally)
      shape = .scalar
    }
    at = Scan.space(base, at, end)
    guard at == end else { throw Refusal(.trailing, at: at) }
    return shape
  }

  private mutating func makeRoom() {
    let larger = min(room * 4, batchLimit + 1)
    let more = UnsafeMutablePointer<Envelope>.allocate(capacity: larger)
    more.moveInitialize(from: envelopes, count: room)
    envelopes.deallocate()
    envelopes = more
    room = larger
  }
  private mutating func batch(
    _ base: UnsafePointer<UInt8>, _ at: inout Int, _ end: Int
  ) throws(Refusal) -> Int {
    var count = 0
    at = Scan.space(base, at &+ 1, end)
    if at < end, base[at] == UInt8(ascii: "]") {
      at &+= 1
      return 0
    }
    while true {
      if count == room, room <= batchLimit { makeRoom() }
      // Elements past the limit share a place behind those kept; the batch is refused anyway.
      let envelope = envelopes + min(count, room &- 1)
      envelope.initialize(to: Envelope())
      if at < end, base[at] == UInt8(ascii: "{") {
        at = try message(base, at, end, &envelope.pointee)
      } else {
        envelope.pointee.isObject = false
        at = try value(base, at, end, &envelope.pointee.outside)
      }
      count &+= 1
      at = Scan.space(base, at, end)
      guard at < end else { throw Refusal(.listEnd, at: at) }
      if base[at] == UInt8(ascii: "]") { break }
      guard base[at] == UInt8(ascii: ",") else { throw Refusal(.listEnd, at: at) }
      at = Scan.space(base, at &+ 1, end)
    }
    at &+= 1
    return count
  }

  /// Passes over one message, whose `{` is at `start`, noting where its members are.
  private mutating func message(
    _ base: UnsafePointer<UInt8>, _ start: Int, _ end: Int, _ envelope: inout Envelope
  ) throws(Refusal) -> Int {
    var at = Scan.space(base, start &+ 1, end)
    if at < end, base[at] == UInt8(ascii: "}") { return at &+ 1 }
    var seen: UInt64 = 0
    var hasOthers = false
    while true {
      guard at < end, base[at] == UInt8(ascii: "\"") else { throw Refusal(.name, at: at) }
      let quote = at
      var member = Member.passed(base, &at, end)
      if member == .other {
        let string = try Scan.string(base, at, end, &seen, &envelope.outside.nul)
        at = string.end
        let name = Slice(start: base + quote + 1, count: at &- quote &- 2)
        member = string.plain ? Member(name) : Member(spelt: name)
        if member == .other {
          if !hasOthers { names.open() }
          hasOthers = true
          names.add(base, quote, string, end)
        }
      }
      at = Scan.space(base, at, end)
      guard at < end, base[at] == UInt8(ascii: ":") else { throw Refusal(.colon, at: at) }
      at = Scan.space(base, at &+ 1, end)
      let begin = at
      if member == .params {
        at = try value(base, at, end, &envelope.inside, comparing: true)
      } else if at < end, base[at] == UInt8(ascii: "\"") {
        at = try Scan.string(base, at, end, &seen, &envelope.outside.nul).end
      } else {
        at = try value(base, at, end, &envelope.outside)
      }
      let isNew = envelope.note(member, Slice(start: base + begin, count: at &- begin))
      if !isNew, quote < envelope.outside.duplicate { envelope.outside.duplicate = quote }
      at = Scan.space(base, at, end)
      guard at < end else { throw Refusal(.objectEnd, at: at) }
      if base[at] == UInt8(ascii: "}") { break }
      guard base[at] == UInt8(ascii: ",") else { throw Refusal(.objectEnd, at: at) }
      at = Scan.space(base, at &+ 1, end)
    }
    if hasOthers { envelope.outside.duplicate = min(envelope.outside.duplicate, names.close(base)) }
    self.seen |= seen
    return at &+ 1
  }
}
