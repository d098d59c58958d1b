// Text set into lines of a width: words broken between, values broken where they must be.
// SPDX-License-Identifier: MIT

/// Lines of at most so many columns, written from left to right and down.
///
/// A character wider than the width stands alone on a line and out of it; nothing is left out.
struct Paragraph {
  let width: Int
  let style: RenderStyle
  /// Columns at which lines begin after the first.
  var indent = 0
  private(set) var lines = [RenderedLine()]
  private var column = 0
  /// Blanks between words that are drawn only when a word follows on the same line.
  private var blanks = 0

  init(width: Int, _ style: RenderStyle) {
    self.width = max(width, 1)
    self.style = style
  }

  /// Whether nothing was written.
  var isEmpty: Bool { lines.count == 1 && lines[0].text.isEmpty && lines[0].spans.isEmpty }
  /// Ends the line.
  mutating func newLine() {
    lines.append(RenderedLine())
    column = 0
    blanks = 0
    let room = min(indent, width - 1)
    guard room > 0 else { return }
    lines[lines.count - 1].text = String(repeating: " ", count: room)
    column = room
  }
  /// Leaves room, unless the line begins here or ends.
  mutating func space(_ count: Int = 1) {
    guard column > indent || lines.count == 1 && column > 0 else { return }
    guard column + count < width else { return newLine() }
    lines[lines.count - 1].text += String(repeating: " ", count: count)
    column += count
  }

  /// Writes text for people: broken between words, and at its own line ends.
  mutating func write(_ text: String, _ role: Span.Role) {
    var word: [Character] = []
    var columns = 0
    for character in text {
      if character.isNewline, character.unicodeScalars.allSatisfy({ $0 == "\n" || $0 == "\r" }) {
        put(word, columns, role)
        (word, columns) = ([], 0)
        newLine()
      } else if character == " " {
        put(word, columns, role)
        (word, columns) = ([], 0)
        if column > indent { blanks += 1 }
      } else {
        let own = character.substitute(style) == nil ? character.columns : 1
        // Wide characters stand for words: a line may end between two of them.
        if own == 2 || columns + own > width - indent {
          put(word, columns, role)
          (word, columns) = ([], 0)
        }
        word.append(character)
        columns += own
      }
    }
    put(word, columns, role)
    blanks = 0
  }
  /// Writes what must not be broken while it fits into a line.
  mutating func write(whole text: String, _ role: Span.Role) {
    let columns = text.columns
    if column > indent, column + columns > width { newLine() }
    guard column + columns <= width else { return write(text, role) }
    put(Array(text), columns, role)
  }
  private mutating func put(_ word: [Character], _ columns: Int, _ role: Span.Role) {
    guard !word.isEmpty else { return }
    if column > indent, column + blanks + columns > width { newLine() }
    let start = lines[lines.count - 1].text.utf8.count
    lines[lines.count - 1].text += String(repeating: " ", count: blanks)
    for character in word {
      lines[lines.count - 1].text += character.substitute(style) ?? String(character)
    }
    column += blanks + columns
    blanks = 0
    close(start, role)
  }

  /// Writes a value as it was typed: each character, broken where the line is full.
  ///
  /// With `breaks` line ends in it end lines; else they are drawn as other controls are.
  mutating func type(_ raw: String, breaks: Bool) {
    var offset = 0
    begin(offset)
    for character in raw {
      let bytes = character.utf8.count
      defer { offset += bytes }
      if breaks, character == "\n" || character == "\r\n" {
        if character == "\r\n" { put("\r", at: offset) }
        newLine()
        begin(offset + bytes)
      } else {
        put(character, at: offset)
      }
    }
    // Where a full line ends one may still type: on the next.
    if column >= width {
      newLine()
      begin(offset)
    }
  }
  private mutating func put(_ character: Character, at offset: Int) {
    let substitute = character.substitute(style)
    let columns = substitute == nil ? character.columns : 1
    if column > min(indent, width - 1), column + columns > width {
      newLine()
      begin(offset)
    }
    let line = lines.count - 1
    let start = lines[line].text.utf8.count
    lines[line].text += substitute ?? String(character)
    column += columns
    // A span holds what is the same in both; a substitute begins and ends one.
    if substitute != nil { begin(offset, from: start) }
    lines[line].spans[lines[line].spans.count - 1].end = lines[line].text.utf8.count
    if substitute != nil { begin(offset + character.utf8.count) }
  }
  /// Begins a part of the value at `offset`, in place of one that stayed empty.
  private mutating func begin(_ offset: Int, from start: Int? = nil) {
    let line = lines.count - 1
    let start = start ?? lines[line].text.utf8.count
    if let last = lines[line].spans.last, last.offset != nil, last.start == last.end {
      lines[line].spans.removeLast()
    }
    lines[line].spans.append(Span(start: start, end: start, role: .value, offset: offset))
  }

  /// Notes what was written since `start`; goes on with what was written before when it can.
  private mutating func close(_ start: Int, _ role: Span.Role) {
    let line = lines.count - 1
    let end = lines[line].text.utf8.count
    if let last = lines[line].spans.last, last.role == role, last.end == start, last.offset == nil {
      lines[line].spans[lines[line].spans.count - 1].end = end
    } else {
      lines[line].spans.append(Span(start: start, end: end, role: role, offset: nil))
    }
  }
}
