// What is drawn of one row: its title, its value by its kind, and what is said about it.
// SPDX-License-Identifier: MIT

extension Drawing {
  /// The title, with a star where an answer is required.
  func title(of row: Row, width: Int) -> [RenderedLine] {
    var paragraph = Paragraph(width: width, style)
    if let title = row.attributes.text(.title) { paragraph.write(title.string, .title) }
    if row.isRequired {
      paragraph.space()
      paragraph.write(whole: "*", .marker)
    }
    return paragraph.isEmpty ? [] : paragraph.lines
  }

  /// A label: its title or text, in brackets where it is for something.
  func label(_ row: Row) -> [RenderedLine] {
    let attributes = row.attributes
    var paragraph = Paragraph(width: width - Drawing.margin, style)
    let isButton = attributes.text(.action) != nil
    if isButton {
      paragraph.write(whole: "[", .marker)
      paragraph.space()
    }
    if let title = attributes.text(.title) { paragraph.write(title.string, .title) }
    if let text = attributes.text(.text) {
      if attributes[.title] != nil { paragraph.space(Drawing.gap) }
      paragraph.write(text.string, .value)
    }
    if isButton {
      paragraph.space()
      paragraph.write(whole: "]", .marker)
    }
    for attribute in [Attribute.subText, .help] {
      guard let text = attributes.text(attribute) else { continue }
      if !paragraph.isEmpty { paragraph.newLine() }
      paragraph.write(text.string, .help)
    }
    return paragraph.lines
  }

  /// The value, by the field's kind.
  func value(of field: Row, width: Int) -> [RenderedLine] {
    var paragraph = Paragraph(width: width, style)
    switch field.kind {
    case .check, .switch: toggle(field, &paragraph)
    case .stepper, .slider: number(field, &paragraph)
    case .segmented: options(of: field, each: false, &paragraph)
    case .multiPicker: options(of: field, each: true, &paragraph)
    case .picker, .selectorPicker, .inlinePicker, .inlineDatePicker, .datePicker,
      .selectorDatePicker:
      choice(field, &paragraph)
    case .textField, .textView, .custom, .label, .fields: text(field, &paragraph)
    }
    return paragraph.lines
  }

  /// Help, then what is wrong, as far as it shows.
  func notes(on field: Row, width: Int) -> [RenderedLine] {
    var notes: [RenderedLine] = []
    if let help = field.attributes.text(.help) {
      var paragraph = Paragraph(width: width, style)
      paragraph.write(help.string, .help)
      notes += paragraph.lines
    }
    guard let answer = field.answer else { return notes }
    for issue in answer.shownIssues {
      var paragraph = Paragraph(width: width, style)
      paragraph.indent = 2
      paragraph.write(whole: sign(issue.level), .marker)
      paragraph.space()
      paragraph.write(issue.message.string, .issue)
      notes += paragraph.lines
    }
    return notes
  }
  private func sign(_ level: Issue.Level) -> String {
    switch (level, style) {
    case (.error, .unicode): "✗"
    case (.warning, .unicode): "⚠"
    case (.info, .unicode): "ℹ"
    case (.error, .ascii): "!"
    case (.warning, .ascii): "?"
    case (.info, .ascii): "i"
    }
  }

  // MARK: By kind

  /// What was typed where one may type, else what is to be shown.
  private func text(_ field: Row, _ paragraph: inout Paragraph) {
    guard let answer = field.answer, let plan = field.content.plan else { return }
    if field.isSecret {
      guard !answer.isEmpty else { return placeholder(field, &paragraph) }
      // Always as many: how long a secret is is one too.
      return paragraph.write(String(repeating: style == .ascii ? "*" : "•", count: 8), .value)
    }
    if let display = answer.display, focus.field !== field {
      return paragraph.write(display.string, .value)
    }
    guard plan.type.isTyped else { return plainly(answer.value, &paragraph) }
    let raw = field.rawText
    paragraph.type(raw.string, breaks: field.kind == .textView)
    if raw.isEmpty { placeholder(field, &paragraph) }
  }
  private func placeholder(_ field: Row, _ paragraph: inout Paragraph) {
    guard let text = field.attributes.text(.placeholder) else { return }
    paragraph.write(text.string, .placeholder)
  }
  /// Any JSON: what is one word as that word, the rest as a sign that there is something.
  private func plainly(_ value: Value, _ paragraph: inout Paragraph) {
    switch value {
    case .null: break
    case .bool(let bool): paragraph.write(bool ? "true" : "false", .value)
    case .number(let number): paragraph.write(number.canonicalText, .value)
    case .text(let text): paragraph.write(text.string, .value)
    case .list: paragraph.write(whole: style == .ascii ? "[...]" : "[…]", .value)
    case .record: paragraph.write(whole: style == .ascii ? "{...}" : "{…}", .value)
    }
  }

