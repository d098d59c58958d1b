// What waits for a client: sent in order whatever the pieces, and let go once it is sent.
// SPDX-License-Identifier: MIT

import Testing

@testable import FormRPC

@Suite struct OutgoingTests {
  private let ledger = Ledger()

  @Test func letsGoOfWhatIsSentThoughMoreWaits() {
    var outgoing = Outgoing(ledger)
    weak var sent: Packet?
    weak var waits: Packet?
    do {
      let packets = [Packet([1, 2, 3], ledger), Packet([4, 5], ledger)]
      (sent, waits) = (packets[0], packets[1])
      for packet in packets { outgoing.append(packet) }
    }
    var room = 4
    outgoing.drain { bytes in
      let taken = min(room, bytes.count)
      room -= taken
      return taken
    }
    #expect(sent == nil)
    #expect(waits != nil)
    #expect(outgoing.count == 1)
    #expect(ledger.bytes == 2)
  }

  /// Bytes appended as one copy, and how many of them each write takes.
  @Test(arguments: [
    (0, 1), (1, 1), (65_535, 9_999), (65_536, 65_536), (65_537, 65_536), (200_000, 70_001),
  ])
  func sendsACopyInOrder(_ bytes: Int, _ most: Int) {
    let copied = (0..<bytes).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
    var outgoing = Outgoing(ledger)
    outgoing.append(Packet([7], ledger))
    copied.withUnsafeBytes { outgoing.append(copyOf: $0) }
    outgoing.append(Packet([8], form: 1, ledger))
    #expect(outgoing.count == bytes + 2)
    outgoing.drop(form: 1)
    var sent: [UInt8] = []
    outgoing.drain { piece in
      sent += piece.prefix(most)
      return min(most, piece.count)
    }
    #expect(sent == [7] + copied)
    #expect(outgoing.isEmpty)
    #expect(ledger.bytes == 0)
  }

  @Test func countsAPacketOnceInHoweverManyQueues() {
    var queues = (0..<100).map { _ in Outgoing(ledger) }
    do {
      let packet = Packet([UInt8](repeating: 7, count: 1_000), ledger)
      for index in queues.indices { queues[index].append(packet) }
    }
    #expect(ledger.bytes == 1_000)
    for index in queues.indices.dropLast() { queues[index].dropAll() }
    #expect(ledger.bytes == 1_000)
    queues[99].drain(\.count)
    #expect(ledger.bytes == 0)
  }
}
