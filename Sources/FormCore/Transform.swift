// What text becomes when its field is left: blanks trimmed, letters of one case.
// SPDX-License-Identifier: MIT

/// A change of text that its author asked for by name.
///
/// Letters follow Unicode's own mappings, the same in every language: `i` becomes `I` in Turkish
/// too, `ß` becomes `SS`. Each is linear.
public enum Transform: UInt8, Sendable, CaseIterable {
  case trim, uppercase, lowercase, capitalize

  /// The word on the wire.
  public var name: StaticString {
    switch self {
    case .trim: "trim"
    case .uppercase: "uppercase"
    case .lowercase: "lowercase"
    case .capitalize: "capitalize"
    }
  }

  /// The text after it.
  public func applied(to text: Text) -> Text {
    let scalars = text.string.unicodeScalars
    switch self {
    case .trim:
      let isBlank = { (scalar: Unicode.Scalar) in scalar.properties.isWhitespace }
      guard let first = scalars.firstIndex(where: { !isBlank($0) }),
        let last = scalars.lastIndex(where: { !isBlank($0) })
      else { return "" }
      return Text(String(scalars[first...last]))
    case .uppercase: return Transform.mapped(scalars) { $0.properties.uppercaseMapping }
    case .lowercase: return Transform.mapped(scalars) { $0.properties.lowercaseMapping }
    case .capitalize:
      // The rest of a word stays as typed: `McDonald` and `USA` are right as they are.
      var begins = true
      return Transform.mapped(scalars) { scalar in
        let properties = scalar.properties
        if properties.isWhitespace || properties.isDash {
          begins = true
        } else if begins, properties.isAlphabetic || properties.numericType != nil {
          begins = false
          return properties.titlecaseMapping
        }
        return nil
      }
    }
  }
  /// Each scalar as `mapping` says; nil keeps it.
  private static func mapped(
    _ scalars: String.UnicodeScalarView, _ mapping: (Unicode.Scalar) -> String?
  ) -> Text {
    var text = String.UnicodeScalarView()
    for scalar in scalars {
      if let mapped = mapping(scalar) {
        text.append(contentsOf: mapped.unicodeScalars)
      } else {
        text.append(scalar)
      }
    }
    return Text(String(text))
  }
}

/// What is done to text while and after it is typed into a field.
struct Typing: Sendable {
  /// In their order.
  let transforms: [Transform]
  let mask: Mask?
  /// The most it accepts while somebody types, in the form's unit of length.
  let limit: Int?

  init(_ attributes: Attributes, _ type: AnswerType) throws(Fault) {
    let words = attributes[.transforms]?.list ?? []
    transforms = Transform.allCases.filter { transform in
      words.contains(.text(Text(transform.name.description)))
    }
    guard transforms.count(where: { $0 != .trim }) <= 1 else {
      throw Fault(
        .malformed(expected: "at most one of uppercase, lowercase, capitalize"),
        at: [.member("transforms")])
    }
    mask = attributes.text(.mask).flatMap(Mask.init)
    if mask != nil {
      guard case .text = type else {
        throw Fault(
          .malformed(expected: "a field of text, as this one is not"), at: [.member("mask")])
      }
    }
    limit = attributes.count(.limit)
    if let limit, let least = attributes.count(.minLength), limit < least {
      throw Fault(.badBounds(lower: .minLength, upper: .limit))
    }
  }
  /// The text after all transforms.
  func transformed(_ text: Text) -> Text {
    transforms.reduce(text) { $1.applied(to: $0) }
  }
}
