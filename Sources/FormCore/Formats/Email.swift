// E-mail addresses: `name@example.com`.
// SPDX-License-Identifier: MIT

/// An e-mail address as people write it, one that mail can be sent to over the internet.
///
/// Before the at-sign 1 to 64 bytes of RFC 5322's dot-atom, after it a domain of two or more labels
/// of 1 to 63 characters, at most 254 bytes in all (RFC 5321 section 4.5.3.1, RFC 3696 erratum
/// 1690). There is no list of endings. Quoted names, comments, address literals (`[192.0.2.1]`),
/// single-label domains (`x@localhost`) and a final dot are refused.
public enum Email {
  /// Longest part before the at-sign, in bytes.
  static let longestName = 64
  /// Longest address, in bytes.
  static let longest = 254

  /// Whether the whole of `bytes` is one address.
  /// - Parameters:
  ///   - bytes: Valid UTF-8.
  ///   - international: Also takes letters, marks and digits outside ASCII on both sides of the
  ///     at-sign (RFC 6531). Without it such a domain is taken only in its Punycode form.
  /// - Returns: Whether it is one.
  public static func accepts(_ bytes: UnsafeRawBufferPointer, international: Bool = false) -> Bool {
    let count = bytes.count
    guard count <= longest else { return false }
    var at = 0
    // After a dot or nothing, where the name may not end.
    var afterEdge = true
    while at < count {
      switch bytes[at] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "!"),
        UInt8(ascii: "#")...UInt8(ascii: "'"), UInt8(ascii: "*"), UInt8(ascii: "+"),
        UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "?"),
        UInt8(ascii: "^")...UInt8(ascii: "`"), UInt8(ascii: "{")...UInt8(ascii: "~"):
        afterEdge = false
        at &+= 1
      case UInt8(ascii: "."):
        if afterEdge { return false }
        afterEdge = true
        at &+= 1
      case UInt8(ascii: "@"):
        // A second at-sign is no part of a domain, so this one is the last.
        guard !afterEdge, at <= longestName else { return false }
        let labels = DomainName.labels(bytes, from: at &+ 1, international: international)
        return (labels ?? 0) >= 2
      case 0x80...:
        guard international else { return false }
        let scalar = ScalarAt(bytes, at)
        guard scalar.isWordPart else { return false }
        afterEdge = false
        at &+= scalar.width
      default: return false
      }
    }
    return false
  }
}
