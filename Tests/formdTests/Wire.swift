// A conversation in lines over descriptors, and the messages the tests send.
// SPDX-License-Identifier: MIT

import Foundation
import Glibc

/// Writes text and reads lines over descriptors, with an end to its patience.
final class Wire {
  private var reading: Int32
  private let writing: Int32
  private let owned: Bool
  private var buffer: [UInt8] = []
  private var searched = 0

  init(reading: Int32, writing: Int32) {
    self.reading = reading
    self.writing = writing
    owned = false
  }

  /// Connects to a daemon's socket; nil when nobody listens.
  init?(connectingTo path: String) {
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    let file = socket(AF_UNIX, kind, 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let connected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(file, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    reading = file
    writing = file
    owned = true
    guard connected == 0 else { return nil }
  }
  deinit { if owned { close(writing) } }

  func stopReading() { reading = -1 }
  func endWriting() { shutdown(writing, Int32(SHUT_WR)) }

  /// Writes everything, however long the reader takes; what a reader who left does not take is lost.
  func send(_ text: String) {
    var left = Array(text.utf8)[...]
    while !left.isEmpty {
      let put = left.withUnsafeBytes { write(writing, $0.baseAddress, $0.count) }
      guard put > 0 else { return }
      left = left.dropFirst(put)
    }
  }

  /// The next line without its end; nil at the end, or when patience is.
  func line() -> String? {
    while true {
      if let end = endOfLine() {
        defer {
          buffer.removeFirst(end + 1)
          searched = 0
        }
        return String(decoding: buffer[..<end], as: UTF8.self)
      }
      guard readSome() else { return nil }
    }
  }

  /// Where the first line ends; what was searched once is not searched again.
  private func endOfLine() -> Int? {
    buffer.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return nil }
      let found = memchr(start + searched, 0x0A, bytes.count - searched)
      searched = bytes.count
      return found.map { UnsafeRawPointer($0) - start }
    }
  }

  /// The next `count` bytes; fewer at the end, or when patience is.
  func bytes(_ count: Int) -> [UInt8] {
    while buffer.count < count, readSome() {}
    defer { buffer.removeFirst(min(count, buffer.count)) }
    return Array(buffer.prefix(count))
  }

  /// Everything up to the end; nil when there is no end while patience lasts.
  func rest() -> String? {
    while readSome() {}
    guard ended else { return nil }
    defer {
      buffer = []
      searched = 0
    }
    return String(decoding: buffer, as: UTF8.self)
  }

  private var ended = false

  private func readSome() -> Bool {
    guard reading >= 0, !ended else { return false }
    var question = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
    guard poll(&question, 1, Int32(patience * 1_000)) > 0 else { return false }
    var chunk = [UInt8](repeating: 0, count: 65_536)
    let got = read(reading, &chunk, chunk.count)
    ended = got <= 0
    if got > 0 { buffer += chunk[..<got] }
    return got > 0
  }
}

/// A request that is answered with its params, on one line.
func echo(_ id: Int, _ params: String = "{\"a\":1}") -> String {
  "{\"jsonrpc\":\"2.0\",\"id\":\(id),\"method\":\"server/echo\",\"params\":\(params)}\n"
}
/// The answer to that request, without its line end.
func echoed(_ id: Int, _ params: String = "{\"a\":1}") -> String {
  "{\"jsonrpc\":\"2.0\",\"id\":\(id),\"result\":\(params)}"
}
/// A message as LSP frames it.
func framed(_ body: String) -> String { "Content-Length: \(body.utf8.count)\r\n\r\n\(body)" }
/// Params of `count` bytes and a few more.
func load(_ count: Int) -> String { "{\"a\":\"\(String(repeating: "x", count: count))\"}" }
