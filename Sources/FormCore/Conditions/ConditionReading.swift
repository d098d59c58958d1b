// Compiling a condition: from the value its author wrote to a tree, with everything it names.
// SPDX-License-Identifier: MIT

/// A walk over a condition that compiles it and gathers what it looks at.
struct ConditionReading {
  private let permit: Condition.Permit
  private(set) var uses: [Condition.Use] = []
  private var known: [Condition.Subject: Int] = [:]
  private var nodes = 0
  private var depth = 0
  /// How many lists it is inside of whose elements names are looked up in.
  private var scopes = 0
  /// Where the walk is.
  private var place: [Fault.Step] = []

  init(_ permit: Condition.Permit) { self.permit = permit }

  /// The tree for `source`; `asked` is whether only its truth counts.
  mutating func expression(_ source: Value, asked: Bool) throws(Fault) -> Expression {
    try enter()
    defer { depth -= 1 }
    switch source {
    case .null, .bool, .number, .text: return .literal(source)
    case .list(let list):
      var elements: [Expression] = []
      for (index, element) in list.enumerated() {
        elements.append(
          try inside(.index(index)) { reading throws(Fault) in
            try reading.expression(element, asked: false)
          })
      }
      return literal(elements) ?? .list(elements)
    case .record(let members) where members.count == 1:
      return try operation(members[0], asked: asked)
    case .record(let members):
      // As published, only a record of one member is an operation.
      for member in members {
        try inside(.name(member.name)) { reading throws(Fault) in try reading.count(member.value) }
      }
      return .literal(source)
    }
  }
  private func literal(_ elements: [Expression]) -> Expression? {
    var values: [Value] = []
    for element in elements {
      guard case .literal(let value) = element else { return nil }
      values.append(value)
    }
    return .literal(.list(values))
  }

  private mutating func operation(_ member: Value.Member, asked: Bool) throws(Fault)
    -> Expression
  {
    guard let found = Operator.named(member.name) else {
      throw refusal("an operator of JsonLogic or round", at: .name(member.name))
    }
    let arguments = member.value.list ?? [member.value]
    guard arguments.count >= found.spec.least, arguments.count <= found.spec.most else {
      throw refusal("as many arguments as this operator takes", at: .name(member.name))
    }
    return try inside(.name(member.name)) { reading throws(Fault) in
      switch found {
      case .read: return try reading.variable(member.value, asked: asked)
      case .missing:
        return .apply(.missing, [try reading.names(member.value, asked: true)])
      case .missingSome:
        return .apply(
          .missingSome,
          [
            try reading.inside(.index(0)) { reading throws(Fault) in
              try reading.expression(arguments[0], asked: false)
            },
            try reading.inside(.index(1)) { reading throws(Fault) in
              try reading.names(arguments[1], asked: true)
            },
          ])
      default: return .apply(found, try reading.arguments(of: found, member.value, asked: asked))
      }
    }
  }
  private mutating func arguments(of found: Operator, _ given: Value, asked: Bool)
    throws(Fault) -> [Expression]
  {
    guard let list = given.list else {
      return [try expression(given, asked: found.asks(0, of: 1, asked: asked))]
    }
    var arguments: [Expression] = []
    for (index, argument) in list.enumerated() {
      let walks = found.walks(index)
      if walks { scopes += 1 }
      defer { if walks { scopes -= 1 } }
      arguments.append(
        try inside(.index(index)) { reading throws(Fault) in
          try reading.expression(
            argument, asked: found.asks(index, of: list.count, asked: asked))
        })
    }
    return arguments
  }

  // MARK: Names

