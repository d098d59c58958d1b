// A form's definition in a file: drawn, or looked through for what its author may not have meant.
// SPDX-License-Identifier: MIT

import FormCore

/// What a part of a drawn form is.
public typealias FormRole = Span.Role

/// A form made of a definition in a file, which nobody else has.
public struct FormFile {
  private let form: Form

  /// Reads the definition at `path`, or from stdin where that is `-`.
  ///
  /// - Throws: what is wrong with it, and where.
  public init(_ path: String, _ setup: Server.Setup) throws(DocumentError) {
    let definition = try Document.read(path, setup.limits) { view throws(WireError) in
      try FormDefinition(view)
    }
    do throws(Fault) {
      form = try Form.drafted(
        definition, limits: setup.limits.form, phrasebook: setup.phrasebook)
    } catch {
      throw DocumentError(path, RPCError(error, root: "").message)
    }
  }
  /// What `form/lint` warns of, a line each: the place and a phrase.
  public var warnings: [String] {
    form.lint().map { WarningForm(warning: $0).line.withoutControls }
  }
  /// The form as `form/render` draws it.
  ///
  /// - Parameters:
  ///   - width: Columns of a line.
  ///   - style: With which signs.
  ///   - paint: Puts a part into the colours of its role.
  /// - Returns: the lines, each with its end.
  public func drawn(
    width: Int, _ style: RenderStyle, _ paint: (FormRole, Substring) -> String
  ) -> String {
    var text = ""
    for line in form.render(for: 0, width: width, style) {
      text += line.painted(paint) + "\n"
    }
    return text
  }
}

extension RenderedLine {
  /// Its text, each part painted; what is in none is left as it is.
  fileprivate func painted(_ paint: (FormRole, Substring) -> String) -> String {
    var painted = ""
    var at = text.startIndex
    for span in spans where span.start < span.end {
      let start = text.utf8.index(text.startIndex, offsetBy: span.start)
      let end = text.utf8.index(text.startIndex, offsetBy: span.end)
      painted += text[at..<start] + paint(span.role, text[start..<end])
      at = end
    }
    return painted + text[at...]
  }
}

extension String {
  /// The same where what could repaint a terminal is a sign.
  public var withoutControls: String {
    var view = UnicodeScalarView()
    for scalar in unicodeScalars { view.append(scalar.isControlling ? "\u{FFFD}" : scalar) }
    return String(view)
  }
}
