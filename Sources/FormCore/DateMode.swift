// The modes of date rows: what they choose.
// SPDX-License-Identifier: MIT

/// What a date row chooses.
public enum DateMode: UInt8, Sendable, CaseIterable {
  case date, time, dateAndTime, countDownTimer, instant

  /// The word on the wire.
  public var name: StaticString {
    switch self {
    case .date: "date"
    case .time: "time"
    case .dateAndTime: "dateAndTime"
    case .countDownTimer: "countDownTimer"
    case .instant: "instant"
    }
  }
  /// The mode called `word`.
  init?(_ word: Text) {
    for mode in DateMode.allCases where word == Text(mode.name.description) {
      self = mode
      return
    }
    return nil
  }
  /// The values it chooses from.
  var kind: CivilKind {
    switch self {
    case .date: .date
    case .time: .time
    case .dateAndTime: .dateTime
    case .countDownTimer: .duration
    case .instant: .instant
    }
  }
}
