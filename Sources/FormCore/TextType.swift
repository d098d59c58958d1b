// The types of text fields: what typed text must be.
// SPDX-License-Identifier: MIT

/// What the text of a text field must be.
public enum TextType: UInt8, Sendable, CaseIterable {
  case text, email, integer, double, date, time, dateTime, usState, usPhone, fiveDigitZipCode
  case expiration, password, picker, url, uuid, hostname, ipAddress, phone

  /// The word on the wire.
  public var name: StaticString {
    switch self {
    case .text: "text"
    case .email: "email"
    case .integer: "integer"
    case .double: "double"
    case .date: "date"
    case .time: "time"
    case .dateTime: "dateTime"
    case .usState: "usState"
    case .usPhone: "usPhone"
    case .fiveDigitZipCode: "fiveDigitZipCode"
    case .expiration: "expiration"
    case .password: "password"
    case .picker: "picker"
    case .url: "url"
    case .uuid: "uuid"
    case .hostname: "hostname"
    case .ipAddress: "ipAddress"
    case .phone: "phone"
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

  /// Whether the whole of `text` is what this type takes; what means a number or a date, and what
  /// depends on options, is not asked here.
  func accepts(_ text: Text, international: Bool = false) -> Bool {
    text.withBytes { bytes in
      switch self {
      case .text, .password, .picker, .integer, .double, .date, .time, .dateTime: true
      case .email: Email.accepts(bytes, international: international)
      case .usState: USState.accepts(bytes)
      case .usPhone: USPhone.accepts(bytes)
      case .fiveDigitZipCode: FiveDigitZipCode.accepts(bytes)
      case .expiration: Expiration(bytes) != nil
      case .url: URLText.accepts(bytes)
      case .uuid: UUIDText.accepts(bytes)
      case .hostname: Hostname.accepts(bytes)
      case .ipAddress: IPAddress.accepts(bytes)
      case .phone: Phone.accepts(bytes)
      }
    }
  }
  /// The one way to write what `text` means; text that is none stays as typed.
  func canonical(_ text: Text) -> Text {
    switch self {
    case .usState: text.withBytes { USState.canonical($0) } ?? text
    case .usPhone: text.withBytes { USPhone.canonical($0) } ?? text
    case .expiration: text.withBytes { Expiration.canonical($0) } ?? text
    case .text, .email, .integer, .double, .date, .time, .dateTime, .fiveDigitZipCode, .password,
      .picker, .url, .uuid, .hostname, .ipAddress, .phone:
      text
    }
  }
}
