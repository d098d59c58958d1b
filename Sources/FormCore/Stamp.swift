// When something last changed, and through whom.
// SPDX-License-Identifier: MIT

/// The revision that last changed something, by whom, and when somebody else last did.
///
/// Two words, for every row has three: 44 bits for a revision are a million changes a second for
/// half a year, 40 bits for a client as many connections for two weeks.
public struct Stamp: Sendable, Equatable {
  /// The last revision, and the upper half of the client.
  private var last: UInt64
  /// The last revision by another client, and the lower half of the client.
  private var other: UInt64

  private static var half: UInt64 { 20 }
  private static var mask: UInt64 { 1 << half - 1 }

  private init(revision: Int, by: Int, others: Int) {
    let client = UInt64(truncatingIfNeeded: by)
    last = UInt64(truncatingIfNeeded: revision) << Stamp.half | client >> Stamp.half & Stamp.mask
    other = UInt64(truncatingIfNeeded: others) << Stamp.half | client & Stamp.mask
  }
  /// Changed at `revision` for the first time.
  public init(revision: Int, by: Int) { self.init(revision: revision, by: by, others: 0) }

  /// Revision of the last change.
  public var revision: Int { Int(last >> Stamp.half) }
  /// The client that asked for it; 0 is the daemon.
  public var by: Int { Int((last & Stamp.mask) << Stamp.half | other & Stamp.mask) }
  /// Revision of the last change that anybody but `by` asked for; 0 is none.
  private var others: Int { Int(other >> Stamp.half) }

  /// Changed again.
  mutating func renew(_ now: Stamp) {
    self = Stamp(revision: now.revision, by: now.by, others: by == now.by ? others : revision)
  }
  /// When anybody but `client` last changed it; 0 is never.
  public func last(notBy client: Int) -> Int { by == client ? others : revision }
}
