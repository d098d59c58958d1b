// Text from outside, compared, hashed and ordered by its UTF-8 bytes.
// SPDX-License-Identifier: MIT

/// Text that came from outside, compared and hashed byte for byte.
///
/// `String` compares by canonical equivalence: it calls NFC and NFD the same and is quadratic on
/// combining marks (105 s for 1 MB, measured). Ids, keys, answers and names go through this type.
public struct Text: Sendable {
  /// The text itself; compare it only through `Text`.
  public let string: String

  /// Takes `string` as it is; nothing is normalised.
  public init(_ string: String) { self.string = string }

  /// Length in UTF-8 bytes.
  public var byteCount: Int { string.utf8.count }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { string.utf8.isEmpty }

  /// Lends the UTF-8 bytes to `body` without copying them.
  @inline(__always)
  public func withBytes<R, E: Error>(_ body: (UnsafeRawBufferPointer) throws(E) -> R) throws(E)
    -> R
  {
    var result: Result<R, E>?
    _ = string.utf8.withContiguousStorageIfAvailable { bytes in
      do throws(E) { result = .success(try body(UnsafeRawBufferPointer(bytes))) } catch {
        result = .failure(error)
      }
    }
    if let result { return try result.get() }
    return try withCopiedBytes(body)
  }
  /// For a string whose storage is not UTF-8; native Swift strings on Linux always are.
  @inline(never)
  private func withCopiedBytes<R, E: Error>(_ body: (UnsafeRawBufferPointer) throws(E) -> R)
    throws(E) -> R
  {
    let copy = Array(string.utf8)
    var result: Result<R, E>?
    copy.withUnsafeBytes { bytes in
      do throws(E) { result = .success(try body(bytes)) } catch { result = .failure(error) }
    }
    guard let result else { preconditionFailure("an array always lends its bytes") }
    return try result.get()
  }
}

extension Text: Hashable {
  /// Whether both are the same bytes.
  @_effects(readonly)
  public static func == (left: Text, right: Text) -> Bool {
    // One and the same string, or two short ones, which hold their bytes themselves.
    if left.words == right.words { return true }
    if left.isInline && right.isInline { return false }
    guard left.byteCount == right.byteCount else { return false }
    let same = left.string.utf8.withContiguousStorageIfAvailable { a in
      right.string.utf8.withContiguousStorageIfAvailable { b in
        sameBytes(UnsafeRawBufferPointer(a), UnsafeRawBufferPointer(b))
      }
    }
    if let same, let same { return same }
    return left.withBytes { a in right.withBytes { b in sameBytes(a, b) } }
  }
  /// The string as it is kept: where its bytes are, or these.
  private var words: SIMD2<UInt64> { unsafeBitCast(string, to: SIMD2<UInt64>.self) }
  /// Whether `words` are its bytes, zeros behind them, and their count: Swift's form of up to 15 bytes.
  private var isInline: Bool { words.y & 1 << 61 != 0 }
  /// Hashes the bytes.
  public func hash(into hasher: inout Hasher) {
    withBytes { hasher.combine(bytes: $0) }
  }
  /// Hashes the bytes for a dictionary that has it as its key.
  ///
  /// Every call looks up one id or two, and SipHash takes as long for one as json-c for a member
  /// (measured: 330 instructions for 10 bytes, this takes 60). The seed is the dictionary's.
  @_effects(readonly)
  public func _rawHashValue(seed: Int) -> Int {
    let seed = UInt64(truncatingIfNeeded: seed)
    // Straight from its words: bytes just laid down to be read would have to be waited for.
    if isInline { return Text.hash(seed, byteCount, words.x, words.y & (1 << 56 - 1)) }
    return withBytes { bytes in
      func word(_ range: Range<Int>) -> UInt64 {
        range.reversed().reduce(0) { $0 << 8 | UInt64(bytes[$1]) }
      }
      let count = bytes.count
      if count < 16 {
        return Text.hash(seed, count, word(0..<min(count, 8)), word(min(count, 8)..<count))
      }
      var hash = seed
      var at = 0
      while at &+ 16 < count {
        hash = Text.mixed(hash, bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self))
        at &+= 8
      }
      // The last sixteen, some of which may be in it already.
      return Text.hash(
        hash, count, bytes.loadUnaligned(fromByteOffset: count &- 16, as: UInt64.self),
        bytes.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self))
    }
  }
  /// The hash of a text of `count` bytes that ends with these, after what `hash` says of those before.
  @inline(__always)
  private static func hash(_ hash: UInt64, _ count: Int, _ word: UInt64, _ last: UInt64) -> Int {
    let all = mixed(mixed(hash, word), last)
    // Apart from the words: what is added to one word could be taken back in it.
    return Int(
      truncatingIfNeeded: mixed(all, 0x9e37_79b9_7f4a_7c15 &+ UInt64(truncatingIfNeeded: count)))
  }
  /// One step of a hash: both halves of a product, so that every bit reaches every other.
  @inline(__always)
  private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let (high, low) = (hash ^ word).multipliedFullWidth(by: 0xa076_1d64_78bd_642f)
    return high ^ low
  }
}

extension Text: ExpressibleByStringLiteral {
  /// A constant text.
  public init(stringLiteral value: StringLiteralType) { self.init(value) }
}

/// Whether two runs of bytes of one length are the same, eight bytes at a time.
@inline(__always)
func sameBytes(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Bool {
  let count = a.count
  guard count == b.count else { return false }
  var at = 0
  while at &+ 8 <= count {
    if a.loadUnaligned(fromByteOffset: at, as: UInt64.self)
      != b.loadUnaligned(fromByteOffset: at, as: UInt64.self)
    {
      return false
    }
    at &+= 8
  }
  if at < count, count >= 8 {
    // The last eight, some of which were compared already.
    return a.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
      == b.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
  }
  while at < count {
    if a[at] != b[at] { return false }
    at &+= 1
  }
  return true
}
