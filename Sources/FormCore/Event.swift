// What happened in a form without changing it.
// SPDX-License-Identifier: MIT

/// Something that happened without changing the form, and who it concerns.
public struct Event {
  /// What can happen.
  public enum What {
    case rowSelected(Row, scrollPosition: ScrollPosition?)
    case rowDeselected(Row)
    /// Of a field, which may be a field of a row.
    case editingBegan(Row)
    case editingEnded(Row)
    case expanded(Row)
    case collapsed(Row)
    /// With the field's text, which is nil where it is secret.
    case returnPressed(Row, text: Text?)
    /// Somebody wants these shown anew; all that is nil.
    case refreshRequested(sections: [Section]?, rows: [Row]?)
    case view(ViewNews)

    /// Which of them.
    public var kind: Kind {
      switch self {
      case .rowSelected: .rowSelected
      case .rowDeselected: .rowDeselected
      case .editingBegan: .editingBegan
      case .editingEnded: .editingEnded
      case .expanded: .expanded
      case .collapsed: .collapsed
      case .returnPressed: .returnPressed
      case .refreshRequested: .refreshRequested
      case .view: .viewEvent
      }
    }
  }
  /// The sorts of events.
  public enum Kind: UInt8, Sendable, CaseIterable {
    case rowSelected, rowDeselected, editingBegan, editingEnded, expanded, collapsed
    case returnPressed, refreshRequested, viewEvent

    /// The word on the wire.
    public var name: StaticString {
      switch self {
      case .rowSelected: "rowSelected"
      case .rowDeselected: "rowDeselected"
      case .editingBegan: "editingBegan"
      case .editingEnded: "editingEnded"
      case .expanded: "expanded"
      case .collapsed: "collapsed"
      case .returnPressed: "returnPressed"
      case .refreshRequested: "refreshRequested"
      case .viewEvent: "viewEvent"
      }
    }
  }
  /// The client whose focus moved, or who asked.
  public let client: Int
  /// What happened.
  public let what: What
}

/// Something a front end has to tell that means nothing to the form.
public struct ViewNews {
  /// What it is called, such as `beginDragging`.
  public let name: Text
  /// The row it is about.
  public let row: Row?
  /// The section it is about.
  public let section: Section?
  /// The part of it, such as `header`.
  public let part: Text?
  /// Anything.
  public let data: Value?
  /// An event called `name`.
  public init(_ name: Text, row: Row?, section: Section?, part: Text?, data: Value?) {
    self.name = name
    self.row = row
    self.section = section
    self.part = part
    self.data = data
  }
}

/// Where a front end may scroll a selected row; Former's words.
public enum ScrollPosition: UInt8, Sendable, CaseIterable {
  case none, top, middle, bottom

  /// The word on the wire.
  public var name: StaticString {
    switch self {
    case .none: "none"
    case .top: "top"
    case .middle: "middle"
    case .bottom: "bottom"
    }
  }
}

extension Form {
  /// Asks front ends to show some rows and sections anew, or everything.
  public func requestRefresh(sections: [Section]?, rows: [Row]?) {
    happen(.refreshRequested(sections: sections, rows: rows), to: draft.by)
  }
  /// Passes on what a front end has to tell; one that begins to be dragged ends editing first.
  public func pass(on event: ViewNews) {
    if event.name == "beginDragging" { _ = endEditing() }
    happen(.view(event), to: draft.by)
  }
}
