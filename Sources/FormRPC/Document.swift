// A JSON document in a file: read whole, past the gate, parsed; what is wrong is told by its place.
// SPDX-License-Identifier: MIT

import FormCore
import Glibc

/// What is wrong with a file, and where in it: `form.json: sections[0].rows[2].kind: missing`.
public struct DocumentError: Error, CustomStringConvertible {
  /// The file, the place in it, and what was expected there.
  public let description: String

  /// `complaint` is a place and what was expected there, as messages about params have it.
  init(_ file: String, _ complaint: String) {
    description = "\(file): \(Document.bare(complaint))"
  }
}

/// A JSON document in a file, which is one object.
enum Document {
  /// Reads the file at `path`, or stdin where that is `-`.
  ///
  /// - Parameters:
  ///   - path: Where it is.
  ///   - limits: Of messages: bytes, depth, and what the tree may take.
  ///   - body: Makes something of the value.
  /// - Returns: what that is.
  /// - Throws: that the file cannot be read, is no JSON, or what `body` refuses.
  static func read<R>(
    _ path: String, _ limits: Limits, _ body: (View) throws(WireError) -> R
  ) throws(DocumentError) -> R {
    let text = try contents(path, limits)
    // As params of a message it is looked at as all is that comes from outside.
    let frame = Array(#"{"params":"#.utf8) + text + [UInt8(ascii: "}")]
    return try frame.withUnsafeBufferPointer { frame throws(DocumentError) in
      guard let start = frame.baseAddress else { throw DocumentError(path, "expected an object") }
      let from = frame.count - text.count - 1
      try check(Slice(start: start + from, count: text.count), path)
      return try parse(Slice(start: start, count: frame.count), path, limits, body)
    }
  }
  /// A place in a document, which has no name itself.
  static func bare(_ place: String) -> Substring {
    switch place.utf8.first {
    case UInt8(ascii: "."): place.dropFirst(1)
    case UInt8(ascii: ":"): place.dropFirst(2)
    default: place[...]
    }
  }

  private static func contents(_ path: String, _ limits: Limits) throws(DocumentError) -> [UInt8] {
    let isStandard = path.utf8.elementsEqual("-".utf8)
    let number = isStandard ? 0 : open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
    guard number >= 0 else {
      throw DocumentError(path, String(cString: strerror(errno)))
    }
    defer { if !isStandard { close(number) } }
    guard let text = StandardStreams.readAll(limit: limits.messageBytes, from: number) else {
      throw DocumentError(
        path, "cannot be read, or has more than \(limits.messageBytes) bytes")
    }
    return text
  }
  /// By itself it must be an object: put into other text, it might end that and go on.
  private static func check(_ text: Slice, _ path: String) throws(DocumentError) {
    var gate = Gate()
    let shape: Gate.Shape
    do throws(Refusal) { shape = try gate.scan(text) } catch {
      throw DocumentError(path, "\(error.reason.text) at byte \(error.offset)")
    }
    guard shape == .message else { throw DocumentError(path, "expected an object") }
  }
  private static func parse<R>(
    _ frame: Slice, _ path: String, _ limits: Limits, _ body: (View) throws(WireError) -> R
  ) throws(DocumentError) -> R {
    var gate = Gate(depthLimit: limits.depth)
    guard (try? gate.scan(frame)) == .message, let params = gate[0].params else {
      throw DocumentError(path, "expected an object")
    }
    let envelope = gate[0]
    if let finding = envelope.inner {
      throw DocumentError(
        path, finding.path(in: params, of: frame, root: "") + ": " + finding.expected)
    }
    guard envelope.depth <= limits.depth else {
      throw DocumentError(path, "expected at most \(limits.depth) levels of nesting")
    }
    guard envelope.treeBytes <= limits.treeBytes else {
      throw DocumentError(
        path, "expected less; this would take more than \(limits.treeBytes) bytes when parsed")
    }
    var parser = Parser(depthLimit: limits.depth)
    guard let tree = parser.parse(params, hasLongIntegers: envelope.hasLongIntegers) else {
      throw DocumentError(path, "cannot be parsed")
    }
    defer { extendLifetime(tree) }  // Views do not keep it.
    do throws(WireError) { return try body(tree.view) } catch {
      throw DocumentError(path, error.text(root: ""))
    }
  }
}
