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
      notify(entry.watchers, "form/event", of: entry) { w in
        entry.form.id.write(as: "form", &w)
        client.write(as: "by", &w)
        entry.form.revision.write(as: "revision", &w)
        if let animation { w.member("animation", animation.name) }
        w.name("events")
        let mark = w.count
        for event in told {
          w.comma()
          event.what.write(&w)
        }
        w.closeArray(mark)
      }
    }
  }
  /// A client left: its editing ends, which touches a field, and that is an act of the daemon.
  func giveUpFocus(of client: Client, in entry: FormEntry) {
    guard entry.form.presence.contains(where: { $0.client == client.number }) else { return }
    let cause = Cause(by: 0, tellsChanges: !entry.watchers.isEmpty, pastOutcome: true)
    let left = try? entry.form.transact(cause) { form throws(Fault) in
      form.giveUpFocus(of: client.number)
    }
    if let left { tell(left.transaction, of: entry, animation: nil) }
  }
}

extension Event.What {
  /// Writes the event as an object.
  fileprivate func write(_ w: inout Writer) {
    let mark = w.count
    w.name("event")
    switch self {
    case .rowSelected(let row, let position):
      w.string(Slice("rowSelected"))
      row.id.write(as: "row", &w)
      if let position { w.member("scrollPosition", position.name) }
    case .rowDeselected(let row):
      w.string(Slice("rowDeselected"))
      row.id.write(as: "row", &w)
    case .editingBegan(let field):
      w.string(Slice("editingBegan"))
      field.writeNames(&w)
    case .editingEnded(let field):
      w.string(Slice("editingEnded"))
      field.writeNames(&w)
    case .expanded(let row):
      w.string(Slice("expanded"))
      row.id.write(as: "row", &w)
    case .collapsed(let row):
      w.string(Slice("collapsed"))
      row.id.write(as: "row", &w)
    case .returnPressed(let field, let text):
      w.string(Slice("returnPressed"))
      field.writeNames(&w)
      text.write(as: "text", &w)
    case .refreshRequested(let sections, let rows):
      w.string(Slice("refreshRequested"))
      sections?.map(\.id).write(as: "sections", &w)
      rows?.map(\.id).write(as: "rows", &w)
    case .view(let event):
      w.string(Slice("viewEvent"))
      event.name.write(as: "name", &w)
      (event.row?.id).write(as: "row", &w)
      (event.section?.id).write(as: "section", &w)
      event.part.write(as: "part", &w)
      event.data.write(as: "data", &w)
    }
    w.closeObject(mark)
  }
}

extension Row {
  /// The row and the field, which for most are the same.
  fileprivate func writeNames(_ w: inout Writer) {
    line.id.write(as: "row", &w)
    id.write(as: "field", &w)
  }
}

/// Where a client is in a form.
struct PresenceForm: WritableObject {
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

extension ScrollPosition: Readable {
  static var sample: ScrollPosition { .middle }
  static func schema(_ w: inout Writer) {
    w.member("type", "string")
    w.name("enum")
    w.strings(allCases.map(\.name))
  }
  init(_ view: View) throws(WireError) {
    guard let word = view.string,
      let position = ScrollPosition.allCases.first(where: { word.equals($0.name) })
    else {
      let names = ScrollPosition.allCases.map(\.name.description).joined(separator: ", ")
      throw WireError("expected one of \(names)")
    }
    self = position
  }
}
