// One line of the log: bounded, and safe to show on a terminal.
// SPDX-License-Identifier: MIT

import FormCore

/// One line of the log with its line end.
///
/// Controls and bidirectional overrides would let a path or a name repaint a terminal: U+FFFD
/// stands for each.
struct LogLine {
  /// The longest line, in bytes with its line end: under `PIPE_BUF`, so that a pipe takes all or none.
  static let limit = 512

  private(set) var bytes: [UInt8]

  /// `text` behind `beginning`, cut to the limit.
  init(_ text: String, after beginning: String) {
    bytes = Array(beginning.utf8)
    append(text, room: LogLine.limit - 1) { String(Character($0)) }
    bytes.append(0x0A)
  }
  /// The end of an object whose last member is the string `text`, behind `beginning`.
  init(json text: String, after beginning: String) {
    bytes = Array(beginning.utf8)
    append(text, room: LogLine.limit - 3) { scalar in
      switch scalar {
      case "\"", "\\": "\\" + String(Character(scalar))
      default: String(Character(scalar))
      }
    }
    bytes += "\"}\n".utf8
  }

  private mutating func append(
    _ text: String, room: Int, _ spelt: (Unicode.Scalar) -> String
  ) {
    for scalar in text.unicodeScalars {
      let shown = scalar.isControlling ? "\u{FFFD}" : scalar
      let spelling = spelt(shown).utf8
      guard bytes.count + spelling.count + 3 <= room else {
        bytes += "...".utf8
        return
      }
      bytes += spelling
    }
  }
}