  private mutating func variable(_ given: Value, asked: Bool) throws(Fault) -> Expression {
    guard let list = given.list else { return try named(given, asked: asked) }
    let found = try inside(.index(0)) { reading throws(Fault) in
      try reading.named(list.first ?? .null, asked: asked)
    }
    guard list.count > 1 else { return found }
    let standIn = try inside(.index(1)) { reading throws(Fault) in
      try reading.expression(list[1], asked: asked)
    }
    switch found {
    case .read(let name, _): return .read(name, orElse: standIn)
    case .readChosen(let names, _): return .readChosen(names, orElse: standIn)
    case .literal, .list, .whole, .apply: return found
    }
  }
  /// What a name in `var` reads.
  private mutating func named(_ name: Value, asked: Bool) throws(Fault) -> Expression {
    if name == .null || name == .text("") { return try all() }
    guard let name = ConditionName(name) else {
      return .readChosen(try names(name, asked: asked), orElse: nil)
    }
    try use(name, asked: asked)
    return .read(name, orElse: nil)
  }
  private func all() throws(Fault) -> Expression {
    guard scopes > 0 || permit.whole else {
      throw refusal("the name of a field, since a form has no single value")
    }
    return .whole
  }
  /// Names that are written out, perhaps chosen by `if` and put together by `merge`.
  private mutating func names(_ given: Value, asked: Bool) throws(Fault) -> Expression {
    try enter()
    defer { depth -= 1 }
    switch given {
    case .null: return .literal(.list([]))
    case .bool, .number, .text:
      if let name = ConditionName(given) { try use(name, asked: asked) }
      return .literal(given)
    case .list(let list): return .list(try names(list, asked: asked))
    case .record(let members):
      let found = members.count == 1 ? Operator.named(members[0].name) : nil
      guard let found, found == .choose || found == .chooseShort || found == .merge else {
        throw refusal("names written out, or chosen by if or merge, not computed from answers")
      }
      let arguments = members[0].value.list ?? [members[0].value]
      return try inside(.name(members[0].name)) { reading throws(Fault) in
        guard found != .merge else {
          return .apply(.merge, try reading.names(arguments, asked: asked))
        }
        var chosen: [Expression] = []
        for (index, argument) in arguments.enumerated() {
          let decides = index % 2 == 0 && index + 1 < arguments.count
          chosen.append(
            try reading.inside(.index(index)) { reading throws(Fault) in
              decides
                ? try reading.expression(argument, asked: true)
                : try reading.names(argument, asked: asked)
            })
        }
        return .apply(found, chosen)
      }
    }
  }
  private mutating func names(_ list: [Value], asked: Bool) throws(Fault) -> [Expression] {
    var names: [Expression] = []
    for (index, name) in list.enumerated() {
      names.append(
        try inside(.index(index)) { reading throws(Fault) in
          try reading.names(name, asked: asked)
        })
    }
    return names
  }
  /// Remembers what a name looks at; inside of a list it is the element.
  private mutating func use(_ name: ConditionName, asked: Bool) throws(Fault) {
    guard name.text.byteCount <= ConditionName.longest else {
      throw refusal("a name of at most 1024 bytes")
    }
    guard scopes == 0 else { return }
    if let subject = try special(name) {
      add(subject, reveals: true)
    } else {
      for (id, rest) in name.ids { add(.value(id), reveals: !asked || !rest.isEmpty) }
    }
  }
  private func special(_ name: ConditionName) throws(Fault) -> Condition.Subject? {
    guard let subject = name.subject(plain: permit.plainNames) else {
      throw refusal("$valid, $valid.ID, $dirty, $visible.ID or the name of a field")
    }
    switch subject {
    case .value: return nil
    case .validity, .formValidity:
      guard permit.validity else {
        throw refusal("other names than $valid: only rows without a value may ask what is judged")
      }
      return subject
    case .visibility, .dirt: return subject
    }
  }
  private mutating func add(_ subject: Condition.Subject, reveals: Bool) {
    if let index = known[subject] {
      guard reveals, !uses[index].reveals else { return }
      uses[index] = Condition.Use(subject: subject, reveals: true, place: place)
      return
    }
    known[subject] = uses.count
    uses.append(Condition.Use(subject: subject, reveals: reveals, place: place))
  }

  // MARK: Sizes and places

  private mutating func enter() throws(Fault) {
    nodes += 1
    depth += 1
    let most = permit.limits
    if nodes > most.conditionNodes { throw limit("conditionNodes", most.conditionNodes, nodes) }
    if depth > most.conditionDepth { throw limit("conditionDepth", most.conditionDepth, depth) }
  }
  /// Counts what is inside of a literal.
  private mutating func count(_ value: Value) throws(Fault) {
    try enter()
    defer { depth -= 1 }
    switch value {
    case .null, .bool, .number, .text: break
    case .list(let list): for element in list { try count(element) }
    case .record(let members): for member in members { try count(member.value) }
    }
  }
  private func limit(_ name: StaticWord, _ max: Int, _ actual: Int) -> Fault {
    Fault(.limitExceeded(limit: name, max: max, actual: actual), at: place)
  }
  private func refusal(_ expected: StaticWord, at step: Fault.Step? = nil) -> Fault {
    Fault(.badCondition(expected: expected), at: place + (step.map { [$0] } ?? []))
  }
  private mutating func inside<R>(
    _ step: Fault.Step, _ body: (inout ConditionReading) throws(Fault) -> R
  ) throws(Fault) -> R {
    place.append(step)
    defer { place.removeLast() }
    return try body(&self)
  }
}

extension ConditionName {
  /// What it looks at, a field by the whole name; nil for a `$` name that means nothing.
  ///
  /// With `plain` the `$` is nothing special.
  func subject(plain: Bool) -> Condition.Subject? {
    let isSpecial = text.withBytes { $0.first == UInt8(ascii: "$") }
    guard isSpecial, !plain else { return .value(text) }
    if text == "$valid" { return .formValidity }
    if text == "$dirty" { return .dirt }
    guard path.count > 1 else { return nil }
    let id = Text(path[1...].map(\.string).joined(separator: "."))
    guard !id.isEmpty else { return nil }
    if path[0] == "$valid" { return .validity(id) }
    if path[0] == "$visible" { return .visibility(id) }
    return nil
  }
}
