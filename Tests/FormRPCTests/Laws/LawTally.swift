// What a run of the laws went through, counted: it must have seen everything often enough.
// SPDX-License-Identifier: MIT

import Glibc

/// Counts of calls by method, of changes and of refusals by kind.
struct LawTally {
  private(set) var carriedOut: [Word: Int] = [:]
  private(set) var idle: [Word: Int] = [:]
  private(set) var refused: [Word: Int] = [:]
  private(set) var changes: [Word: Int] = [:]
  private(set) var refusals: [Word: Int] = [:]

  mutating func count(_ method: Word, _ answer: Tree, changed: Bool) {
    if let error = answer["error"] {
      refused[method, default: 0] += 1
      refusals[LawTally.kind(of: error), default: 0] += 1
    } else if changed {
      carriedOut[method, default: 0] += 1
    } else {
      idle[method, default: 0] += 1
    }
  }
  mutating func count(changes told: [Tree]) {
    for change in told { changes[change["change"]?.text ?? "?", default: 0] += 1 }
  }
  /// The kind of an error of ours, the code of one of JSON-RPC's.
  static func kind(of error: Tree) -> Word {
    let code = error["code"]?.int ?? 0
    return code < 0 ? Word("\(code)") : error["data"]?["kind"]?.text ?? "?"
  }

  /// What was seen less often than `least` times.
  func missing(_ least: Int, changes: Set<Word>, refusals: Set<Word>, methods: Set<Word>) -> [Word]
  {
    methods.filter { carriedOut[$0, default: 0] < least }.sorted()
      + changes.filter { self.changes[$0, default: 0] < least }.sorted()
      + refusals.filter { self.refusals[$0, default: 0] < least }.sorted()
  }
  /// Every count, one a line.
  var table: String {
    let methods = Set(carriedOut.keys).union(idle.keys).union(refused.keys).sorted()
    return methods.map {
      "  \($0): \(carriedOut[$0, default: 0]) carried out, \(idle[$0, default: 0]) without effect, "
        + "\(refused[$0, default: 0]) refused"
    }.joined(separator: "\n") + "\n  changes:" + LawTally.line(changes) + "\n  refusals:"
      + LawTally.line(refusals)
  }
  private static func line(_ counts: [Word: Int]) -> String {
    counts.keys.sorted().map { " \($0) \(counts[$0, default: 0])" }.joined(separator: ",")
  }
}

/// The seed and the number of edits: `FORMD_SEED` and `FORMD_EDITS`, else always the same.
enum LawSettings {
  static let seed = number("FORMD_SEED") ?? 20_260_101
  static let edits = Int(number("FORMD_EDITS") ?? 2_000)

  private static func number(_ name: String) -> UInt64? {
    getenv(name).flatMap { UInt64(String(cString: $0)) }
  }
}

extension [UInt8] {
  /// Whether `text` occurs in them.
  func contains(_ text: String) -> Bool {
    let needle = Array(text.utf8)
    return withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, let first = needle.first else { return false }
      var at = 0
      while at + needle.count <= bytes.count,
        let found = memchr(start + at, Int32(first), bytes.count - at - needle.count + 1)
      {
        if memcmp(found, needle, needle.count) == 0 { return true }
        at = UnsafeRawPointer(found) - start + 1
      }
      return false
    }
  }
}
