// The commands that look at a definition in a file: what they print, with which status.
// SPDX-License-Identifier: MIT

import Glibc
import Testing

@Suite struct LookTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var arguments: [String]
    let text: String
    var output = ""
    var errors = ""
    var status: Int32 = 0
    init(
      _ name: String, _ arguments: [String], _ text: String, output: String = "",
      errors: String = "", status: Int32 = 0
    ) {
      (testDescription, self.arguments, self.text) = (name, arguments, text)
      (self.output, self.errors, self.status) = (output, errors, status)
    }
  }
  private static let trip = #"""
    {"title": "Trip", "sections": [{"header": "Where\u202eto", "rows": [
      {"id": "land", "kind": "segmented", "title": "Land", "options": [{"key": "de"}, {"key": "fr"}], "value": "fr"},
      {"id": "pin", "kind": "textField", "type": "password", "title": "PIN", "value": "1234"},
      {"id": "go", "kind": "label", "text": "Go", "action": "submit", "visibleWhen": {"!": {"var": "lnad"}}}]}]}
    """#
  private static let kinds = """
    expected one of label, textField, textView, check, switch, stepper, slider, segmented, picker, \
    selectorPicker, inlinePicker, multiPicker, datePicker, selectorDatePicker, inlineDatePicker, \
    fields, custom
    """

  @Test(arguments: [
    Row("lint: no JSON", ["lint"], "{", errors: "expected a member's name at byte 1", status: 2),
    Row("lint: a list", ["lint"], "[]", errors: "expected an object", status: 2),
    Row(
      "lint: two forms", ["lint"], "{},{}", errors: "bytes after the message at byte 2", status: 2),
    Row(
      "lint: a name twice", ["lint"], #"{"sections":[{"rows":[],"rows":[]}]}"#,
      errors: "sections[0].rows: expected a name no other member has", status: 2),
    Row(
      "lint: no kind", ["lint"], #"{"sections":[{"rows":[{"kind":"x"}]}]}"#,
      errors: "sections[0].rows[0].kind: \(kinds)", status: 2),
    Row(
      "lint: no such key", ["lint"], #"{"sections":[{"rows":[{"kind":"picker","value":"a"}]}]}"#,
      errors: "sections[0].rows[0].value: expected the key of one of the field's options",
      status: 2),
    Row(
      "lint: no id", ["lint"], #"{"id":"a/b"}"#, errors: "id: expected an id without '/'", status: 2
    ),
    Row(
      "lint: past a limit", ["lint", "--limit", "rows=1"], trip,
      errors: "sections: expected at most 1", status: 2),
    Row("render: no form", ["render"], "1", errors: "expected an object", status: 2),
    Row("lint: a form of nothing", ["lint"], "{}"),
    Row(
      "lint: a warning", ["lint"], trip,
      output: "-: sections[0].rows[2].visibleWhen.!.var: no field is called lnad\n", status: 1),
    Row("render: a form of nothing", ["render"], "{}"),
    Row(
      "render", ["render"], trip,
      output: """
        Trip

        Where\u{FFFD}to
          Land  ( ) de  (•) fr
          PIN   ••••••••
          [ Go ]

        """),
    Row(
      "render: narrow and in ASCII", ["render", "--width", "20", "--style=ascii"], trip,
      output: """
        Trip

        Where?to
          Land
            ( ) de  (*) fr
          PIN
            ********
          [ Go ]

        """),
  ])
  func whatIsInAFile(row: Row) throws {
    let formd = try Child(row.arguments + ["-"])
    formd.send(row.text)
    formd.closeInput()
    #expect(formd.answers.rest() == row.output)
    #expect(formd.complaints.rest() == (row.errors.isEmpty ? "" : "formd: -: \(row.errors)\n"))
    #expect(formd.wait() == .status(row.status))
  }

  @Test(arguments: ["lint", "render"]) func aFileByItsPath(command: String) throws {
    let place = try Place()
    _ = try place.file(
      "f\u{202E}.json", #"{"sections":[{"rows":[{"kind":"check","matches":"x"}]}]}"#)
    let found = try Child([command, place["f\u{202E}.json"]])
    let shown = place["f\u{FFFD}.json"]
    let warning = "\(shown): sections[0].rows[0].matches: no field is called x\n"
    #expect(found.answers.rest() == (command == "lint" ? warning : "  [ ]\n"))
    #expect(found.wait() == .status(command == "lint" ? 1 : 0))
    let missing = try Child([command, place["missing"]])
    #expect(missing.wait() == .status(2))
    #expect(missing.complaints.rest() == "formd: \(place["missing"]): No such file or directory\n")
  }

  /// Colours only where a terminal shows them and nobody minds.
  @Test(arguments: [
    (["TERM": "xterm", "NO_COLOR": "1"], "Head\r\n  [✓]\r\n"),
    (["TERM": "xterm", "NO_COLOR": ""], "\u{1B}[1mHead\u{1B}[0m\r\n  [✓]\r\n"),
    (["TERM": "dumb", "NO_COLOR": ""], "Head\r\n  [✓]\r\n"),
  ])
  func coloursOnATerminal(environment: [String: String], drawn: String) throws {
    let place = try Place()
    _ = try place.file(
      "f.json", #"{"sections":[{"header":"Head","rows":[{"kind":"check","value":true}]}]}"#)
    #expect(try onATerminal(["render", place["f.json"]], environment) == drawn)
  }

  /// What formd prints on a terminal of its own.
  private func onATerminal(_ arguments: [String], _ environment: [String: String]) throws -> String
  {
    let master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    defer { close(master) }
    // TIOCSPTLCK and TIOCGPTN, which Glibc hides from Swift (ioctl_tty(2)).
    var (lock, number): (Int32, Int32) = (0, -1)
    try #require(ioctl(master, 0x4004_5431, &lock) == 0 && ioctl(master, 0x8004_5430, &number) == 0)
    let slave = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
    defer { close(slave) }
    let formd = try Child(arguments, output: .descriptor(slave), environment: environment)
    #expect(formd.wait() == .status(0))
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(master, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
  }
}
