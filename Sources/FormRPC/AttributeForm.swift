// Attributes on the wire: each read by its line of the table, written as it is kept.
// SPDX-License-Identifier: MIT

import FormCore

extension Attribute {
  /// The attribute's value in normal form; nil where it says no more than the default.
  func read(_ view: View) throws(WireError) -> Value? {
    switch spec.form {
    case .text: return .text(try Text(view))
    case .flag(let standard):
      if view.isNull { return nil }
      let flag = try Bool(view)
      return flag == standard ? nil : .bool(flag)
    case .count:
      let count = try Int(view)
      guard count >= 0 else { throw WireError("expected a whole number from 0") }
      return .number(Decimal(count))
    case .bound:
      if view.string != nil { return .text(try Text(view)) }
      return .number(try Decimal(view))
    case .number: return .number(try Decimal(view))
    case .values: return view.isNull ? nil : .list(try [Value](view))
    case .day: return try Attribute.day(view)
    case .display: return try DisplayForm.read(view)
    case .word(let vocabulary): return try vocabulary.read(view)
    case .words(let vocabulary): return try vocabulary.readSeveral(view)
    case .any: return try Value(view)
    case .condition: return view.isNull ? nil : try Value(view)
    case .template: return try TemplateForm.read(view)
    case .caption: return try Attribute.caption(view)
    case .options: return view.isNull ? .null : .list(try OptionForm.list(view))
    case .alternatives: return try Attribute.alternatives(view)
    case .rules: return try Attribute.rules(view)
    case .fieldName:
      if view.string != nil { return .text(try Text(view)) }
      return try Value.record(view, ["field"]) { name, view throws(WireError) in
        .text(try Text(view))
      }
    case .customRule:
      if view.string != nil { return .text(try Text(view)) }
      return try Value.record(view, ["name", "params", "timeoutMs"]) {
        name, view throws(WireError) in
        name == "name" ? .text(try Text(view)) : try Value(view)
      }
    case .messages:
      let members = try Value.members(view)
      for member in members where member.value.text == nil {
        throw WireError("expected a string", at: [.name(shown(member.name))])
      }
      return members.isEmpty ? nil : .record(members)
    case .locale:
      let tag = try Text(view)
      guard Locale(tag: tag) != nil else {
        throw WireError("expected a language tag of en, de, fr, es or ja")
      }
      return .text(tag)
    }
  }
  /// The same of a form, where some have a default of their own: a field goes by its form.
  func readOfForm(_ view: View) throws(WireError) -> Value? {
    let value = try read(view)
    switch self {
    case .validateOn: return value == .text("blur") ? nil : value
    case .hiddenValues: return value == .text("omit") ? nil : value
    default: return value
    }
  }
  private static func day(_ view: View) throws(WireError) -> Value {
    let text = try Text(view)
    guard (try? CivilDate(text)) != nil else {
      throw WireError("expected a date of the calendar, YYYY-MM-DD")
    }
    return .text(text)
  }
  /// One that says nothing is none.
  private static func caption(_ view: View) throws(WireError) -> Value? {
    if view.string != nil { return .text(try Text(view)) }
    guard view.members != nil || view.count == 0 else {
      throw WireError("expected a string or {text, hints}")
    }
    let caption = try Value.record(view, ["text", "hints"]) { name, view throws(WireError) in
      name == "text" ? .text(try Text(view)) : try Value(view)
    }
    return caption == .record([]) ? nil : caption
  }
  /// A list of `{when, options}`; both must stand there, and options may be null.
  private static func alternatives(_ view: View) throws(WireError) -> Value? {
    try list(view) { view throws(WireError) in
      let alternative = try Value.record(view, ["when", "options"]) {
        name, view throws(WireError) in
        name == "when" ? try Attribute.visibleWhen.read(view) : try Attribute.options.read(view)
      }
      for name in ["when", "options"] as [StaticString]
      where alternative.member(Text(name.description)) == nil {
        throw WireError("missing", at: [.member(name)])
      }
      return alternative
    }
  }
  private static func rules(_ view: View) throws(WireError) -> Value? { try list(view, rule) }
  /// A list of what `read` makes of each element; nil for an empty one.
  private static func list(_ view: View, _ read: (View) throws(WireError) -> Value)
    throws(WireError) -> Value?
  {
    if view.isNull { return nil }
    guard let count = view.count else { throw WireError("expected a list") }
    var list: [Value] = []
    for index in 0..<count {
      do throws(WireError) { list.append(try read(view[index])) } catch {
        throw error.inside(.index(index))
      }
    }
    return list.isEmpty ? nil : .list(list)
  }
  /// `{rule, its parameter, message?, level?, code?}`; which parameter is the core's business.
  private static func rule(_ view: View) throws(WireError) -> Value {
    guard view.member("rule") != nil else { throw WireError("missing", at: [.member("rule")]) }
    let names: [StaticString] =
      ["rule"] + Rules.parameters + Rules.options + ["message", "level", "code"]
    return try Value.record(view, names) { name, view throws(WireError) in
      switch name {
      case "rule", "message", "code", "name": return .text(try Text(view))
      case "level": return try Vocabulary.level.read(view) ?? .text("error")
      default:
        // Some clients cannot tell null from false or an empty list; as an answer it is one.
        let takesNull = name == "const"
        return view.isNull && !takesNull ? nil : try Value(view)
      }
    }
  }
}

