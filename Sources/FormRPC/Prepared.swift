// The beginnings of members that long answers repeat, ready to be copied.
// SPDX-License-Identifier: MIT

import FormCore

/// Pieces of JSON, each in 32 bytes of which the last one counts those that it has.
///
/// So much is copied at once, without a look at its length (measured: a tenth of a long list).
/// Made once and never freed, so that nobody has to hold it.
struct Prepared: @unchecked Sendable {
  static let shared = Prepared()
  static let room = 32
  /// The member `kind` of each kind of row, by its raw value.
  let kinds: UnsafeRawPointer
  /// The name of each attribute with comma, quotes and colon, by its raw value.
  let names: UnsafeRawPointer

  private init() {
    kinds = Prepared.made(RowKind.allCases.map { #","kind":"\#($0.name)""# })
    names = Prepared.made(Attribute.allCases.map { #","\#($0.spec.name)":"# })
  }
  private static func made(_ pieces: [String]) -> UnsafeRawPointer {
    let all = UnsafeMutableRawPointer.allocate(
      byteCount: pieces.count * room, alignment: room)
    for (index, piece) in pieces.enumerated() {
      let bytes = Array(piece.utf8)
      precondition(bytes.count < room, "too long to be prepared: \(piece)")
      let padded = bytes + repeatElement(0, count: room - 1 - bytes.count) + [UInt8(bytes.count)]
      padded.withUnsafeBytes { bytes in
        UnsafeMutableRawBufferPointer(start: all + index * room, count: room)
          .copyMemory(from: bytes)
      }
    }
    return UnsafeRawPointer(all)
  }
}

extension Writer {
  /// The member `kind` of a row.
  @inline(__always) mutating func member(_ kind: RowKind) {
    piece(prepared.kinds + Int(kind.rawValue) &* Prepared.room)
  }
  /// The name of an attribute as a member's.
  @inline(__always) mutating func name(_ attribute: Attribute) {
    piece(prepared.names + Int(attribute.rawValue) &* Prepared.room)
  }
  @inline(__always) private mutating func piece(_ piece: UnsafeRawPointer) {
    let length = Int(piece.load(fromByteOffset: Prepared.room - 1, as: UInt8.self))
    if hasRoom(Prepared.room) {
      UnsafeMutableRawPointer(base + count).copyMemory(from: piece, byteCount: Prepared.room)
      wrote(length)
    } else {
      raw(Slice(start: piece.assumingMemoryBound(to: UInt8.self), count: length))
    }
  }
}
