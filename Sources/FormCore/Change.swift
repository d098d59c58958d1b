// What watchers are told: facts about a form, in the order in which they came about.
// SPDX-License-Identifier: MIT

/// One fact about a form.
///
/// Applied in order, changes turn one snapshot into the next.
public enum Change {
  case sectionsInserted(at: Int, [InsertedSection])
  case sectionsRemoved([Text])
  case sectionMoved(Text, at: Int)
  case rowsInserted(section: Text, at: Int, [InsertedRow])
  case rowsRemoved([Text])
  case rowMoved(Text, section: Text, at: Int)
  case itemsInserted(section: Text, at: Int, [Item])
  case itemsRemoved(section: Text, [Text])
  case itemMoved(section: Text, Text, at: Int)
  case members(MemberChange)
}

/// Members of a node, and of its state, that are written or removed.
public struct MemberChange {
  /// What happened.
  public enum Kind: UInt8, Sendable, CaseIterable {
    case formUpdated, sectionUpdated, rowUpdated, fieldUpdated, valueChanged, optionsChanged
    case issuesChanged, visibilityChanged, enabledChanged, stateChanged, outcomeChanged

    /// The word on the wire.
    public var name: StaticString {
      switch self {
      case .formUpdated: "formUpdated"
      case .sectionUpdated: "sectionUpdated"
      case .rowUpdated: "rowUpdated"
      case .fieldUpdated: "fieldUpdated"
      case .valueChanged: "valueChanged"
      case .optionsChanged: "optionsChanged"
      case .issuesChanged: "issuesChanged"
      case .visibilityChanged: "visibilityChanged"
      case .enabledChanged: "enabledChanged"
      case .stateChanged: "stateChanged"
      case .outcomeChanged: "outcomeChanged"
      }
    }
  }
  /// The node it is about.
  public enum Node: Sendable, Equatable {
    case form
    case section(Text)
    case row(Text)
    case field(Text)
  }
  /// What happened.
  public let kind: Kind
  /// The node it is about, by the id it had until now.
  public let node: Node
  /// Members written into the node.
  public internal(set) var written: [NamedValue] = []
  /// Members taken out of the node.
  public internal(set) var removed: [StaticString] = []
  /// Members written into the node's state.
  public internal(set) var state: [StateEntry] = []
  /// Members taken out of the node's state.
  public internal(set) var unstate: [StateMember] = []

  init(_ kind: Kind, _ node: Node) {
    self.kind = kind
    self.node = node
  }
}

/// A member by name.
public struct NamedValue {
  /// The name on the wire.
  public let name: StaticString
  /// What it says.
  public let value: Value
}
