// A client of a daemon: it asks, waits, and hands over what comes.
// SPDX-License-Identifier: MIT

import CSystem
import FormCore
import Glibc

/// One connection to a daemon on a socket, for a program that does one thing at a time.
public final class Caller {
  private let socket: Descriptor
  private let path: String
  private var cutter = Cutter(framing: .lines, limit: Int.max / 2)
  /// Bytes that came and were not handed over yet.
  private var input: [UInt8] = []

  /// Connects to the daemon that listens at `path`.
  ///
  /// - Throws: `noDaemon` when nobody listens there; `foreign` when somebody else does.
  public init(at path: String) throws(CallError) {
    self.path = path
    guard path.utf8.count <= SocketPath.limit else {
      throw .notListening(.pathTooLong(path, bytes: path.utf8.count))
    }
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard let socket = Descriptor(Glibc.socket(AF_UNIX, kind, 0)) else {
      throw .refused(path, SystemError("cannot make a socket"))
    }
    let number = socket.number
    let result = sockaddr_un.with(path) { connect(number, $0, $1) }
    guard result == 0 else {
      switch errno {
      case ENOENT, ECONNREFUSED, ENOTDIR: throw .noDaemon(path)
      default: throw .refused(path, SystemError("cannot connect"))
      }
    }
    // Whoever listens gets to see what is asked, passwords too.
    guard let peer = Peer(of: number), peer.mayConnect else { throw .foreign(path) }
    self.socket = socket
  }

  /// The number of the socket, to wait on; what came with earlier bytes does not show there.
  var number: Int32 { socket.number }

  /// Sends a request.
  ///
  /// - Parameters:
  ///   - method: the method's name.
  ///   - params: JSON, over any number of lines; nil for none.
  /// - Throws: `badParams` when that is no JSON; nothing was sent then.
  public func ask(_ method: String, _ params: [UInt8]? = nil) throws(CallError) {
    var w = Writer()
    w.raw(#"{"jsonrpc":"2.0","id":1,"method":"#)
    w.text(Text(method))
    if let params {
      w.raw(#","params":"#)
      try Caller.write(params, &w)
    }
    w.raw("}\n")
    // A daemon that turned us away has closed; what it said can still be read.
    let channel = Channel(descriptor: socket.number, kind: .own)
    var left = w.bytes
    while !left.isEmpty, case .bytes(let count) = channel.write(left) {
      left = UnsafeRawBufferPointer(rebasing: left[count...])
    }
  }

  /// Line ends stand only between the tokens of JSON: without them it is one line.
  private static func write(_ params: [UInt8], _ w: inout Writer) throws(CallError) {
    var gate = Gate()
    var fault: String?
    params.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return fault = "expected JSON" }
      do throws(Refusal) {
        _ = try gate.scan(Slice(start: start, count: bytes.count))
      } catch {
        fault = "\(error.reason.text) at byte \(error.offset)"
      }
    }
    if let fault { throw .badParams(fault) }
    for byte in params { w.byte(byte == 0x0A || byte == 0x0D ? 0x20 : byte) }
  }

  /// The next message, as soon as it has come whole; nil when the daemon ended the connection.
  ///
  /// - Throws: `notUnderstood` when what comes is no message of a daemon.
  public func next() throws(CallError) -> Message? {
    while true {
      if let message = try cut() { return message }
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      let channel = Channel(descriptor: socket.number, kind: .own)
      switch chunk.withUnsafeMutableBytes({ channel.read(into: $0) }) {
      case .bytes(let count): input += chunk[..<count]
      case .blocked: continue
      case .end, .failed: return nil
      }
    }
  }

  /// A message that has come whole already.
  func cut() throws(CallError) -> Message? {
    var found: Message?
    var isBroken = false
    var used = 0
    input.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return }
      while used < bytes.count, found == nil, !isBroken {
        switch cutter.next(Slice(start: start + used, count: bytes.count - used)) {
        case .frame(let line, let taken):
          used += taken
          found = Message(line)
          isBroken = found == nil
        case .skipped(let taken): used += taken
        case .tooLong, .broken: isBroken = true
        case .incomplete: return
        }
      }
    }
    if isBroken { throw .notUnderstood(path) }
    if used > 0 { input.removeFirst(used) }
    return found
  }
}

/// Why a daemon could not be asked.
public enum CallError: Error, CustomStringConvertible {
  /// Nobody listens at the path.
  case noDaemon(String)
  /// Another user listens there.
  case foreign(String)
  /// A daemon that was started did not come to listen.
  case didNotStart(String)
  /// There cannot be a daemon at the path.
  case notListening(ListenError)
  /// The system refused a call.
  case refused(String, SystemError)
  /// What answers is no formd, or one that does not speak in lines.
  case notUnderstood(String)
  /// The daemon ended the connection before it answered.
  case left
  /// The params are not JSON.
  case badParams(String)

  /// One sentence for a person.
  public var description: String {
    switch self {
    case .noDaemon(let path):
      "no daemon listens at \(path); start one with formd serve --socket, or give --start"
    case .foreign(let path): "another user listens at \(path)"
    case .didNotStart(let path):
      "a daemon did not start at \(path); formd serve --socket says why"
    case .notListening(let error): "\(error)"
    case .refused(let path, let error): "\(path): \(error)"
    case .notUnderstood(let path): "what listens at \(path) does not speak as formd does"
    case .left: "the daemon ended the connection before it answered"
    case .badParams(let fault): "the params are no JSON: \(fault)"
    }
  }
}
