// Working a condition out: the operators that decide which of their arguments are worked out.
// SPDX-License-Identifier: MIT

/// One working out of a condition.
///
/// Nil is what is not a number, JavaScript's NaN: it is false, equal to nothing and in no order.
struct Evaluation<Answers: ConditionAnswers> {
  let answers: Answers
  var meter: WorkMeter

  /// The value of `expression`, its names looked up in `element`, else in the answers themselves.
  mutating func value(of expression: Expression, in element: Value?) throws(Fault) -> Value? {
    try meter.work(1)
    switch expression {
    case .literal(let value): return value
    case .list(let expressions): return .list(try list(expressions, in: element))
    case .read(let name, let standIn): return try read(name, orElse: standIn, in: element)
    case .readChosen(let names, let standIn):
      guard let name = chosen(try value(of: names, in: element)) else {
        return try value(standingIn: standIn, in: element)
      }
      return try read(name, orElse: standIn, in: element)
    case .whole: return element ?? answers.whole
    case .apply(let found, let arguments): return try apply(found, arguments, in: element)
    }
  }
  private mutating func list(_ expressions: [Expression], in element: Value?) throws(Fault)
    -> [Value]
  {
    var values: [Value] = []
    values.reserveCapacity(expressions.count)
    for expression in expressions {
      let value = try value(of: expression, in: element) ?? .null
      try meter.hold(value)
      values.append(value)
    }
    return values
  }

  // MARK: Names

  private mutating func read(
    _ name: ConditionName, orElse standIn: Expression?, in element: Value?
  ) throws(Fault) -> Value? {
    if let value = try find(name, in: element) { return value }
    return try value(standingIn: standIn, in: element)
  }
  private mutating func value(standingIn expression: Expression?, in element: Value?)
    throws(Fault) -> Value?
  {
    guard let expression else { return .null }
    return try value(of: expression, in: element)
  }
  private mutating func find(_ name: ConditionName, in element: Value?) throws(Fault) -> Value? {
    guard let element else { return try answers.answer(name, &meter) }
    return try element.member(at: name.path, &meter)
  }
  /// The one name that was chosen; nil for none and for several.
  private func chosen(_ value: Value?) -> ConditionName? {
    guard let value else { return nil }
    guard let list = value.list else { return ConditionName(value) }
    return list.count == 1 ? chosen(list[0]) : nil
  }
  private mutating func missing(_ names: Value?, in element: Value?) throws(Fault) -> (
    all: Int, missing: [Value]
  ) {
    var (all, missing) = (0, [Value]())
    for key in names?.list ?? names.map({ [$0] }) ?? [] {
      try meter.work(1)
      if key.list != nil {
        let inner = try self.missing(key, in: element)
        all += inner.all
        missing += inner.missing
      } else if let name = ConditionName(key) {
        all += 1
        let value = try find(name, in: element) ?? .null
        if value == .null || value == .text("") { missing.append(key) }
      }
    }
    return (all, missing)
  }

  // MARK: Operators

  private mutating func apply(_ found: Operator, _ arguments: [Expression], in element: Value?)
    throws(Fault) -> Value?
  {
    switch found {
    case .choose, .chooseShort: return try choose(arguments, in: element)
    case .and, .or:
      var current: Value? = .null
      for argument in arguments {
        current = try value(of: argument, in: element)
        if isTrue(current) == (found == .or) { break }
      }
      return current
    case .missing:
      return .list(try missing(value(of: arguments[0], in: element), in: element).missing)
    case .missingSome:
      let need = try number(value(of: arguments[0], in: element))
      let found = try missing(value(of: arguments[1], in: element), in: element)
      guard let need, Decimal(found.all - found.missing.count) >= need else {
        return .list(found.missing)
      }
      return .list([])
    case .map, .filter, .reduce, .all, .some, .none:
      return try walk(found, arguments, in: element)
    default:
      var values: [Value?] = []
      values.reserveCapacity(arguments.count)
      for argument in arguments { values.append(try value(of: argument, in: element)) }
      return try operate(found, values)
    }
  }
  private mutating func choose(_ arguments: [Expression], in element: Value?) throws(Fault)
    -> Value?
  {
    var index = 0
    while index + 1 < arguments.count {
      if isTrue(try value(of: arguments[index], in: element)) {
        return try value(of: arguments[index + 1], in: element)
      }
      index += 2
    }
    return index < arguments.count ? try value(of: arguments[index], in: element) : .null
  }
  private mutating func walk(_ found: Operator, _ arguments: [Expression], in element: Value?)
    throws(Fault) -> Value?
  {
    let list = try value(of: arguments[0], in: element)?.list
    switch found {
    case .map:
      var values: [Value] = []
      for element in list ?? [] {
        let value = try value(of: arguments[1], in: element) ?? .null
        try meter.hold(value)
        values.append(value)
      }
      return .list(values)
    case .reduce:
      var result =
        arguments.count > 2 ? try value(of: arguments[2], in: element) : Value.null
      for element in list ?? [] {
        let pair = Value.record([
          Value.Member("current", element), Value.Member("accumulator", result ?? .null),
        ])
        result = try value(of: arguments[1], in: pair)
      }
      return result
    case .filter:
      var values: [Value] = []
      for element in list ?? [] where isTrue(try value(of: arguments[1], in: element)) {
        values.append(element)
      }
      return .list(values)
    default:
      // None of an empty list, and not all: as published.
      guard let list, !list.isEmpty else { return .bool(found == .none) }
      for element in list where isTrue(try value(of: arguments[1], in: element)) != (found == .all)
      {
        return .bool(found == .some)
      }
      return .bool(found != .some)
    }
  }
}
