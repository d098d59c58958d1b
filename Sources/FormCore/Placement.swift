// Places on the way in: where something goes, said by index or by a neighbour.
// SPDX-License-Identifier: MIT

/// Where rows go.
public enum RowPlace {
  /// At an index of a section; at or past its count they are appended.
  case at(Section, Int)
  case above(Row)
  case below(Row)

  /// The member of a call that says so.
  var member: [Fault.Step] {
    switch self {
    case .at(_, .max): [.member("section")]
    case .at: [.member("at")]
    case .above: [.member("above")]
    case .below: [.member("below")]
    }
  }
}

/// Where items go, within one section.
public enum ItemPlace {
  /// At an index; at or past the count they are appended.
  case at(Int)
  case above(Item)
  case below(Item)
}

/// Where sections go.
public enum SectionPlace {
  /// At an index; at or past the count they are appended.
  case at(Int)
  case above(Section)
  case below(Section)
}

extension Form {
  /// The section and index a place means, with `moving` taken out first.
  func resolve(_ place: RowPlace, moving: Row? = nil) -> (section: Section, index: Int) {
    let anchor: Row
    let offset: Int
    switch place {
    case .at(let section, let index):
      let count = section.list.count - (moving?.home === section ? 1 : 0)
      return (section, min(index, count))
    case .above(let row): (anchor, offset) = (row, 0)
    case .below(let row): (anchor, offset) = (row, 1)
    }
    guard let found = self.place(of: anchor) else { preconditionFailure("an anchor has a place") }
    var index = found.index + offset
    if let moving, let from = self.place(of: moving), from.section === found.section,
      from.index < index
    {
      index -= 1
    }
    return (found.section, index)
  }
  /// The index a place means, with `moving` taken out first.
  func resolve(_ place: SectionPlace, moving: Section? = nil) -> Int {
    let anchor: Section
    let offset: Int
    switch place {
    case .at(let index): return min(index, list.count - (moving == nil ? 0 : 1))
    case .above(let section): (anchor, offset) = (section, 0)
    case .below(let section): (anchor, offset) = (section, 1)
    }
    var index = list.index(of: anchor) + offset
    if let moving, list.index(of: moving) < index { index -= 1 }
    return index
  }
}
