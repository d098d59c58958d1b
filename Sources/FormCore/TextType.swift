// The types of text fields: what typed text must be.
// SPDX-License-Identifier: MIT

/// What the text of a text field must be.
public enum TextType: UInt8, Sendable, CaseIterable {
  case text, email, integer, password

  /// The word on the wire.
  public var name: StaticString {
    switch self {
    case .text: "text"
    case .email: "email"
    case .integer: "integer"
    case .password: "password"
    }
  }
  /// The type called `word`; `regular` is an old word for `text`.
  public init?(_ word: Text) {
    if word == "regular" {
      self = .text
      return
    }
    for type in TextType.allCases where word == Text(type.name.description) {
      self = type
      return
    }
    return nil
  }
}
