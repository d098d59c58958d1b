// What waits to be sent to one client: whole frames in order, bounded by who is asked to wait.
// SPDX-License-Identifier: MIT

/// One frame or several, encoded once and shared by all queues they wait in.
final class Packet: Sendable {
  let bytes: [UInt8]
  /// The life of the form whose watchers may lose it when they read too slowly; nil: never lost.
  let form: Int?
  init(_ bytes: [UInt8], form: Int? = nil) {
    self.bytes = bytes
    self.form = form
  }
}

/// What waits to be sent to one client.
struct Outgoing {
  private var packets: [Packet] = []
  /// Packets before this one are sent.
  private var first = 0
  /// Bytes of the first packet that are sent.
  private var sent = 0
  /// Bytes that wait.
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }
  private static let sentPacket = Packet([])

  mutating func append(_ packet: Packet) {
    guard !packet.bytes.isEmpty else { return }
    packets.append(packet)
    count += packet.bytes.count
  }
  /// Takes a copy of frames that are never lost, in pieces, so that what is sent is soon let go.
  mutating func append(copyOf bytes: UnsafeRawBufferPointer) {
    var rest = bytes[...]
    while !rest.isEmpty {
      append(Packet(Array(rest.prefix(Outgoing.pieceBytes))))
      rest = rest.dropFirst(Outgoing.pieceBytes)
    }
  }
  private static let pieceBytes = 64 << 10
  /// Takes back what tells of a form's changes and has not begun to be sent.
  mutating func drop(form: Int) {
    var kept = Array(packets[first...])
    let begun = sent > 0 ? 1 : 0
    guard kept.count > begun else { return }
    var index = 0
    kept.removeAll { packet in
      index += 1
      guard index > begun, packet.form == form else { return false }
      count -= packet.bytes.count
      return true
    }
    packets = kept
    first = 0
  }
  /// Hands what waits to `write` until it takes nothing more.
  mutating func drain(_ write: (UnsafeRawBufferPointer) -> Int) {
    while first < packets.count {
      let bytes = packets[first].bytes
      let took = bytes.withUnsafeBytes { write(UnsafeRawBufferPointer(rebasing: $0[sent...])) }
      guard took > 0 else { return }
      sent += took
      count -= took
      guard sent == bytes.count else { continue }
      sent = 0
      // A queue that is filled again before it is empty would keep all that was ever sent.
      packets[first] = Outgoing.sentPacket
      first += 1
      if first == packets.count {
        packets = []
        first = 0
      } else if first >= 64 {
        packets.removeSubrange(..<first)
        first = 0
      }
    }
  }
}
