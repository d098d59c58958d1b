// Which rows of a template wait for which others of it, so that a circle shows without an item.
// SPDX-License-Identifier: MIT

/// Which rows of one item wait for which others of it.
struct OwnWaits {
  private let names: [Text: Text]
  /// In the order of the template.
  private var waits: [(name: Text, others: [Text])] = []
  private var places: [Text: Int] = [:]

  /// The template's names, each with the id it has in an item.
  init(_ names: [(name: Text, id: Text)]) {
    self.names = Dictionary(uniqueKeysWithValues: names.map { ($0.id, $0.name) })
  }
  private func name(_ subject: Condition.Subject) -> Text? {
    switch subject {
    case .value(let id), .visibility(let id), .validity(let id): names[id]
    case .formValidity, .dirt: nil
    }
  }
  func isOwn(_ reading: Reading) -> Bool { name(reading.subject) != nil }
  mutating func add(_ row: Row) {
    for node in [row] + row.parts {
      guard let own = names[node.id] else { continue }
      let read = Node.row(node).readings.filter { !$0.stage.isDisjoint(with: .ordered) }
      let around = node === row ? [] : [row.id].compactMap { names[$0] }
      places[own] = waits.count
      waits.append((own, read.compactMap { name($0.subject) } + around))
    }
  }
  /// Rows that wait for each other in a circle, each for the next.
  ///
  /// With a stack of its own: a template may be as long as a form.
  func circle() -> [Text]? {
    var isDone: [Bool?] = Array(repeating: nil, count: waits.count)
    for start in waits.indices where isDone[start] == nil {
      var path = [(at: start, next: 0)]
      isDone[start] = false
      while let (at, next) = path.last {
        guard next < waits[at].others.count else {
          isDone[at] = true
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        guard let other = places[waits[at].others[next]] else { continue }
        switch isDone[other] {
        case true?: break
        case false?:
          let from = path.firstIndex { $0.at == other } ?? 0
          return path[from...].map { waits[$0.at].name }
        case nil:
          isDone[other] = false
          path.append((other, 0))
        }
      }
    }
    return nil
  }
}
