// A form drawn as lines of text, so that all text front ends agree.
// SPDX-License-Identifier: MIT

extension Form {
  /// The form as lines of text for `client`: its title, its visible sections and rows.
  ///
  /// What the client has selected, edits and has expanded is drawn so; a field it edits shows what
  /// was typed. Secrets are drawn as a fixed number of signs.
  /// - Parameters:
  ///   - client: Its number.
  ///   - width: Columns of a line; a character wider than that stands out.
  ///   - style: With which signs.
  /// - Returns: the lines, from the top.
  public func render(for client: Int, width: Int, _ style: RenderStyle) -> [RenderedLine] {
    var drawing = Drawing(self, focus: focus(of: client), width: width, style)
    drawing.caption(attributes.text(.title), .title, nil)
    drawing.caption(attributes.text(.help), .help, nil)
    for section in list where section.visible { drawing.section(section) }
    return drawing.lines
  }
}

/// A form being drawn.
struct Drawing {
  let form: Form
  let focus: Focus
  let width: Int
  let style: RenderStyle
  private(set) var lines: [RenderedLine] = []
  /// Columns of titles in the section being drawn; nil where they stand above their values.
  private var titleColumns: Int?

  /// Columns in front of every row, for a mark.
  static let margin = 2
  /// Columns between a title and its value.
  static let gap = 2
  /// Below this width titles stand above their values.
  static let narrow = 40

  init(_ form: Form, focus: Focus, width: Int, _ style: RenderStyle) {
    self.form = form
    self.focus = focus
    self.width = width
    self.style = style
  }

  /// Draws a text of the form or of a section, over the whole width.
  mutating func caption(_ text: Text?, _ role: Span.Role, _ section: Section?) {
    guard let text, !text.isEmpty else { return }
    var paragraph = Paragraph(width: width, style)
    paragraph.write(text.string, role)
    for var line in paragraph.lines {
      line.section = section
      lines.append(line)
    }
  }

  mutating func section(_ section: Section) {
    if !lines.isEmpty { lines.append(RenderedLine()) }
    caption(section.attributes[.header]?.caption, .header, section)
    titleColumns = width < Drawing.narrow ? nil : columnsOfTitles(section)
    if section.isRepeated {
      items(of: section)
    } else {
      for row in section.list where row.visible { self.row(row) }
    }
    caption(section.attributes[.footer]?.caption, .footer, section)
  }
  /// Draws items under their numbers, and below them that there may be another one.
  private mutating func items(of section: Section) {
    for (index, item) in section.items.enumerated() where item.rows.contains(where: \.visible) {
      var line = RenderedLine()
      line.text = "\(index + 1)."
      line.spans = [Span(start: 0, end: line.text.utf8.count, role: .marker, offset: nil)]
      line.section = section
      line.item = item
      lines.append(line)
      for row in item.rows where row.visible { self.row(row) }
    }
    guard section.takesItems else { return }
    let title = section.content.template?.addTitle?.string
    caption(Text("+" + (title.map { " " + $0 } ?? "")), .option, section)
  }
  /// As wide as the longest title, and no wider than a third.
  private func columnsOfTitles(_ section: Section) -> Int {
    var columns = 0
    let most = (width - Drawing.margin) / 3
    for row in section.list where columns < most && row.kind != .label && row.visible {
      for field in row.parts.isEmpty ? [row] : row.parts where field.visible {
        columns = max(columns, Drawing.title(field).columns + (field.isPart ? Drawing.margin : 0))
      }
    }
    return min(columns, most)
  }
  static func title(_ field: Row) -> String {
    (field.attributes.text(.title)?.string ?? "") + (field.isRequired ? " *" : "")
  }

  private mutating func row(_ row: Row) {
    switch row.kind {
    case .label: put(label(row), of: row)
    case .fields:
      put(title(of: row, width: width - Drawing.margin), of: row)
      for part in row.parts where part.visible { field(part, indent: Drawing.margin) }
    default: field(row, indent: 0)
    }
  }

  /// Draws a field: its title and its value beside or below, then its help and what is wrong.
  private mutating func field(_ field: Row, indent: Int) {
    let below = Drawing.margin + indent
    guard let titleColumns else {
      put(title(of: field, width: width - below), of: field, indent: below)
      let inside = below + Drawing.gap
      put(value(of: field, width: width - inside), of: field, indent: inside)
      put(notes(on: field, width: width - inside), of: field, indent: inside)
      return
    }
    let title = title(of: field, width: titleColumns - indent)
    let start = Drawing.margin + titleColumns + (titleColumns > 0 ? Drawing.gap : 0)
    let value = value(of: field, width: width - start)
    for index in 0..<max(title.count, value.count) {
      var line = begun(field, isFirst: index == 0)
      if index < title.count { line.append(title[index], at: below) }
      if index < value.count { line.append(value[index], at: start) }
      lines.append(line)
    }
    put(notes(on: field, width: width - start), of: field, indent: start)
  }

  private mutating func put(_ block: [RenderedLine], of row: Row, indent: Int = Drawing.margin) {
    for (index, part) in block.enumerated() {
      var line = begun(row, isFirst: index == 0)
      line.append(part, at: indent)
      lines.append(line)
    }
  }
  /// A line of a row, with the mark in front of its first one.
  private func begun(_ row: Row, isFirst: Bool) -> RenderedLine {
    var line = RenderedLine()
    line.row = row.line
    line.field = row.answer == nil ? nil : row
    guard isFirst, let mark = mark(of: row) else { return line }
    line.text = mark
    line.spans = [Span(start: 0, end: mark.utf8.count, role: .marker, offset: nil)]
    return line
  }
  /// What stands in front of a row: where the client is, or that nobody can go there.
  private func mark(of row: Row) -> String? {
    if let field = focus.field {
      if field === row { return style == .ascii ? ">" : "▸" }
    } else if focus.selected === row {
      return style == .ascii ? ">" : "▸"
    }
    return row.enabled ? nil : style == .ascii ? "-" : "–"
  }
}

extension Value {
  /// The text of a header or footer, which is text or `{text, hints}`.
  var caption: Text? { text ?? member("text")?.text }
}
