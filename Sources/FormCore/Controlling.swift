// What must not reach a terminal as it is.
// SPDX-License-Identifier: MIT

extension Unicode.Scalar {
  /// Whether it is a control (C0, C1), ends a line, or overrides the direction of writing.
  ///
  /// The one list of them: what is drawn, logged and quoted shows a sign instead.
  public var isControlling: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
