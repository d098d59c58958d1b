// Messages in place of the catalogue's, as a file has them: `{"de": {"required": "Bitte ..."}}`.
// SPDX-License-Identifier: MIT

import FormCore

extension Phrasebook {
  /// Reads messages by language, then by an author's code, one of the catalogue's, a rule or `*`.
  ///
  /// - Throws: what is wrong with the file, and where.
  fileprivate init(file: String, _ limits: Limits) throws(DocumentError) {
    self = try Document.read(file, limits) { view throws(WireError) in try Phrasebook(view) }
  }
  private init(_ view: View) throws(WireError) {
    self.init()
    try view.eachMember { tag, messages throws(WireError) in
      if tag.count > 0, tag.start[0] == UInt8(ascii: "_") { return }
      guard let locale = Locale(tag: Text(tag.string)) else {
        throw WireError("expected a language tag of en, de, fr, es or ja")
      }
      guard !speaks(locale) else { throw WireError("expected each language once") }
      set(try Phrasebook.messages(messages), in: locale)
    }
  }
  private static func messages(_ view: View) throws(WireError) -> [(code: Text, message: Text)] {
    var messages: [(code: Text, message: Text)] = []
    guard view.members != nil || view.count == 0 else { throw WireError("expected an object") }
    try view.eachMember { code, message throws(WireError) in
      if code.count > 0, code.start[0] == UInt8(ascii: "_") { return }
      messages.append((Text(code.string), try Text(message)))
    }
    return messages
  }
}

extension Server.Setup {
  /// Reads the file of messages at `path`, if there is one; `-` is stdin.
  ///
  /// - Throws: what is wrong with it, and where.
  public mutating func read(messages path: String?) throws(DocumentError) {
    if let path { phrasebook = try Phrasebook(file: path, limits) }
  }
}
