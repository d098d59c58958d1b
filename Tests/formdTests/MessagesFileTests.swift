// Messages from a file: read once at the start, refused by their place, asked before the catalogue.
// SPDX-License-Identifier: MIT

import Testing

@Suite struct MessagesFileTests {
  struct Refused: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
    let complaint: String
    init(_ name: String, _ text: String, _ complaint: String) {
      (testDescription, self.text, self.complaint) = (name, text, complaint)
    }
  }
  @Test(arguments: [
    Refused("nothing", "", "expected a value at byte 0"),
    Refused("no JSON", #"{"en":{}"#, "expected ',' or '}' at byte 8"),
    Refused("a list", "[]", "expected an object"),
    Refused("two values", #"{"en":{}},"de":{"a":"b"}"#, "bytes after the message at byte 9"),
    Refused("a language not spoken", #"{"en":{},"xx":{}}"#, languages("xx")),
    Refused("no language", #"{"required":"Please."}"#, languages("required")),
    Refused("a language twice", #"{"en":{},"en-GB":{}}"#, "en-GB: expected each language once"),
    Refused("one text for all", #"{"de":"Bitte."}"#, "de: expected an object"),
    Refused("a number", #"{"de":{"required":1}}"#, "de.required: expected a string"),
    Refused("null", #"{"de":{"required":null}}"#, "de.required: expected a string"),
    Refused(
      "a name twice", #"{"de":{"min":"a","m\u0069n":"b"}}"#,
      "de.min: expected a name no other member has"),
    Refused("U+0000", #"{"de":{"min":"a\u0000"}}"#, "de.min: expected text without U+0000"),
  ])
  func whatIsWrongIsToldByItsPlaceWithStatus2(row: Refused) throws {
    let place = try Place()
    _ = try place.file("m.json", row.text)
    let formd = try Child(["--messages", place["m.json"]])
    #expect(formd.wait() == .status(2))
    #expect(formd.complaints.rest() == "formd: \(place["m.json"]): \(row.complaint)\n")
    #expect(formd.answers.rest() == "")
  }
  private static func languages(_ name: String) -> String {
    "\(name): expected a language tag of en, de, fr, es or ja"
  }
  @Test func aFileThatIsNotThereIsStatus2() throws {
    let formd = try Child(["serve", "--messages=/nonexistent/m.json"])
    #expect(formd.wait() == .status(2))
    #expect(
      formd.complaints.rest() == "formd: /nonexistent/m.json: No such file or directory\n")
  }

  struct Said: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// Attributes of the field, and of the form.
    let field: String
    let form: String
    let message: String
    init(_ name: String, _ field: String, form: String = "", _ message: String) {
      (testDescription, self.field, self.form, self.message) = (name, field, form, message)
    }
  }
  private static let file = """
    {"_note": "ours", "en": {"required": "Name {title}.", "type": "No such thing.", "own": "Own.",
     "type.email": "Not an address.", "*": "No."},
     "de-AT": {"required.choice": "Such dir was aus.", "min": "Ab {min}."}}
    """
  @Test(arguments: [
    Said("the rule", #""required":true,"title":"it""#, "Name it."),
    Said(
      "the catalogue's code", #""kind":"picker","required":true,"locale":"de""#, "Such dir was aus."
    ),
    Said(
      "that is not another's", #""required":true,"locale":"de""#,
      "Bitte füllen Sie dieses Feld aus."),
    Said("a code with a dot", #""type":"email","value":"x""#, "Not an address."),
    Said("the code above it", #""type":"url","value":"x""#, "No such thing."),
    Said("a parameter", #""type":"integer","min":7,"value":1,"locale":"de""#, "Ab 7."),
    Said("anything else", #""type":"integer","max":7,"value":8"#, "No."),
    Said(
      "the catalogue", #""type":"integer","max":7,"value":8,"locale":"de""#,
      "Geben Sie 7 oder weniger ein."),
    Said("an author's code", #""rules":[{"rule":"required","code":"own"}]"#, "Own."),
    Said("a rule's message first", #""rules":[{"rule":"required","message":"Rule."}]"#, "Rule."),
    Said("then the field's", #""required":true,"messages":{"*":"Field."}"#, "Field."),
    Said("then the form's", #""required":true"#, form: #""messages":{"*":"Form."},"#, "Form."),
  ])
  func isAskedBehindTheFormAndBeforeTheCatalogue(row: Said) throws {
    let place = try Place()
    _ = try place.file("m.json", Self.file)
    let formd = try Child(["--messages", place["m.json"]])
    let kind = row.field.utf8.starts(with: #""kind""#.utf8) ? "" : #""kind":"textField","#
    formd.send(
      Talk.call(
        "form/create",
        #"{"definition":{"id":"f",\#(row.form)"sections":[{"rows":[{"id":"a",\#(kind)\#(row.field)}]}]}}"#
      ) + "\n" + Talk.call("form/validate", #"{"form":"f"}"#) + "\n")
    _ = formd.answers.line()
    let answer = try #require(formd.answers.line())
    #expect(answer.contains(#""message":"\#(row.message)","#), "\(answer)")
  }
}
