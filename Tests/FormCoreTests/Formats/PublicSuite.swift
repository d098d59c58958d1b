// The public JSON Schema test suite, read from where the test data lies.
// SPDX-License-Identifier: MIT

import Glibc
import Testing

/// One case of the JSON Schema Test Suite that judges a string.
struct SuiteCase: CustomTestStringConvertible, Sendable {
  /// The value of the schema's `format`, `minLength` or `maxLength`.
  let keyword: String
  let description: String
  let text: String
  let valid: Bool
  var testDescription: String { "\(keyword): \(description)" }
}

/// Public test suites under `$FORMD_TEST_DATA`, else under `../shared/data`.
enum PublicSuite {
  /// The cases of a file that judge a string by `keyword`; empty when the file is missing.
  static func cases(_ file: String, keyword: String) -> [SuiteCase] {
    guard let text = read("JSON-Schema-Test-Suite/draft2020-12/\(file)") else { return [] }
    var reader = SuiteReader(text)
    guard case .list(let groups) = reader.value() else { return [] }
    return groups.flatMap { group -> [SuiteCase] in
      guard let parameter = group["schema"]?[keyword], case .list(let tests)? = group["tests"]
      else { return [] }
      return tests.compactMap { test in
        guard case .text(let data)? = test["data"], case .text(let name)? = test["description"],
          case .word(let valid)? = test["valid"]
        else { return nil }
        let keyword =
          switch parameter {
          case .text(let text), .word(let text): text
          case .list, .record: ""
          }
        return SuiteCase(keyword: keyword, description: name, text: data, valid: valid == "true")
      }
    }
  }

  /// The bytes of a file of the test data; nil when it is missing.
  static func read(_ file: String) -> [UInt8]? {
    let folder = getenv("FORMD_TEST_DATA").map { String(cString: $0) } ?? "../shared/data"
    let path = "\(folder)/\(file)"
    guard let stream = fopen(path, "rb") else { return nil }
    defer { fclose(stream) }
    var bytes = [UInt8]()
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&chunk, 1, chunk.count, stream), count > 0 {
      bytes += chunk[..<count]
    }
    return bytes
  }
}

/// Just enough JSON for files that are known to be well formed.
indirect enum SuiteJSON {
  case text(String)
  case word(String)
  case list([SuiteJSON])
  case record([String: SuiteJSON])

  subscript(_ name: String) -> SuiteJSON? {
    if case .record(let members) = self { members[name] } else { nil }
  }
}

/// Walks over the bytes of a file of the suite.
struct SuiteReader {
  private let bytes: [UInt8]
  private var at = 0
  init(_ bytes: [UInt8]) { self.bytes = bytes + [0] }

  /// The value that begins here.
  mutating func value() -> SuiteJSON {
    switch next() {
    case UInt8(ascii: "\""): return .text(string())
    case UInt8(ascii: "["):
      var list = [SuiteJSON]()
      while !closes(UInt8(ascii: "]")) { list.append(value()) }
      return .list(list)
    case UInt8(ascii: "{"):
      var members = [String: SuiteJSON]()
      while !closes(UInt8(ascii: "}")) {
        _ = next()
        let name = string()
        _ = next()
        members[name] = value()
      }
      return .record(members)
    case let first:
      var word = [first]
      while bytes[at] > 0x20, !",]}".utf8.contains(bytes[at]) {
        word.append(bytes[at])
        at += 1
      }
      return .word(String(decoding: word, as: UTF8.self))
    }
  }

  private mutating func skipBlanks() {
    while bytes[at] == 0x20 || bytes[at] == 0x0A || bytes[at] == 0x0D || bytes[at] == 0x09 {
      at += 1
    }
  }
  private mutating func next() -> UInt8 {
    skipBlanks()
    defer { if at + 1 < bytes.count { at += 1 } }
    return bytes[at]
  }
  private mutating func closes(_ bracket: UInt8) -> Bool {
    skipBlanks()
    if bytes[at] == UInt8(ascii: ",") { at += 1 }
    skipBlanks()
    guard bytes[at] == bracket || at + 1 == bytes.count else { return false }
    if bytes[at] == bracket { at += 1 }
    return true
  }

  /// The rest of a string whose opening quote has been read.
  private mutating func string() -> String {
    var units = [UInt16]()
    var plain = [UInt8]()
    var text = ""
    func flushed() -> String {
      String(decoding: plain, as: UTF8.self) + String(decoding: units, as: UTF16.self)
    }
    while at + 1 < bytes.count, bytes[at] != UInt8(ascii: "\"") {
      if bytes[at] != UInt8(ascii: "\\") {
        if !units.isEmpty {
          text += flushed()
          (plain, units) = ([], [])
        }
        plain.append(bytes[at])
        at += 1
        continue
      }
      let escape = bytes[at + 1]
      at += 2
      switch escape {
      case UInt8(ascii: "n"): units.append(0x0A)
      case UInt8(ascii: "t"): units.append(0x09)
      case UInt8(ascii: "r"): units.append(0x0D)
      case UInt8(ascii: "b"): units.append(0x08)
      case UInt8(ascii: "f"): units.append(0x0C)
      case UInt8(ascii: "u"):
        let digits = String(decoding: bytes[at..<min(at + 4, bytes.count)], as: UTF8.self)
        units.append(UInt16(digits, radix: 16) ?? 0xFFFD)
        at += 4
      default: units.append(UInt16(escape))
      }
    }
    at += 1
    return text + flushed()
  }
}
