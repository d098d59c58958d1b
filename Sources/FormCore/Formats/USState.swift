// States of the United States: `NY`, `New York`.
// SPDX-License-Identifier: MIT

/// One of the 50 states, the District of Columbia and four territories, by code or English name.
///
/// Letters of either case; nothing is trimmed (that is the `trim` transform) and a blank between
/// words is one blank. The list is RSFormView's with North Dakota's name mended; the Northern
/// Marianas and the codes of the armed forces are not in it.
public enum USState {
  /// Whether the whole of `bytes` is a code or a name.
  public static func accepts(_ bytes: UnsafeRawBufferPointer) -> Bool { canonical(bytes) != nil }

  /// The two capital letters, or nil when it is none.
  public static func canonical(_ bytes: UnsafeRawBufferPointer) -> Text? {
    guard bytes.count >= 2, bytes.count <= longestName else { return nil }
    for state in all where same(bytes, bytes.count == 2 ? state.code : state.name) {
      return Text(String(decoding: utf8(state.code), as: UTF8.self))
    }
    return nil
  }

  /// "District of Columbia".
  private static let longestName = 20

  private static func utf8(_ text: StaticString) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  private static func same(_ bytes: UnsafeRawBufferPointer, _ text: StaticString) -> Bool {
    let text = utf8(text)
    guard bytes.count == text.count else { return false }
    for at in 0..<text.count {
      // The lists hold letters and blanks only, so folding one bit takes no other sign for them.
      let same =
        ASCII.isLetter(text[at]) ? bytes[at] | 0x20 == text[at] | 0x20 : bytes[at] == text[at]
      if !same { return false }
    }
    return true
  }

  /// Codes and names, in the order of the codes.
  static let all: [(code: StaticString, name: StaticString)] = [
    ("AK", "Alaska"), ("AL", "Alabama"), ("AR", "Arkansas"), ("AS", "American Samoa"),
    ("AZ", "Arizona"), ("CA", "California"), ("CO", "Colorado"), ("CT", "Connecticut"),
    ("DC", "District of Columbia"), ("DE", "Delaware"), ("FL", "Florida"), ("GA", "Georgia"),
    ("GU", "Guam"), ("HI", "Hawaii"), ("IA", "Iowa"), ("ID", "Idaho"), ("IL", "Illinois"),
    ("IN", "Indiana"), ("KS", "Kansas"), ("KY", "Kentucky"), ("LA", "Louisiana"),
    ("MA", "Massachusetts"), ("MD", "Maryland"), ("ME", "Maine"), ("MI", "Michigan"),
    ("MN", "Minnesota"), ("MO", "Missouri"), ("MS", "Mississippi"), ("MT", "Montana"),
    ("NC", "North Carolina"), ("ND", "North Dakota"), ("NE", "Nebraska"),
    ("NH", "New Hampshire"), ("NJ", "New Jersey"), ("NM", "New Mexico"), ("NV", "Nevada"),
    ("NY", "New York"), ("OH", "Ohio"), ("OK", "Oklahoma"), ("OR", "Oregon"),
    ("PA", "Pennsylvania"), ("PR", "Puerto Rico"), ("RI", "Rhode Island"),
    ("SC", "South Carolina"), ("SD", "South Dakota"), ("TN", "Tennessee"), ("TX", "Texas"),
    ("UT", "Utah"), ("VA", "Virginia"), ("VI", "Virgin Islands"), ("VT", "Vermont"),
    ("WA", "Washington"), ("WI", "Wisconsin"), ("WV", "West Virginia"), ("WY", "Wyoming"),
  ]
}
