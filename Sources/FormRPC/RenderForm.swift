// Lines of a form drawn as text, on the wire.
// SPDX-License-Identifier: MIT

import FormCore

extension Span.Role: WireWord {
  static let typeName: StaticString = "SpanRole"
}
extension RenderStyle: WireWord, Readable {
  static let typeName: StaticString = "RenderStyle"
  static var sample: RenderStyle { .unicode }
  init(_ view: View) throws(WireError) { self = try RenderStyle.read(view) }
}

/// A line drawn, with offsets as its reader counts them.
struct RenderedLineForm: WritableObject {
  let line: RenderedLine
  let encoding: PositionEncoding
  static let typeName: StaticString? = "RenderedLine"
  static func shape(_ m: inout some Members<Self>) {
    m("text", { Text($0.line.text) }, "What is drawn; no controls in it.")
    m("row", { $0.line.row?.id }, "The row it belongs to.")
    m("field", { $0.line.field?.id }, "The field it belongs to.")
    m("section", { $0.line.section?.id }, "The section whose header or footer it is.")
    m("item", { $0.line.item?.id }, "The item whose heading it is.")
    m("spans", \.spans, "Its parts, in order.")
  }
  private var spans: [SpanForm] {
    line.spans.map { SpanForm(span: $0, text: Text(line.text), raw: raw, encoding: encoding) }
  }
  private var raw: Text { line.field?.rawText ?? "" }
}

/// A part of a line, with offsets as its reader counts them.
struct SpanForm: WritableObject {
  let span: Span
  let text: Text
  let raw: Text
  let encoding: PositionEncoding
  static let typeName: StaticString? = "Span"
  static func shape(_ m: inout some Members<Self>) {
    m("start", { $0.units($0.span.start, in: $0.text) }, "Where it begins in the text.")
    m("end", { $0.units($0.span.end, in: $0.text) }, "Where it ends in the text.")
    m("role", \.span.role, "What it is.")
    m(
      "offset", { span in span.span.offset.map { span.units($0, in: span.raw) } },
      "Where in the field's raw text it begins; from there to its end both are the same.")
  }
  private func units(_ byte: Int, in text: Text) -> Int {
    text.withBytes { encoding.offset(ofByte: byte, in: $0) ?? 0 }
  }
}
