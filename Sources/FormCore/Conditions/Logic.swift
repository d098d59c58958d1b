// The conditions of a row or a section, compiled, and what each of them looks at.
// SPDX-License-Identifier: MIT

/// The conditions of one node, checked and compiled when they are set; shared and never changed.
final class Logic: Sendable {
  /// When it shows.
  let visible: Condition?
  /// When it can be used.
  let enabled: Condition?
  /// When it must be answered.
  let required: Condition?
  /// What its answer is worked out from.
  let computed: Condition?
  /// When other options than its own can be chosen, in the order in which that is asked.
  let offers: [Condition]
  /// `optionsWhen`, as its author wrote it.
  let offersSource: Value?
  /// What they look at.
  let readings: [Reading]

  private static let all: [Attribute] = [
    .visibleWhen, .enabledWhen, .requiredWhen, .optionsWhen, .computed,
  ]

  private init(_ attributes: Attributes, mayAskValidity: Bool, _ compiling: Compiling)
    throws(Fault)
  {
    func compiled(_ source: Value, truth: Bool = true, validity: Bool = false)
      throws(Fault) -> Condition
    {
      try Condition(
        source, Condition.Permit(validity: validity, truth: truth, limits: compiling.limits))
    }
    func compiled(of attribute: Attribute, truth: Bool = true, validity: Bool = false)
      throws(Fault) -> Condition?
    {
      guard let source = attributes[attribute] else { return nil }
      return try Fault.at([.member(StaticWord(attribute.spec.name))]) { () throws(Fault) in
        try compiled(source, truth: truth, validity: validity)
      }
    }
    visible = try compiled(of: .visibleWhen, validity: mayAskValidity)
    enabled = try compiled(of: .enabledWhen, validity: mayAskValidity)
    required = try compiled(of: .requiredWhen)
    computed = try compiled(of: .computed, truth: false)
    offersSource = attributes[.optionsWhen]
    var offers: [Condition] = []
    for (index, alternative) in (offersSource?.list ?? []).enumerated() {
      offers.append(
        try Fault.at(Alternative.place(index)) { () throws(Fault) in
          try compiled(alternative.member("when") ?? .null)
        })
    }
    self.offers = offers
    let scope = compiling.scope
    readings =
      (visible?.readings(.showing, .visibleWhen, scope) ?? [])
      + offers.enumerated().flatMap { $1.readings(.offering, at: Alternative.place($0), scope) }
      + (enabled?.readings(.enabling, .enabledWhen, scope) ?? [])
      + (required?.readings(.requiring, .requiredWhen, scope) ?? [])
      + (computed?.readings(.computing, .computed, scope) ?? [])
  }
  /// The logic of a node; nil where it has no conditions, `old` where they are the same.
  ///
  /// `kind` is nil for a section.
  static func make(
    _ attributes: Attributes, _ kind: RowKind?, _ compiling: Compiling, reusing old: Logic? = nil
  ) throws(Fault) -> Logic? {
    guard attributes.entries.contains(where: { all.contains($0.attribute) }) else { return nil }
    if let old, all.allSatisfy({ attributes[$0] == old.source(of: $0) }) { return old }
    return try Logic(attributes, mayAskValidity: kind == .label, compiling)
  }
  private func source(of attribute: Attribute) -> Value? {
    switch attribute {
    case .visibleWhen: visible?.source
    case .enabledWhen: enabled?.source
    case .requiredWhen: required?.source
    case .computed: computed?.source
    case .optionsWhen: offersSource
    default: nil
    }
  }
}

/// What of a node follows from what it looks at.
struct Stage: OptionSet, Sendable {
  let rawValue: UInt8
  /// Whether it shows.
  static let showing = Stage(rawValue: 1)
  /// What its answer is.
  static let computing = Stage(rawValue: 2)
  /// Whether it can be used.
  static let enabling = Stage(rawValue: 4)
  /// Whether it must be answered.
  static let requiring = Stage(rawValue: 8)
  /// What is wrong with its answer.
  static let judging = Stage(rawValue: 16)
  /// What can be chosen.
  static let offering = Stage(rawValue: 32)
  /// What others can look at in turn, so that it has a place in an order.
  ///
  /// What can be chosen decides what stays chosen.
  static let ordered: Stage = [.showing, .offering, .computing]
}

/// That a node looks at something, and what follows for it from that.
struct Reading: Sendable {
  let subject: Condition.Subject
  let stage: Stage
  /// Whether it asks for more than whether there is anything.
  let reveals: Bool
  /// Where it stands in the node's attributes.
  let place: [Fault.Step]
}

/// Who looks at something.
struct Reader {
  let node: Node
  let reading: Reading
}

extension Condition {
  /// What it looks at, as the condition `attribute` of a node on which `stage` follows.
  ///
  /// What a template names of its own is not there yet and left out.
  func readings(_ stage: Stage, _ attribute: Attribute, _ scope: NameScope?) -> [Reading] {
    readings(stage, at: [.member(StaticWord(attribute.spec.name))], scope)
  }
  /// The same where it stands at `place` in the node's attributes.
  func readings(_ stage: Stage, at place: [Fault.Step], _ scope: NameScope?) -> [Reading] {
    uses.compactMap { use in
      let subject = scope == nil ? use.subject : scope?.subject(use.subject)
      return subject.map { subject in
        Reading(
          subject: subject, stage: stage, reveals: use.reveals, place: place + use.place)
      }
    }
  }
}
