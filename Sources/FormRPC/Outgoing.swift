// What waits to be sent to one client: whole frames in order, bounded by who is asked to wait.
// SPDX-License-Identifier: MIT

/// One frame or several, encoded once and shared by all queues they wait in.
final class Packet {
  let bytes: [UInt8]
  /// The life of the form whose watchers may lose it when they read too slowly; nil: never lost.
  let form: Int?
  private let ledger: Ledger
  init(_ bytes: [UInt8], form: Int? = nil, _ ledger: Ledger) {
    self.bytes = bytes
    self.form = form
    self.ledger = ledger
    ledger.bytes += bytes.count
  }
  deinit { ledger.bytes -= bytes.count }
}

/// Counts the bytes that wait in memory: unfinished messages, and packets once each, in however many
/// queues they are.
final class Ledger {
  fileprivate(set) var bytes = 0
  /// Bytes of a client's unfinished message came or were used.
  func add(_ count: Int) { bytes += count }
}

/// What waits to be sent to one client.
struct Outgoing {
  /// Nil where a packet was sent: a queue that is filled again before it is empty would keep it.
  private var packets: [Packet?] = []
  /// Packets before this one are sent.
  private var first = 0
  /// Bytes of the first packet that are sent.
  private var sent = 0
  /// Bytes that wait.
  private(set) var count = 0

  private let ledger: Ledger

  init(_ ledger: Ledger) { self.ledger = ledger }

  var isEmpty: Bool { count == 0 }

  mutating func append(_ packet: Packet) {
    guard !packet.bytes.isEmpty else { return }
    packets.append(packet)
    count += packet.bytes.count
  }
  /// Takes a copy of frames that are never lost, in pieces, so that what is sent is soon let go.
  mutating func append(copyOf bytes: UnsafeRawBufferPointer) {
    var rest = bytes[...]
    while !rest.isEmpty {
      append(Packet(Array(rest.prefix(Outgoing.pieceBytes)), ledger))
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
      guard index > begun, let packet, packet.form == form else { return false }
      count -= packet.bytes.count
      return true
    }
    packets = kept
    first = 0
  }
  /// Takes back everything, also what has begun to be sent.
  mutating func dropAll() { self = Outgoing(ledger) }
  /// Hands what waits to `write` until it takes nothing more.
  mutating func drain(_ write: (UnsafeRawBufferPointer) -> Int) {
    while first < packets.count, let bytes = packets[first]?.bytes {
      let took = bytes.withUnsafeBytes { write(UnsafeRawBufferPointer(rebasing: $0[sent...])) }
      guard took > 0 else { return }
      sent += took
      count -= took
      guard sent == bytes.count else { continue }
      sent = 0
      packets[first] = nil
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
