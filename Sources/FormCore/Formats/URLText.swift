// Addresses of the web and other absolute URLs: `https://example.com/a?b#c`.
// SPDX-License-Identifier: MIT

/// An absolute URL: RFC 3986's `URI`, with letters outside ASCII as RFC 3987 allows.
///
/// A scheme is needed; `http`, `https`, `ws`, `wss` and `ftp` need `//` and a host too, others
/// (`mailto:`, `urn:`, `tel:`) do not. Any scheme is taken, so whoever follows such a link must
/// look at it. Blanks, controls, backslashes, quotes, braces, incomplete escapes, ports above
/// 65535, zones and future address forms in brackets are refused.
public enum URLText {
  /// Whether the whole of `bytes` is one absolute URL.
  public static func accepts(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard var at = scheme(bytes) else { return false }
    if at &+ 1 < bytes.count, bytes[at] == slash, bytes[at &+ 1] == slash {
      let start = at &+ 2
      guard let end = authority(bytes, from: start) else { return false }
      if end == start, needsHost(bytes, upTo: at &- 1) { return false }
      at = end
    } else if needsHost(bytes, upTo: at &- 1) {
      return false
    }
    return isTail(bytes, from: at)
  }

  private static let slash = UInt8(ascii: "/")

  /// Where the text after the scheme's colon begins.
  private static func scheme(_ bytes: UnsafeRawBufferPointer) -> Int? {
    guard let first = bytes.first, ASCII.isLetter(first) else { return nil }
    for at in 1..<bytes.count {
      switch bytes[at] {
      case UInt8(ascii: ":"): return at &+ 1
      case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): continue
      case let byte where ASCII.isLetter(byte) || ASCII.isDigit(byte): continue
      default: return nil
      }
    }
    return nil
  }

  private static func needsHost(_ bytes: UnsafeRawBufferPointer, upTo colon: Int) -> Bool {
    guard colon <= 5 else { return false }
    var name: UInt64 = 0
    for at in 0..<colon { name = name << 8 | UInt64(bytes[at] | 0x20) }
    switch name {
    case 0x66_7470, 0x6874_7470, 0x68_7474_7073, 0x7773, 0x77_7373: return true
    default: return false
    }
  }

  /// Where the authority that begins at `start` ends, perhaps there already; nil when it is none.
  private static func authority(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    var end = start
    var host = start
    while end < bytes.count {
      let byte = bytes[end]
      if byte == slash || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") { break }
      if byte == UInt8(ascii: "@") {
        if host != start { return nil }
        host = end &+ 1
      }
      end &+= 1
    }
    if host > start {
      guard isRun(bytes, start..<(host &- 1), colons: true), host < end else { return nil }
    }
    var port = host
    if host < end, bytes[host] == UInt8(ascii: "[") {
      while port < end, bytes[port] != UInt8(ascii: "]") { port &+= 1 }
      guard port < end,
        IPAddress.acceptsV6(UnsafeRawBufferPointer(rebasing: bytes[(host &+ 1)..<port]))
      else { return nil }
      port &+= 1
    } else {
      while port < end, bytes[port] != UInt8(ascii: ":") { port &+= 1 }
      guard isRun(bytes, host..<port, colons: false), port > host || port == end else {
        return nil
      }
    }
    return port == end || isPort(bytes, port..<end) ? end : nil
  }

  private static func isPort(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) -> Bool {
    guard bytes[range.lowerBound] == UInt8(ascii: ":"), range.count <= 6,
      let port = ASCII.number(bytes, range.dropFirst())
    else { return false }
    return port <= 65_535
  }

  /// Whether what follows the authority is a path, a query and a fragment, each of them or none.
  private static func isTail(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Bool {
    var at = start
    var fragment = false
    while at < bytes.count {
      switch bytes[at] {
      case slash, UInt8(ascii: "?"), UInt8(ascii: ":"), UInt8(ascii: "@"): at &+= 1
      case UInt8(ascii: "#"):
        if fragment { return false }
        fragment = true
        at &+= 1
      default:
        guard let next = afterSign(bytes, at, upTo: bytes.count) else { return false }
        at = next
      }
    }
    return true
  }

  private static func isRun(
    _ bytes: UnsafeRawBufferPointer, _ range: Range<Int>, colons: Bool
  ) -> Bool {
    var at = range.lowerBound
    while at < range.upperBound {
      if colons, bytes[at] == UInt8(ascii: ":") {
        at &+= 1
      } else {
        guard let next = afterSign(bytes, at, upTo: range.upperBound) else { return false }
        at = next
      }
    }
    return true
  }

  /// Where the unreserved sign, sub-delimiter, escape or letter at `at` ends (RFC 3986 section 2).
  @inline(__always)
  private static func afterSign(
    _ bytes: UnsafeRawBufferPointer, _ at: Int, upTo end: Int
  ) -> Int? {
    switch bytes[at] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "!"), UInt8(ascii: "$"),
      UInt8(ascii: "&")...UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "="):
      return at &+ 1
    case UInt8(ascii: "%"):
      guard at &+ 2 < end, ASCII.isHexDigit(bytes[at &+ 1]), ASCII.isHexDigit(bytes[at &+ 2]) else {
        return nil
      }
      return at &+ 3
    case 0x80...:
      let scalar = ScalarAt(bytes, at)
      return scalar.isVisible ? at &+ scalar.width : nil
    default: return nil
    }
  }
}
