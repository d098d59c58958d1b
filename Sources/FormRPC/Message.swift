// A message of a daemon, as a client sees it.
// SPDX-License-Identifier: MIT

import FormCore

/// A message of a daemon.
///
/// Told by how it begins: the order of its members is part of the protocol (section 2), so that
/// megabytes of an answer need not be parsed to be handed on.
public struct Message {
  /// What it is.
  public enum Kind: Sendable {
    /// An answer; its body is the result.
    case result
    /// An error; its body is the error object.
    case error
    /// A notification; its body is the whole message.
    case notification
  }
  /// What it is.
  public let kind: Kind
  /// The whole message, without its line end.
  let bytes: [UInt8]
  private let from: Int

  private static let beginnings: [(StaticString, Kind)] = [
    (#"{"jsonrpc":"2.0","id":1,"result":"#, .result),
    (#"{"jsonrpc":"2.0","id":1,"error":"#, .error),
    (#"{"jsonrpc":"2.0","id":null,"error":"#, .error),
    (#"{"jsonrpc":"2.0","method":"#, .notification),
  ]

  /// Recognises a line; nil when no daemon would say that to a caller.
  init?(_ line: Slice) {
    guard line.count > 0, line.start[line.count - 1] == UInt8(ascii: "}") else { return nil }
    let found = Message.beginnings.first { line.begins(with: $0.0) }
    guard let (beginning, kind) = found else { return nil }
    self.kind = kind
    bytes = [UInt8](UnsafeBufferPointer(start: line.start, count: line.count))
    from = kind == .notification ? 0 : beginning.utf8CodeUnitCount
  }

  /// The result, the error object or the whole notification, as a line that is safe to print.
  public var line: [UInt8] {
    Message.printable(kind == .notification ? bytes[...] : bytes[from..<bytes.count - 1])
  }
  /// The whole message, as a line that is safe to print.
  public var wholeLine: [UInt8] { Message.printable(bytes[...]) }

  /// Whether it is a notification of this method.
  public func isNotification(_ method: StaticString) -> Bool {
    guard kind == .notification else { return false }
    let name = bytes[#"{"jsonrpc":"2.0","method":""#.utf8.count...]
    let end = name.dropFirst(method.utf8CodeUnitCount).first
    return method.withUTF8Buffer { name.starts(with: $0) } && end == UInt8(ascii: "\"")
  }

  /// The same JSON with its line end, where what could repaint a terminal stands as an escape.
  ///
  /// C1 controls and what turns the direction of writing come only inside strings; C0 are escaped
  /// already.
  private static func printable(_ json: ArraySlice<UInt8>) -> [UInt8] {
    var line: [UInt8] = []
    line.reserveCapacity(json.count + 1)
    var at = json.startIndex
    while at < json.endIndex {
      let byte = json[at]
      let code: UInt32
      var width = 1
      switch byte {
      case 0x7F: code = 0x7F
      case 0xC2 where at + 1 < json.endIndex && json[at + 1] < 0xA0:
        code = UInt32(json[at + 1])
        width = 2
      case 0xE2 where at + 2 < json.endIndex && (json[at + 1] == 0x80 || json[at + 1] == 0x81):
        code = 0x2000 | UInt32(json[at + 1] & 0x3F) << 6 | UInt32(json[at + 2] & 0x3F)
        width = 3
      default: code = 0
      }
      if code > 0, let scalar = Unicode.Scalar(code), scalar.isControlling {
        let digits = String(code, radix: 16)
        line += "\\u\(code < 0x1000 ? "00" : "")\(digits)".utf8
      } else {
        line += json[at..<at + width]
      }
      at += width
    }
    line.append(0x0A)
    return line
  }
}

extension Slice {
  fileprivate func begins(with text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    return count >= length && Slice(start: start, count: length).equals(text)
  }
}
