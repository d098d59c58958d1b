// Events on the wire, as `form/event` tells them, and the presence they keep current.
// SPDX-License-Identifier: MIT

import FormCore

extension Server {
  /// Tells watchers what happened in a form, in one notification for each client it happened to.
  func tellEvents(of entry: FormEntry, _ animation: Animation?) {
    var rest = entry.form.events[...]
    while let client = rest.first?.client {
      let told = rest.prefix { $0.client == client }
      rest = rest.dropFirst(told.count)
      notify(
        entry.watchers, of: entry,
        FormEvent(
          form: entry.form, client: client, animation: animation,
          events: told.map { EventForm(what: $0.what) }))
    }
  }
  /// A client left: its editing ends, which touches a field, and that is an act of the daemon.
  func giveUpFocus(of client: Client, in entry: FormEntry) {
    guard entry.form.presence.contains(where: { $0.client == client.number }) else { return }
    act(on: entry) { $0.giveUpFocus(of: client.number) }
  }
}

/// One event.
struct EventForm: WritableObject {
  static let typeName: StaticString? = "Event"
  let what: Event.What

  static func shape(_ m: inout some Members<Self>) {
    m("event", \.what.kind, "What happened.")
    m("row", { $0.row?.id }, "The row it happened to.")
    m("field", { $0.field?.id }, "The field it happened to.")
    m("scrollPosition", { $0.scrollPosition }, "Where to scroll the row that was selected.")
    m("text", { $0.text }, "What the field holds; left out of secret fields.")
    m("sections", { $0.sections }, "Sections to show anew; everything, where no rows are named.")
    m("rows", { $0.rows }, "Rows to show anew.")
    m("name", { $0.news?.name }, "What a front end calls its event.")
    m("section", { $0.news?.section?.id }, "The section it is about.")
    m("part", { $0.news?.part }, "The part it is about.")
    m("data", { $0.news?.data }, "Whatever else it tells.")
  }

  private var row: Row? {
    switch what {
    case .rowSelected(let row, _), .rowDeselected(let row), .expanded(let row),
      .collapsed(let row):
      row
    case .editingBegan(let field), .editingEnded(let field), .returnPressed(let field, _):
      field.line
    case .refreshRequested: nil
    case .view(let news): news.row
    }
  }
  private var field: Row? {
    switch what {
    case .editingBegan(let field), .editingEnded(let field), .returnPressed(let field, _): field
    case .rowSelected, .rowDeselected, .expanded, .collapsed, .refreshRequested, .view: nil
    }
  }
  private var scrollPosition: ScrollPosition? {
    if case .rowSelected(_, let position) = what { position } else { nil }
  }
  private var text: Text? {
    if case .returnPressed(_, let text) = what { text } else { nil }
  }
  private var sections: [Text]? {
    if case .refreshRequested(let sections, _) = what { sections?.map(\.id) } else { nil }
  }
  private var rows: [Text]? {
    if case .refreshRequested(_, let rows) = what { rows?.map(\.id) } else { nil }
  }
  private var news: ViewNews? {
    if case .view(let news) = what { news } else { nil }
  }
}

/// Where a client is in a form.
struct PresenceForm: WritableObject {
  static let typeName: StaticString? = "Presence"
  let presence: Presence
  /// What the client calls itself.
  let name: Text?
  static func shape(_ m: inout some Members<Self>) {
    m("client", \.presence.client, "The client's number.")
    m("name", \.name, "What it called itself in `initialize`.")
    m("selected", { $0.presence.focus.selected?.id }, "The row it selected.")
    m("row", { $0.presence.focus.field?.line.id }, "The row it edits.")
    m("field", { $0.presence.focus.field?.id }, "The field it edits.")
    m("expanded", { $0.presence.focus.expanded?.id }, "The row it expanded.")
  }
}
