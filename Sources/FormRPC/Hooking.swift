// Hooks on the way up: questions sent to clients, and what goes on when they are answered.
// SPDX-License-Identifier: MIT

import FormCore

extension Server {
  /// Sends the questions of the last transaction, each to the client that is asked.
  func deliverTickets(of entry: FormEntry) {
    for ticket in entry.form.asked {
      guard let number = ticket.client, let client = clients[number] else { continue }
      notify([client], HookRequested(ticket: ticket, form: entry.form))
    }
  }
  /// A client left: what it was asked, the next one is asked.
  func giveUpHooks(of client: Client, in entry: FormEntry) {
    guard entry.form.hasOffers(of: client.number) else { return }
    act(on: entry) { try? $0.unregister(nil, by: client.number) }
  }
  /// Time goes on: whoever has not answered in time has failed to.
  func closeOverdueTickets() {
    for entry in hooked where (entry.form.deadline ?? .max) <= now {
      act(on: entry) { $0.expire(now: now) }
    }
  }
  /// The form an open or closed ticket belongs to, and its number in there.
  func find(ticket: Text) -> (entry: FormEntry, number: Int)? {
    let parts = ticket.string.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let life = Int(parts[0]), let number = Int(parts[1]),
      let entry = forms.alive(life)
    else { return nil }
    return (entry, number)
  }

  /// Goes on with the submits that wait for verdicts.
  ///
  /// One that waits on what is no more is answered `changed`; one that has all verdicts is carried
  /// out, as a transaction of its own by the client that waits.
  func resumeSubmits(of entry: FormEntry) {
    let form = entry.form
    for waiter in take(
      from: entry,
      where: { waiter in
        guard case .verdicts(let since) = waiter.awaited else { return false }
        return form.outcome != nil || form.movedAt > since
      })
    {
      answer(waiter, nil, of: form)
    }
    while let index = entry.waiters.firstIndex(where: \.awaited.isVerdicts) {
      let waiter = entry.waiters[index]
      let cause = Cause(
        by: waiter.client.number, tellsChanges: !entry.watchers.isEmpty, now: now)
      guard
        let (submission, transaction) = try? form.transact(
          cause, { form throws(Fault) in try form.submit(resumes: true) })
      else { return }
      // Whoever else waits must not find it here while it is told what came of it; another call may
      // have the same id.
      let isDone = !submission.waits
      if isDone { takeWaiter(at: index, from: entry) }
      if transaction != nil || !form.asked.isEmpty { tell(transaction, of: entry, animation: nil) }
      guard isDone else { return }
      answer(waiter, submission, of: form)
    }
  }
  private func answer(_ waiter: Waiter, _ submission: Submission?, of form: Form) {
    respond(to: waiter) { w in
      w.raw(#","result":"#)
      let from = w.count
      let result = MutationResult(
        edit: FormSubmit.Result(submission, form, reveal: waiter.reveal), revision: form.revision)
      result.write(&w)
      Pair.check(w, from: from, MutationResult<FormSubmit.Result>.self, FormSubmit.name)
    }
  }
}

extension Waiter.Awaited {
  fileprivate var isVerdicts: Bool { if case .verdicts = self { true } else { false } }
}

/// Something that clients have yet to judge.
struct PendingForm: WritableObject {
  static let typeName: StaticString? = "Pending"
  let pending: Pending

  static func shape(_ m: inout some Members<Self>) {
    m("hook", \.kind, "`rule`, or `submit` where it is the form as a whole.")
    m("field", \.field, "The field.")
    m("name", \.name, "The rule's name.")
  }
  private var kind: HookKind { if case .submit = pending { .submit } else { .rule } }
  private var field: Text? { if case .rule(let row, _) = pending { row.id } else { nil } }
  private var name: Text? { if case .rule(_, let name) = pending { name } else { nil } }
}
extension Verdict {
  /// What clients have yet to judge; nil when nothing is left.
  var pendingForms: [PendingForm]? {
    pending.isEmpty ? nil : pending.map { PendingForm(pending: $0) }
  }
}

/// What a hook judges.
enum HookKind: CaseIterable, WireWord, Readable {
  case rule, submit

  static let typeName: StaticString = "HookKind"
  static var sample: HookKind { .rule }
  var name: StaticString { self == .rule ? "rule" : "submit" }
  init(_ view: View) throws(WireError) { self = try HookKind.read(view) }
}
extension HookOffer.AskOn: WireWord, Readable {
  static let typeName: StaticString = "AskOn"
  static var sample: HookOffer.AskOn { .change }
  init(_ view: View) throws(WireError) { self = try HookOffer.AskOn.read(view) }
}

/// A hook as a client names it.
struct HookForm: ReadableObject {
  static let typeName: StaticString? = "Hook"
  let offer: HookOffer
  init(_ m: inout Reader) throws(WireError) {
    let kind: HookKind = try m("hook", "`rule`, or `submit` to judge the form as a whole.")
    let name: Text? = try m("name", "Only rules of this name.")
    let field: Text? = try m("field", "Only rules of this field.")
    let askOn: HookOffer.AskOn? = try m(
      "askOn", "When it is asked: when editing of the field ends, or at each change.")
    let reveal: Bool? = try m("reveal", "Whether it is told secrets.")
    if kind == .submit, name != nil || field != nil || askOn != nil, !m.isAsking {
      throw WireError("expected no name, field or askOn beside submit")
    }
    offer = HookOffer(
      kind == .submit ? .submit : .rule(name: name, field: field), askOn: askOn ?? .blur,
      reveal: reveal ?? false)
  }
}
