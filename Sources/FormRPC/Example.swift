// An exchange out of a transcript, as the published description shows it.
// SPDX-License-Identifier: MIT

import FormCore

/// A call that was answered, word for word.
struct Example: Sendable {
  let method: StaticString
  /// The situation, in a sentence.
  let name: StaticString
  /// The params: names, and the JSON they stand for.
  let params: [(name: StaticString, json: StaticString)]
  /// The result in JSON.
  let result: StaticString

  /// Writes the members of an OpenRPC example pairing.
  func write(_ w: inout Writer) {
    w.member("name", name)
    w.name("params")
    let mark = w.count
    for param in params {
      w.comma()
      w.object { w in
        w.member("name", param.name)
        w.name("value")
        w.raw(param.json)
      }
    }
    w.closeArray(mark)
    w.name("result")
    w.object { w in
      w.member("name", "result")
      w.name("value")
      w.raw(result)
    }
  }
}
