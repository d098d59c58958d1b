// IP addresses: `192.0.2.1`, `2001:db8::1`.
// SPDX-License-Identifier: MIT

/// An address of IP version 4 or 6 as text, without prefix length, port, brackets or zone.
public enum IPAddress {
  /// Whether the whole of `bytes` is an address of either version.
  public static func accepts(_ bytes: UnsafeRawBufferPointer) -> Bool {
    acceptsV4(bytes) || acceptsV6(bytes)
  }

  /// Whether it is four decimal numbers to 255 without leading zeros (RFC 6943 section 3.1.1).
  public static func acceptsV4(_ bytes: UnsafeRawBufferPointer) -> Bool { isV4(bytes, from: 0) }

  /// Whether it is RFC 4291 section 2.2's text, `::` at most once, with IPv4's form at the end.
  public static func acceptsV6(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let count = bytes.count
    guard count >= 2, count <= 45 else { return false }
    let colon = UInt8(ascii: ":")
    var at = 0
    var groups = 0
    var gap = false
    if bytes[0] == colon {
      guard bytes[1] == colon else { return false }
      gap = true
      at = 2
    }
    while at < count {
      let start = at
      while at < count, at &- start <= 4, ASCII.isHexDigit(bytes[at]) { at &+= 1 }
      if at < count, bytes[at] == UInt8(ascii: ".") {
        // IPv4's form stands for two groups and ends the address.
        groups &+= 2
        return isV4(bytes, from: start) && (gap ? groups <= 7 : groups == 8)
      }
      groups &+= 1
      guard at > start, at &- start <= 4, groups <= 8 else { return false }
      guard at < count else { break }
      guard bytes[at] == colon, at &+ 1 < count else { return false }
      at &+= 1
      guard bytes[at] == colon else { continue }
      if gap { return false }
      gap = true
      at &+= 1
    }
    return gap ? groups <= 7 : groups == 8
  }

  private static func isV4(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Bool {
    guard bytes.count &- start <= 15 else { return false }
    var at = start
    for part in 0..<4 {
      if part > 0 {
        guard at < bytes.count, bytes[at] == UInt8(ascii: ".") else { return false }
        at &+= 1
      }
      let first = at
      while at < bytes.count, ASCII.isDigit(bytes[at]) { at &+= 1 }
      guard at > first, at &- first <= 3, let value = ASCII.number(bytes, first..<at), value <= 255,
        at &- first == 1 || bytes[first] != UInt8(ascii: "0")
      else { return false }
    }
    return at == bytes.count
  }
}
