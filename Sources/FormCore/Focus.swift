// Focus: where each client is in a form, held by identity.
// SPDX-License-Identifier: MIT

/// Where one client is: one row selected, one field edited, one row expanded, or none.
///
/// Rows, not places: what is put in or taken out elsewhere does not move it. It has no revision and
/// no undo.
public struct Focus {
  /// The row selected.
  public internal(set) var selected: Row?
  /// The field being edited.
  public internal(set) var field: Row?
  /// The inline row that is open.
  public internal(set) var expanded: Row?

  /// Whether something was typed since editing began.
  var hasTyped = false
  /// Whether what stands in the field is still being composed.
  var isComposing = false
  /// Whether issues that were shown are not, as long as it is composed.
  var hidesIssues = false

  /// Whether there is none of the three.
  var isNowhere: Bool { selected == nil && field == nil && expanded == nil }
  /// Where moving starts.
  var current: Row? { field ?? selected }
}

/// A client that is somewhere in a form.
public struct Presence {
  /// The client's number.
  public let client: Int
  /// Where it is.
  public internal(set) var focus: Focus
}

/// The clients that are somewhere in a form, by their numbers.
struct Foci {
  private(set) var list: [Presence] = []

  subscript(client: Int) -> Focus {
    get { list.first { $0.client == client }?.focus ?? Focus() }
    set {
      let index = list.firstIndex { $0.client >= client } ?? list.count
      let stands = index < list.count && list[index].client == client
      if newValue.isNowhere {
        if stands { list.remove(at: index) }
      } else if stands {
        list[index].focus = newValue
      } else {
        list.insert(Presence(client: client, focus: newValue), at: index)
      }
    }
  }
}

extension Form {
  /// Who is where, by the clients' numbers; nobody who is nowhere.
  public var presence: [Presence] { foci.list }
  /// Where `client` is.
  public func focus(of client: Int) -> Focus { foci[client] }

  // MARK: Single steps, each told by its event; none does anything twice

  func happen(_ what: Event.What, to client: Int) {
    events.append(Event(client: client, what: what))
  }
  func markSelected(_ row: Row, _ scrollPosition: ScrollPosition?, by client: Int) {
    foci[client].selected = row
    happen(.rowSelected(row, scrollPosition: scrollPosition), to: client)
  }
  func markDeselected(by client: Int) {
    guard let row = foci[client].selected else { return }
    foci[client].selected = nil
    happen(.rowDeselected(row), to: client)
  }
  func beginEditing(_ field: Row, by client: Int) {
    guard foci[client].field !== field else { return }
    foci[client].field = field
    happen(.editingBegan(field), to: client)
  }
  /// - Returns: the field whose editing ended.
  @discardableResult
  func endEditing(by client: Int) -> Row? {
    let focus = foci[client]
    guard let field = focus.field else { return nil }
    foci[client].field = nil
    foci[client].hasTyped = false
    foci[client].isComposing = false
    foci[client].hidesIssues = false
    happen(.editingEnded(field), to: client)
    leave(field, client, focus)
    return field
  }
  func expand(_ row: Row, by client: Int) {
    guard foci[client].expanded !== row else { return }
    foci[client].expanded = row
    happen(.expanded(row), to: client)
  }
  func collapse(by client: Int) {
    guard let row = foci[client].expanded else { return }
    foci[client].expanded = nil
    happen(.collapsed(row), to: client)
  }

  /// Editing of a field ended: somebody has been there, and what is wrong may show.
  private func leave(_ field: Row, _ client: Int, _ focus: Focus) {
    draft.left.append((field, client))
    // A form that has an outcome stays as it was given in.
    guard field.isAttached, content.outcome == nil, let plan = field.content.plan else { return }
    if focus.hasTyped, !plan.typing.transforms.isEmpty { transform(field, plan) }
    guard let answer = field.content.answer else { return }
    if !answer.opinions.isEmpty { draft.due.append((field, .leaving)) }
    let shows = answer.showsIssues || focus.hidesIssues || validateOn(plan) == .blur
    guard !answer.touched || shows != answer.showsIssues else { return }
    change(field) {
      $0.answer?.touched = true
      $0.answer?.showsIssues = shows
    }
  }

  // MARK: What ends by itself

  /// Takes the focus off what went or cannot be used any more; before the commit of a transaction.
  func endLostFocus() {
    for presence in foci.list {
      let (client, focus) = (presence.client, presence.focus)
      if let field = focus.field, !canBeEdited(field) { endEditing(by: client) }
      if let row = focus.expanded, !canBeEdited(row) { collapse(by: client) }
      if let row = focus.selected, !isUsable(row) { markDeselected(by: client) }
    }
  }
  /// Takes all focus of a client that left.
  public func giveUpFocus(of client: Int) {
    endEditing(by: client)
    collapse(by: client)
    markDeselected(by: client)
  }
}
