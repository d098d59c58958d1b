// Names of domains, label by label: what e-mail addresses, host names and URLs share.
// SPDX-License-Identifier: MIT

/// A domain name as RFC 1123 section 2.1 writes it: labels of letters, digits and inner hyphens.
enum DomainName {
  /// Longest label (RFC 1035 section 2.3.4).
  static let longestLabel = 63
  /// Longest name as text; 255 octets on the wire less the root and one length.
  static let longest = 253

  /// Counts the labels of `bytes[start...]`, or answers nil when it is no domain name.
  ///
  /// A final dot is refused. Underscores are no part of a host's name. Punycode (`xn--`) labels are
  /// taken by their letters and not decoded. With `international`, letters, marks and digits of
  /// any script are letters too; a label is then measured in scalars, which is never more than its
  /// ASCII form, so that no real name is refused.
  /// - Parameters:
  ///   - bytes: Valid UTF-8.
  ///   - start: Where the name begins; it goes to the end.
  ///   - international: Whether letters outside ASCII are taken.
  /// - Returns: How many labels there are, at least 1, or nil.
  @inline(__always)
  static func labels(_ bytes: UnsafeRawBufferPointer, from start: Int, international: Bool) -> Int?
  {
    var at = start
    let end = bytes.count
    var labels = 0
    var length = 0
    // After a hyphen, a dot or nothing, where a label may not end.
    var afterEdge = true
    while at < end {
      let byte = bytes[at]
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        length &+= 1
        afterEdge = false
        at &+= 1
      case UInt8(ascii: "-"):
        if length == 0 { return nil }
        length &+= 1
        afterEdge = true
        at &+= 1
      case UInt8(ascii: "."):
        if afterEdge || length > longestLabel { return nil }
        labels &+= 1
        length = 0
        afterEdge = true
        at &+= 1
      case 0x80...:
        guard international else { return nil }
        let scalar = ScalarAt(bytes, at)
        // A label may not begin with a combining mark (RFC 5891 section 4.2.3.2).
        guard scalar.isWordPart, length > 0 || !scalar.isMark else { return nil }
        length &+= 1
        afterEdge = false
        at &+= scalar.width
      default: return nil
      }
    }
    return afterEdge || length > longestLabel ? nil : labels &+ 1
  }
}
