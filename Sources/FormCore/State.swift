// The `state` of nodes: what the daemon knows beside what the author wrote.
// SPDX-License-Identifier: MIT

/// A member of a node's `state`; it stands only where it is not the ordinary case.
public enum StateMember: UInt8, Sendable, CaseIterable {
  case outcome, reason, visible, enabled, valid, issues, showsIssues, touched, dirty, baseline, raw,
    display
  case required, pending, options, loading, filled

  /// The member's name on the wire.
  public var name: StaticString {
    switch self {
    case .outcome: "outcome"
    case .reason: "reason"
    case .visible: "visible"
    case .enabled: "enabled"
    case .valid: "valid"
    case .issues: "issues"
    case .showsIssues: "showsIssues"
    case .touched: "touched"
    case .dirty: "dirty"
    case .baseline: "baseline"
    case .raw: "raw"
    case .display: "display"
    case .required: "required"
    case .pending: "pending"
    case .options: "options"
    case .loading: "loading"
    case .filled: "filled"
    }
  }
  /// What a change of this member is told as.
  var changeKind: MemberChange.Kind {
    switch self {
    case .outcome, .reason: .outcomeChanged
    case .visible: .visibilityChanged
    case .enabled: .enabledChanged
    case .valid, .issues, .showsIssues, .pending: .issuesChanged
    case .touched, .dirty, .baseline, .raw, .display, .required, .filled: .stateChanged
    case .options, .loading: .optionsChanged
    }
  }
}

/// A member of a node's `state` and what it says.
public struct StateEntry: Equatable {
  /// What a state member can say.
  public enum Content: Equatable {
    case flag(Bool)
    case word(StaticWord)
    case value(Value)
    case issues([Issue])
  }
  /// Which member.
  public let member: StateMember
  /// What it says.
  public let content: Content

  init(_ member: StateMember, _ content: Content) {
    self.member = member
    self.content = content
  }
}

extension Row.Content {
  /// The row's state as its snapshot shows it.
  @inline(__always) public var state: [StateEntry] { isOrdinary ? [] : unusualState }
  @inline(never) private var unusualState: [StateEntry] {
    var state: [StateEntry] = []
    if !visible { state.append(StateEntry(.visible, .flag(false))) }
    if !enabled { state.append(StateEntry(.enabled, .flag(false))) }
    guard let answer else { return state }
    let secret = isSecret
    if isInvalid { state.append(StateEntry(.valid, .flag(false))) }
    let issues = enabled ? answer.allIssues : answer.marks
    if !issues.isEmpty { state.append(StateEntry(.issues, .issues(issues))) }
    if answer.showsIssues { state.append(StateEntry(.showsIssues, .flag(true))) }
    if answer.touched { state.append(StateEntry(.touched, .flag(true))) }
    if answer.isDirty {
      state.append(StateEntry(.dirty, .flag(true)))
      if !secret { state.append(StateEntry(.baseline, .value(answer.baseline))) }
    }
    if !secret {
      if let raw = answer.raw { state.append(StateEntry(.raw, .value(.text(raw)))) }
      if let display = answer.display { state.append(StateEntry(.display, .value(.text(display)))) }
    }
    if required { state.append(StateEntry(.required, .flag(true))) }
    if isPending { state.append(StateEntry(.pending, .flag(true))) }
    if let offered { state.append(StateEntry(.options, .value(offered))) }
    if isLoading { state.append(StateEntry(.loading, .flag(true))) }
    if secret, !answer.isEmpty { state.append(StateEntry(.filled, .flag(true))) }
    return state
  }
  /// The value as its snapshot shows it; nil where it is left out.
  @inline(__always) public var shownValue: Value? { showsValue ? answer?.value : nil }
}

extension Row {
  /// The row's state as its snapshot shows it.
  public var state: [StateEntry] { content.state }
  /// The value as its snapshot shows it; nil where it is left out.
  public var shownValue: Value? { content.shownValue }
}

extension Section {
  /// The section's state as its snapshot shows it.
  public var state: [StateEntry] { content.state }
}
extension Section.Content {
  var state: [StateEntry] {
    var state: [StateEntry] = []
    if !visible { state.append(StateEntry(.visible, .flag(false))) }
    if !enabled { state.append(StateEntry(.enabled, .flag(false))) }
    let issues = allIssues
    if !issues.isEmpty { state.append(StateEntry(.issues, .issues(issues))) }
    return state
  }
}

extension Form {
  /// The form's state as its snapshot shows it.
  public var state: [StateEntry] { content.state }
}
extension Form.Content {
  var state: [StateEntry] {
    var state: [StateEntry] = []
    if let outcome {
      state.append(StateEntry(.outcome, .word(StaticWord(outcome.kind.name))))
      if let reason = outcome.reason { state.append(StateEntry(.reason, .value(.text(reason)))) }
    }
    if !isValid { state.append(StateEntry(.valid, .flag(false))) }
    let issues = allIssues
    if !issues.isEmpty { state.append(StateEntry(.issues, .issues(issues))) }
    if dirty > 0 { state.append(StateEntry(.dirty, .flag(true))) }
    if pending > 0 || isAsking { state.append(StateEntry(.pending, .flag(true))) }
    return state
  }
}
