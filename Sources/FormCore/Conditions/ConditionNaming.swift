// Names in a condition as its author wrote it, written anew when a field is called otherwise.
// SPDX-License-Identifier: MIT

extension Value {
  /// A condition with every id of a field in it replaced by what `rename` makes of it.
  ///
  /// Names that are looked up in the elements of a list stay as they are.
  func renamingNames(_ rename: (Text) -> Text) -> Value {
    switch self {
    case .null, .bool, .number, .text: return self
    case .list(let list): return .list(list.map { $0.renamingNames(rename) })
    case .record(let members):
      guard members.count == 1, let found = Operator.named(members[0].name) else { return self }
      let arguments = members[0].value
      return .record([Member(members[0].name, arguments.renaming(found, rename))])
    }
  }
  private func renaming(_ found: Operator, _ rename: (Text) -> Text) -> Value {
    switch (found, self) {
    case (.read, .list(let list)):
      .list(
        list.enumerated().map { index, argument in
          index == 0 ? argument.renamingLiterals(rename) : argument.renamingNames(rename)
        })
    case (.read, _), (.missing, _): renamingLiterals(rename)
    case (.missingSome, .list(let list)):
      .list(
        list.enumerated().map { index, argument in
          index == 1 ? argument.renamingLiterals(rename) : argument.renamingNames(rename)
        })
    case (_, .list(let list)):
      .list(
        list.enumerated().map { index, argument in
          found.walks(index) ? argument : argument.renamingNames(rename)
        })
    default: renamingNames(rename)
    }
  }
  /// The same where names stand, written out or chosen by `if` and `merge`.
  private func renamingLiterals(_ rename: (Text) -> Text) -> Value {
    switch self {
    case .null, .bool, .number: return self
    case .text(let text): return .text(ConditionName(text).renamed(rename))
    case .list(let list): return .list(list.map { $0.renamingLiterals(rename) })
    case .record(let members):
      guard members.count == 1, let found = Operator.named(members[0].name) else { return self }
      let arguments = members[0].value.list ?? [members[0].value]
      let renamed = arguments.enumerated().map { index, argument in
        let decides = found != .merge && index % 2 == 0 && index + 1 < arguments.count
        return decides ? argument.renamingNames(rename) : argument.renamingLiterals(rename)
      }
      return .record([Member(members[0].name, .list(renamed))])
    }
  }
}

extension ConditionName {
  /// The name by what the field it means is called now.
  fileprivate func renamed(_ rename: (Text) -> Text) -> Text {
    switch subject(plain: false) {
    case nil, .dirt?, .formValidity?: return text
    case .validity(let id)?: return Text("$valid." + rename(id).string)
    case .visibility(let id)?: return Text("$visible." + rename(id).string)
    case .value?:
      for (id, rest) in ids {
        let now = rename(id)
        guard now != id else { continue }
        return Text(([now] + rest).map(\.string).joined(separator: "."))
      }
      return text
    }
  }
}
