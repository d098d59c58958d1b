// Who offers to judge a form, and the questions that wait for their verdicts.
// SPDX-License-Identifier: MIT

/// What a client offers to judge.
public struct HookOffer: Sendable {
  /// What it judges.
  public enum What: Sendable, Equatable {
    /// Custom rules: of this name, of this field; nil stands for any.
    case rule(name: Text?, field: Text?)
    /// The form as a whole, when all else is valid.
    case submit
  }
  /// When a rule is asked, besides before a submit.
  public enum AskOn: Sendable, CaseIterable {
    /// When editing of the field ends.
    case blur
    /// At each change.
    case change

    /// The word on the wire.
    public var name: StaticString { self == .blur ? "blur" : "change" }
  }
  /// What it judges.
  public let what: What
  /// When it is asked.
  public let askOn: AskOn
  /// Whether it is told secrets.
  public let reveal: Bool
  /// An offer.
  public init(_ what: What, askOn: AskOn = .blur, reveal: Bool = false) {
    self.what = what
    self.askOn = askOn
    self.reveal = reveal
  }

  /// Whether it is for a custom rule of a field.
  func takes(_ rule: CustomRule, of field: Text) -> Bool {
    guard case .rule(let name, let wanted) = what else { return false }
    return name ?? rule.name == rule.name && wanted ?? field == field
  }
}

/// A question to a client; it counts until it is answered or what it is about changes.
public struct Ticket {
  /// What it is about.
  public enum Subject {
    /// The field, and which of its custom rules.
    case rule(Row, Int)
    case submit
  }
  /// Rises by one, never used twice in a form.
  public let number: Int
  /// Who is asked; nil while nobody is there.
  public let client: Int?
  /// Whether whoever is asked is told secrets.
  public let reveal: Bool
  /// What it is about.
  public let subject: Subject
  /// When it is too late, in monotonic milliseconds; nil while nobody is asked.
  public let deadline: Int?

  /// The field it is about; nil of a submit.
  public var field: Row? {
    if case .rule(let row, _) = subject { row } else { nil }
  }
  /// The custom rule it is about.
  var rule: CustomRule? {
    guard case .rule(let row, let index) = subject, let customs = row.content.plan?.customs,
      index < customs.count
    else { return nil }
    return customs[index]
  }
  /// The name of the rule it is about; nil of a submit.
  public var name: Text? { rule?.name }
  /// What the rule's author has to tell whoever is asked.
  public var params: [Value.Member] { rule?.params ?? [] }
}

/// Offers and open questions of a form.
struct Hooks {
  /// Oldest first; the newest that fits is asked.
  var offers: [(client: Int, offer: HookOffer)] = []
  /// By their numbers.
  private(set) var tickets: [Ticket] = []
  private var lastNumber = 0
  /// No ticket is too late before this; nil when none can be.
  private(set) var earliest: Int?

  /// Whether there is nothing to keep in mind.
  var isIdle: Bool { offers.isEmpty && lastNumber == 0 }

  /// Who is asked about a subject: the newest whose offer fits.
  func taker(of subject: Ticket.Subject) -> (client: Int, offer: HookOffer)? {
    switch subject {
    case .submit: return offers.last { $0.offer.what == .submit }
    case .rule(let row, let index):
      guard let customs = row.content.plan?.customs, index < customs.count else { return nil }
      return offers.last { $0.offer.takes(customs[index], of: row.id) }
    }
  }
  /// Asks whoever is there; `now` in monotonic milliseconds.
  mutating func ask(_ subject: Ticket.Subject, now: Int) -> Ticket {
    lastNumber += 1
    let taker = taker(of: subject)
    var ticket = Ticket(
      number: lastNumber, client: taker?.client, reveal: taker?.offer.reveal ?? false,
      subject: subject, deadline: nil)
    if taker != nil {
      let deadline = now + (ticket.rule?.timeoutMs ?? CustomRule.patience)
      ticket = Ticket(
        number: lastNumber, client: ticket.client, reveal: ticket.reveal, subject: subject,
        deadline: deadline)
      earliest = min(earliest ?? deadline, deadline)
    }
    tickets.append(ticket)
    return ticket
  }
  /// The open ticket of a number.
  func ticket(_ number: Int) -> Ticket? { tickets.first { $0.number == number } }
  /// Closes the tickets that `isMeant` picks.
  /// - Returns: those, by their numbers.
  @discardableResult
  mutating func close(where isMeant: (Ticket) -> Bool) -> [Ticket] {
    guard !tickets.isEmpty else { return [] }
    let closed = tickets.filter(isMeant)
    guard !closed.isEmpty else { return [] }
    tickets.removeAll(where: isMeant)
    if tickets.isEmpty { earliest = nil }
    return closed
  }
  /// Closes what is too late.
  mutating func closeOverdue(_ now: Int) -> [Ticket] {
    let overdue = close { ($0.deadline ?? .max) <= now }
    earliest = tickets.compactMap(\.deadline).min()
    return overdue
  }
  /// Whether there is an open ticket about a rule of a field.
  func isAsking(_ row: Row, _ index: Int) -> Bool {
    tickets.contains { ticket in
      if case .rule(let other, let rule) = ticket.subject {
        other === row && rule == index
      } else {
        false
      }
    }
  }
}
