// What can stand on the wire: types that are read from JSON, written as JSON, or both.
// SPDX-License-Identifier: MIT

import FormCore

/// A type with a written form that can be described.
protocol Wire {
  /// What its values look like.
  static var schema: Schema { get }
  /// What a missing member of this type means; nil when it must not be missing.
  static var absent: Self? { get }
}
extension Wire {
  static var absent: Self? { nil }
}

/// A type that can be read from JSON.
protocol Readable: Wire {
  /// A value for examples, and for asking an object what its members are.
  static var sample: Self { get }
  init(_ view: View) throws(WireError)
}

/// A type that can be written as JSON.
protocol Writable: Wire {
  func write(_ w: inout Writer)
  /// Writes the value as a member; does nothing when it is to be left out.
  func write(as name: StaticString, _ w: inout Writer)
}
extension Writable {
  @inline(__always) func write(as name: StaticString, _ w: inout Writer) {
    w.name(name)
    write(&w)
  }
}

/// What was wrong with a value, and where in the params.
struct WireError: Error {
  enum Step {
    case member(StaticString)
    case name(String)
    case index(Int)
  }
  private(set) var path: [Step]
  let problem: String
  let kind: ErrorKind

  init(_ problem: String, at path: [Step] = [], kind: ErrorKind = .invalidParams) {
    self.problem = problem
    self.path = path
    self.kind = kind
  }
  /// The same complaint, seen from one step further out.
  @inline(never) func inside(_ step: Step) -> WireError {
    WireError(problem, at: [step] + path, kind: kind)
  }

  /// The complaint in words, such as `params.rows[3].note: expected a string`.
  func text(root: String) -> String {
    var text = root
    for step in path {
      switch step {
      case .member(let name): text += ".\(name)"
      case .name(let name): text += "." + name
      case .index(let index): text += "[\(index)]"
      }
    }
    return text + ": " + problem
  }
}

/// A name from outside as messages may show it.
func shown(_ name: Slice) -> String {
  var text = ""
  Place.append(name, to: &text)
  return text
}
/// A name from outside as messages may show it.
func shown(_ name: Text) -> String {
  name.withBytes { bytes in
    guard let start = bytes.baseAddress else { return "" }
    return shown(Slice(start: start.assumingMemoryBound(to: UInt8.self), count: bytes.count))
  }
}

// MARK: The types of JSON

extension Bool: Readable, Writable {
  static var sample: Bool { true }
  static var schema: Schema { .boolean }
  init(_ view: View) throws(WireError) {
    guard let value = view.bool else { throw WireError("expected true or false") }
    self = value
  }
  func write(_ w: inout Writer) { w.bool(self) }
}
extension Int: Readable, Writable {
  static var sample: Int { 1 }
  static var schema: Schema { .integer(from: nil) }
  init(_ view: View) throws(WireError) {
    if let value = view.int {
      self = value
      return
    }
    // `1.0` and `1e3` are integers too; text is none, however it reads.
    guard view.number != nil, let value = (try? Decimal(view))?.asInt else {
      throw WireError("expected an integer")
    }
    self = value
  }
  func write(_ w: inout Writer) { w.int(self) }
}
extension Text: Readable, Writable {
  static var sample: Text { "text" }
  static var schema: Schema { .string }
  @inline(__always) init(_ view: View) throws(WireError) {
    guard let value = view.string else { throw WireError("expected a string") }
    self.init(value.string)
  }
  @inline(__always) func write(_ w: inout Writer) { w.text(self) }
}
extension Decimal: Readable, Writable {
  static var sample: Decimal { 1 }
  static var schema: Schema { .numberOrText }
  /// A number, or its text where other JSON readers could not keep it.
  init(_ view: View) throws(WireError) {
    switch view.number {
    case .int(let int): self.init(int)
    case .text(let text): self = try Decimal.read(text)
    case nil:
      guard let text = view.string else { throw WireError("expected a number") }
      self = try Decimal.read(text)
    }
  }
  private static func read(_ text: Slice) throws(WireError) -> Decimal {
    do throws(Fault) {
      return try Decimal(json: UnsafeRawBufferPointer(start: text.start, count: text.count))
    } catch {
      guard error == .outOfRange else { throw WireError("expected a number") }
      throw WireError(
        "expected a number of at most 34 digits within decimal128's range", kind: .outOfRange)
    }
  }
  func write(_ w: inout Writer) {
    if isInteger, let int = asInt, int.magnitude < 1 << 53 { return w.int(int) }
    w.decimal(canonicalText, plain: isPlain)
  }
}
extension Optional: Wire where Wrapped: Wire {
  static var schema: Schema { Wrapped.schema }
  static var absent: Wrapped?? { .some(nil) }
}
extension Optional: Readable where Wrapped: Readable {
  static var sample: Wrapped? { .some(Wrapped.sample) }
  /// Null counts as absent: some clients cannot leave a member out.
  init(_ view: View) throws(WireError) {
    if view.isNull { self = nil } else { self = try Wrapped(view) }
  }
}
extension Optional: Writable where Wrapped: Writable {
  func write(_ w: inout Writer) {
    if let self { self.write(&w) } else { w.null() }
  }
  @inline(__always) func write(as name: StaticString, _ w: inout Writer) {
    if let self { self.write(as: name, &w) }
  }
}
extension Array: Wire where Element: Wire {
  static var schema: Schema { .list(Element.schema) }
}
extension Array: Readable where Element: Readable {
  static var sample: [Element] { [Element.sample] }
  init(_ view: View) throws(WireError) {
    guard let count = view.count else { throw WireError("expected a list") }
    self = []
    reserveCapacity(count)
    for index in 0..<count {
      do throws(WireError) { append(try Element(view[index])) } catch {
        throw error.inside(.index(index))
      }
    }
  }
}
extension Array: Writable where Element: Writable {
  func write(_ w: inout Writer) {
    let mark = w.count
    for element in self {
      w.comma()
      element.write(&w)
    }
    w.closeArray(mark)
  }
}

extension Writer {
  /// A member whose value is a constant word.
  mutating func member(_ name: StaticString, _ word: StaticString) {
    self.name(name)
    // Sentences of ours may hold quotes; words never do.
    string(Slice(word))
  }
  /// A list of constant words.
  mutating func strings(_ words: [StaticString]) {
    array { w in
      for word in words {
        w.comma()
        w.word(word)
      }
    }
  }
}
