// Every transcript is played and must come out byte for byte; RECORD=1 writes down what comes out.
// SPDX-License-Identifier: MIT

import Glibc
import Testing

@testable import FormRPC

struct TranscriptTests {
  static let folder = "Tests/FormRPCTests/Transcripts"
  static let files = Repository.names(in: folder).filter {
    $0.hasSuffix(".md") && $0 != "README.md"
  }
  /// Transcripts that tell of more than one method.
  static let stories: Set<String> = [
    "batches.md", "computed.md", "conditions.md", "conflicts.md", "days.md", "fields.md",
    "former.md", "hidden-values.md", "hooks.md", "ids.md", "judging.md",
    "kinds-custom.md", "kinds-dates.md", "kinds-display.md", "kinds-numbers.md",
    "kinds-options.md", "kinds-rules.md", "kinds-text.md", "messages.md", "normal-form.md",
    "options-when.md", "params.md", "patterns.md", "presence.md", "repeats.md", "rsformview.md",
    "secrets.md", "showing.md",
    "transforms.md", "undo.md", "limits.md", "waiting.md", "watching.md",
  ]
  /// The file that tells of a method: `row/get` is `row-get.md`.
  static func file(of method: MethodEntry) -> String {
    let name = method.name.description
    let plain = name.hasPrefix("$/") ? String(name.dropFirst(2)) : name
    return String(plain.map { $0 == "/" ? "-" : $0 }) + ".md"
  }
  static func transcript(_ file: String) throws -> Transcript {
    Transcript(file, try #require(Repository.text(of: folder + "/" + file)))
  }

  @Test(arguments: files)
  func comesOutAsWritten(_ file: String) throws {
    let transcript = try Self.transcript(file)
    #expect(transcript.strays == [], "lines that are neither sent nor received")
    #expect(!transcript.steps.isEmpty)
    let stage = Stage()
    var answers: [[String]] = []
    for step in transcript.steps {
      let answer = try #require(stage.play(step.event), "\(file):\(step.number): no such limit")
      answers.append(answer)
      if step.isSetup {
        let refused = answer.filter { $0.contains(#","error":{"#) }
        #expect(refused == [], "\(file):\(step.number): setup is refused")
      } else if answer != step.answers, !recording {
        Issue.record("\(difference(file, step, answer))")
      }
    }
    if recording {
      let text = transcript.answered(answers).text
      #expect(Repository.write(text, to: Self.folder + "/" + file))
    }
  }

  @Test func everyMethodHasOneAndEveryOneATopic() {
    let expected = Set(allMethods.map(Self.file)).union(Self.stories)
    #expect(Set(Self.files) == expected)
  }

  private var recording: Bool { getenv("RECORD") != nil }
  private func difference(_ file: String, _ step: Transcript.Step, _ answer: [String]) -> String {
    var lines = [file + ":\(step.number): " + step.lines.joined(separator: "\n")]
    let isOrder = step.answers.sorted() == answer.sorted()
    lines += step.answers.filter { isOrder || !answer.contains($0) }.map { "- " + $0 }
    lines += answer.filter { isOrder || !step.answers.contains($0) }.map { "+ " + $0 }
    if step.answers.count == 1, let old = step.answers.first, answer.count == 1 {
      let same = zip(old, answer[0]).prefix { $0 == $1 }.count
      lines.append("at character \(same): \(answer[0].dropFirst(same).prefix(60))")
    }
    return lines.joined(separator: "\n")
  }
}
