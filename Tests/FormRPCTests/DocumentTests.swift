// What the documents say is so: conversations are played, and what is named exists.
// SPDX-License-Identifier: MIT

import Glibc
import Testing

@testable import FormRPC

struct DocumentTests {
  @Test func theConversationOfTheReadmeIsTrue() throws {
    let readme = try #require(Repository.text(of: "README.md"))
    let start = "build/formd <<'END'\n"
    let middle = "END\n```\n\n```json\n"
    let (before, rest) = try #require(readme.halves(at: start))
    let (sent, behind) = try #require(rest.halves(at: middle))
    let (received, after) = try #require(behind.halves(at: "```\n"))
    let stage = Stage()
    var answers = ""
    for line in sent.split(separator: "\n") {
      for answer in try #require(stage.play(.sends(client: 1, String(line)))) {
        answers += answer.dropFirst("<- ".count) + "\n"
      }
    }
    #expect(stage.play(.ends(client: 1)) == ["<- end"])
    if getenv("RECORD") != nil {
      let text = before + start + sent + middle + answers + "```\n" + after
      #expect(Repository.write(text, to: "README.md"))
    } else {
      #expect(received == answers)
    }
    #expect(answers.contains(#""submitted":true"#))
  }

  /// Whatever stands in backticks and looks like a file, a folder or a test must be one.
  @Test(arguments: ["README.md", "ARCHITECTURE.md", "CHANGELOG.md"])
  func whatIsNamedExists(_ document: String) throws {
    let text = try #require(Repository.text(of: document))
    let targets = [
      "FormCoreTests", "FormCoreTests/Conditions", "FormRPCTests", "FormRPCTests/Laws",
      "FormRPCTests/Patterns", "formdTests",
    ]
    let tests = targets.flatMap { target in
      Repository.names(in: "Tests/" + target).map { "Tests/" + target + "/" + $0 }
    }
    .compactMap(Repository.text(of:)).joined()
    var named = 0
    for word in text.quoted where !word.contains(" ") {
      if word.isPath {
        #expect(Repository.holds(String(word)), "\(document) names \(word)")
        named += 1
      } else if let dot = word.firstIndex(of: "."), word[..<dot].hasSuffix("Tests") {
        let function = word[word.index(after: dot)...]
        #expect(tests.contains("struct \(word[..<dot]) "), "\(document) names \(word)")
        #expect(tests.contains("func \(function)("), "\(document) names \(word)")
        named += 1
      }
    }
    for target in text.linked where !target.contains("://") {
      #expect(Repository.holds(String(target)), "\(document) links to \(target)")
      named += 1
    }
    #expect(named > 0 || document == "CHANGELOG.md")
  }
}

extension String {
  /// What stands before and behind the first `mark`.
  fileprivate func halves(at mark: String) -> (String, String)? {
    for index in indices where self[index...].hasPrefix(mark) {
      return (String(self[..<index]), String(self[index...].dropFirst(mark.count)))
    }
    return nil
  }
  /// What stands between backticks on one line, outside of fenced blocks.
  fileprivate var quoted: [Substring] {
    var words: [Substring] = []
    var isFenced = false
    for line in split(separator: "\n") {
      if line.hasPrefix("```") {
        isFenced.toggle()
      } else if !isFenced {
        let pieces = line.split(separator: "`", omittingEmptySubsequences: false)
        words += pieces.indices.filter { $0 % 2 == 1 }.map { pieces[$0] }
      }
    }
    return words
  }
  /// Where `[text](target)` leads.
  fileprivate var linked: [Substring] {
    var targets: [Substring] = []
    for index in indices where self[index...].hasPrefix("](") {
      targets.append(self[index...].dropFirst(2).prefix { $0 != ")" })
    }
    return targets
  }
}

extension Substring {
  private static let roots = ["Sources/", "Tests/", "clients/", "scripts/", "bench/", "examples/"]
  fileprivate var isPath: Bool {
    Substring.roots.contains { hasPrefix($0) } && !contains("*")
  }
}
