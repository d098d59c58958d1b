// The terminal on stdout: how wide it is, and colours by role.
// SPDX-License-Identifier: MIT

import FormRPC
import Glibc

/// The terminal on stdout, if there is one.
enum Terminal {
  /// Its columns; nil where stdout is none, or does not say.
  static var columns: Int? {
    var size = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return min(Int(size.ws_col), 10_000)
  }
  /// Whether it shows colours and nobody asked it not to (no-color.org: set and not empty).
  static var hasColours: Bool {
    guard isatty(1) == 1 else { return false }
    if let wish = getenv("NO_COLOR"), wish[0] != 0 { return false }
    guard let kind = getenv("TERM") else { return false }
    return kind[0] != 0 && strcmp(kind, "dumb") != 0
  }
  /// A part of a drawn form in the colours of its role (ECMA-48, SGR).
  static func painted(_ text: Substring, as role: FormRole) -> String {
    let code =
      switch role {
      case .title: ""
      case .header: "1"
      case .value: ""
      case .chosen: "1;36"
      case .option: "36"
      case .placeholder, .help, .footer: "2"
      case .issue: "31"
      case .marker: "35"
      }
    return code.isEmpty ? String(text) : "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}
