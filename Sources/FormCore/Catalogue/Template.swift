// Placeholders in messages, the catalogue's and the authors' own.
// SPDX-License-Identifier: MIT

/// Text with placeholders `{name}`.
public enum Template {
  /// How many bytes of values one text may take in; placeholders past that stay as they are.
  static let mostFilled = 65_536

  /// Puts values in the place of their names.
  ///
  /// A value is put in as it is: braces inside it mean nothing. A name that `params` does not have
  /// stays with its braces, and so does a brace without a partner. Linear in what is produced.
  /// - Parameters:
  ///   - template: The text with placeholders.
  ///   - params: Names and values; of two of one name the first counts.
  /// - Returns: The text for a person to read.
  public static func filled(_ template: Text, params: [(name: Text, value: Text)]) -> String {
    let open = UInt8(ascii: "{")
    let close = UInt8(ascii: "}")
    guard !params.isEmpty, template.string.utf8.contains(open) else { return template.string }
    return template.withBytes { bytes in
      var out: [UInt8] = []
      out.reserveCapacity(bytes.count + 32)
      var room = mostFilled
      var copied = 0
      var brace: Int?
      for at in 0..<bytes.count {
        if bytes[at] == open { brace = at }
        guard bytes[at] == close, let start = brace else { continue }
        brace = nil
        let name = UnsafeRawBufferPointer(rebasing: bytes[(start + 1)..<at])
        guard let value = value(of: name, in: params), value.byteCount <= room else { continue }
        room -= value.byteCount
        out.append(contentsOf: bytes[copied..<start])
        value.withBytes { out.append(contentsOf: $0) }
        copied = at + 1
      }
      out.append(contentsOf: bytes[copied...])
      return String(decoding: out, as: UTF8.self)
    }
  }

  private static func value(
    of name: UnsafeRawBufferPointer, in params: [(name: Text, value: Text)]
  ) -> Text? {
    params.first { $0.name.withBytes { sameBytes($0, name) } }?.value
  }
}
