// One line of a form drawn as text, and what each part of it is.
// SPDX-License-Identifier: MIT

/// With which signs a form is drawn.
public enum RenderStyle: UInt8, Sendable, CaseIterable {
  case unicode, ascii
  /// The word on the wire.
  public var name: StaticString { self == .unicode ? "unicode" : "ascii" }
}

/// A part of a line, and what it is.
public struct Span {
  /// What a part of a line is.
  public enum Role: UInt8, Sendable, CaseIterable {
    case title, value, placeholder, option, chosen, issue, help, marker, header, footer
    /// The word on the wire.
    public var name: StaticString {
      switch self {
      case .title: "title"
      case .value: "value"
      case .placeholder: "placeholder"
      case .option: "option"
      case .chosen: "chosen"
      case .issue: "issue"
      case .help: "help"
      case .marker: "marker"
      case .header: "header"
      case .footer: "footer"
      }
    }
  }
  /// First byte of the line's text.
  public internal(set) var start: Int
  /// The byte behind the last.
  public internal(set) var end: Int
  /// What it is.
  public let role: Role
  /// The byte of the field's raw text that is shown at `start`.
  ///
  /// Where it stands, text and raw text are the same from there to `end`.
  public let offset: Int?
}

/// One line of a form drawn as text.
public struct RenderedLine {
  /// What is drawn; no controls in it.
  public internal(set) var text = ""
  /// In order; what is in none of them is room between.
  public internal(set) var spans: [Span] = []
  /// The row it belongs to.
  public internal(set) var row: Row?
  /// The field it belongs to.
  public internal(set) var field: Row?
  /// The section whose header or footer it is.
  public internal(set) var section: Section?

  /// The item whose heading it is.
  public internal(set) var item: Item?

  /// Columns the text takes.
  var columns: Int { text.columns }

  /// Puts `other` behind it, `columns` from the left.
  mutating func append(_ other: RenderedLine, at column: Int) {
    guard !other.text.isEmpty || !other.spans.isEmpty else { return }
    let gap = column - columns
    if gap > 0 { text += String(repeating: " ", count: gap) }
    let shift = text.utf8.count
    text += other.text
    for var span in other.spans {
      span.start += shift
      span.end += shift
      spans.append(span)
    }
  }
}
