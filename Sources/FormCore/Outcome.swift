// How a form ended.
// SPDX-License-Identifier: MIT

/// How a form ended; while it has an outcome, nothing but marks may change.
public struct Outcome: Sendable, Equatable {
  /// Which way.
  public enum Kind: UInt8, Sendable, CaseIterable {
    case submitted, declined, cancelled
    /// The word on the wire.
    public var name: StaticString {
      switch self {
      case .submitted: "submitted"
      case .declined: "declined"
      case .cancelled: "cancelled"
      }
    }
  }
  /// Which way.
  public let kind: Kind
  /// Why, in the words of whoever ended it.
  public let reason: Text?
  /// An outcome.
  public init(_ kind: Kind, reason: Text? = nil) {
    self.kind = kind
    self.reason = reason
  }
}
