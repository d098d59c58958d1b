// When hooks are asked, and when a question has had its time.
// SPDX-License-Identifier: MIT

/// Why a field's hooks may have to be asked now.
enum Occasion {
  /// Somebody left the field, or wants to submit the form.
  case leaving
  /// The answer changed.
  case change
  /// A question about the same answer was closed.
  case again
}

extension Form {
  /// Questions put in the last transaction, each to a client.
  public var asked: [Ticket] { draft.asked }
  /// When a question may be too late, in monotonic milliseconds, or later; nil: never.
  public var deadline: Int? { hooks.earliest }

  /// Asks what has to be asked, once everything is settled.
  func askDue() throws(Fault) {
    guard !draft.due.isEmpty else { return }
    for (row, occasion) in draft.due where row.isAttached { try ask(row, occasion) }
    draft.due.removeAll()
  }
  /// Asks about each custom rule of a field that nobody judged yet.
  func ask(_ row: Row, _ occasion: Occasion) throws(Fault) {
    guard row.isLive, content.outcome == nil, let opinions = row.content.answer?.opinions else {
      return
    }
    for index in opinions.indices {
      switch opinions[index] {
      case .said: continue
      case .failed:
        guard occasion == .leaving else { continue }
        change(row) { $0.answer?.opinions[index] = nil }
        try judge(row)
      case nil: break
      }
      let subject = Ticket.Subject.rule(row, index)
      guard !hooks.isAsking(row, index) else { continue }
      if occasion == .change, hooks.taker(of: subject)?.offer.askOn != .change { continue }
      put(subject)
    }
  }
  /// Asks whoever judges the whole form.
  func askSubmit() {
    content.isAsking = true
    put(.submit)
  }
  private func put(_ subject: Ticket.Subject) {
    let ticket = hooks.ask(subject, now: draft.now)
    if ticket.client != nil { draft.asked.append(ticket) }
  }

  // MARK: When a question has had its time

  /// The answer of `row` is another one: nobody need judge the old one any more.
  func askAnew(_ row: Row) {
    closeTickets(of: row)
    draft.due.append((row, .change))
  }
  /// The answer of `row` is another one: whoever is asked about it is asked in vain.
  func closeTickets(of row: Row) { hooks.close { $0.field === row } }
  /// Something but the answer of `row` is another one: who is asked about it is asked again.
  func renewTickets(of row: Row) {
    if !hooks.close(where: { $0.field === row }).isEmpty { draft.due.append((row, .again)) }
  }
  /// Nothing is asked any more about rows that went.
  func closeLostTickets() { hooks.close { !($0.field?.isAttached ?? true) } }
  /// Answers or lists are others: what was said of the whole form is no more.
  func noteMove() {
    guard content.movedAt <= revision,
      content.answersStamp.revision > revision || !draft.structure.isEmpty
    else { return }
    content.movedAt = revision + 1
    stopAskingToSubmit()
    if content.consent != nil { content.consent = nil }
  }
  func stopAskingToSubmit() {
    guard content.isAsking else { return }
    content.isAsking = false
    hooks.close { $0.field == nil }
  }
  /// The form ended: nobody is asked any more.
  func closeAllTickets() {
    content.isAsking = false
    hooks.close { _ in true }
  }

  // MARK: Who comes and goes

  /// A client offers to judge; what nobody was there to judge is asked now.
  ///
  /// An offer made before is made anew.
  /// - Throws: `limitExceeded` past the ceiling.
  public func register(_ offers: [HookOffer], by client: Int) throws(Fault) {
    for offer in offers {
      hooks.offers.removeAll { $0.client == client && $0.offer.what == offer.what }
      guard hooks.offers.count < limits.hooks else {
        throw Fault(
          .limitExceeded(limit: "hooks", max: limits.hooks, actual: hooks.offers.count + 1),
          at: [.member("hooks")])
      }
      hooks.offers.append((client, offer))
    }
    address { $0.client == nil }
  }
  /// A client takes offers back, all where none are named; the next one is asked instead.
  /// - Throws: `noSuchHook` for one that was not made.
  public func unregister(_ whats: [HookOffer.What]?, by client: Int) throws(Fault) {
    if let whats {
      for (index, what) in whats.enumerated() {
        guard hooks.offers.contains(where: { $0.client == client && $0.offer.what == what }) else {
          throw Fault(.noSuchHook, at: [.member("hooks"), .index(index)])
        }
        hooks.offers.removeAll { $0.client == client && $0.offer.what == what }
      }
    } else {
      hooks.offers.removeAll { $0.client == client }
    }
    let left = hooks.offers.filter { $0.client == client }
    address { ticket in
      guard ticket.client == client else { return false }
      // It may still have another offer that fits, and then goes on being asked.
      return !left.contains { offer in
        ticket.rule.map { rule in
          offer.offer.takes(rule, of: ticket.field?.id ?? "")
        } ?? (offer.offer.what == .submit)
      }
    }
  }
  /// Whether a client offers to judge this form.
  public func hasOffers(of client: Int) -> Bool { hooks.offers.contains { $0.client == client } }

  /// Puts questions anew, to whoever is there now.
  private func address(_ isMeant: (Ticket) -> Bool) {
    for ticket in hooks.close(where: isMeant) {
      if case .submit = ticket.subject, hooks.taker(of: .submit) == nil {
        // Nobody judges the whole form any more.
        content.isAsking = false
      } else {
        put(ticket.subject)
      }
    }
  }
}
