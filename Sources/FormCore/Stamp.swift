// When something last changed, and through whom.
// SPDX-License-Identifier: MIT

/// The revision that last changed something, by whom, and when somebody else last did.
public struct Stamp: Sendable, Equatable {
  /// Revision of the last change.
  public private(set) var revision: Int
  /// The client that asked for it; 0 is the daemon.
  public private(set) var by: Int
  /// Revision of the last change that anybody but `by` asked for; 0 is none.
  private var others = 0

  /// Changed at `revision` for the first time.
  public init(revision: Int, by: Int) {
    self.revision = revision
    self.by = by
  }
  /// Changed again.
  mutating func renew(_ now: Stamp) {
    if by != now.by {
      others = revision
      by = now.by
    }
    revision = now.revision
  }
  /// When anybody but `client` last changed it; 0 is never.
  public func last(notBy client: Int) -> Int { by == client ? others : revision }
}
