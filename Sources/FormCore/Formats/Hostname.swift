// Host names: `www.example.com`, `printer-3`.
// SPDX-License-Identifier: MIT

/// A host name of RFC 1123 section 2.1: one label or more, at most 253 bytes.
///
/// A name whose last label is all digits would be read as an IPv4 address and is refused (the
/// section says so too; so does WHATWG's URL standard). A final dot and underscores are refused,
/// letters outside ASCII are taken in their Punycode form only.
public enum Hostname {
  /// Whether the whole of `bytes` is one host name.
  public static func accepts(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard bytes.count <= DomainName.longest,
      DomainName.labels(bytes, from: 0, international: false) != nil
    else { return false }
    var at = bytes.count &- 1
    while at >= 0, bytes[at] != UInt8(ascii: ".") {
      if !ASCII.isDigit(bytes[at]) { return true }
      at &-= 1
    }
    return false
  }
}
