// Formats and lengths against the public JSON Schema test suite.
// SPDX-License-Identifier: MIT

import FormCore
import Testing

private let annotations = PublicSuite.cases("format.json", keyword: "format")
  .filter { $0.description.hasPrefix("invalid ") && judge($0) != nil }
private let shortest = PublicSuite.cases("minLength.json", keyword: "minLength")
private let longest = PublicSuite.cases("maxLength.json", keyword: "maxLength")

private let files = [
  "email", "idn-email", "hostname", "ipv4", "ipv6", "uri", "iri", "uuid",
]
private let formats = files.flatMap {
  PublicSuite.cases("optional/format/\($0).json", keyword: "format")
}

/// What the suite takes or refuses otherwise than formd, and why.
private let deliberate: [String: String] = [
  "email: a quoted string with a space in the local part is valid": "mail services refuse them",
  "email: a quoted string with a double dot in the local part is valid": "as above",
  "email: a quoted string with a @ in the local part is valid": "as above",
  "email: an IPv4-address-literal after the @ is valid": "nobody's address for a form",
  "email: an IPv6-address-literal after the @ is valid": "as above",
]

/// Our verdict on a case, nil for a format that formd has no type for.
private func judge(_ test: SuiteCase) -> Bool? {
  recognised(test.text) { bytes in
    switch test.keyword {
    case "email": Email.accepts(bytes)
    case "idn-email": Email.accepts(bytes, international: true)
    case "hostname": Hostname.accepts(bytes)
    case "ipv4": IPAddress.acceptsV4(bytes)
    case "ipv6": IPAddress.acceptsV6(bytes)
    case "uri", "iri": URLText.accepts(bytes)
    case "uuid": UUIDText.accepts(bytes)
    default: nil
    }
  }
}

@Suite("The JSON Schema test suite")
struct PublicSuiteTests {
  @Test(
    "agrees on texts that are no e-mail address, host, address, URL or UUID",
    .enabled(if: !annotations.isEmpty, "format.json is missing: set FORMD_TEST_DATA"),
    arguments: annotations)
  func invalid(_ test: SuiteCase) {
    // Without assertion the suite calls these valid; their descriptions say what they are.
    #expect(judge(test) == false)
  }

  @Test(
    "agrees on the formats that formd judges",
    .enabled(if: !formats.isEmpty, "optional/format is not among the test data (FORMD_TEST_DATA)"),
    arguments: formats)
  func format(_ test: SuiteCase) {
    let differs = deliberate[test.testDescription] != nil
    #expect((judge(test) == test.valid) != differs)
  }

  @Test(
    "agrees on the shortest length",
    .enabled(if: !shortest.isEmpty, "minLength.json is missing: set FORMD_TEST_DATA"),
    arguments: shortest)
  func atLeast(_ test: SuiteCase) throws {
    let least = try #require(Int(test.keyword.prefix { $0 != "." }))
    #expect(TextLength.graphemes.fallsShort(Text(test.text), least) == !test.valid)
  }

  @Test(
    "agrees on the longest length",
    .enabled(if: !longest.isEmpty, "maxLength.json is missing: set FORMD_TEST_DATA"),
    arguments: longest)
  func atMost(_ test: SuiteCase) throws {
    let most = try #require(Int(test.keyword.prefix { $0 != "." }))
    #expect(TextLength.graphemes.exceeds(Text(test.text), most) == !test.valid)
  }
}
