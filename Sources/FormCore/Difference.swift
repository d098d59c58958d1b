// What a transaction made of a node: before and after, told as member changes.
// SPDX-License-Identifier: MIT

/// What became of one node, kept by what happened to it.
struct Difference {
  private let node: MemberChange.Node
  private(set) var changes: [MemberChange] = []

  init(_ node: MemberChange.Node) { self.node = node }

  /// The change told as `kind`, begun on its first use.
  private mutating func at(_ kind: MemberChange.Kind) -> Int {
    if let index = changes.firstIndex(where: { $0.kind == kind }) { return index }
    changes.append(MemberChange(kind, node))
    return changes.count - 1
  }
  mutating func member(_ name: StaticString, _ value: Value?, as kind: MemberChange.Kind) {
    let index = at(kind)
    if let value {
      changes[index].written.append(NamedValue(name: name, value: value))
    } else {
      changes[index].removed.append(name)
    }
  }
  /// Notes that something happened that a snapshot does not show: a secret changed.
  mutating func note(_ kind: MemberChange.Kind) { _ = at(kind) }

  mutating func attributes(
    _ before: Attributes, _ after: Attributes, as kind: (Attribute) -> MemberChange.Kind
  ) {
    guard before != after else { return }
    for entry in after.entries where before[entry.attribute] != entry.value {
      member(entry.attribute.spec.name, entry.value, as: kind(entry.attribute))
    }
    for entry in before.entries where after[entry.attribute] == nil {
      member(entry.attribute.spec.name, nil, as: kind(entry.attribute))
    }
  }
  /// State members; those that come with a new value are told together with it.
  mutating func state(_ before: [StateEntry], _ after: [StateEntry]) {
    guard before != after else { return }
    let withValue = changes.contains { $0.kind == .valueChanged }
    func kind(_ member: StateMember) -> MemberChange.Kind {
      withValue && member.changeKind == .stateChanged ? .valueChanged : member.changeKind
    }
    for entry in after where !before.contains(entry) {
      changes[at(kind(entry.member))].state.append(entry)
    }
    for entry in before where !after.contains(where: { $0.member == entry.member }) {
      changes[at(kind(entry.member))].unstate.append(entry.member)
    }
  }
}

extension Row.Content {
  /// What happened between `before` and now; empty when nothing did.
  func difference(from before: Row.Content) -> [MemberChange] {
    var difference = Difference(answer == nil ? .row(id) : .field(id))
    difference.attributes(before.attributes, attributes) { attribute in
      attribute == .options ? .optionsChanged : answer == nil ? .rowUpdated : .fieldUpdated
    }
    if let answer, let old = before.answer {
      let changed = answer.value != old.value || answer.raw != old.raw
      // An answer that becomes a secret goes out of sight without being changed.
      if changed || isSecret != before.isSecret || plan !== before.plan,
        before.shownValue != shownValue
      {
        difference.member("value", shownValue, as: changed ? .valueChanged : .fieldUpdated)
      } else if changed {
        difference.note(.valueChanged)
      }
    }
    difference.state(before.state, state)
    return difference.changes
  }
  /// Whether anything a watcher or an undo would notice differs.
  func isSame(as before: Row.Content) -> Bool {
    guard id == before.id, visible == before.visible, enabled == before.enabled,
      required == before.required, isSecret == before.isSecret, attributes == before.attributes
    else {
      return false
    }
    guard let answer, let old = before.answer else { return true }
    return answer == old
  }
}

extension Section.Content {
  func difference(from before: Section.Content) -> [MemberChange] {
    var difference = Difference(.section(id))
    difference.attributes(before.attributes, attributes) { _ in .sectionUpdated }
    difference.state(before.state, state)
    return difference.changes
  }
  func isSame(as before: Section.Content) -> Bool {
    id == before.id && visible == before.visible && enabled == before.enabled
      && attributes == before.attributes && marks == before.marks && issues == before.issues
  }
}

extension Form.Content {
  func difference(from before: Form.Content) -> [MemberChange] {
    var difference = Difference(.form)
    difference.attributes(before.attributes, attributes) { _ in .formUpdated }
    difference.state(before.state, state)
    return difference.changes
  }
  func isSame(as before: Form.Content) -> Bool {
    id == before.id && attributes == before.attributes && outcome == before.outcome
      && marks == before.marks && isAsking == before.isAsking
      && (consent == .failed) == (before.consent == .failed)
  }
}