  private func toggle(_ field: Row, _ paragraph: inout Paragraph) {
    guard let answer = field.answer else { return }
    guard !field.isSecret else { return text(field, &paragraph) }
    let isOn = answer.value.bool ?? false
    let sign =
      switch (style, isOn) {
      case (.unicode, true): "[✓]"
      case (.ascii, true): "[x]"
      case (_, false): "[ ]"
      }
    paragraph.write(whole: sign, .value)
    guard let display = answer.display else { return }
    paragraph.space()
    paragraph.write(display.string, .value)
  }

  /// A number and what moves it.
  private func number(_ field: Row, _ paragraph: inout Paragraph) {
    if field.kind == .slider, !field.isSecret, let bar = bar(field) {
      paragraph.write(whole: bar, .marker)
      paragraph.space()
    }
    text(field, &paragraph)
    guard field.kind == .stepper else { return }
    paragraph.space()
    paragraph.write(whole: style == .ascii ? "-/+" : "−/+", .marker)
  }
  /// A slider's way and its thumb.
  private func bar(_ field: Row) -> String? {
    guard let number = field.answer?.value.number, let plan = field.content.plan,
      let place = plan.place(of: number, among: Drawing.barColumns)
    else { return nil }
    let signs = style == .ascii ? ("-", "o") : ("─", "●")
    return String(repeating: signs.0, count: place) + signs.1
      + String(repeating: signs.0, count: Drawing.barColumns - 1 - place)
  }
  static let barColumns = 12

  /// One choice or a date; where it is expanded, all there is to choose.
  private func choice(_ field: Row, _ paragraph: inout Paragraph) {
    guard !field.isSecret, let plan = field.content.plan, plan.type.isChosen else {
      return text(field, &paragraph)
    }
    let chosen = field.answer?.value.text
    let option = field.options.first { $0.key == chosen }
    if field.content.isLoading, chosen == nil {
      paragraph.write(whole: style == .ascii ? "..." : "…", .marker)
    } else if let chosen {
      paragraph.write((option?.shownWhenChosen ?? chosen).string, .chosen)
    } else {
      placeholder(field, &paragraph)
    }
    paragraph.space()
    paragraph.write(whole: style == .ascii ? "v" : "▾", .marker)
    guard focus.expanded === field else { return }
    var group: Text?
    for option in field.options {
      paragraph.newLine()
      if option.group != group, let name = option.group {
        paragraph.write(name.string, .help)
        paragraph.newLine()
      }
      group = option.group
      write(option, isChosen: option.key == chosen, "()", &paragraph)
    }
  }
  /// All there is to choose, one behind the other.
  private func options(of field: Row, each: Bool, _ paragraph: inout Paragraph) {
    guard !field.isSecret, let answer = field.answer else { return text(field, &paragraph) }
    if field.content.isLoading {
      paragraph.write(whole: style == .ascii ? "..." : "…", .marker)
    }
    let chosen = answer.value.list ?? [answer.value]
    for option in field.options {
      paragraph.space(Drawing.gap)
      let isChosen = chosen.contains(.text(option.key))
      write(option, isChosen: isChosen, each ? "[]" : "()", &paragraph)
    }
  }
  private func write(
    _ option: FieldOption, isChosen: Bool, _ brackets: String, _ paragraph: inout Paragraph
  ) {
    let sign =
      switch (isChosen, style, brackets) {
      case (true, .unicode, "()"): "(•) "
      case (true, .ascii, "()"): "(*) "
      case (true, .unicode, _): "[✓] "
      case (true, .ascii, _): "[x] "
      case (false, _, "()"): "( ) "
      case (false, _, _): "[ ] "
      }
    paragraph.write(whole: sign + option.title.string, isChosen ? .chosen : .option)
  }
}

/// An option as people see it.
struct FieldOption {
  let key: Text
  let title: Text
  let shownWhenChosen: Text
  let group: Text?

  init?(_ value: Value) {
    guard let members = value.record else { return nil }
    func text(_ name: Text) -> Text? { members.first { $0.name == name }?.value.text }
    guard let key = text("key") else { return nil }
    self.key = key
    title = text("title") ?? key
    shownWhenChosen = text("displayTitle") ?? title
    group = text("group")
  }
}
extension Row {
  /// What can be chosen in it, as far as it is known.
  var options: [FieldOption] {
    ((content.offered ?? attributes[.options])?.list ?? []).compactMap(FieldOption.init)
  }
}
extension Row {
  /// Whether it must not be empty, always or as things are now.
  var isRequired: Bool { content.required || attributes.flag(.required) }
  /// The text a person would go on typing; empty in secret fields.
  public var rawText: Text {
    guard let answer = content.answer, let plan = content.plan, !isSecret else { return "" }
    return answer.raw ?? plan.type.canonicalText(answer.value)
  }
}
extension Answer {
  /// What is wrong and shows: what the rules say once it may, marks always.
  var shownIssues: [Issue] { showsIssues ? allIssues : marks }
}
