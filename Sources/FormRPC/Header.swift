// LSP's headers, as clients really send them.
// SPDX-License-Identifier: MIT

/// Why a header ends the connection: where the next message begins is not known any more.
enum HeaderFault: Error {
  case noLength, notALength, negative, contradictory, bodyTooLong, headerTooLong
  case noColon, badName, folded, charset, cutShort

  /// What is wrong, as a phrase.
  var text: StaticString {
    switch self {
    case .noLength: "no Content-Length"
    case .notALength: "Content-Length is no number"
    case .negative: "Content-Length is negative"
    case .contradictory: "two different values of Content-Length"
    case .bodyTooLong: "Content-Length is over the limit"
    case .headerTooLong: "the header is over the limit"
    case .noColon: "a header line without a colon"
    case .badName: "a header name that cannot be read"
    case .folded: "a folded header line"
    case .charset: "a charset other than utf-8"
    case .cutShort: "the stream ended inside a message"
    }
  }
}

/// What is known of the header being read.
///
/// Names may have any case and come in any order, unknown ones mean nothing, blanks around names
/// and values are passed over, and a line may end in a bare LF (palantir, Vim and Neovim differ).
/// The same length twice is no contradiction (RFC 9110, section 8.6).
struct Header {
  private var length: UInt32?

  /// Reads a whole header as nearly every client writes it, `Content-Length: N` and a blank line.
  ///
  /// - Returns: the length of the body and where it begins; nil when the header is any other, has
  ///   not come whole or is at fault.
  @inline(__always)
  static func usual(_ bytes: Slice, limit: Int) -> (length: Int, end: Int)? {
    let base = bytes.start
    guard bytes.count > 16, Slice(start: base, count: 16).equals("Content-Length: ") else {
      return nil
    }
    var at = 16
    var length = 0
    while at < bytes.count, base[at] &- 0x30 < 10 {
      length = length &* 10 &+ Int(base[at] &- 0x30)
      if length > limit { return nil }
      at &+= 1
    }
    guard at > 16, bytes.count &- at >= 4, Slice(start: base + at, count: 4).equals("\r\n\r\n")
    else { return nil }
    return (length, at &+ 4)
  }

  /// Reads one line, which is not empty and comes without its line end.
  mutating func read(_ line: Slice, limit: Int) throws(HeaderFault) {
    guard !Header.isBlank(line.start[0]) else { throw .folded }
    var colon = 0
    while colon < line.count, line.start[colon] != UInt8(ascii: ":") { colon &+= 1 }
    guard colon < line.count else { throw .noColon }
    let name = Header.trimmed(Slice(start: line.start, count: colon))
    guard name.count > 0 else { throw .badName }
    for at in 0..<name.count where name.start[at] <= 0x20 || name.start[at] >= 0x7f {
      throw .badName
    }
    let value = Header.trimmed(
      Slice(start: line.start + colon + 1, count: line.count &- colon &- 1))
    if Header.equal(name, "content-length") {
      let new = UInt32(clamping: try Header.length(value, limit: limit))
      guard length == nil || length == new else { throw .contradictory }
      length = new
    } else if Header.equal(name, "content-type") {
      try Header.checkCharset(value)
    }
  }

  /// Bytes of the body, known when the header has ended.
  func bodyLength() throws(HeaderFault) -> Int {
    guard let length else { throw .noLength }
    return Int(length)
  }

  /// A number of bytes, leading zeros allowed; refused before it can overflow.
  private static func length(_ value: Slice, limit: Int) throws(HeaderFault) -> Int {
    guard value.count > 0 else { throw .notALength }
    let negative = value.start[0] == UInt8(ascii: "-") && value.count > 1
    for at in (negative ? 1 : 0)..<value.count where value.start[at] &- 0x30 > 9 {
      throw .notALength
    }
    guard !negative else { throw .negative }
    var length = 0
    for at in 0..<value.count {
      length = length &* 10 &+ Int(value.start[at] &- 0x30)
      if length > limit { throw .bodyTooLong }
    }
    return length
  }

  /// Refuses a `charset` parameter that is neither `utf-8` nor `utf8`, quoted or not.
  private static func checkCharset(_ value: Slice) throws(HeaderFault) {
    var at = 0
    while at < value.count {
      let begin = at
      var equals = -1
      while at < value.count, value.start[at] != UInt8(ascii: ";") {
        if equals < 0, value.start[at] == UInt8(ascii: "=") { equals = at }
        at &+= 1
      }
      if equals >= 0, equal(trimmed(value[begin, equals]), "charset") {
        var charset = trimmed(value[equals &+ 1, at])
        let last = charset.count &- 1
        if last > 0, charset.start[0] == 0x22, charset.start[last] == 0x22 {
          charset = trimmed(charset[1, last])
        }
        guard equal(charset, "utf-8") || equal(charset, "utf8") else { throw .charset }
      }
      at &+= 1
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
  private static func trimmed(_ text: Slice) -> Slice {
    var start = 0
    var end = text.count
    while start < end, isBlank(text.start[start]) { start &+= 1 }
    while end > start, isBlank(text.start[end &- 1]) { end &-= 1 }
    return text[start, end]
  }
  /// Whether `text` is `word` in any case; `word` is in lower case.
  private static func equal(_ text: Slice, _ word: StaticString) -> Bool {
    guard text.count == word.utf8CodeUnitCount else { return false }
    for at in 0..<text.count {
      let byte = text.start[at]
      let lower = byte &- 0x41 < 26 ? byte | 0x20 : byte
      guard lower == word.utf8Start[at] else { return false }
    }
    return true
  }
}

extension Slice {
  /// The bytes from one offset up to another.
  fileprivate subscript(from: Int, upTo: Int) -> Slice {
    Slice(start: start + from, count: upTo &- from)
  }
}
