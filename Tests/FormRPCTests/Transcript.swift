// A transcript: Markdown whose fenced lines say what clients send and what they get.
// SPDX-License-Identifier: MIT

/// A Markdown file with conversations in it; `Transcripts/README.md` describes the notation.
struct Transcript {
  /// What happens at one line.
  enum Event: Equatable {
    case sends(client: Int, String)
    /// A client sends nothing more, but still reads.
    case ends(client: Int)
    /// A client reads nothing until it reads again.
    case stalls(client: Int)
    case reads(client: Int)
    /// A client's connection breaks.
    case goes(client: Int)
    case passes(milliseconds: Int)
    case dayPasses
    /// The daemon is told to stop; what was sent before is still answered.
    case stops
    case limit(name: String, Int)
  }
  /// An event, the lines that tell it and the lines that follow from it.
  struct Step {
    let event: Event
    let lines: [String]
    /// The place of its first line in the file, from 1.
    let number: Int
    /// In a block of setup what follows is left out, as long as it is no error.
    let isSetup: Bool
    var answers: [String] = []
  }
  enum Part {
    case prose(String)
    case step(Step)
  }

  let name: String
  private(set) var parts: [Part] = []
  /// Lines in a conversation that mean nothing, with their numbers.
  private(set) var strays: [String] = []

  var steps: [Step] {
    parts.compactMap { part in if case .step(let step) = part { step } else { nil } }
  }
  /// The file's text.
  var text: String {
    parts.map { part in
      switch part {
      case .prose(let line): line + "\n"
      case .step(let step): (step.lines + step.answers).map { $0 + "\n" }.joined()
      }
    }.joined()
  }

  /// Reads the text of the file called `name`.
  init(_ name: String, _ text: String) {
    self.name = name
    var fence: String?
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("```") {
        fence = fence == nil ? String(line.dropFirst(3)) : nil
        parts.append(.prose(line))
      } else if let fence, fence.hasPrefix("formd"), !line.isEmpty {
        read(line, index + 1, isSetup: fence == "formd setup")
      } else {
        parts.append(.prose(line))
      }
    }
  }
  private mutating func read(_ line: String, _ number: Int, isSetup: Bool) {
    if let event = Event(line) {
      parts.append(
        .step(Step(event: event, lines: [line], number: number, isSetup: isSetup)))
    } else if case .step(var step) = parts.last, line.isAnswer {
      step.answers.append(line)
      parts[parts.count - 1] = .step(step)
    } else if case .step(let step) = parts.last, step.answers.isEmpty, line.hasPrefix("   "),
      case .sends(let client, let begun) = step.event
    {
      let event = Event.sends(client: client, begun + line.trimmed)
      parts[parts.count - 1] = .step(
        Step(event: event, lines: step.lines + [line], number: step.number, isSetup: isSetup))
    } else {
      strays.append("line \(number): \(line)")
      parts.append(.prose(line))
    }
  }

  /// The same transcript with the answers given, one list for each step.
  func answered(_ answers: [[String]]) -> Transcript {
    var copy = self
    var next = 0
    for index in copy.parts.indices {
      guard case .step(var step) = copy.parts[index] else { continue }
      step.answers = step.isSetup ? [] : answers[next]
      copy.parts[index] = .step(step)
      next += 1
    }
    return copy
  }
}

extension Transcript.Event {
  /// The event a line tells; nil when it tells none.
  init?(_ line: String) {
    if line.hasPrefix("-- ") {
      let words = line.dropFirst(3).split(separator: " ")
      if words == ["stop"] {
        self = .stops
      } else if words == ["next", "day"] {
        self = .dayPasses
      } else if words.count == 2, words[1] == "ms", let time = Int(words[0]) {
        self = .passes(milliseconds: time)
      } else if words.count == 3, words[0] == "limit", let most = Int(words[2]) {
        self = .limit(name: String(words[1]), most)
      } else {
        return nil
      }
      return
    }
    let digits = line.prefix { $0.isNumber }
    let rest = line.dropFirst(digits.count)
    guard rest.hasPrefix("-> "), let client = digits.isEmpty ? 1 : Int(digits) else { return nil }
    switch rest.dropFirst(3) {
    case "end": self = .ends(client: client)
    case "stalls": self = .stalls(client: client)
    case "reads": self = .reads(client: client)
    case "gone": self = .goes(client: client)
    default: self = .sends(client: client, String(rest.dropFirst(3)))
    }
  }
}

extension String {
  fileprivate var isAnswer: Bool { drop { $0.isNumber }.hasPrefix("<- ") }
  fileprivate var trimmed: Substring { drop { $0 == " " } }
}
