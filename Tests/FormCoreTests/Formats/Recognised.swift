// One way for every format test to ask a recogniser about a text.
// SPDX-License-Identifier: MIT

import FormCore
import Testing

/// A text and whether it is to be taken.
struct Sample: CustomTestStringConvertible, Sendable {
  let name: String
  let text: String
  let accepted: Bool
  /// A text named by itself.
  static func takes(_ text: String, _ name: String? = nil) -> Sample {
    Sample(name: name ?? text, text: text, accepted: true)
  }
  /// A text to be refused, named by itself.
  static func refuses(_ text: String, _ name: String? = nil) -> Sample {
    Sample(name: name ?? text, text: text, accepted: false)
  }
  var testDescription: String { "\(accepted ? "takes" : "refuses") \(name.debugDescription)" }
}

/// Lends the bytes of `text` to `recogniser`.
func recognised<R>(_ text: String, _ recogniser: (UnsafeRawBufferPointer) -> R) -> R {
  Text(text).withBytes(recogniser)
}
