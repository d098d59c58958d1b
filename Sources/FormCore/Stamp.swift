// When something last changed, and through whom.
// SPDX-License-Identifier: MIT

/// The revision that last changed something, and the client that asked for it (0: the daemon).
public struct Stamp: Sendable, Equatable {
  /// Revision of the form.
  public var revision: Int
  /// Number of the client.
  public var by: Int
  /// A stamp.
  public init(revision: Int, by: Int) {
    self.revision = revision
    self.by = by
  }
}
