// JSON laid out to be read: what fits stays on one line, the rest is indented.
// SPDX-License-Identifier: MIT

/// Lays out JSON that has no white space yet.
enum JSONLayout {
  /// The same JSON in lines of at most `width` bytes, where its strings allow it.
  static func text(_ json: [UInt8], width: Int) -> String {
    var layout = Layout(json: json, ends: ends(json), width: width)
    layout.value(indent: 0, tail: 0)
    return String(decoding: layout.out, as: UTF8.self)
  }

  /// Where each value in brackets ends, by where it begins.
  private static func ends(_ json: [UInt8]) -> [Int: Int] {
    var ends: [Int: Int] = [:]
    var open: [Int] = []
    var at = 0
    while at < json.count {
      switch json[at] {
      case UInt8(ascii: "\""): at = stringEnd(json, at)
      case UInt8(ascii: "{"), UInt8(ascii: "["): open.append(at)
      case UInt8(ascii: "}"), UInt8(ascii: "]"): if let begin = open.popLast() { ends[begin] = at }
      default: break
      }
      at += 1
    }
    return ends
  }
  /// Where the closing quote is of the string that begins at `start`.
  fileprivate static func stringEnd(_ json: [UInt8], _ start: Int) -> Int {
    var at = start + 1
    while at < json.count, json[at] != UInt8(ascii: "\"") {
      at += json[at] == UInt8(ascii: "\\") ? 2 : 1
    }
    return at
  }
}

private struct Layout {
  let json: [UInt8]
  let ends: [Int: Int]
  let width: Int
  var out: [UInt8] = []
  var at = 0
  var lineStart = 0

  init(json: [UInt8], ends: [Int: Int], width: Int) {
    self.json = json
    self.ends = ends
    self.width = width
  }

  /// One value; `tail` bytes follow it on its line.
  mutating func value(indent: Int, tail: Int) {
    guard at < json.count else { return }
    guard let end = ends[at] else { return copy(to: scalarEnd) }
    if out.count - lineStart + spaced(at, end) + tail <= width {
      return copySpaced(to: end + 1)
    }
    let isObject = json[at] == UInt8(ascii: "{")
    copy(to: at + 1)
    while at < end {
      newLine(indent + 2)
      if isObject {
        copy(to: JSONLayout.stringEnd(json, at) + 2)
        out.append(UInt8(ascii: " "))
      }
      value(indent: indent + 2, tail: 1)
      if at < end { copy(to: at + 1) }
    }
    newLine(indent)
    copy(to: end + 1)
  }
  private var scalarEnd: Int {
    if json[at] == UInt8(ascii: "\"") { return JSONLayout.stringEnd(json, at) + 1 }
    var end = at
    while end < json.count,
      ![UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]")].contains(json[end])
    {
      end += 1
    }
    return end
  }
  private mutating func newLine(_ indent: Int) {
    out.append(UInt8(ascii: "\n"))
    lineStart = out.count
    out.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent))
  }
  private mutating func copy(to end: Int) {
    out.append(contentsOf: json[at..<min(end, json.count)])
    at = end
  }
  /// Copies with a blank behind commas and colons.
  private mutating func copySpaced(to end: Int) {
    while at < end {
      if json[at] == UInt8(ascii: "\"") { copy(to: JSONLayout.stringEnd(json, at) + 1) }
      let byte = json[at]
      copy(to: at + 1)
      if byte == UInt8(ascii: ",") || byte == UInt8(ascii: ":") { out.append(UInt8(ascii: " ")) }
    }
  }
  /// How long a value is with blanks behind commas and colons; stops counting past the width.
  private func spaced(_ begin: Int, _ end: Int) -> Int {
    guard end - begin < width else { return width + 1 }
    var length = end - begin + 1
    var at = begin
    while at < end {
      if json[at] == UInt8(ascii: "\"") {
        at = JSONLayout.stringEnd(json, at)
      } else if json[at] == UInt8(ascii: ",") || json[at] == UInt8(ascii: ":") {
        length += 1
      }
      at += 1
    }
    return length
  }
}