/// What rules are made of on the wire.
enum Rules {
  /// The names of the parameters rules take, each its rule's name but for `field` and `name`.
  static let parameters: [StaticString] = Attribute.ruleKeywords.map(\.ruleParameter)
  /// What rules take besides.
  static let options: [StaticString] = Attribute.ruleKeywords.flatMap(\.ruleOptions)
}

extension Vocabulary {
  /// One of the words; nil for the word that means the default where it is always the same.
  func read(_ view: View) throws(WireError) -> Value? {
    let word = view.string
    if self == .textType, word?.equals("regular") ?? false { return .text("text") }
    guard let word, let index = words.firstIndex(where: { word.equals($0) }) else {
      throw WireError("expected one of \(words.map(\.description).joined(separator: ", "))")
    }
    let hasDefault = self == .mode || self == .lengthUnit
    return hasDefault && index == 0 ? nil : .text(Text(word.string))
  }
}

extension Vocabulary {
  /// Several of the words, each once, in the vocabulary's order; nil for none.
  fileprivate func readSeveral(_ view: View) throws(WireError) -> Value? {
    if view.isNull { return nil }
    guard let count = view.count else { throw WireError("expected a list") }
    var found = Array(repeating: false, count: words.count)
    for index in 0..<count {
      let word = view[index].string
      guard let place = words.firstIndex(where: { word?.equals($0) ?? false }), !found[place]
      else {
        let names = words.map(\.description).joined(separator: ", ")
        throw WireError("expected one of \(names), each once", at: [.index(index)])
      }
      found[place] = true
    }
    let chosen = words.indices.filter { found[$0] }
    return chosen.isEmpty
      ? nil : .list(chosen.map { .text(Text(words[$0].description)) })
  }
}

extension Value {
  /// A record of the members that `names` lists, in that order; any other is refused.
  ///
  /// An empty list is an empty object: Lua cannot tell them apart. What `read` makes nothing of is
  /// left out.
  static func record(
    _ view: View, _ names: [StaticString],
    _ read: (StaticWord, View) throws(WireError) -> Value?
  ) throws(WireError) -> Value {
    try view.eachMember { name, _ throws(WireError) in
      if name.count > 0, name.start[0] == UInt8(ascii: "_") { return }
      guard names.contains(where: { name.equals($0) }) else { throw WireError("no such member") }
    }
    var members: [Member] = []
    for name in names {
      guard let value = view.member(name) else { continue }
      do throws(WireError) {
        guard let value = try read(StaticWord(name), value) else { continue }
        members.append(Member(Text(name.description), value))
      } catch {
        throw error.inside(.member(name))
      }
    }
    return .record(members)
  }
}
